import type { Region } from '../../region';
import { isLoginName } from './login-name';

/** What is wrong with a filled-in login form. */
export type LoginProblem = 'username-required' | 'secret-required' | 'secret-malformed' | 'format-incorrect';

/** What is wrong with a login form, nothing when it may be sent [AUTH-37..39, AUTH-41, CONFLICT-02, CONFLICT-06]. */
export function checkLogin(
  region: Region,
  input: { readonly username: string; readonly secret: string },
): readonly LoginProblem[] {
  const username = input.username.trim();
  const problems: LoginProblem[] = [];
  if (username === '') problems.push('username-required');
  if (input.secret.trim() === '') problems.push('secret-required');
  else if (hasExcludedSigns(input.secret)) problems.push('secret-malformed');
  if (username !== '' && !isLoginName(region, username)) problems.push('format-incorrect');
  return problems;
}

/** Whether a secret has blanks or full-width signs, which every policy of PINs and passwords excludes: it can't be right, so it isn't sent and counts as no try [CONFLICT-02]. */
const hasExcludedSigns = (secret: string): boolean => /\s|[\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(secret);
