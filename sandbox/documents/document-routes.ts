import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { DocumentUploadAnswer } from '../../adapters/rest/contract/document-upload';
import { parseUploadProblem } from '../../domain/documents/upload-problem';
import { languageOf } from '../content/localised';
import type { RouteGroup } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { readUpload, uploadLimits } from './read-upload';
import { type Taken, takeDocument } from './take-document';
import { wordsOfUpload } from './upload-words';

const uploadsPerMinute = 30;

/** What the form itself may add to the largest file, bytes. */
const formAtMost = 64 * 1024;

/** Identity documents that reactivate an account of Hong Kong; nothing is ever handed out again [API-90, DOC-01..11, CONFLICT-15]. */
export const documentRoutes: RouteGroup = (app, surroundings) => {
  const { region, configuration } = surroundings;
  const rateLimit = configuration.logonsPerMinute === undefined ? false : { max: uploadsPerMinute, timeWindow: 60_000 };

  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false, preservePath: true });
    uploads.post(
      '/api/document/hk/reactivationDocumentUpload',
      {
        config: { rateLimit },
        // Who has no session, or sends far too much, is told so before any of it is read.
        onRequest: async (request) => {
          await requireSession(request, surroundings);
          if (Number(request.headers['content-length'] ?? 0) > 2 * uploadLimits.fileSize + formAtMost)
            throw new Refusal(413, ['TOO_LARGE']);
        },
      },
      async (request): Promise<DocumentUploadAnswer> => {
        const { clientId } = await requireSession(request, surroundings);
        const key = keyOf(request);
        if (!request.isMultipart()) throw new Refusal(415, ['UNSUPPORTED_MEDIA_TYPE']);
        const upload = await readUpload(request);
        if (upload.requestBy !== clientId) throw new Refusal(400, ['REQUEST_BY_INVALID']);
        return answerOf(await takeDocument(surroundings, { clientId, key, upload }), languageOf(request, region));
      },
    );
  });
};

/** The key under which a wish is sent; without one the file itself is it. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,64}$/.test(key)) throw new Refusal(400, ['KEY_INVALID']);
  return key;
}

/** Yes with a reference, or no: by the code of a rule that the portal explains, or else in words. */
function answerOf(taken: Taken, language: ReturnType<typeof languageOf>): DocumentUploadAnswer {
  if (typeof taken !== 'string') return { success: true, message: wordsOfUpload(language).reference(taken.id) };
  const message = parseUploadProblem(taken) ?? wordsOfUpload(language)[taken === 'REQUESTED' ? 'requested' : 'notOwed'];
  return { success: false, message };
}
