import type { CallFailure } from '../ports/call-failure';
import type { Authenticator, AuthenticatorProblem } from '../ports/passkeys/authenticator';
import type { PasskeyLogins } from '../ports/passkeys/passkey-logins';

/** The outcome of a sign-in by passkey: an open session, nothing signed, or a rejected call. */
export type PasskeySignInOutcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'not-signed'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Logs in with a passkey in place of the one-time code [R14]. */
export class SignInByPasskey {
  constructor(
    private readonly logins: PasskeyLogins,
    private readonly authenticator: Authenticator,
  ) {}

  async execute(): Promise<PasskeySignInOutcome> {
    const request = await this.logins.ask();
    if (!request.ok) return { kind: 'failed', failure: request.error };
    const signed = await this.authenticator.sign(request.value);
    if (!signed.ok) return { kind: 'not-signed', why: signed.error };
    const given = await this.logins.give(signed.value);
    return given.ok ? { kind: 'open' } : { kind: 'failed', failure: given.error };
  }
}
