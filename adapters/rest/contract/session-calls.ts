import type { Call } from './call';

/** The calls that begin, keep and end a session: all that the login form needs. */
export const sessionCalls = {
  logon: { method: 'POST', path: '/authentication/logon', regions: ['HK', 'TW'] },
  loginSendOtp: { method: 'POST', path: '/authentication/login/sendOtp/{channel}', regions: ['TW'] },
  loginValidateOtp: { method: 'POST', path: '/authentication/login/validateOtp', regions: ['TW'] },
  authRefresh: { method: 'GET', path: '/auth/refresh', regions: ['HK', 'TW'] },
  authLogout: { method: 'POST', path: '/auth/logout', regions: ['HK', 'TW'] },
  heartbeat: { method: 'GET', path: '/heartbeat', regions: ['HK', 'TW'] },
} as const satisfies Record<string, Call>;
