import type { Call } from './call';

/** The calls that begin, keep and end a session: all that the login form needs. */
export const sessionCalls = {
  logon: { method: 'POST', path: '/authentication/logon', regions: ['HK', 'TW'], effect: 'write', session: 'none' },
  loginSendOtp: {
    method: 'POST',
    path: '/authentication/login/sendOtp/{channel}',
    regions: ['TW'],
    effect: 'write',
    session: 'code-pending',
  },
  loginValidateOtp: {
    method: 'POST',
    path: '/authentication/login/validateOtp',
    regions: ['TW'],
    effect: 'write',
    session: 'code-pending',
  },
  authRefresh: { method: 'GET', path: '/auth/refresh', regions: ['HK', 'TW'], effect: 'read' },
  authLogout: { method: 'POST', path: '/auth/logout', regions: ['HK', 'TW'], effect: 'write', session: 'none' },
  heartbeat: { method: 'GET', path: '/heartbeat', regions: ['HK', 'TW'], effect: 'read' },
} as const satisfies Record<string, Call>;
