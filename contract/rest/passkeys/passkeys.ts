import * as z from 'zod/mini';
import { parsePasskeyName } from '../../../domain/credentials/passkeys/passkey-name';
import { passkeyUses } from '../../../domain/credentials/passkeys/passkey-use';

const base64url = z.string().check(z.regex(/^[\w-]{1,1000}$/));
const secret = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^\P{Cc}*$/u));

/** A client's passkeys, and what they are good for here; without any use none can be added. */
export const passkeyList = z.object({
  uses: z.array(z.enum(passkeyUses)),
  passkeys: z.array(z.object({ id: base64url, name: z.string(), addedAt: z.string(), usedAt: z.nullable(z.string()) })),
});

/** The present secret of whoever adds a passkey. */
export const passkeyCreationQuery = z.object({ secret });

const descriptors = z.array(z.object({ type: z.literal('public-key'), id: base64url }));

/** The browser's options for a new passkey: WebAuthn's creation options, as JSON. */
export const passkeyCreation = z.object({
  challenge: base64url,
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
});

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const name = z.string().check(z.refine((text) => parsePasskeyName(text) !== undefined));

/** A passkey that the browser has made, under the name that its client gives it. */
export const createdPasskey = z.object({
  name,
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
  }),
});

/** A passkey and its new name. */
export const renamedPasskey = z.object({ id: base64url, name });

/** The passkey that is to go, and the present secret of whoever says so. */
export const removedPasskey = z.object({ id: base64url, secret });

/** The browser's options for a signature: WebAuthn's request options, as JSON. */
export const passkeyRequest = z.object({
  challenge: base64url,
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: descriptors,
  userVerification: z.literal('required'),
});

/** The signature of a passkey. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

const nonce = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The re-authentication that is to be proved. */
export const passkeyStepUpQuery = z.object({ nonce });

/** Its proof. */
export const passkeyStepUp = z.object({ nonce, assertion: passkeyAssertion });

/** The body that opens a half-open session in place of a one-time code. */
export const passkeyLogin = z.object({ assertion: passkeyAssertion });

export type PasskeyListAnswer = z.infer<typeof passkeyList>;
export type PasskeyCreationAnswer = z.infer<typeof passkeyCreation>;
export type PasskeyRequestAnswer = z.infer<typeof passkeyRequest>;
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type CreatedPasskey = z.infer<typeof createdPasskey>;
