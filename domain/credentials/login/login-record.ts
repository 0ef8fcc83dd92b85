import { dayLength } from '../../calendar/day-length';

/**
 * The outcomes of a sign-in attempt: a session; the right secret without a right second factor; a wrong secret; a
 * secret that locked the sign-in; or a refusal for the client's state.
 */
export const loginOutcomes = [
  ...(['opened', 'code-missing', 'wrong-code', 'wrong-passkey'] as const),
  ...(['wrong-secret', 'locked', 'refused'] as const),
] as const;

export type LoginOutcome = (typeof loginOutcomes)[number];

/** The means by which a login went through: the PIN or password alone, or with a one-time code or a passkey after it. */
export const loginMeans = ['secret', 'secret-and-code', 'secret-and-passkey'] as const;

export type LoginMeans = (typeof loginMeans)[number];

/** The parts of a client's security that can change. */
export const securityChanges = [
  'login-secret',
  'user-code',
  'trading-secret',
  'passkey',
  'communication',
  'contact',
  'bank-account',
] as const;

/** The way of a change: with the present secret, by a reset; a passkey is added and removed. */
export const securityChangeWays = ['change', 'reset', 'add', 'rename', 'remove'] as const;

/** The way in which something of a client's security was changed. */
export type SecurityChangeWay = (typeof securityChangeWays)[number];

export type SecurityChangeKind = (typeof securityChanges)[number];

/** The number of milliseconds for which logins and changes are shown to their client, and logins are kept: 90 days. */
export const securityRecordLifetime = 90 * dayLength;
