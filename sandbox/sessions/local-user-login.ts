import { hasLoginCodes } from '../context/asks-for-code';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';
import { isUsable } from './basic-credentials';
import { signIn } from './sign-in';

/** Opens a session like logon does; HK outside production only, and not where logins ask for a code, which this answer can't say [API-15, AUTH-14, CONFLICT-14]. */
export async function localUserLogin(
  typed: { readonly userId: string; readonly password: string },
  { server, sendSession, cookie, origin, markBrowser }: CallContext,
): Promise<{ success: true }> {
  if (server.configuration.environment === 'production' || hasLoginCodes(server))
    throw new ApiError(404, ['NOT_AVAILABLE']);
  const credentials = { name: typed.userId, secret: typed.password };
  if (!isUsable(credentials)) throw new ApiError(400, ['LOG0003']);
  const from = origin();
  const outcome = await signIn({ ...credentials, over: cookie, from }, server);
  if (!outcome.ok) throw new ApiError(401, [outcome.error]);
  sendSession(outcome.value.session);
  markBrowser(from);
  return { success: true };
}
