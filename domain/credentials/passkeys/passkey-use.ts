/**
 * The uses of a passkey: in place of the one-time code at sign-in, or of the secret at a step-up authentication [R14].
 */
export const passkeyUses = ['login', 'proof'] as const;

/** A use of a passkey [R14]. */
export type PasskeyUse = (typeof passkeyUses)[number];

/** The maximum number of passkeys of a client: more than one person has devices [R14]. */
export const maxPasskeys = 10;
