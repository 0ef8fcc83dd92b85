import { sql } from 'drizzle-orm';
import { type AccountAct, accountFrozenCode, isAllowedIn } from '../../domain/credentials/login/account-freeze';
import { loadAccount } from '../context/account-standing';
import type { Database } from '../database/database';
import { pipelined } from '../database/pipelined';
import { preparedStatement } from '../database/prepared-statement';
import { ApiError } from '../wire/api-error';

const lock = sql`hashtextextended('account ' || ${sql.placeholder('clientId')}::text, 0)`;

const shareAccount = preparedStatement((database) =>
  database
    .select({ one: sql`1` })
    .from(sql`pg_advisory_xact_lock_shared(${lock})`)
    .prepare('share_account'),
);

const takeAlone = preparedStatement((database) =>
  database
    .select({ one: sql`1` })
    .from(sql`pg_advisory_xact_lock(${lock})`)
    .prepare('take_account_alone'),
);

/**
 * Refuses what a client's account doesn't allow, and keeps it from being frozen until the transaction ends: a freeze waits
 * for what is under way, and nothing begins after it. No row is locked, so that whoever changes the client's own row later
 * waits for nobody.
 */
export async function holdAccount(transaction: Database, clientId: string, act: AccountAct): Promise<void> {
  // Its standing is looked at by a statement of its own, which begins once the lock is held.
  const [, account] = await pipelined([
    shareAccount(transaction).execute({ clientId }),
    loadAccount(transaction, clientId),
  ]);
  if (!isAllowedIn(account, act)) throw new ApiError(403, [accountFrozenCode]);
}

/** Waits until nothing of a client's is under way, and lets nothing begin until the transaction ends. */
export async function takeAccountAlone(transaction: Database, clientId: string): Promise<void> {
  await takeAlone(transaction).execute({ clientId });
}
