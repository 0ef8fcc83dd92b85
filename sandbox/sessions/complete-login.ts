import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { restoreAllowance } from '../limits/use-allowance';
import type { LoginAttempt } from './login-attempt';
import { forgetFailures } from './login-failures';

/** Under what the codes sent to a client are counted. */
export const codeSendingKind = 'one-time-code';

/** Once nothing more is asked of the client: failures and sent codes are forgiven, and the time is written down [ACCT-09]. */
export async function completeLogin(transaction: Database, attempted: LoginAttempt, now: Date): Promise<void> {
  await forgetFailures(transaction, attempted);
  await restoreAllowance(transaction, attempted.clientId, codeSendingKind);
  await transaction
    .update(clients)
    .set({ previousLoginAt: clients.lastLoginAt, lastLoginAt: now })
    .where(eq(clients.id, attempted.clientId));
}
