import { createClock } from '../context/clock';
import { createSecrets } from '../context/secrets';
import { documentsAsStored } from '../documents/open-documents';
import { openDatabase } from '../installation/open-database';
import type { Command } from './command';
import { prepareInstallation } from './prepare-installation';

/** Prepares the database for this release and ends, or refuses a step that would break a server that runs: once, before the first process of the release serves. */
export const migrate: Command = async (configuration) => {
  const open = await openDatabase(configuration, { migrates: true });
  try {
    const clock = createClock(configuration.fixedNow);
    const secrets = await createSecrets(configuration.environment);
    await prepareInstallation(open, { configuration, clock, secrets });
    console.log('The database is ready for this release');
    // The folder makes itself with the first document.
    if (configuration.documents.objectStore === undefined) return;
    const documents = documentsAsStored(configuration);
    // Servers can do without it for a while, so it holds up no release.
    await documents.prepare().catch((problem: unknown) => {
      console.warn(`Documents can't be kept in ${documents.place}: ${messageOf(problem)}`);
    });
  } finally {
    await open.close();
  }
};

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));
