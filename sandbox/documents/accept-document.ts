import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { canReactivateByUpload } from '../../domain/documents/reactivation';
import type { UploadProblem } from '../../domain/documents/upload-problem';
import type { Eligibility } from '../../domain/clients/eligibility';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { reactivations } from '../database/schema/identity-documents';
import { runOnce, storedAnswer, type Submission } from '../submissions/run-once';
import type { DocumentUpload } from './read-upload';
import type { RedrawnPicture } from './redraw-picture';
import type { DocumentStore } from './document-store';
import { keepDocument, openPicture, storePicture } from './store-picture';

/** The outcome of an upload: its number in the books, or the reason against it. */
export type UploadOutcome = { readonly id: number } | UploadProblem | Exclude<Eligibility, 'ELIGIBLE'>;

type Deps = ServerContext & { readonly documents: DocumentStore };

type Input = { readonly clientId: string; readonly key: IdempotencyKey; readonly upload: DocumentUpload };

const stored = z.object({ id: z.int() });

/** Takes one identity document of a client who owes one, once for each key, and opens it before it is believed [API-90, DOC-05..11]. */
export async function acceptDocument(deps: Deps, { clientId, key, upload }: Input): Promise<UploadOutcome> {
  const { database } = deps;
  const { name, content } = upload;
  const submission = { clientId, call: 'reactivationDocumentUpload', key, content } as const;
  // In this order: who sees that the document has been asked for also sees the answer to it.
  const eligibility = await loadEligibility(database, clientId);
  const known = await storedAnswer(deps, { submission, stored });
  if (known) return known;
  if (!canReactivateByUpload(eligibility)) return eligibility === 'ELIGIBLE' ? 'SYSTEM_FAIL' : eligibility;
  const picture = await openPicture(upload);
  if (typeof picture === 'string') return picture;
  return keep(deps, { submission, name, picture });
}

/** Loads whether a client owes a document; a client who isn't in the list doesn't. */
export async function loadEligibility(database: Database, clientId: string): Promise<Eligibility> {
  const [row] = await database.select().from(reactivations).where(eq(reactivations.clientId, clientId));
  return row?.eligibility ?? 'NOT_ELIGIBLE';
}

type Drawn = { readonly submission: Submission; readonly name: string; readonly picture: RedrawnPicture };

/** Stores the picture and then its row. Two at once: the second waits for the first, and finds that nothing is owed any more. */
function keep(deps: Deps, { submission, name, picture }: Drawn): Promise<UploadOutcome> {
  const { clock } = deps;
  const { clientId, content } = submission;
  return storePicture(deps, picture, (draft) =>
    runOnce<{ readonly id: number }, UploadOutcome>(deps, { submission, stored }, async (transaction) => {
      const [owed] = await transaction
        .select()
        .from(reactivations)
        .where(eq(reactivations.clientId, clientId))
        .for('update');
      if (owed?.eligibility !== 'ELIGIBLE') return { leave: owed?.eligibility ?? 'NOT_ELIGIBLE' };
      const id = await keepDocument(transaction, draft, {
        clientId,
        purpose: 'identity',
        originalName: name,
        sha256: createHash('sha256').update(content).digest('hex'),
        bytes: content.length,
        receivedAt: clock.now(),
      });
      await transaction
        .update(reactivations)
        .set({ eligibility: 'REQUESTED' })
        .where(eq(reactivations.clientId, clientId));
      draft.isWritten = true;
      return { keep: { id } };
    }),
  );
}
