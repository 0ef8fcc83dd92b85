import * as z from 'zod/mini';
import type { Answer, CallFailure } from '../../application/ports/call-failure';
import { type Client, Clients } from '../../application/ports/clients';
import type { User } from '../../domain/clients/user';
import { ok, type Result } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import { onlyPresent } from '../http/only-present';
import { parseBody } from '../http/parse-body';
import { optionalFlag, optionalText } from '../http/wire-fields';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from './generated/graphql';
import type { GraphqlClient } from './graphql-client';
import { readHkUser, readTwUser } from './user-portfolio';

const user = z.object({
  userId: z.string(),
  userNameWithTitle: z.string(),
  lastLoginDate: optionalText,
  email: z.optional(z.nullable(z.object({ email: optionalText }))),
  passwordChangeReminder: optionalFlag,
  mfaIndicator: optionalText,
});

const hkAnswer = parseBody(z.object({ userPortfolioHK: user }), ({ userPortfolioHK }) => userPortfolioHK);
const twAnswer = parseBody(z.object({ userPortfolioTW: user }), ({ userPortfolioTW }) => userPortfolioTW);

/** Who is signed in, over GraphQL; every screen goes on without, so its failures are the header's [GQL-08, GQL-09, OPEN-92]. */
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
          showErrors: false,
          read: (data) => readClient(hkAnswer(data), readHkUser(data)),
        })
      : this.client.ask({
          document: UserPortfolioTwDocument,
          variables: {},
          showErrors: false,
          read: (data) => readClient(twAnswer(data), readTwUser(data)),
        });
  }
}

/** A multi-factor indicator of `Y` is a yes, any other a no, none is nothing [SHAPE-15]. */
function readClient(
  stated: Result<z.output<typeof user>, CallFailure>,
  known: Result<User, CallFailure>,
): Result<Client, CallFailure> {
  if (!stated.ok) return stated;
  if (!known.ok) return known;
  const { value: wire } = stated;
  return ok({
    ...onlyPresent({
      userId: wire.userId,
      nameWithTitle: wire.userNameWithTitle,
      lastLoginAt: wire.lastLoginDate,
      email: wire.email?.email,
      passwordChangeReminder: wire.passwordChangeReminder ?? false,
      multiFactor: wire.mfaIndicator === undefined ? undefined : wire.mfaIndicator === 'Y',
    }),
    user: known.value,
  });
}
