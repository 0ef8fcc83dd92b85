/** Codes by which a server refuses what is sent under an idempotency key, because of the key [API-89, API-90]. */
export const submissionErrorCodes = {
  /** The key is missing or has another format: 400. */
  keyInvalid: 'IDEMPOTENCY_KEY_INVALID',
  /** Something else was carried out under the key before: 422. */
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** Something was carried out under the key so long ago that its answer is no longer kept: 422. */
  keyEnded: 'IDEMPOTENCY_KEY_ENDED',
  /** Another request under the key has no outcome yet: 409. */
  inFlight: 'SUBMISSION_IN_FLIGHT',
} as const;

/**
 * Returns true if the codes say that something was carried out under the key before, so that nothing more can be
 * [API-89, API-90].
 */
export const isKeySpent = (codes: readonly string[]): boolean =>
  codes.includes(submissionErrorCodes.keyReused) || codes.includes(submissionErrorCodes.keyEnded);
