import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';

/** The name of a submission: the client, the kind, and which one of that kind. */
export type SubmissionSubject = { readonly userId: string; readonly kind: string; readonly name?: string };

/** A submission whose outcome this device doesn't know yet. */
export type PendingSubmission = {
  readonly key: IdempotencyKey;
  /** True if it may be on its way; otherwise the key was only chosen. */
  readonly isSent: boolean;
  /** The server's records of this kind before, as far as their sender must know them to recognise the new one. */
  readonly before?: string;
};

/** The entry of one subject, while it is held. */
export type PendingEntry = {
  readonly read: () => PendingSubmission | undefined;
  readonly write: (pending: PendingSubmission) => void;
  readonly remove: () => void;
};

/** Remembers on the device, for all its tabs and over the end of a session, what has been sent without a known outcome. */
export abstract class PendingSubmissions {
  /** Does the work while no other tab of the device works on the same subject; a tab that is closed lets go. */
  abstract hold<T>(subject: SubmissionSubject, work: (entry: PendingEntry) => Promise<T>): Promise<T>;
  /** A key that nobody has used. */
  abstract newKey(): IdempotencyKey;
}
