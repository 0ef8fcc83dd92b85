import { and, isNotNull, lt, sql } from 'drizzle-orm';
import { keyLifetime } from '../../domain/submissions/key-lifetime';
import type { ServerClock } from '../context/clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { inParts, somePlaces } from '../database/in-parts';
import { submissions } from '../database/schema/submissions';

/** Removes what was answered under keys that have ended, and the digest of what was sent. That they were used stays, so that no late retry is ever carried out. Some are ended at a time. */
export async function endKeys(database: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  const isOld = lt(submissions.receivedAt, new Date(now.getTime() - keyLifetime));
  const toEnd = and(isOld, isNotNull(submissions.answer));
  await inParts(async () => {
    const ended = await database
      .update(submissions)
      .set({ answer: null, sha256: null })
      .where(sql`ctid in ${somePlaces(database, submissions, toEnd)}`)
      .returning({ one: sql`1` });
    return ended.length;
  }, stopping);
}

/** Does so now, and every hour from now on. */
export function startEndingKeys(database: Database, clock: ServerClock, logger: RepeatedJob['logger']): StartedJob {
  const work = (stopping: AbortSignal) => endKeys(database, clock.now(), stopping);
  return startJob({ name: 'the end of old keys', every: 3_600_000, logger, work });
}
