import { asc } from 'drizzle-orm';
import type { DocumentKey } from '../context/configuration/document-settings';
import type { Database } from '../database/database';
import { identityDocuments } from '../database/schema/identity-documents';
import type { DocumentStore } from './document-store';
import { sealedStore, sealedWith } from './sealed-store';

/** The store as documents are kept in it, the one that they lay in before if it was another, and the keys; the first seals. */
type Resealing = {
  readonly kept: DocumentStore;
  readonly before: DocumentStore;
  readonly keys: readonly DocumentKey[];
};

/** The number of documents by what became of them. */
export type Resealed = {
  readonly resealed: number;
  readonly moved: number;
  readonly unchanged: number;
  /** Stored names of documents that are nowhere. */
  readonly missing: readonly string[];
};

/**
 * Seals every document with the first key, whichever it was sealed with before, and takes from the store of before what
 * the present one lacks; nothing is removed from there. It can be ended at any time, and be done again.
 */
export async function resealDocuments(database: Database, { kept, before, keys }: Resealing): Promise<Resealed> {
  const rows = await database
    .select({ name: identityDocuments.storedName })
    .from(identityDocuments)
    .orderBy(asc(identityDocuments.id));
  const counts = { resealed: 0, moved: 0, unchanged: 0 };
  const missing: string[] = [];
  for (const { name } of rows) {
    const found = await kept.get(name);
    if (found !== undefined && sealedWith(found) === keys[0]?.id) {
      counts.unchanged += 1;
      continue;
    }
    const content = await sealedStore(found === undefined ? before : kept, keys).get(name);
    if (content === undefined) {
      missing.push(name);
      continue;
    }
    await sealedStore(kept, keys).put(name, content);
    counts[found === undefined ? 'moved' : 'resealed'] += 1;
  }
  return { ...counts, missing };
}
