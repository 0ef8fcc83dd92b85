import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import type { ErrorDetail } from '../../contract/rest/error-detail';

/** A call that is refused on purpose, with what the client may know of it; anything else thrown is a bug. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly codes: readonly string[],
    /** The seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(codes.join(' '));
  }
}

/** The body of a refusal [ERR-01]. */
export function apiErrorBody(codes: readonly string[]): ErrorDetail {
  return { detail: { errors: codes.map((code) => ({ code })) } };
}

/** The refusal of a call that needs a session and has none that is good [SESS-07]. */
export const sessionExpired = (): ApiError => new ApiError(401, [sessionExpiredCode]);
