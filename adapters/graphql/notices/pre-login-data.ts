import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Locale } from '../../../application/ports/locale';
import { parseBody } from '../../http/parse-body';
import { optionalFlag } from '../../http/wire-fields';
import { PublicPreLoginDataTwDocument } from '../../../contract/graphql/visitors/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { messageFields } from '../../http/notices/message-fields';

const preLoginData = z.object({
  news: z.optional(z.nullable(messageFields)),
  disclaimer: z.optional(z.nullable(messageFields)),
  promotions: z.array(z.object({ code: z.string(), isHero: optionalFlag, isSticky: optionalFlag, data: z.string() })),
});

/** The data of TW's public pages. */
export type PreLoginData = z.output<typeof preLoginData>;

/** TW's pre-login answer, asked once by all who need it at the same moment; nothing is kept after that [GQL-18, API-09]. */
export class PreLoginDataReader {
  private readonly pending = new Map<string, AsyncResult<PreLoginData>>();

  constructor(
    private readonly client: GraphqlClient,
    private readonly locale: Locale,
  ) {}

  async read(): AsyncResult<PreLoginData> {
    const language = this.locale.current();
    const pending = this.pending.get(language);
    if (pending) return pending;
    const answer = this.ask();
    this.pending.set(language, answer);
    await answer;
    this.pending.delete(language);
    return answer;
  }

  private ask(): AsyncResult<PreLoginData> {
    return this.client.ask({
      document: PublicPreLoginDataTwDocument,
      variables: {},
      showErrors: false,
      read: parseBody(z.object({ preLoginDataTW: preLoginData }), (data) => data.preLoginDataTW),
    });
  }
}
