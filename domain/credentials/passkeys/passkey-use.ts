/** What a passkey can take the place of: the one-time code at the login, or the secret when who acts is proved again [R14]. */
export const passkeyUses = ['login', 'proof'] as const;

/** What a passkey can take the place of [R14]. */
export type PasskeyUse = (typeof passkeyUses)[number];

/** How many passkeys a client has at most: more than one person has devices [R14]. */
export const maxPasskeys = 10;
