/** What came of an attempt to log in: it opened a session; what follows the right secret was never given, or the code or passkey was wrong; the secret was wrong; it locked the login; or the client's state refused it. */
export const loginOutcomes = [
  ...(['opened', 'code-missing', 'wrong-code', 'wrong-passkey'] as const),
  ...(['wrong-secret', 'locked', 'refused'] as const),
] as const;

export type LoginOutcome = (typeof loginOutcomes)[number];

/** What of a client's security can change. */
export const securityChanges = ['login-secret', 'user-code', 'trading-secret', 'passkey', 'communication'] as const;

/** In which way: with the present secret, by a reset; a passkey is added and removed. */
export const securityChangeWays = ['change', 'reset', 'add', 'rename', 'remove'] as const;

/** In which way something of a client's security was changed. */
export type SecurityChangeWay = (typeof securityChangeWays)[number];

export type SecurityChangeKind = (typeof securityChanges)[number];

/** For how many milliseconds logins and changes are shown to their client, and logins are kept: 90 days. */
export const securityRecordLifetime = 90 * 24 * 60 * 60 * 1000;
