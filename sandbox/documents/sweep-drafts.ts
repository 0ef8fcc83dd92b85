import { eq } from 'drizzle-orm';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { type RepeatedJob, repeatJob, type StopJob } from '../context/repeated-job';
import type { Database } from '../database/database';
import { identityDocuments } from '../database/schema/identity-documents';
import { listDrafts } from './picture-store';

const hour = 3_600_000;

/**
 * Ends what a killed process left half done: a draft whose row is in the books is kept, one without is removed. Another
 * process may be at work in the same folder, so a draft has its time.
 */
export async function sweepDrafts(
  database: Database,
  configuration: Pick<SandboxConfiguration, 'dataFolder'>,
  olderThan: number,
): Promise<void> {
  const drafts = await listDrafts(configuration);
  for (const { name, keep, discard } of drafts.filter((draft) => draft.age >= olderThan)) {
    const rows = await database
      .select({ id: identityDocuments.id })
      .from(identityDocuments)
      .where(eq(identityDocuments.storedName, name));
    await (rows.length > 0 ? keep() : discard());
  }
}

/** Sweeps now, and every hour from now on; says how to stop. Who has the folder alone need not wait for others. */
export async function startSweepingDrafts(
  database: Database,
  configuration: Pick<SandboxConfiguration, 'dataFolder' | 'databaseUrl'>,
  logger: RepeatedJob['logger'],
): Promise<StopJob> {
  await sweepDrafts(database, configuration, configuration.databaseUrl === undefined ? 0 : hour);
  const work = () => sweepDrafts(database, configuration, hour);
  return repeatJob({ name: 'the sweep of unfinished documents', every: hour, logger, work });
}
