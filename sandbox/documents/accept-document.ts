import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { checkUpload } from '../../domain/documents/check-upload';
import { canReactivateByUpload } from '../../domain/documents/reactivation';
import type { UploadProblem } from '../../domain/documents/upload-problem';
import type { Eligibility } from '../../domain/clients/eligibility';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { identityDocuments, reactivations } from '../database/schema/identity-documents';
import { runOnce, storedAnswer, type Submission } from '../submissions/run-once';
import type { DocumentUpload } from './read-upload';
import { type RedrawnPicture, redrawPicture } from './redraw-picture';
import { DocumentStoreFull, type DocumentStore } from './document-store';
import { beginDraft, discardDraft, keepDraft } from './drafts';
import { isStorageFull, storageFull } from './storage-full';

/** The outcome of an upload: its number in the books, or the reason against it. */
export type UploadOutcome = { readonly id: number } | UploadProblem | Exclude<Eligibility, 'ELIGIBLE'>;

type Deps = ServerContext & { readonly documents: DocumentStore };

type Input = { readonly clientId: string; readonly key: IdempotencyKey; readonly upload: DocumentUpload };

const stored = z.object({ id: z.int() });

/** Takes one identity document of a client who owes one, once for each key, and opens it before it is believed [API-90, DOC-05..11]. */
export async function acceptDocument(deps: Deps, { clientId, key, upload }: Input): Promise<UploadOutcome> {
  const { database } = deps;
  const { name, type, content } = upload;
  const submission = { clientId, call: 'reactivationDocumentUpload', key, content } as const;
  // In this order: who sees that the document has been asked for also sees the answer to it.
  const eligibility = await loadEligibility(database, clientId);
  const known = await storedAnswer(deps, { submission, stored });
  if (known) return known;
  if (!canReactivateByUpload(eligibility)) return eligibility === 'ELIGIBLE' ? 'SYSTEM_FAIL' : eligibility;
  const head = new Uint8Array(content.subarray(0, 16));
  const size = upload.isTooLarge ? Infinity : content.length;
  const verdict = checkUpload({ name, type, size, head });
  if (verdict !== 'accepted') return verdict;
  const picture = await redrawPicture(content);
  if (picture === 'too-many-pixels') return 'R01';
  if (picture === 'unreadable') return 'R03';
  return keep(deps, { submission, name, picture });
}

/** Loads whether a client owes a document; a client who isn't in the list doesn't. */
export async function loadEligibility(database: Database, clientId: string): Promise<Eligibility> {
  const [row] = await database.select().from(reactivations).where(eq(reactivations.clientId, clientId));
  return row?.eligibility ?? 'NOT_ELIGIBLE';
}

type Drawn = { readonly submission: Submission; readonly name: string; readonly picture: RedrawnPicture };

/**
 * Stores the picture and then its row. Two at once: the second waits for the first, and finds that nothing is owed any
 * more. A picture whose row may have been written in spite of a failure is left where it is: its draft says which.
 */
async function keep(deps: Deps, { submission, name, picture }: Drawn): Promise<UploadOutcome> {
  const { database, documents, clock } = deps;
  const { format, width, height } = picture;
  const draft = { name: await beginDraft(database, format), isWritten: false };
  try {
    await documents.put(draft.name, picture.content);
    const taken = await runOnce<{ readonly id: number }, UploadOutcome>(
      deps,
      { submission, stored },
      async (transaction) => {
        const { clientId } = submission;
        const [owed] = await transaction
          .select()
          .from(reactivations)
          .where(eq(reactivations.clientId, clientId))
          .for('update');
        if (owed?.eligibility !== 'ELIGIBLE') return { leave: owed?.eligibility ?? 'NOT_ELIGIBLE' };
        const { content } = submission;
        const sha256 = createHash('sha256').update(content).digest('hex');
        const [row] = await transaction
          .insert(identityDocuments)
          .values({
            clientId,
            sha256,
            originalName: name,
            storedName: draft.name,
            format,
            width,
            height,
            bytes: content.length,
            receivedAt: clock.now(),
          })
          .returning({ id: identityDocuments.id });
        await keepDraft(transaction, draft.name);
        await transaction
          .update(reactivations)
          .set({ eligibility: 'REQUESTED' })
          .where(eq(reactivations.clientId, clientId));
        if (row === undefined) throw new Error('a document was written without a number');
        draft.isWritten = true;
        return { keep: row };
      },
    );
    if (!draft.isWritten) await discardDraft(database, documents, draft.name);
    return taken;
  } catch (problem) {
    if (!draft.isWritten) await discardDraft(database, documents, draft.name);
    throw problem instanceof DocumentStoreFull || isStorageFull(problem) ? storageFull() : problem;
  }
}
