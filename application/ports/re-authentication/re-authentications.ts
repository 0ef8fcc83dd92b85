import type { AuthProvider } from '../../../domain/credentials/login/auth-provider';
import type { ReAuthAction, ReAuthType } from '../../../domain/credentials/login/re-authentication';
import type { RequestBody } from '../../../domain/credentials/re-authentication/request-body';
import type { AsyncResult } from '../call-failure';

/** The action that a client re-authenticates for, under a nonce of its own. */
export type ReAuthenticationRequest = {
  readonly type: ReAuthType;
  readonly action: ReAuthAction;
  readonly nonce: string;
  readonly body: RequestBody;
};

/**
 * The methods of step-up authentication open to a client: the secret, which a provider asks for [ENUM-04], and a
 * passkey where there is one.
 */
export type StepUpMethods = { readonly provider: AuthProvider; readonly hasPasskey: boolean };

/** Begins and finishes re-authentications at the server [REAUTH-01]. */
export abstract class ReAuthentications {
  /** True if the proof is asked for before anything is sent, because the server wouldn't say that it wants one. */
  abstract readonly comesFirst: boolean;
  /** Tells what the proof is for; answers by what it can be given. */
  abstract begin(request: ReAuthenticationRequest): AsyncResult<StepUpMethods>;
  /** Has the server check what the provider brought back; once it is right, the session goes on under another token [REAUTH-14]. */
  abstract finish(returned: { readonly nonce: string; readonly result: string }): AsyncResult<void>;
}
