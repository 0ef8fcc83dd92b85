import { and, eq, sql } from 'drizzle-orm';
import { type Allowance, countUse, millisecondsToWait } from '../../domain/clients/allowance';
import type { Database } from '../database/database';
import { usedAllowances } from '../database/schema/allowances';

type Use = { readonly clientId: string; readonly kind: string; readonly allowance: Allowance; readonly now: Date };

/** Uses an allowance once, one call after the other over all processes; the seconds to wait when it is used up. */
export async function useAllowance(
  transaction: Database,
  { clientId, kind, allowance, now }: Use,
): Promise<number | undefined> {
  const at = now.toISOString();
  const [row] = await transaction
    .insert(usedAllowances)
    .values({ clientId, kind, since: now, times: 0 })
    .onConflictDoUpdate({
      target: [usedAllowances.clientId, usedAllowances.kind],
      set: { times: sql`${usedAllowances.times}` },
    })
    .returning();
  const before = { times: row?.times ?? 0, since: (row?.since ?? now).toISOString() };
  const used = countUse(allowance, before, at);
  if (used === undefined) return Math.ceil(millisecondsToWait(allowance, before, at) / 1000);
  await transaction
    .update(usedAllowances)
    .set({ times: used.times, since: new Date(used.since) })
    .where(isOf(clientId, kind));
  return undefined;
}

/** Gives a client the whole allowance back. */
export async function restoreAllowance(transaction: Database, clientId: string, kind: string): Promise<void> {
  await transaction.delete(usedAllowances).where(isOf(clientId, kind));
}

const isOf = (clientId: string, kind: string) =>
  and(eq(usedAllowances.clientId, clientId), eq(usedAllowances.kind, kind));
