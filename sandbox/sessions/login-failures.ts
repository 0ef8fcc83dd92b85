import { and, eq, lte, sql } from 'drizzle-orm';
import { isLocked, lockDuration } from '../../domain/credentials/account-lock';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { loginFailures } from '../database/schema/sessions';
import { digest } from './tokens';

/** Whose failures are meant: the name as typed, known or not. */
export type TypedName = { readonly region: Region; readonly name: string };

/** Whether the name is locked [AUTH-44, AUTH-49]; until the transaction ends nobody else can decide about it. */
export async function lockedName(transaction: Database, typed: TypedName, now: Date): Promise<boolean> {
  await sweep(transaction, new Date(now.getTime() - lockDuration));
  await transaction.insert(loginFailures).values(none(typed, now)).onConflictDoNothing();
  const [counted] = await transaction.select().from(loginFailures).where(isOf(typed)).for('update');
  return counted !== undefined && isLocked(counted.failures, counted.lastFailureAt.toISOString(), now.toISOString());
}

/** Counts one more failure; says whether that locks the name. */
export async function countFailure(transaction: Database, typed: TypedName, now: Date): Promise<boolean> {
  const [counted] = await transaction
    .insert(loginFailures)
    .values({ ...none(typed, now), failures: 1 })
    .onConflictDoUpdate({
      target: [loginFailures.region, loginFailures.nameHash],
      set: { failures: sql`${loginFailures.failures} + 1`, lastFailureAt: now },
    })
    .returning();
  return counted !== undefined && isLocked(counted.failures, now.toISOString(), now.toISOString());
}

/** Forgives the failures of a name. */
export async function forgetFailures(transaction: Database, typed: TypedName): Promise<void> {
  await transaction.delete(loginFailures).where(isOf(typed));
}

/**
 * Failures lapse with the lock they would have led to. Rows that another login holds are left to it: two that sweep at
 * once must not wait for each other.
 */
async function sweep(transaction: Database, until: Date): Promise<void> {
  const lapsed = transaction
    .select({ region: loginFailures.region, nameHash: loginFailures.nameHash })
    .from(loginFailures)
    .where(lte(loginFailures.lastFailureAt, until))
    .for('update', { skipLocked: true });
  await transaction.delete(loginFailures).where(sql`(${loginFailures.region}, ${loginFailures.nameHash}) in ${lapsed}`);
}

const keyOf = ({ region, name }: TypedName) => ({ region, nameHash: digest(`${region}:${name}`) });

const none = (typed: TypedName, now: Date) => ({ ...keyOf(typed), failures: 0, lastFailureAt: now });

function isOf(typed: TypedName) {
  const { region, nameHash } = keyOf(typed);
  return and(eq(loginFailures.region, region), eq(loginFailures.nameHash, nameHash));
}
