import {
  type Assertion,
  Authenticator,
  type AuthenticatorProblem,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
} from '../../../application/ports/passkeys/authenticator';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { fromBase64url, toBase64url } from './base64url';

/** The browser's way to whatever keeps passkeys; nothing where it has none. */
export type CredentialContainer = Pick<CredentialsContainer, 'create' | 'get'>;

const ofThisBrowser = (): CredentialContainer | undefined =>
  'PublicKeyCredential' in window && 'credentials' in navigator ? navigator.credentials : undefined;

const descriptors = (own: PasskeyRequest['allowCredentials']): PublicKeyCredentialDescriptor[] =>
  own.map(({ type, id }) => ({ type, id: fromBase64url(id) }));

/** Passkeys by WebAuthn, which the browser has built in. */
export class WebAuthenticator extends Authenticator {
  constructor(private readonly credentials: CredentialContainer | undefined = ofThisBrowser()) {
    super();
  }

  get isThere(): boolean {
    return this.credentials !== undefined;
  }

  async make(options: PasskeyCreation): Promise<Result<NewCredential, AuthenticatorProblem>> {
    const { challenge, user, excludeCredentials, pubKeyCredParams, ...rest } = options;
    return this.told(
      () =>
        this.credentials?.create({
          publicKey: {
            ...rest,
            challenge: fromBase64url(challenge),
            user: { ...user, id: fromBase64url(user.id) },
            pubKeyCredParams: [...pubKeyCredParams],
            excludeCredentials: descriptors(excludeCredentials),
          },
        }),
      (response) =>
        'attestationObject' in response
          ? {
              clientDataJSON: toBase64url(response.clientDataJSON),
              attestationObject: toBase64url(response.attestationObject as ArrayBuffer),
            }
          : undefined,
    );
  }

  async sign(request: PasskeyRequest): Promise<Result<Assertion, AuthenticatorProblem>> {
    const { challenge, allowCredentials, ...rest } = request;
    return this.told(
      () =>
        this.credentials?.get({
          publicKey: {
            ...rest,
            challenge: fromBase64url(challenge),
            allowCredentials: descriptors(allowCredentials),
          },
        }),
      (response) =>
        'signature' in response && 'authenticatorData' in response
          ? {
              clientDataJSON: toBase64url(response.clientDataJSON),
              authenticatorData: toBase64url(response.authenticatorData as ArrayBuffer),
              signature: toBase64url(response.signature as ArrayBuffer),
            }
          : undefined,
    );
  }

  private async told<Response>(
    ask: () => Promise<Credential | null> | undefined,
    read: (response: AuthenticatorResponse) => Response | undefined,
  ) {
    try {
      const credential = await ask();
      const made = isPublicKey(credential) ? read(credential.response) : undefined;
      if (!isPublicKey(credential) || made === undefined) return err('impossible' as const);
      const { id, rawId } = credential;
      return ok({ id, rawId: toBase64url(rawId), type: 'public-key' as const, response: made });
    } catch (thrown) {
      return err(problemOf(thrown));
    }
  }
}

const isPublicKey = (credential: Credential | null | undefined): credential is PublicKeyCredential =>
  credential?.type === 'public-key';

/** A browser says little, so that no page learns what a device holds. */
function problemOf(thrown: unknown): AuthenticatorProblem {
  const name = thrown instanceof Error ? thrown.name : '';
  if (name === 'InvalidStateError') return 'already-there';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'declined' : 'impossible';
}
