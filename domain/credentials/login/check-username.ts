import type { ByRegion, Region } from '../../region';
import { normaliseLoginName } from './login-name';
import { isUserCode } from '../secrets/check-login-password';
import { checkUserCode, type UserCodeRule, userCodeRules } from '../secrets/check-user-code';
import { type RuleCheck, ruleStatus, uncheckedRules } from '../secrets/rule-check';

type UsernameContext = {
  /** The client's name until now; absent where there is none. */
  readonly present?: string | undefined;
  /** True if another client has it, which only the server knows [CRED-04]. */
  readonly taken?: boolean | undefined;
  /** The client's login password or PIN. */
  readonly secret?: string | undefined;
};

/** The rules of a login name that a client chooses: all ten of a user code in Taiwan; in Hong Kong, whose specification names none, those that keep it from being mistaken for a MasterAccount number [CRED-01..10, AUTH-37]. */
export const usernameRules: ByRegion<readonly UserCodeRule[]> = {
  HK: ['length', 'letter', 'not-taken', 'no-repeats', 'no-special-characters'],
  TW: userCodeRules,
};

/**
 * Checks a new login name against each rule of its region; all rules are unchecked while nothing is typed [CRED-01..10,
 * RESET-04].
 */
export function checkUsername(
  region: Region,
  typed: string,
  { taken }: UsernameContext = {},
): readonly RuleCheck<UserCodeRule>[] {
  const name = normaliseLoginName(region, typed);
  if (name === '') return uncheckedRules(usernameRules[region]);
  const checks = checkUserCode(name, { taken }).filter(({ rule }) => usernameRules[region].includes(rule));
  // A letter that becomes half-width only in capitals, such as ß, stays as it is in Hong Kong's names.
  const isPlain = ruleStatus(/^[A-Za-z\d]+$/.test(name));
  return checks.map((check) => (check.rule === 'no-special-characters' ? { ...check, status: isPlain } : check));
}

/** The problems that keep a new login name from being accepted. */
export const usernameProblems = ['required', 'unchanged', 'rules', 'password'] as const;

/** One of them. */
export type UsernameProblem = (typeof usernameProblems)[number];

/** Why a new login name isn't taken; undefined when it is, as far as is known [ACCT-04, ACCT-07, CRED-01..10, CRED-15]. */
export function usernameProblem(
  region: Region,
  typed: string,
  context: UsernameContext = {},
): UsernameProblem | undefined {
  const name = normaliseLoginName(region, typed);
  if (name === '') return 'required';
  if (name === context.present) return 'unchanged';
  if (checkUsername(region, typed, context).some(({ status }) => status === 'F')) return 'rules';
  return isUserCode(context.secret ?? '', name) ? 'password' : undefined;
}

/** The codes with which a server refuses a new login name. */
export const usernameErrorCodes: Readonly<Record<UsernameProblem, string>> = {
  required: 'USERNAME_MISSING',
  unchanged: 'USERNAME_UNCHANGED',
  rules: 'USERNAME_REFUSED',
  password: 'USERNAME_IS_PASSWORD',
};
