import type { AsyncResult } from '../../../application/ports/call-failure';
import { type StepUpMethods, ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { reAuthenticationProvider } from '../../../domain/clients/feature-gates';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { err, ok } from '../../../domain/kernel/result';
import { readHkUser } from '../clients/user-portfolio';
import type { GraphqlClient } from '../graphql-client';

/**
 * Re-authentication as the specification describes it, without a call of its own: the client's own record says who asks for
 * the secret, the way back says that it was given, and what is sent then says so in its header; whether it is true the
 * server knows from its provider [REAUTH-05, REAUTH-06, REAUTH-11, API-23, OPEN-13].
 */
export class UnannouncedReAuthentications extends ReAuthentications {
  override readonly comesFirst = true;

  constructor(
    private readonly client: GraphqlClient,
    private readonly isLocal: boolean,
  ) {
    super();
  }

  async begin(): AsyncResult<StepUpMethods> {
    const user = await this.client.ask({
      document: UserPortfolioHkDocument,
      variables: {},
      showErrors: false,
      read: readHkUser,
    });
    if (!user.ok) return user;
    const provider = reAuthenticationProvider(user.value, this.isLocal);
    if (provider === undefined) return err({ kind: 'rejected', errors: [{ code: stepUpErrorCodes.unavailable }] });
    return ok({ provider, hasPasskey: false });
  }

  async finish(): AsyncResult<void> {
    return ok(undefined);
  }
}
