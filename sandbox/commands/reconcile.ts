import { openDatabase } from '../installation/open-database';
import { differencesInBooks } from '../orders/books/reconcile';
import type { Command } from './command';

/** Works out the books again from the orders' events and prints every difference; ends with 1 where there is one. */
export const reconcile: Command = async (configuration) => {
  const open = await openDatabase(configuration);
  try {
    await open.prepare(async (database) => {
      const differences = await differencesInBooks(database);
      for (const difference of differences) console.log(difference);
      console.log(differences.length === 0 ? 'The books are right' : `${String(differences.length)} differences`);
      if (differences.length > 0) process.exitCode = 1;
    });
  } finally {
    await open.close();
  }
};
