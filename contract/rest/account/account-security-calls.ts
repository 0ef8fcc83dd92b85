import { inEveryRegion, inHongKong } from '../call-regions';
import type { ServedCall } from '../served-call';
import { accountFreeze } from './account-freeze';
import { accountSecurity, endedSession, openSessionList } from './account-security';
import { secondFactor } from './second-factor';

/** The calls by which clients see who is at the door, and how it is locked; ours but for `mfa`, since the specification names none. */
export const accountSecurityCalls = {
  mfa: { method: 'GET', path: '/mfa', regions: inHongKong, effect: 'read', answer: secondFactor },
  accountSecurity: {
    method: 'GET',
    path: '/account/security',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'account-security',
    answer: accountSecurity,
  },
  // Answers what is open then: one that isn't there (any more), or isn't the client's, is none the less not open.
  endSession: {
    method: 'POST',
    path: '/account/security/endSession',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'account-security',
    answer: openSessionList,
    body: { schema: endedSession, errorCode: 'BAD_REQUEST' },
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/security/endOtherSessions',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'account-security',
    answer: openSessionList,
  },
  // Asks for no proof: it only keeps things where they are. The same again is answered as before, while the session lasts.
  freezeAccount: {
    method: 'POST',
    path: '/account/security/freeze',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'account-freeze',
    answer: accountFreeze,
  },
} as const satisfies Record<string, ServedCall>;
