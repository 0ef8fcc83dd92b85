import type { Database } from '../../../sandbox/database/database';
import { documentDrafts, identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { testConfiguration } from '../../sandbox/support/test-sandbox';

/** Returns the documents that are in the books and can't be read, and those in the store of which the books know nothing. */
export async function documentsLost(database: Database, dataFolder: string): Promise<readonly string[]> {
  const store = openDocuments({ ...testConfiguration, dataFolder });
  const rows = await database.select().from(identityDocuments);
  const drafts = await database.select().from(documentDrafts);
  const wrong: string[] = [];
  for (const { storedName, clientId } of rows)
    if ((await store.get(storedName)) === undefined)
      wrong.push(`the document ${storedName} of ${clientId} is in the books, and not in the store`);
  const known = new Set([...rows, ...drafts].map(({ storedName }) => storedName));
  for await (const name of store.list())
    if (!known.has(name)) wrong.push(`the document ${name} is in the store, and not in the books`);
  return wrong;
}
