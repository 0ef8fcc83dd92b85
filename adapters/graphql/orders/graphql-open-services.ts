import * as z from 'zod/mini';
import type { AsyncResult } from '../../../application/ports/call-failure';
import { OpenServices } from '../../../application/ports/orders/open-services';
import type { SystemFlags } from '../../../domain/funds/system-flags';
import { parseBody } from '../../http/parse-body';
import { SystemTwDocument } from '../../../contract/graphql/menu/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { systemFlagsFields, toSystemFlags } from './system-flags';

const answer = z.object({ systemTW: systemFlagsFields });

/** Taiwan's open services over GraphQL; the menu is there without them, so their failures are silent [GQL-26]. */
export class GraphqlOpenServices extends OpenServices {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async current(): AsyncResult<SystemFlags> {
    return this.client.ask({
      document: SystemTwDocument,
      variables: {},
      showErrors: false,
      read: parseBody(answer, ({ systemTW }) => toSystemFlags(systemTW)),
    });
  }
}
