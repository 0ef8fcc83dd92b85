import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { ServiceStops } from '../../../application/ports/notices/service-stops';
import { PublicMaintenanceMessageDocument } from '../../../contract/graphql/visitors/generated/graphql';
import { plainText } from '../../../domain/notices/plain-text';
import { type ServiceStop, stopsIn } from '../../../domain/notices/service-stop';
import { parseBody } from '../../http/parse-body';
import { messageFields, toMessages } from '../../http/notices/message-fields';
import type { GraphqlClient } from '../graphql-client';

const answer = z.object({ message: z.optional(z.nullable(messageFields)) });

/** The stops that the maintenance message tells of, over GraphQL, where it needs no session [GQL-13, CONFLICT-46]. */
export class GraphqlServiceStops extends ServiceStops {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async current(): AsyncResult<readonly ServiceStop[]> {
    return this.client.ask({
      document: PublicMaintenanceMessageDocument,
      variables: {},
      showErrors: false,
      untracked: true,
      read: parseBody(answer, ({ message }) =>
        stopsIn(toMessages(message)).map((stop) => ({ ...stop, text: plainText(stop.text) })),
      ),
    });
  }
}
