import type { AsyncResult } from '../call-failure';

/** The credentials that a client types to sign in; never stored, never logged. */
export type Credentials = { readonly username: string; readonly secret: string };

export type OneTimeCodeChannel = 'mobile' | 'email';

/** The answer to a login [ENT-56]; without `oneTimeCode` the session is open at once. */
export type SignInAnswer = {
  readonly oneTimeCode?: {
    readonly maskedMobileNumber?: string;
    readonly maskedEmail?: string;
    /** True if a passkey would do in its place. */
    readonly hasPasskey?: boolean;
  };
};

/** The instant at which the code was sent, by the server's clock. */
export type CodeSent = { readonly sentAt: string };

/** Opens and closes the client's session with the asset manager. */
export abstract class Sessions {
  /** Posts the credentials [AUTH-03, AUTH-04]; a refusal carries the first code of the server's detail. */
  abstract logOn(credentials: Credentials): AsyncResult<SignInAnswer>;
  /** Asks for a one-time code by the chosen channel [AUTH-07, API-13]. */
  abstract sendOneTimeCode(channel: OneTimeCodeChannel): AsyncResult<CodeSent>;
  /** True when the server accepts the code [AUTH-08, API-14]. */
  abstract validateOneTimeCode(code: string): AsyncResult<boolean>;
  /** Closes the session at the server [AUTH-51]. */
  abstract logOut(): AsyncResult<void>;
}
