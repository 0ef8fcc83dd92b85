import { type CallFailure, rejectionCodes } from '../../../application/ports/call-failure';
import type { UploadAnswer } from '../../../application/ports/documents/identity-documents';
import type { SubmissionOutcome } from '../../../application/submissions/submission-outcome';
import { parseUploadProblem, type UploadProblem } from '../../../domain/documents/upload-problem';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';

/** A file that may be sent, under the key that makes sending it again safe. */
export type Chosen = { readonly file: File; readonly key: IdempotencyKey };

/** The steps of an upload. */
export type UploadPhase =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly file: File; readonly problem: UploadProblem }
  | ({ readonly kind: 'chosen' } & Chosen)
  | ({ readonly kind: 'sending'; readonly share: number } & Chosen)
  /** No answer came: it is being looked up whether it has arrived. */
  | ({ readonly kind: 'finding' } & Chosen)
  /** It may have arrived or not. */
  | ({ readonly kind: 'unknown' } & Chosen)
  | ({ readonly kind: 'failed'; readonly failure?: CallFailure; readonly message?: string } & Chosen)
  | { readonly kind: 'received'; readonly at?: string; readonly message?: string };

/** Returns the phase after an upload's outcome. */
export function uploadPhaseAfter(outcome: SubmissionOutcome<UploadAnswer>, chosen: Chosen): UploadPhase {
  // The server did answer, and its records say that nothing arrived.
  if (outcome.kind === 'not-received' && outcome.failure.kind === 'server-error')
    return { kind: 'failed', ...chosen, failure: outcome.failure };
  if (outcome.kind === 'unknown' || outcome.kind === 'not-received') return { kind: 'unknown', ...chosen };
  if (outcome.kind === 'received' && outcome.answer.success) return received(outcome.answer);
  const said = outcome.kind === 'received' ? [outcome.answer.message] : rejectionCodes(outcome.failure);
  const problem = said.map(parseUploadProblem).find(Boolean);
  if (problem) return { kind: 'refused', file: chosen.file, problem };
  if (outcome.kind === 'refused') return { kind: 'failed', ...chosen, failure: outcome.failure };
  const { message } = outcome.answer;
  return { kind: 'failed', ...chosen, ...(message === undefined ? {} : { message }) };
}

const received = ({ answeredAt, message }: UploadAnswer): UploadPhase => ({
  kind: 'received',
  ...(answeredAt === undefined ? {} : { at: answeredAt }),
  ...(message === undefined ? {} : { message }),
});
