import { reAuthentications } from '../database/schema/re-authentications';
import type { Database } from '../database/database';
import { digest } from '../context/tokens';
import type { StepUpRequestQuery } from './step-up-request';

const ofNothing = digest('');

/**
 * Keeps a proof that nobody announced, as the specification has it: it names a page that asks for the secret, and no call
 * that says what for. So it counts once, for whatever this session sends that needs one [REAUTH-05, REAUTH-08, API-23].
 */
export async function recordUnannouncedStepUp(
  transaction: Database,
  { session: { cookieHash, clientId }, nonce, providers: [provider = 'LOCAL'], now }: StepUpRequestQuery,
): Promise<void> {
  const proved = { nonce, cookieHash, clientId, provider, begunAt: now, provedAt: now, bodySha256: ofNothing };
  await transaction
    .insert(reAuthentications)
    .values({ ...proved, type: 'txn', action: 'addVcaTransaction' })
    .onConflictDoNothing();
}
