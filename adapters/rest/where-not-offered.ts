import type { CallFailure } from '../../application/ports/call-failure';
import { ok, type Result } from '../../domain/kernel/result';

/** Puts a value in place of the answer to a call that the region or the server doesn't have [API-10, OPEN-59]. */
export const whereNotOffered = <T>(answer: Result<T, CallFailure>, value: T): Result<T, CallFailure> =>
  !answer.ok && answer.error.kind === 'not-offered' ? ok(value) : answer;
