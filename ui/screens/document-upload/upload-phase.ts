import { type CallFailure, mayHaveArrived } from '../../../application/ports/call-failure';
import type { UploadAnswer } from '../../../application/ports/account/identity-documents';
import { parseUploadProblem, type UploadProblem } from '../../../domain/documents/upload-problem';
import type { Result } from '../../../domain/kernel/result';

/** A file that may be sent, under the key that makes sending it again safe. */
export type Chosen = { readonly file: File; readonly key: string };

/** How far a document has come. */
export type UploadPhase =
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused'; readonly file: File; readonly problem: UploadProblem }
  | ({ readonly kind: 'chosen' } & Chosen)
  | ({ readonly kind: 'sending'; readonly share: number } & Chosen)
  /** No answer came: it may have arrived or not. */
  | ({ readonly kind: 'unknown' } & Chosen)
  | ({ readonly kind: 'failed'; readonly failure?: CallFailure; readonly message?: string } & Chosen)
  | { readonly kind: 'received'; readonly at?: string; readonly message?: string };

/** Whether the answer leaves open what has become of the document. */
export const isLost = (answer: Result<UploadAnswer, CallFailure>): boolean =>
  !answer.ok && mayHaveArrived(answer.error);

/** What an answer makes of a document that was sent. */
export function outcome(answer: Result<UploadAnswer, CallFailure>, chosen: Chosen): UploadPhase {
  if (isLost(answer)) return { kind: 'unknown', ...chosen };
  if (answer.ok && answer.value.success) return received(answer.value);
  const said = answer.ok ? [answer.value.message] : codesOf(answer.error);
  const problem = said.map(parseUploadProblem).find(Boolean);
  if (problem) return { kind: 'refused', file: chosen.file, problem };
  if (!answer.ok) return { kind: 'failed', ...chosen, failure: answer.error };
  const { message } = answer.value;
  return { kind: 'failed', ...chosen, ...(message === undefined ? {} : { message }) };
}

const received = ({ answeredAt, message }: UploadAnswer): UploadPhase => ({
  kind: 'received',
  ...(answeredAt === undefined ? {} : { at: answeredAt }),
  ...(message === undefined ? {} : { message }),
});

const codesOf = (failure: CallFailure): readonly string[] =>
  failure.kind === 'rejected' ? failure.errors.map(({ code }) => code) : [];
