import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { OrderMessages } from '../../../application/ports/notices/order-messages';
import { OrderNoticeMessagesDocument } from '../../../contract/graphql/notices/generated/graphql';
import type { Message } from '../../../domain/notices/message';
import { messageFields, toMessages } from '../../http/notices/message-fields';
import { parseBody } from '../../http/parse-body';
import type { GraphqlClient } from '../graphql-client';

const optionalMessage = z.optional(z.nullable(messageFields));
const answer = z.object({ highRisk: optionalMessage, rightDiffNotes: optionalMessage });

/** The notes before an order over GraphQL, which alone carries them; a part of a page, so its failures are its own [OPEN-86, OPEN-92]. */
export class GraphqlOrderMessages extends OrderMessages {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async current(): AsyncResult<readonly Message[]> {
    return this.client.ask({
      document: OrderNoticeMessagesDocument,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ highRisk, rightDiffNotes }) => toMessages(highRisk, rightDiffNotes)),
    });
  }
}
