import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { checkUpload } from '../../domain/documents/check-upload';
import { canReactivateByUpload } from '../../domain/documents/reactivation';
import type { UploadProblem } from '../../domain/documents/upload-problem';
import type { Eligibility } from '../../domain/regular-plans/eligibility';
import type { Database } from '../database/database';
import { identityDocuments, reactivations } from '../database/schema/identity-documents';
import type { Surroundings } from '../server/app';
import { Refusal } from '../server/refusal';
import { storePicture } from './picture-store';
import type { Upload } from './read-upload';
import { type Redrawn, redrawPicture } from './redraw-picture';
import { isStorageFull, storageFull } from './storage-full';

/** What became of an upload: its number in the books, or why it wasn't taken. */
export type Taken = { readonly id: number } | UploadProblem | Exclude<Eligibility, 'ELIGIBLE'>;

type Wish = { readonly clientId: string; readonly key: string | undefined; readonly upload: Upload };

/** Takes one identity document of a client who owes one, once for each key, and opens it before it is believed [API-90, DOC-05..11]. */
export async function takeDocument(surroundings: Surroundings, { clientId, key, upload }: Wish): Promise<Taken> {
  const { database } = surroundings;
  const sha256 = createHash('sha256').update(upload.content).digest('hex');
  const requestKey = key ?? sha256;
  const known = await takenBefore(database, { clientId, requestKey, sha256 });
  if (known !== undefined) return known;
  const eligibility = await eligibilityOf(database, clientId);
  if (!canReactivateByUpload(eligibility)) return eligibility === 'ELIGIBLE' ? 'SYSTEM_FAIL' : eligibility;
  const { name, type, content } = upload;
  const head = new Uint8Array(content.subarray(0, 16));
  const size = upload.isTooLarge ? Infinity : content.length;
  const verdict = checkUpload({ name, type, size, head });
  if (verdict !== 'accepted') return verdict;
  const picture = await redrawPicture(content);
  if (picture === 'too-many-pixels') return 'R01';
  if (picture === 'unreadable') return 'R03';
  return keep(surroundings, { clientId, requestKey, sha256, name, bytes: content.length, picture });
}

/** Whether a client owes a document; who isn't in the list doesn't. */
export async function eligibilityOf(database: Database, clientId: string): Promise<Eligibility> {
  const [row] = await database.select().from(reactivations).where(eq(reactivations.clientId, clientId));
  return row?.eligibility ?? 'NOT_ELIGIBLE';
}

type Request = { readonly clientId: string; readonly requestKey: string; readonly sha256: string };

async function takenBefore(
  database: Database,
  { clientId, requestKey, sha256 }: Request,
): Promise<{ readonly id: number } | undefined> {
  const [before] = await database
    .select({ id: identityDocuments.id, sha256: identityDocuments.sha256 })
    .from(identityDocuments)
    .where(and(eq(identityDocuments.clientId, clientId), eq(identityDocuments.requestKey, requestKey)));
  if (before !== undefined && before.sha256 !== sha256) throw new Refusal(422, ['KEY_USED_FOR_ANOTHER']);
  return before && { id: before.id };
}

/** Two at once: the second waits for the first, and finds that nothing is owed any more or that it was the same wish. */
async function keep(
  { database, clock, configuration }: Surroundings,
  { picture, name, bytes, ...request }: Request & { name: string; bytes: number; picture: Redrawn },
): Promise<Taken> {
  const stored = await storePicture(configuration, picture);
  const { taken, isKept } = await database
    .transaction(async (transaction): Promise<{ readonly taken: Taken; readonly isKept: boolean }> => {
      const { clientId } = request;
      const [owed] = await transaction
        .select()
        .from(reactivations)
        .where(eq(reactivations.clientId, clientId))
        .for('update');
      if (owed?.eligibility !== 'ELIGIBLE') {
        const before = await takenBefore(transaction, request);
        return { taken: before ?? owed?.eligibility ?? 'NOT_ELIGIBLE', isKept: false };
      }
      const { format, width, height } = picture;
      const [row] = await transaction
        .insert(identityDocuments)
        .values({
          ...request,
          ...{ originalName: name, storedName: stored.name, format, width, height, bytes, receivedAt: clock.now() },
        })
        .returning({ id: identityDocuments.id });
      await transaction
        .update(reactivations)
        .set({ eligibility: 'REQUESTED' })
        .where(eq(reactivations.clientId, clientId));
      if (row === undefined) throw new Error('a document was written without a number');
      return { taken: row, isKept: true };
    })
    .catch(async (problem: unknown) => {
      await stored.discard();
      throw isStorageFull(problem) ? storageFull() : problem;
    });
  // From here on the document is taken: a draft that can't be named now is named by the next sweep.
  await (isKept ? stored.keep() : stored.discard()).catch(() => undefined);
  return taken;
}
