import type { oas31 } from 'zod-openapi';
import { isRead } from '../../contract/rest/call';
import { callCatalogue, type CallName } from '../../contract/rest/call-catalogue';
import type { ServedCall } from '../../contract/rest/served-call';
import { type Region, regions } from '../../domain/region';
import { sessionCookieName } from '../context/session-cookie';

const cookieOf = (region: Region) => `sessionCookie${region}` as const;

const cookie = (region: Region) =>
  ({
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName(region),
    description: 'The half of a session that the browser keeps; worth nothing without the check token',
  }) as const;

/** The security schemes of callers: a session's two halves, and at logon a name with its secret [SESS-06, API-11]. */
export const securitySchemes = {
  ...Object.fromEntries(regions.map((region) => [cookieOf(region), cookie(region)])),
  checkToken: {
    type: 'apiKey',
    in: 'header',
    name: 'AUTH_CHECKED',
    description: 'The half of a session that the page keeps',
  },
  login: { type: 'http', scheme: 'basic', description: 'Login name and PIN or password, in UTF-8' },
} as const satisfies Readonly<Record<string, oas31.SecuritySchemeObject>>;

/** Returns the requirements of the calls at an address, of which one is enough. */
export function callSecurity(calls: readonly CallName[], region: Region): oas31.SecurityRequirementObject[] {
  const session = { [cookieOf(region)]: [], checkToken: [] };
  return calls.flatMap((name) => {
    const call: ServedCall = callCatalogue[name];
    if (call.credentials === 'basic') return [{ login: [] }];
    if (call.session !== 'none') return [session];
    // What changes the session of whoever asks takes it along if there is one, as the logout does.
    return isRead(call) ? [{}] : [session, {}];
  });
}
