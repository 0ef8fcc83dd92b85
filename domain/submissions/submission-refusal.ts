/** Codes by which a server refuses what is sent under an idempotency key, because of the key [API-89, API-90]. */
export const submissionRefusals = {
  /** The key is missing or has another format: 400. */
  keyInvalid: 'IDEMPOTENCY_KEY_INVALID',
  /** Something else was carried out under the key before: 422. */
  keyReused: 'IDEMPOTENCY_KEY_REUSED',
  /** Another request under the key has no outcome yet: 409. */
  inFlight: 'SUBMISSION_IN_FLIGHT',
} as const;
