import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { countedFailure, isLocked, lockDuration } from '../../domain/credentials/login/account-lock';
import type { Database } from '../database/database';
import { removePart } from '../database/in-parts';
import { preparedStatement } from '../database/prepared-statement';
import { loginFailures } from '../database/schema/sessions';
import type { LoginAttempt } from './login-attempt';
import { endHalfOpenSessions } from './session-store';

type Counter = typeof loginFailures.$inferSelect;

const key = [loginFailures.region, loginFailures.subjectHash];

/** The counters of one attempt, which nobody else can read or change until the transaction ends. */
export type LockedCounters = { readonly attempted: LoginAttempt; readonly counters: readonly Counter[] };

/**
 * Takes hold of every counter an attempt can touch, always in the same order, so that no two attempts wait for each
 * other. As many are held, counted and forgiven for a name that nobody has as for a client's [R15].
 */
export async function lockCounters(transaction: Database, attempted: LoginAttempt, now: Date): Promise<LockedCounters> {
  const { region, counted, others } = attempted;
  const subjects = [...counted, ...others].sort();
  const counters = await takeHold(transaction).execute({ region, subjects, now: now.toISOString() });
  return { attempted, counters: counters.filter(({ subjectHash }) => counted.includes(subjectHash)) };
}

const takeHold = preparedStatement((database) =>
  database
    .insert(loginFailures)
    .select(
      sql`select ${sql.placeholder('region')}::text, subject, 0, ${sql.placeholder('now')}::timestamptz
        from unnest(${sql.placeholder('subjects')}::text[]) with ordinality subjects (subject, place) order by place`,
    )
    .onConflictDoUpdate({ target: key, set: { failures: sql`${loginFailures.failures}` } })
    .returning()
    .prepare('take_hold_of_login_failures'),
);

/** Returns true if the name typed or the client is locked: either is enough [AUTH-44, AUTH-49]. */
export const isAnyLocked = ({ counters }: LockedCounters, now: Date): boolean =>
  counters.some((counter) => isLocked(counter.failures, counter.lastFailureAt.toISOString(), now.toISOString()));

/** Counts one more failure; says whether that locks. Then the client's half-open sessions end. */
export async function countFailure(transaction: Database, held: LockedCounters, now: Date): Promise<boolean> {
  const counted = held.counters.map((counter) => after(counter, now));
  await keepCounters(transaction).execute({
    region: held.attempted.region,
    subjects: counted.map(({ subjectHash }) => subjectHash),
    failures: counted.map(({ failures }) => failures),
    lastFailuresAt: counted.map(({ lastFailureAt }) => lastFailureAt.toISOString()),
  });
  const locks = isAnyLocked({ ...held, counters: counted }, now);
  if (locks) await endHalfOpenSessions(transaction, held.attempted.clientId);
  return locks;
}

const keepCounters = preparedStatement((database) =>
  database
    .insert(loginFailures)
    .select(
      sql`select ${sql.placeholder('region')}::text, * from unnest(${sql.placeholder('subjects')}::text[],
        ${sql.placeholder('failures')}::int[], ${sql.placeholder('lastFailuresAt')}::text[]::timestamptz[])`,
    )
    .onConflictDoUpdate({
      target: key,
      set: { failures: sql`excluded.failures`, lastFailureAt: sql`excluded.last_failure_at` },
    })
    .prepare('keep_login_failures'),
);

/** Forgives the failures of a client, under every name. */
export async function forgetFailures(transaction: Database, { region, counted, others }: LoginAttempt): Promise<void> {
  await transaction
    .delete(loginFailures)
    .where(and(eq(loginFailures.region, region), inArray(loginFailures.subjectHash, [...counted, ...others])));
}

/** Drops some of the failures that have lapsed; returns how many. By itself, outside any transaction, so that it never holds what another waits for. */
export function sweepFailures(database: Database, now: Date): Promise<number> {
  return removePart(database, loginFailures, lte(loginFailures.lastFailureAt, new Date(now.getTime() - lockDuration)));
}

function after(counter: Counter, now: Date): Counter {
  const before = { failures: counter.failures, lastFailureAt: counter.lastFailureAt.toISOString() };
  const { failures, lastFailureAt } = countedFailure(before, now.toISOString());
  return { ...counter, failures, lastFailureAt: lastFailureAt === undefined ? now : new Date(lastFailureAt) };
}
