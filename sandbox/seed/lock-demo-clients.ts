import type { Database } from '../database/database';
import { countFailure, lockedName } from '../sessions/login-failures';
import { normaliseLoginName } from '../../domain/credentials/login-name';
import { demoClients } from './demo-clients';

/** Locks the clients who are there to be locked; at every start, since a lock ends by itself after a day. */
export async function lockDemoClients(database: Database, now: Date): Promise<void> {
  for (const { region, login } of demoClients.filter(({ isLocked }) => isLocked === true)) {
    const typed = { region, name: normaliseLoginName(region, login) };
    await database.transaction(async (transaction) => {
      let locked = await lockedName(transaction, typed, now);
      while (!locked) locked = await countFailure(transaction, typed, now);
    });
  }
}
