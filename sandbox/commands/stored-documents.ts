import { StartProblem } from '../context/configuration/start-problem';
import { compareDocuments } from '../documents/compare-documents';
import { documentsAsStored, documentsFolder } from '../documents/open-documents';
import { resealDocuments } from '../documents/reseal-documents';
import type { Command } from './command';
import { sayStoreProblem } from './say-store-problem';
import { withBooks } from './with-books';

const usage = 'Usage: npm run sandbox -- stored-documents check|remove-orphans|reseal';

/**
 * Compares the store of identity documents with the rows, and ends with 1 where a document is missing; removes what no
 * row names; or seals all with the first key, and takes over those that still lie in the data folder.
 */
export const storedDocuments: Command = async (configuration, [word, ...more]) => {
  if (more.length > 0 || (word !== 'check' && word !== 'remove-orphans' && word !== 'reseal'))
    throw new StartProblem(usage);
  const documents = documentsAsStored(configuration);
  await withBooks(configuration, async ({ database }) =>
    sayStoreProblem(async () => {
      if (word === 'reseal') {
        const { keys } = configuration.documents;
        if (keys.length === 0) throw new StartProblem('DOCUMENT_KEYS must be set: there is no key to seal with');
        const before = documentsFolder(configuration);
        const { resealed, moved, unchanged, missing } = await resealDocuments(database, {
          kept: documents,
          before,
          keys,
        });
        sayMissing(missing);
        console.log(
          `Sealed anew ${String(resealed)}, taken over ${String(moved)}, left ${String(unchanged)} as they were`,
        );
        return;
      }
      const { missing, orphans } = await compareDocuments(database, documents);
      sayMissing(missing);
      for (const name of orphans) {
        if (word === 'remove-orphans') await documents.remove(name);
        console.log(`${name}: ${word === 'check' ? 'no row names it' : 'removed'}`);
      }
      console.log(`${String(missing.length)} missing, ${String(orphans.length)} without a row, in ${documents.place}`);
    }),
  );
};

function sayMissing(names: readonly string[]): void {
  for (const name of names) console.log(`${name}: missing`);
  if (names.length > 0) process.exitCode = 1;
}
