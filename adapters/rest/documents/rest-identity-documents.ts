import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  IdentityDocuments,
  type UploadOptions,
  type UploadAnswer,
} from '../../../application/ports/documents/identity-documents';
import type { IdentityDocument } from '../../../domain/documents/identity-document';
import { accountCalls } from '../../../contract/rest/account/account-calls';
import { toUploadForm } from './document-upload-form';
import { readDocumentUpload } from './read-document-upload';
import type { RestClient } from '../rest-client';

/** Identity documents over REST; the page shows by itself how far one has gone, so the loading modal stays away [API-90]. */
export class RestIdentityDocuments extends IdentityDocuments {
  constructor(
    private readonly client: RestClient,
    private readonly timeout: number,
  ) {
    super();
  }

  send(document: IdentityDocument, content: Blob, { key, onProgress }: UploadOptions): AsyncResult<UploadAnswer> {
    return this.client.call(accountCalls, {
      name: 'reactivationDocumentUpload',
      headers: { 'Idempotency-Key': key },
      upload: { form: toUploadForm(document, content), timeout: this.timeout, onProgress },
      untracked: true,
      policy: { showErrors: false },
      read: readDocumentUpload,
    });
  }
}
