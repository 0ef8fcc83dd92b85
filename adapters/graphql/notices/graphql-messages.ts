import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { Messages, type VisitorMessages } from '../../../application/ports/notices/messages';
import { regionFeatures } from '../../../config/region-features';
import { ok } from '../../../domain/kernel/result';
import { type ShownMessage, shownMessages } from '../../../domain/notices/message';
import { withoutStops } from '../../../domain/notices/service-stop';
import type { Region } from '../../../domain/region';
import { parseBody } from '../../http/parse-body';
import {
  PublicDisclaimerMessageDocument,
  PublicMaintenanceMessageDocument,
  PublicPreLoginNewsMessageDocument,
} from '../../../contract/graphql/visitors/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { messageFields, toMessages } from '../../http/notices/message-fields';
import { visitorMessages } from '../../http/notices/visitor-messages';
import type { PreLoginDataReader } from './pre-login-data';

const answer = z.object({ message: z.optional(z.nullable(messageFields)) });

type MessageDocument =
  | typeof PublicMaintenanceMessageDocument
  | typeof PublicPreLoginNewsMessageDocument
  | typeof PublicDisclaimerMessageDocument;

/** The notices of the public pages over GraphQL [CONFLICT-46]; TW has news and disclaimer in one answer. */
export class GraphqlMessages extends Messages {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
    private readonly preLoginData: PreLoginDataReader,
  ) {
    super();
  }

  async beforeLogin(): AsyncResult<VisitorMessages> {
    return visitorMessages(
      await Promise.all(
        regionFeatures[this.region].ports.newsBeforeLogin === 'one-answer'
          ? [this.message(PublicMaintenanceMessageDocument), this.ofPreLoginData()]
          : [
              this.message(PublicMaintenanceMessageDocument),
              this.message(PublicPreLoginNewsMessageDocument),
              this.message(PublicDisclaimerMessageDocument),
            ],
      ),
    );
  }

  private message(document: MessageDocument): AsyncResult<readonly ShownMessage[]> {
    return this.client.ask({
      document,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ message }) => shownMessages(withoutStops(toMessages(message)))),
    });
  }

  private async ofPreLoginData(): AsyncResult<readonly ShownMessage[]> {
    const data = await this.preLoginData.read();
    return data.ok ? ok(shownMessages(toMessages(data.value.news, data.value.disclaimer))) : data;
  }
}
