import type { IdentityDocument } from '../../../domain/documents/identity-document';

/** A document as it is sent: the multipart parts `requestBy` and `file`, the file under its own name [ENT-66, OPEN-53]. */
export function toUploadForm({ requestBy, file }: IdentityDocument, content: Blob): FormData {
  const form = new FormData();
  form.append('requestBy', requestBy);
  form.append('file', content, file.name);
  return form;
}
