import multipart from '@fastify/multipart';
import type { DocumentUploadAnswer } from '../../contract/rest/account/document-upload';
import { parseUploadProblem } from '../../domain/documents/upload-problem';
import type { Language } from '../../domain/language';
import { ApiError } from '../wire/api-error';
import { retryAfter } from '../wire/responses/failure-answers';
import { requireSession } from '../wire/require-session';
import type { RouteGroup } from '../wire/route-group';
import { serveOn } from '../wire/serve';
import { type UploadOutcome, acceptDocument } from './accept-document';
import { DocumentStoreAway } from './document-store';
import { openDocuments } from './open-documents';
import { readUpload, uploadLimits } from './read-upload';
import { uploadMessages } from './upload-messages';

const uploadsPerMinute = 30;

/** The bytes that the form itself may add to the largest file. */
const formAtMost = 64 * 1024;

/** Identity documents that reactivate an account of Hong Kong; nothing is ever handed out again [API-90, DOC-01..11, CONFLICT-15]. */
export const documentRoutes: RouteGroup = (app, context) => {
  const { configuration } = context;
  const documents = openDocuments(configuration);
  const rateLimit = configuration.logonsPerMinute === undefined ? false : { max: uploadsPerMinute, timeWindow: 60_000 };

  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false, preservePath: true });
    serveOn(uploads, context)(
      'reactivationDocumentUpload',
      async ({ request, clientId, headers, language }) => {
        if (!request.isMultipart()) throw new ApiError(415, ['UNSUPPORTED_MEDIA_TYPE']);
        const upload = await readUpload(request);
        if (upload.requestBy !== clientId) throw new ApiError(400, ['REQUEST_BY_INVALID']);
        const key = headers['idempotency-key'];
        try {
          return answerOf(await acceptDocument({ ...context, documents }, { clientId, key, upload }), language);
        } catch (problem) {
          if (!(problem instanceof DocumentStoreAway)) throw problem;
          request.log.error({ err: problem }, 'the document store does not answer');
          throw new ApiError(503, ['BUSY'], retryAfter);
        }
      },
      {
        config: { rateLimit },
        // Who has no session, or sends far too much, is told so before any of it is read.
        onRequest: async (request) => {
          await requireSession(request, context);
          if (Number(request.headers['content-length'] ?? 0) > 2 * uploadLimits.fileSize + formAtMost)
            throw new ApiError(413, ['TOO_LARGE']);
        },
      },
    );
  });
};

/** Yes with a reference, or no: by the code of a rule that the portal explains, or else in words. */
function answerOf(taken: UploadOutcome, language: Language): DocumentUploadAnswer {
  if (typeof taken !== 'string') return { success: true, message: uploadMessages(language).reference(taken.id) };
  const message =
    parseUploadProblem(taken) ?? uploadMessages(language)[taken === 'REQUESTED' ? 'requested' : 'notOwed'];
  return { success: false, message };
}
