import { randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { documentDrafts } from '../database/schema/identity-documents';
import { ApiError } from '../wire/api-error';
import { retryAfter } from '../wire/responses/failure-answers';
import type { DocumentStore } from './document-store';
import type { RedrawnPicture } from './redraw-picture';

/**
 * Returns a random name for a document, and writes down that it is a draft, before anything of it is stored: whatever
 * comes of it, the next sweeps know what may lie in the store for no row.
 */
export async function beginDraft(database: Database, format: RedrawnPicture['format']): Promise<string> {
  const storedName = `${randomBytes(16).toString('hex')}.${format}`;
  await database.insert(documentDrafts).values({ storedName });
  return storedName;
}

/** Makes a draft a document for good, in the transaction that writes its row; one that was swept meanwhile is refused. */
export async function keepDraft(transaction: Database, storedName: string): Promise<void> {
  const kept = await transaction
    .delete(documentDrafts)
    .where(and(eq(documentDrafts.storedName, storedName), eq(documentDrafts.isGivenUp, false)))
    .returning({ storedName: documentDrafts.storedName });
  if (kept.length === 0) throw new ApiError(503, ['BUSY'], retryAfter);
}

/** Removes a draft that was put into the store and is no document; one that can't be removed now is left to the sweep. */
export async function discardDraft(database: Database, documents: DocumentStore, storedName: string): Promise<void> {
  try {
    await giveUp(database, eq(documentDrafts.storedName, storedName));
    await removeGivenUp(database, documents, storedName);
  } catch {
    // Its row stays, and says so.
  }
}

/** Removes what a killed process or a store that was away left half done. A draft has its time, in milliseconds: somebody may be at work on it. */
export async function sweepDrafts(
  { database, documents }: Pick<Sweep, 'database' | 'documents'>,
  olderThan: number,
  stopping?: AbortSignal,
): Promise<void> {
  const isOld = lt(documentDrafts.begunAt, sql`now() - ${`${String(olderThan)} milliseconds`}::interval`);
  for (const storedName of await giveUp(database, isOld)) {
    if (stopping?.aborted === true) return;
    await removeGivenUp(database, documents, storedName);
  }
}

const hour = 3_600_000;

type Sweep = {
  readonly database: Database;
  readonly documents: DocumentStore;
  readonly logger: RepeatedJob['logger'];
  /** True where no other process can be at work on a draft. */
  readonly isAlone: boolean;
};

/** Sweeps now, and every hour from now on. A store that is away is swept at a later time. */
export function startSweepingDrafts({ isAlone, logger, ...swept }: Sweep): StartedJob {
  let olderThan = isAlone ? 0 : hour;
  const work = async (stopping: AbortSignal): Promise<void> => {
    const most = olderThan;
    olderThan = hour;
    await sweepDrafts(swept, most, stopping);
  };
  return startJob({ name: 'the sweep of unfinished documents', every: hour, logger, work });
}

/** Gives drafts up, so that they can't become documents any more; returns their names. */
async function giveUp(database: Database, which: ReturnType<typeof eq>): Promise<readonly string[]> {
  const given = await database
    .update(documentDrafts)
    .set({ isGivenUp: true })
    .where(which)
    .returning({ storedName: documentDrafts.storedName });
  return given.map(({ storedName }) => storedName);
}

async function removeGivenUp(database: Database, documents: DocumentStore, storedName: string): Promise<void> {
  await documents.remove(storedName);
  await database.delete(documentDrafts).where(eq(documentDrafts.storedName, storedName));
}
