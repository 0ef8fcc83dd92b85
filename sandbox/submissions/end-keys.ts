import { and, isNotNull, lt } from 'drizzle-orm';
import { keyLifetime } from '../../domain/submissions/key-lifetime';
import type { ServerClock } from '../context/clock';
import { type RepeatedJob, repeatJob, type StopJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { submissions } from '../database/schema/submissions';

/** Removes what was answered under keys that have ended, and the digest of what was sent. That they were used stays, so that no late retry is ever carried out. */
export async function endKeys(database: Database, now: Date): Promise<void> {
  const hasEnded = lt(submissions.receivedAt, new Date(now.getTime() - keyLifetime));
  await database
    .update(submissions)
    .set({ answer: null, sha256: null })
    .where(and(hasEnded, isNotNull(submissions.answer)));
}

/** Does so now, and every hour from now on; says how to stop. */
export async function startEndingKeys(
  database: Database,
  clock: ServerClock,
  logger: RepeatedJob['logger'],
): Promise<StopJob> {
  const work = () => endKeys(database, clock.now());
  await work();
  return repeatJob({ name: 'the end of old keys', every: 3_600_000, logger, work });
}
