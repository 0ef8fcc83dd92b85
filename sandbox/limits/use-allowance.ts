import { and, eq, sql } from 'drizzle-orm';
import { type Allowance, countUse, millisecondsToWait } from '../../domain/clients/allowance';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { usedAllowances } from '../database/schema/allowances';

type Use = { readonly clientId: string; readonly kind: string; readonly allowance: Allowance; readonly now: Date };

/** Uses an allowance once, one call after the other over all processes; the seconds to wait when it is used up. */
export async function useAllowance(
  transaction: Database,
  { clientId, kind, allowance, now }: Use,
): Promise<number | undefined> {
  const at = now.toISOString();
  const [row] = await takeHold(transaction).execute({ clientId, kind, since: now });
  const before = { times: row?.times ?? 0, since: (row?.since ?? now).toISOString() };
  const used = countUse(allowance, before, at);
  if (used === undefined) return Math.ceil(millisecondsToWait(allowance, before, at) / 1000);
  await keepUse(transaction).execute({ clientId, kind, times: used.times, since: new Date(used.since) });
  return undefined;
}

const key = [usedAllowances.clientId, usedAllowances.kind];
const named = {
  clientId: sql.placeholder('clientId'),
  kind: sql.placeholder('kind'),
  since: sql.placeholder('since'),
};

const takeHold = preparedStatement((database) =>
  database
    .insert(usedAllowances)
    .values({ ...named, times: 0 })
    .onConflictDoUpdate({ target: key, set: { times: sql`${usedAllowances.times}` } })
    .returning()
    .prepare('take_hold_of_allowance'),
);

const keepUse = preparedStatement((database) =>
  database
    .insert(usedAllowances)
    .values({ ...named, times: sql.placeholder('times') })
    .onConflictDoUpdate({ target: key, set: { times: sql`excluded.times`, since: sql`excluded.since` } })
    .prepare('keep_use_of_allowance'),
);

/** Gives a client the whole allowance back. */
export async function restoreAllowance(transaction: Database, clientId: string, kind: string): Promise<void> {
  await transaction.delete(usedAllowances).where(isOf(clientId, kind));
}

const isOf = (clientId: string, kind: string) =>
  and(eq(usedAllowances.clientId, clientId), eq(usedAllowances.kind, kind));
