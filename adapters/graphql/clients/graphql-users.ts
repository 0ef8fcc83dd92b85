import type { AsyncResult } from '../../../application/ports/call-failure';
import { Users } from '../../../application/ports/clients/users';
import type { User, UserIn } from '../../../domain/clients/user';
import type { Region } from '../../../domain/region';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from '../../../contract/graphql/client/generated/graphql';
import type { GraphqlClient } from '../graphql-client';
import { readHkUser, readTwUser } from './user-portfolio';

const shared = { variables: {}, showErrors: false } as const;

/** The client as each region describes one. */
const current: { readonly [R in Region]: (client: GraphqlClient) => AsyncResult<UserIn[R]> } = {
  HK: (client) => client.ask({ ...shared, document: UserPortfolioHkDocument, read: readHkUser }),
  TW: (client) => client.ask({ ...shared, document: UserPortfolioTwDocument, read: readTwUser }),
};

/** The signed-in client, with every flag, over GraphQL; every screen goes on without, so its failures are the header’s or a panel’s [GQL-08, GQL-09, OPEN-92]. */
export class GraphqlUsers extends Users {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  async current(): AsyncResult<User> {
    return current[this.region](this.client);
  }
}
