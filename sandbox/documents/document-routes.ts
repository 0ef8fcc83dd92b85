import type { DocumentUploadAnswer } from '../../contract/rest/account/document-upload';
import { parseUploadProblem } from '../../domain/documents/upload-problem';
import type { Language } from '../../domain/language';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { type UploadOutcome, acceptDocument } from './accept-document';
import { openDocuments } from './open-documents';
import { readUpload } from './read-upload';
import { receiveUploads, withStore } from './receive-uploads';
import { uploadMessages } from './upload-messages';

/** The greatest length of the field that says who sends a document. */
const requestByAtMost = 100;

/** Identity documents that reactivate an account of Hong Kong; nothing is ever handed out again [API-90, DOC-01..11, CONFLICT-15]. */
export const documentRoutes: RouteGroup = (app, context) => {
  const documents = openDocuments(context.configuration);
  receiveUploads(app, context, requestByAtMost, (serve, options) => {
    serve(
      'reactivationDocumentUpload',
      async ({ request, clientId, headers, language }) => {
        const { text: requestBy, upload } = await readUpload(request, 'requestBy');
        if (requestBy !== clientId) throw new ApiError(400, ['REQUEST_BY_INVALID']);
        const key = headers['idempotency-key'];
        const taken = await withStore(request, () =>
          acceptDocument({ ...context, documents }, { clientId, key, upload }),
        );
        return answerOf(taken, language);
      },
      options,
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
