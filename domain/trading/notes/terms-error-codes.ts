/** Codes by which a server refuses orders because of the texts that were accepted with them [TRADE-24, TRADE-65, OPEN-40]. */
export const termsErrorCodes = {
  /** A text that the orders need isn't accepted. */
  missing: 'ORDER_ACKNOWLEDGEMENT_MISSING',
  /** The texts are of another version than the one in force. */
  changed: 'ORDER_TERMS_CHANGED',
} as const;

/** Returns true if the codes say that the terms have changed since they were accepted; nothing was carried out. */
export const areTermsChanged = (codes: readonly string[]): boolean => codes.includes(termsErrorCodes.changed);
