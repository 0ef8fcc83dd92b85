/** The codes with which a server refuses what is done with a passkey [R14]. */
export const passkeyErrorCodes = {
  /** Nobody can use one here: not in this region, by this configuration, or at this address. */
  unavailable: 'PASSKEY_UNAVAILABLE',
  /** Nothing is waiting for it: never begun, by another session, used already, or longer than five minutes ago. */
  unknown: 'PASSKEY_UNKNOWN',
  /** It isn't one of the client's, or what it signed isn't what was asked. */
  refused: 'PASSKEY_REFUSED',
  tooMany: 'PASSKEY_TOO_MANY',
} as const;
