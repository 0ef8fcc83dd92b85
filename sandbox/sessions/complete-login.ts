import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { forgetFailures, type TypedName } from './login-failures';

/** The one name a client can log in with [AUTH-48]. */
export const loginNameOf = (client: typeof clients.$inferSelect): TypedName => ({
  region: client.region,
  name: client.userName ?? client.identityNumber,
});

/** Once nothing more is asked of the client: failures are forgiven, and the time is written down [ACCT-09]. */
export async function completeLogin(
  transaction: Database,
  client: typeof clients.$inferSelect,
  now: Date,
): Promise<void> {
  await forgetFailures(transaction, loginNameOf(client));
  await transaction
    .update(clients)
    .set({ previousLoginAt: clients.lastLoginAt, lastLoginAt: now })
    .where(eq(clients.id, client.id));
}
