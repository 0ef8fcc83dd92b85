import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { CreatedPasskey } from '../../contract/rest/passkeys/passkeys';
import type { passkeyChallenges, passkeys } from '../database/schema/passkeys';

/** The kinds of key that a passkey may have, by their COSE numbers: ES256, EdDSA, RS256. */
export const keyAlgorithms: readonly number[] = [-7, -8, -257];

type NewPasskey = Pick<typeof passkeys.$inferInsert, 'id' | 'publicKey' | 'counter' | 'relyingParty'>;

/**
 * Returns the passkey that a browser made, if it made it of what its session waits for, with its holder verified;
 * undefined otherwise. The maker of the authenticator isn't checked.
 */
export async function verifyNewPasskey(
  credential: CreatedPasskey['credential'],
  { challenge, origin, relyingParty }: typeof passkeyChallenges.$inferSelect,
): Promise<NewPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...keyAlgorithms],
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, counter, publicKey: Buffer.from(publicKey).toString('base64url'), relyingParty };
  } catch {
    // The library throws what is wrong with it; all of that is one refusal.
    return undefined;
  }
}
