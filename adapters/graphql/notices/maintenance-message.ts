import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { Locale } from '../../../application/ports/locale';
import { PublicMaintenanceMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import type { Language } from '../../../domain/language';
import type { Message } from '../../../domain/notices/message';
import { parseBody } from '../../http/parse-body';
import { messageFields, toMessages } from '../../http/notices/message-fields';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({ message: z.optional(z.nullable(messageFields)) });

/** The time for which one answer serves all who ask, in milliseconds: as long as a page takes to appear. */
const sharedFor = 5_000;

type Shared = {
  readonly at: number;
  readonly language: Language;
  readonly messages: AsyncResult<readonly Message[]>;
};

/** The maintenance message, which the line of stops and the home both read while a page appears: one answer serves both. */
export class MaintenanceMessage {
  private latest: Shared | undefined;

  constructor(
    private readonly client: GraphqlClient,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly locale: Pick<Locale, 'current'>,
  ) {}

  async read(): AsyncResult<readonly Message[]> {
    const { latest } = this;
    const at = this.clock.now();
    const language = this.locale.current();
    if (latest?.language === language && Math.abs(at - latest.at) < sharedFor) {
      const known = await latest.messages;
      if (known.ok) return known;
    }
    const messages = this.client.ask({
      document: PublicMaintenanceMessageDocument,
      variables: {},
      showErrors: false,
      untracked: true,
      read: parseBody(answer, ({ message }) => toMessages(message)),
    });
    this.latest = { at, language, messages };
    return messages;
  }
}
