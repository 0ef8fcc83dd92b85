import type { Region } from '../../region';
import { readPresentSecret } from '../secrets/typed-secret';
import { isLoginName } from './login-name';

/** The problems of a filled-in sign-in form. */
export type LoginProblem = 'username-required' | 'secret-required' | 'secret-malformed' | 'format-incorrect';

/**
 * Returns the problems of a sign-in form; none when it may be sent [AUTH-37..39, AUTH-41, CONFLICT-02, CONFLICT-06].
 */
export function checkLogin(
  region: Region,
  input: { readonly username: string; readonly secret: string },
): readonly LoginProblem[] {
  const username = input.username.trim();
  const problems: LoginProblem[] = [];
  if (username === '') problems.push('username-required');
  const secret = readPresentSecret('login-password', input.secret);
  if (!secret.ok) problems.push(`secret-${secret.error}`);
  if (username !== '' && !isLoginName(region, username)) problems.push('format-incorrect');
  return problems;
}
