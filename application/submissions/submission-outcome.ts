import type { AsyncResult, CallFailure } from '../ports/call-failure';

/** The outcome of a submission [API-89, API-90, OPEN-16]. */
export type SubmissionOutcome<T> =
  /** It was carried out; the answer is the server's, or what it has kept. `isEarlier`: of what was sent before, and nothing was sent now. */
  | { readonly kind: 'received'; readonly answer: T; readonly isEarlier?: true }
  /** It was not carried out, and the server says why. */
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  /** It was not carried out and never will be: it may be sent again under the same key. */
  | { readonly kind: 'not-received'; readonly failure: CallFailure }
  /** Nobody can say; it is not sent again by itself. */
  | { readonly kind: 'unknown'; readonly failure: CallFailure };

/** The steps of a submission: on its way, or looked up because its answer was lost. */
export type SubmissionStep = 'sending' | 'finding';

/** Asks the server's own records for what was sent; undefined where they don't have it. */
export type Lookup<T> = () => AsyncResult<T | undefined>;
