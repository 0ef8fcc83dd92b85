import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type ReAuthenticationRequest,
  type StepUpMethods,
  ReAuthentications,
} from '../../../application/ports/re-authentication/re-authentications';
import { wireReAuthenticationProvider } from '../../../contract/rest/re-authentication/re-authentication';
import { reAuthenticationCalls } from '../../../contract/rest/re-authentication/re-authentication-calls';
import { nothing } from '../../../contract/rest/nothing';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** Begins and finishes proofs over REST; a passkey gives one where the server has their calls [REAUTH-01, REAUTH-14, OPEN-59]. */
export class RestReAuthentications extends ReAuthentications {
  override readonly comesFirst = false;

  constructor(
    private readonly client: RestClient,
    private readonly takesPasskeys: boolean,
  ) {
    super();
  }

  begin(request: ReAuthenticationRequest): AsyncResult<StepUpMethods> {
    return this.client.call(reAuthenticationCalls, {
      name: 'beginReAuthentication',
      body: request,
      policy,
      read: readJson(wireReAuthenticationProvider, ({ provider, passkey }) => ({
        provider,
        hasPasskey: this.takesPasskeys && passkey === true,
      })),
    });
  }

  finish(returned: { readonly nonce: string; readonly result: string }): AsyncResult<void> {
    return this.client.call(reAuthenticationCalls, {
      name: 'finishReAuthentication',
      body: returned,
      policy,
      read: readJson(nothing, () => undefined),
    });
  }
}
