import type { Result } from '../../../domain/kernel/result';

type Descriptor = { readonly type: 'public-key'; readonly id: string };

/** The server's options for a new passkey; binary parts in base64url. */
export type PasskeyCreation = {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly timeout: number;
  readonly excludeCredentials: readonly Descriptor[];
  readonly authenticatorSelection: { readonly residentKey: 'preferred'; readonly userVerification: 'required' };
  readonly attestation: 'none';
};

/** The data that a browser is to have signed, and the passkeys that may sign them. */
export type PasskeyRequest = {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly allowCredentials: readonly Descriptor[];
  readonly userVerification: 'required';
};

type Credential<Response> = {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: Response;
};

/** A passkey that was just made: its public half. */
export type NewCredential = Credential<{ readonly clientDataJSON: string; readonly attestationObject: string }>;

/** The signature of a passkey. */
export type Assertion = Credential<{
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}>;

/** Why there is none: the client, or the device, didn't go on; the device has one already; or it can't. */
export type AuthenticatorProblem = 'declined' | 'already-there' | 'impossible';

/** The keeper of a client's passkeys, as the browser reaches it: the device's own, a phone or a security key. */
export abstract class Authenticator {
  abstract readonly isThere: boolean;
  abstract make(options: PasskeyCreation): Promise<Result<NewCredential, AuthenticatorProblem>>;
  abstract sign(request: PasskeyRequest): Promise<Result<Assertion, AuthenticatorProblem>>;
}
