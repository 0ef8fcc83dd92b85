import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type KeptData, keptSince } from '../../domain/documents/kept-data';
import { type MovableClock, type ServerClock, today } from '../context/clock';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { inParts, removePart, somePlaces } from '../database/in-parts';
import { accountFreezes } from '../database/schema/account-freezes';
import { usedAllowances } from '../database/schema/allowances';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { communicationChanges } from '../database/schema/communication';
import { contactChanges } from '../database/schema/contact-changes';
import { coolingOffs } from '../database/schema/cooling-offs';
import { credentialChanges, newPins } from '../database/schema/credentials';
import { documentDrafts, identityDocuments } from '../database/schema/identity-documents';
import { orderLists } from '../database/schema/orders';
import { serviceStops } from '../database/schema/service-stops';
import { outbox, sessionEndings } from '../database/schema/sessions';
import { submissions } from '../database/schema/submissions';
import { sweepAttempts } from '../credentials/resets/reset-attempts';
import { sweepAddressCounts } from '../limits/shared-counts';
import { sweepReAuthentications } from '../re-authentication/begin-re-authentication';
import { sweepFailures } from '../sessions/login-failures';
import { aboutOrders } from '../sessions/outbox';
import { sweepSessions } from '../sessions/session-store';
import { startOfDay } from '../orders/books/stored-orders';

/** The table of data of a kind, the column of its age, and the rows of the kind: those of any of the conditions, each with an index of its own; all rows without one. */
type Place = { readonly table: PgTable; readonly at: PgColumn; readonly which?: readonly SQL[] };

/** Other messages and logins are removed to the minute, by jobs of their own: `sandbox/sessions`. */
const places: Readonly<Record<Exclude<KeptData, 'login' | 'message'>, Place>> = {
  // What hasn't ended has no end to be old by.
  'account-freeze': { table: accountFreezes, at: accountFreezes.endedAt },
  allowance: { table: usedAllowances, at: usedAllowances.since },
  'bank-account-change': { table: bankAccountChanges, at: bankAccountChanges.endedAt },
  'communication-change': { table: communicationChanges, at: communicationChanges.changedAt },
  'contact-change': { table: contactChanges, at: contactChanges.endedAt },
  'cooling-off': { table: coolingOffs, at: coolingOffs.at },
  'credential-change': { table: credentialChanges, at: credentialChanges.changedAt },
  'ended-pin': { table: newPins, at: newPins.endedAt },
  'service-stop': { table: serviceStops, at: serviceStops.resumedAt },
  'order-message': { table: outbox, at: outbox.sentAt, which: aboutOrders },
  'session-ending': { table: sessionEndings, at: sessionEndings.endedAt },
  'unsent-list': { table: orderLists, at: orderLists.madeAt, which: [isNull(orderLists.sentAt)] },
  'used-key': { table: submissions, at: submissions.receivedAt },
};

/** The kinds of data that this job removes. */
export const expiringData = Object.keys(places) as readonly (keyof typeof places)[];

/** Removes what has been kept for its time: of each kind all that is older than the first day still kept. It can be broken off anywhere, and done by several processes at once [ORDQ-15]. */
export async function removeExpired(database: Database, clock: ServerClock, stopping?: AbortSignal): Promise<void> {
  for (const kind of expiringData) {
    const first = keptSince(kind, today(clock));
    if (first === '') continue;
    const { table, at, which } = places[kind];
    for (const condition of which ?? [undefined]) {
      const isOld = and(lt(at, startOfDay(first)), condition);
      await inParts(() => removePart(database, table, isOld), stopping);
    }
  }
  await inParts(() => removeProofs(database), stopping);
}

/** Gives up some of the pictures that proved whose bank accounts are, once their requests are gone: the next sweep of drafts removes them. */
async function removeProofs(database: Database): Promise<number> {
  const named = database
    .select({ one: sql`1` })
    .from(bankAccountChanges)
    .where(eq(bankAccountChanges.proofId, identityDocuments.id));
  const isDone = and(eq(identityDocuments.purpose, 'bank-account'), notExists(named));
  return database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(identityDocuments)
      .where(sql`ctid in ${somePlaces(transaction, identityDocuments, isDone)}`)
      .returning({ storedName: identityDocuments.storedName });
    const drafts = gone.map(({ storedName }) => ({ storedName, begunAt: new Date(0), isGivenUp: true }));
    if (drafts.length > 0) await transaction.insert(documentDrafts).values(drafts);
    return drafts.length;
  });
}

/** Does so now, and every hour from now on. */
export function startRemovingExpired(
  database: Database,
  clock: MovableClock,
  logger: RepeatedJob['logger'],
): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(database, clock);
    // Whoever begins another sweeps these too; here they go even if nobody does.
    for (const sweep of [sweepSessions, sweepFailures, sweepAttempts, sweepReAuthentications, sweepAddressCounts])
      await inParts(() => sweep(database, clock.now()), stopping);
    await removeExpired(database, clock, stopping);
  };
  return startJob({ name: 'the removal of what was kept for its time', every: 3_600_000, logger, work });
}
