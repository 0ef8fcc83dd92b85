import type { AuthProvider } from '../../../domain/credentials/login/auth-provider';
import type { ReAuthAction, ReAuthType } from '../../../domain/credentials/login/re-authentication';
import type { RequestBody } from '../../../domain/credentials/re-authentication/request-body';
import type { AsyncResult } from '../call-failure';

/** What a client is about to do, under a nonce of its own. */
export type ReAuthenticationRequest = {
  readonly type: ReAuthType;
  readonly action: ReAuthAction;
  readonly nonce: string;
  readonly body: RequestBody;
};

/** By what a client can prove who acts: the secret, which a provider asks for [ENUM-04], and whether a passkey would do in its place. */
export type StepUpMethods = { readonly provider: AuthProvider; readonly hasPasskey: boolean };

/** What the server is told before and after a client proves again who acts [REAUTH-01]. */
export abstract class ReAuthentications {
  /** True if the proof is asked for before anything is sent, because the server wouldn't say that it wants one. */
  abstract readonly comesFirst: boolean;
  /** Tells what the proof is for; answers by what it can be given. */
  abstract begin(request: ReAuthenticationRequest): AsyncResult<StepUpMethods>;
  /** Has the server check what the provider brought back; once it is right, the session goes on under another token [REAUTH-14]. */
  abstract finish(returned: { readonly nonce: string; readonly result: string }): AsyncResult<void>;
}
