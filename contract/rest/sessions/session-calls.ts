import { inEveryRegion } from '../call-regions';
import type { Call } from '../call';

/** The calls that begin and end a session, as the login page makes them: it loads nothing else of them. */
export const sessionCalls = {
  logon: { method: 'POST', path: '/authentication/logon', regions: inEveryRegion, effect: 'write', session: 'none' },
  loginSendOtp: {
    method: 'POST',
    path: '/authentication/login/sendOtp/{channel}',
    regions: inEveryRegion,
    effect: 'write',
    extension: { HK: 'login-codes' },
    session: 'code-pending',
  },
  loginValidateOtp: {
    method: 'POST',
    path: '/authentication/login/validateOtp',
    regions: inEveryRegion,
    effect: 'write',
    extension: { HK: 'login-codes' },
    session: 'code-pending',
  },
  authLogout: { method: 'POST', path: '/auth/logout', regions: inEveryRegion, effect: 'write', session: 'none' },
} as const satisfies Record<string, Call>;
