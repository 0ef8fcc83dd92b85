import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { PasskeyAssertion } from '../../contract/rest/passkeys/passkeys';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type passkeyChallenges, passkeys } from '../database/schema/passkeys';
import { ApiError } from '../wire/api-error';
import { takeChallenge } from './challenges';

type Passkey = typeof passkeys.$inferSelect;
type Challenge = typeof passkeyChallenges.$inferSelect;

/** A passkey of the session's client that signed what it was asked to, for the first time. */
export type VerifiedPasskey = Pick<Passkey, 'id' | 'counter'> & {
  readonly nextCounter: number;
  /** The nonce of the action that a step-up authentication is for. */
  readonly nonce: string | null;
};

/**
 * Looks at what a passkey signed: that it is one of the client's and made for this place, that it signed what this
 * session waits for, at this origin, with its holder verified, and that it has signed oftener than ever before. Whatever
 * comes of it, what the session waited for counts no more [R14].
 */
export async function verifyAssertion(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  session: Pick<Session, 'cookieHash' | 'clientId'>,
  { purpose, assertion }: { readonly purpose: 'login' | 'proof'; readonly assertion: PasskeyAssertion },
): Promise<VerifiedPasskey | ApiError> {
  const waiting = await takeChallenge(database, session, { purpose, now: clock.now() });
  if (waiting === undefined) return new ApiError(400, [passkeyErrorCodes.unknown]);
  const [passkey] = await database
    .select()
    .from(passkeys)
    .where(
      and(
        eq(passkeys.id, assertion.id),
        eq(passkeys.clientId, session.clientId),
        eq(passkeys.relyingParty, waiting.relyingParty),
      ),
    );
  const nextCounter = passkey && (await verifiedCounter(assertion, passkey, waiting));
  if (passkey === undefined || nextCounter === undefined) return new ApiError(400, [passkeyErrorCodes.refused]);
  return { id: passkey.id, counter: passkey.counter, nextCounter, nonce: waiting.nonce };
}

async function verifiedCounter(
  assertion: PasskeyAssertion,
  { id, publicKey, counter }: Passkey,
  { challenge, origin, relyingParty }: Challenge,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: relyingParty,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws what is wrong with it; all of that is one refusal.
    return undefined;
  }
}

/** Writes down that a passkey was used, unless it was used elsewhere or removed since it was looked at. */
export async function usePasskey(
  transaction: Database,
  { id, counter, nextCounter }: VerifiedPasskey,
  now: Date,
): Promise<boolean> {
  const used = await transaction
    .update(passkeys)
    .set({ counter: nextCounter, usedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
