import type { IdentityDocument } from '../../../domain/documents/identity-document';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';

/** The server's answer to a document: whether it accepted it, in words of its own if any, and when [DOC-04, ERR-24]. */
export type UploadAnswer = {
  readonly success: boolean;
  readonly message?: string;
  readonly answeredAt?: string;
};

/** The idempotency key of an upload, and the listener to its progress, from 0 to 1. */
export type UploadOptions = { readonly key: IdempotencyKey; readonly onProgress: (share: number) => void };

/** Takes the identity documents that reactivate an account. */
export abstract class IdentityDocuments {
  /** Sends a document once. Without an answer it may have arrived all the same; sent again under its key it is still one [API-90]. */
  abstract send(document: IdentityDocument, content: Blob, sending: UploadOptions): AsyncResult<UploadAnswer>;
}
