/** What came of an attempt to log in: it opened a session; the code after the right secret was never given, or was wrong; the secret was wrong; it locked the login; or the client's state refused it. */
export const loginOutcomes = ['opened', 'code-missing', 'wrong-code', 'wrong-secret', 'locked', 'refused'] as const;

export type LoginOutcome = (typeof loginOutcomes)[number];

/** What of a client's security can change. */
export const securityChanges = ['login-secret', 'user-code', 'trading-secret', 'communication'] as const;

export type SecurityChangeKind = (typeof securityChanges)[number];

/** For how many milliseconds logins and changes are shown to their client, and logins are kept: 90 days. */
export const securityRecordLifetime = 90 * 24 * 60 * 60 * 1000;
