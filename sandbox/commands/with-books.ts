import { createClock, type MovableClock } from '../context/clock';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { followMovedClock } from '../context/moved-clock';
import type { Database } from '../database/database';
import { openDatabase } from '../installation/open-database';

/** The books that a command works on, with the time as the demonstration was moved. */
type Books = {
  readonly database: Database;
  readonly clock: MovableClock;
  readonly configuration: SandboxConfiguration;
};

/** Opens the books that a configuration names, brought up to date, for the time of a work. */
export async function withBooks(
  configuration: SandboxConfiguration,
  work: (books: Books) => Promise<void>,
): Promise<void> {
  const clock = createClock(configuration.fixedNow);
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      await followMovedClock(database, clock);
      await work({ database, clock, configuration });
    });
  } finally {
    await open.close();
  }
}
