import { checkUpload } from '../../domain/documents/check-upload';
import type { UploadProblem } from '../../domain/documents/upload-problem';
import type { Database } from '../database/database';
import { identityDocuments } from '../database/schema/identity-documents';
import { type DocumentStore, DocumentStoreFull } from './document-store';
import { beginDraft, discardDraft, keepDraft } from './drafts';
import type { DocumentUpload } from './read-upload';
import { type RedrawnPicture, redrawPicture } from './redraw-picture';
import { isStorageFull, storageFull } from './storage-full';

type Deps = { readonly database: Database; readonly documents: DocumentStore };

/** A picture that lies in the store and has no row yet. */
export type PictureDraft = {
  readonly name: string;
  readonly picture: RedrawnPicture;
  /** Set by whoever writes its row, as the last step of the transaction: it isn't discarded from then on. */
  isWritten: boolean;
};

/** Opens an uploaded picture and draws it anew; the first problem of one that can't be taken [DOC-05..11]. */
export async function openPicture(upload: DocumentUpload): Promise<RedrawnPicture | UploadProblem> {
  const { name, type, content, isTooLarge } = upload;
  const head = new Uint8Array(content.subarray(0, 16));
  const size = isTooLarge ? Infinity : content.length;
  const verdict = checkUpload({ name, type, size, head });
  if (verdict !== 'accepted') return verdict;
  const picture = await redrawPicture(content);
  if (picture === 'too-many-pixels') return 'R01';
  return picture === 'unreadable' ? 'R03' : picture;
}

/**
 * Stores a picture and lets the work write its row; one that it doesn't write goes again. A picture whose row may have been
 * written in spite of a failure is left where it is: its draft says which.
 */
export async function storePicture<T>(
  { database, documents }: Deps,
  picture: RedrawnPicture,
  work: (draft: PictureDraft) => Promise<T>,
): Promise<T> {
  const draft: PictureDraft = { name: await beginDraft(database, picture.format), picture, isWritten: false };
  try {
    await documents.put(draft.name, picture.content);
    const done = await work(draft);
    if (!draft.isWritten) await discardDraft(database, documents, draft.name);
    return done;
  } catch (problem) {
    if (!draft.isWritten) await discardDraft(database, documents, draft.name);
    throw problem instanceof DocumentStoreFull || isStorageFull(problem) ? storageFull() : problem;
  }
}

type DocumentFacts = Omit<typeof identityDocuments.$inferInsert, 'storedName' | 'format' | 'width' | 'height'>;

/** Writes the row of a draft, which is a document from then on; returns its number in the books. */
export async function keepDocument(
  transaction: Database,
  { name, picture }: PictureDraft,
  facts: DocumentFacts,
): Promise<number> {
  const { format, width, height } = picture;
  const [row] = await transaction
    .insert(identityDocuments)
    .values({ ...facts, storedName: name, format, width, height })
    .returning({ id: identityDocuments.id });
  if (row === undefined) throw new Error('a document was written without a number');
  await keepDraft(transaction, name);
  return row.id;
}
