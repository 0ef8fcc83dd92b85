import * as z from 'zod/mini';
import type { Answer } from '../../application/ports/call-failure';
import { type Client, Clients } from '../../application/ports/clients';
import type { Region } from '../../domain/region';
import { onlyPresent } from '../http/only-present';
import { parseBody } from '../http/parse-body';
import { optionalFlag, optionalText } from '../http/wire-fields';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from './generated/graphql';
import type { GraphqlClient } from './graphql-client';

const user = z.object({
  userId: z.string(),
  userNameWithTitle: z.string(),
  lastLoginDate: optionalText,
  email: z.optional(z.nullable(z.object({ email: optionalText }))),
  passwordChangeReminder: optionalFlag,
  mfaIndicator: optionalText,
});

/** Who is signed in, over GraphQL [GQL-08, GQL-09]. */
export class GraphqlClients extends Clients {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  async current(): Answer<Client> {
    return this.region === 'HK'
      ? this.client.ask({
          document: UserPortfolioHkDocument,
          variables: {},
          showErrors: true,
          read: parseBody(z.object({ userPortfolioHK: user }), (data) => toClient(data.userPortfolioHK)),
        })
      : this.client.ask({
          document: UserPortfolioTwDocument,
          variables: {},
          showErrors: true,
          read: parseBody(z.object({ userPortfolioTW: user }), (data) => toClient(data.userPortfolioTW)),
        });
  }
}

/** A multi-factor indicator of `Y` is a yes, any other a no, none is nothing [SHAPE-15]. */
function toClient(wire: z.output<typeof user>): Client {
  return onlyPresent({
    userId: wire.userId,
    nameWithTitle: wire.userNameWithTitle,
    lastLoginAt: wire.lastLoginDate,
    email: wire.email?.email,
    passwordChangeReminder: wire.passwordChangeReminder ?? false,
    multiFactor: wire.mfaIndicator === undefined ? undefined : wire.mfaIndicator === 'Y',
  });
}
