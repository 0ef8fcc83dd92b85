import type { Database } from '../database/database';
import { documentDrafts, identityDocuments } from '../database/schema/identity-documents';
import type { DocumentStore } from './document-store';

/** The differences between the rows of documents and the store's contents, by stored names. */
export type DocumentDifferences = {
  /** Documents that were taken and are not in the store. */
  readonly missing: readonly string[];
  /** Documents in the store that no row names, as after the database went back to an earlier instant. */
  readonly orphans: readonly string[];
};

/**
 * Compares the rows of documents with the store. The store is listed between two readings of the rows, and what is under
 * way is read before it may become a row: neither is a difference.
 */
export async function compareDocuments(database: Database, documents: DocumentStore): Promise<DocumentDifferences> {
  const before = await loadTaken(database);
  const stored = new Set<string>();
  for await (const name of documents.list()) stored.add(name);
  const drafts = await database.select({ name: documentDrafts.storedName }).from(documentDrafts);
  const known = new Set([...(await loadTaken(database)), ...drafts.map(({ name }) => name)]);
  return {
    missing: [...before].filter((name) => !stored.has(name)),
    orphans: [...stored].filter((name) => !known.has(name)),
  };
}

async function loadTaken(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.select({ name: identityDocuments.storedName }).from(identityDocuments);
  return new Set(rows.map(({ name }) => name));
}
