import { normaliseLoginName } from '../../../domain/credentials/login/login-name';
import type { Database } from '../../database/database';
import { demoClients } from '../../demonstration/demo-clients';
import { findClient } from '../../sessions/find-client';
import { attemptUnderName } from '../../sessions/login-attempt';
import { countFailure, lockCounters, isAnyLocked } from '../../sessions/login-failures';

/** Locks the clients who are there to be locked; at every start, since a lock ends by itself after a day. */
export async function lockDemoClients(database: Database, now: Date): Promise<void> {
  for (const { region, login } of demoClients.filter(({ isLocked }) => isLocked === true)) {
    const typed = normaliseLoginName(region, login);
    const attempted = attemptUnderName(region, typed, await findClient(database, region, typed));
    await database.transaction(async (transaction) => {
      for (let isLocked = false; !isLocked;) {
        const held = await lockCounters(transaction, attempted, now);
        isLocked = isAnyLocked(held, now) || (await countFailure(transaction, held, now));
      }
    });
  }
}
