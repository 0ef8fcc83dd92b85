import { and, eq } from 'drizzle-orm';
import { isStepUpFresh, stepUpLifetime } from '../../domain/credentials/re-authentication/step-up-problem';
import type { PasskeyRequestAnswer } from '../../contract/rest/passkeys/passkeys';
import type { Session } from '../context/find-session';
import { freshToken } from '../context/tokens';
import type { Database } from '../database/database';
import { passkeyChallenges } from '../database/schema/passkeys';
import { loadDescriptors } from './own-passkeys';
import type { RelyingParty } from './relying-party';

type Challenge = typeof passkeyChallenges.$inferSelect;
type Waiting = Pick<Session, 'cookieHash' | 'clientId'>;

type Input = Pick<Challenge, 'purpose'> & {
  readonly relyingParty: RelyingParty;
  readonly nonce?: string;
  readonly now: Date;
};

/** The time that a browser may wait for its client, in milliseconds; the challenge lasts as long. */
export const challengeTimeout = stepUpLifetime;

/** Has a session wait for a passkey; what it waited for before, for the same purpose, counts no more. */
export async function storeChallenge(
  database: Database,
  { cookieHash, clientId }: Waiting,
  input: Input,
): Promise<string> {
  const challenge = freshToken();
  const { purpose, nonce = null, now, relyingParty } = input;
  const fresh = {
    clientId,
    challenge,
    nonce,
    relyingParty: relyingParty.id,
    origin: relyingParty.origin,
    begunAt: now,
  };
  await database
    .insert(passkeyChallenges)
    .values({ cookieHash, purpose, ...fresh })
    .onConflictDoUpdate({ target: [passkeyChallenges.cookieHash, passkeyChallenges.purpose], set: fresh });
  return challenge;
}

/**
 * Takes the challenge that a session waits for: it counts once, and for five minutes. By itself, outside any
 * transaction, so that nothing brings it back.
 */
export async function takeChallenge(
  database: Database,
  { cookieHash, clientId }: Waiting,
  { purpose, now }: Pick<Input, 'purpose' | 'now'>,
): Promise<Challenge | undefined> {
  const [taken] = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.cookieHash, cookieHash),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.clientId, clientId),
      ),
    )
    .returning();
  return taken && isStepUpFresh(taken.begunAt.toISOString(), now.toISOString()) ? taken : undefined;
}

/** Returns the browser's options for a signature with any of these passkeys. */
export const requestOptions = (
  challenge: string,
  { id }: RelyingParty,
  own: readonly { readonly id: string }[],
): PasskeyRequestAnswer => ({
  challenge,
  rpId: id,
  timeout: challengeTimeout,
  allowCredentials: loadDescriptors(own),
  userVerification: 'required',
});
