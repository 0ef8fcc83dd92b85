import { documentUploadAnswer } from './contract/document-upload';
import { readJson } from './read-answer';

/** Whether an upload was taken, with the server's words if it says any [DOC-04]. */
export const readDocumentUpload = readJson(documentUploadAnswer, ({ success, message }) => ({
  success,
  message: message ?? undefined,
}));
