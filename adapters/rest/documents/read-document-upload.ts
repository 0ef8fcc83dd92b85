import type { UploadAnswer } from '../../../application/ports/documents/identity-documents';
import { ok } from '../../../domain/kernel/result';
import { plainText } from '../../../domain/notices/plain-text';
import type { HttpAnswer } from '../../http/http-answer';
import { onlyPresent } from '../../http/only-present';
import { documentUploadAnswer } from '../../../contract/rest/account/document-upload';
import { readJson } from '../read-answer';

const readBody = readJson(documentUploadAnswer, (answer) => answer);

/**
 * Reads the answer to an upload: whether it was accepted, with the server's words if there are any, and when [DOC-04].
 */
export function readDocumentUpload(answer: HttpAnswer) {
  const read = readBody(answer);
  if (!read.ok) return read;
  const { success, message } = read.value;
  const words = message ? plainText(message) || undefined : undefined;
  return ok<UploadAnswer>(onlyPresent({ success, message: words, answeredAt: instantOf(answer.headers['date']) }));
}

function instantOf(date: string | undefined): string | undefined {
  const instant = Date.parse(date ?? '');
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString();
}
