import type { Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';

/** One error as the server states it; `messages` wins over the catalogue's text for `code` [ERR-17]. */
export type ServerError = {
  readonly code: string;
  readonly message?: string;
  readonly messages?: Readonly<Partial<Record<Language, string>>>;
};

/** Everything that can go wrong between asking and understanding the answer; facts only, words are chosen by the screen. */
export type CallFailure =
  | { readonly kind: 'no-answer'; readonly reason: 'offline' | 'timeout' }
  | { readonly kind: 'rejected'; readonly errors: readonly ServerError[] }
  | { readonly kind: 'unauthorized'; readonly errors: readonly ServerError[] }
  /** `requestId`: the number under which the server has it on record, where it says so. */
  | { readonly kind: 'server-error'; readonly status: number; readonly requestId?: string }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'not-offered' }
  | { readonly kind: 'superseded' };

/** The effects of a failed call on the client's data, as far as they are known. */
export const writeOutcomes = ['nothing-changed', 'may-have-arrived'] as const;
export type WriteOutcome = (typeof writeOutcomes)[number];

/** A read changes nothing, and neither does a write that was refused; one without an understood answer may have been carried out [OPEN-16]. */
export const writeOutcome = (failure: CallFailure, isWrite: boolean): WriteOutcome =>
  isWrite && mayHaveBeenApplied(failure) ? 'may-have-arrived' : 'nothing-changed';

/** Returns the codes of the errors that a call was rejected for; none of any other failure. */
export const rejectionCodes = (failure: CallFailure): readonly string[] =>
  failure.kind === 'rejected' ? failure.errors.map(({ code }) => code) : [];

/** Returns true if a call was rejected for an error of this code. */
export const isRejectedFor = (failure: CallFailure, code: string): boolean => rejectionCodes(failure).includes(code);

/**
 * Returns true if a failed write may have been carried out all the same: no answer was understood, it came too late for
 * its session, or the first of two requests is still under way.
 */
export const mayHaveBeenApplied = (failure: CallFailure): boolean =>
  failure.kind === 'rejected'
    ? isRejectedFor(failure, submissionErrorCodes.inFlight)
    : kindsWithoutAnswer.includes(failure.kind);

/** Returns true if a call was refused because the client has no session any more [ERR-04, ERR-10]. */
export const isSessionOver = (failure: CallFailure): boolean => failure.kind === 'unauthorized';

const kindsWithoutAnswer: readonly CallFailure['kind'][] = ['no-answer', 'server-error', 'malformed', 'superseded'];

/** The answer of every port: it never rejects. */
export type AsyncResult<T> = Promise<Result<T, CallFailure>>;
