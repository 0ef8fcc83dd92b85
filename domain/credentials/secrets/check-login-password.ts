import { hasKeyboardRun, hasRepeats, hasSequence } from './character-runs';
import { ruleStatus, type RuleCheck } from './rule-check';
import { isTaiwanNationalId } from '../taiwan-identity';

/** The eleven rules of a Taiwan login password, in the order of their slots [CRED-11..21]. */
export const loginPasswordRules = [
  'length',
  'uppercase',
  'lowercase',
  'number',
  'not-user-code',
  'not-national-id',
  'not-previous',
  'no-repeats',
  'no-keyboard-run',
  'no-sequence',
  'no-special-characters',
] as const;

/** A rule of a Taiwan login password [CRED-11..21]. */
export type LoginPasswordRule = (typeof loginPasswordRules)[number];

const passes: Record<Exclude<LoginPasswordRule, 'not-user-code' | 'not-previous'>, (password: string) => boolean> = {
  length: (password) => password.length >= 8 && password.length <= 20,
  uppercase: (password) => /[A-Z]/.test(password),
  lowercase: (password) => /[a-z]/.test(password),
  number: (password) => /\d/.test(password),
  'not-national-id': (password) => !isTaiwanNationalId(password),
  'no-repeats': (password) => !hasRepeats(password),
  'no-keyboard-run': (password) => !hasKeyboardRun(password),
  'no-sequence': (password) => !hasSequence(password),
  'no-special-characters': (password) => /^[A-Za-z\d]*$/.test(password),
};

/**
 * Checks a new login password against each of the eleven rules; only the server knows whether it was the previous one,
 * or is a user code that isn't named [CRED-11..21, OPEN-49].
 */
export function checkLoginPassword(
  password: string,
  context: { readonly userCode: string | undefined; readonly previousMatches?: boolean | undefined },
): readonly RuleCheck<LoginPasswordRule>[] {
  const isNew = context.previousMatches === undefined ? undefined : !context.previousMatches;
  const isOther = context.userCode === undefined ? undefined : !isUserCode(password, context.userCode);
  return loginPasswordRules.map((rule) => {
    if (rule === 'not-previous') return { rule, status: ruleStatus(isNew) };
    if (rule === 'not-user-code') return { rule, status: ruleStatus(isOther) };
    return { rule, status: ruleStatus(passes[rule](password)) };
  });
}

/** Returns true if a login password is a user code, in whatever capitals [CRED-15]. */
export const isUserCode = (password: string, userCode: string): boolean =>
  password.toUpperCase() === userCode.toUpperCase();
