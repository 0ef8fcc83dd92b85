import { hasKeyboardRun, hasRepeats, hasSequence } from './character-runs';
import { ruleStatus, type RuleCheck } from './rule-check';
import { isTaiwanMobile, isTaiwanNationalId } from '../taiwan-identity';

/** The ten rules of a Taiwan user code, in the order of their slots [CRED-01..10]. */
export const userCodeRules = [
  'length',
  'letter',
  'number',
  'not-taken',
  'not-national-id',
  'not-mobile',
  'no-repeats',
  'no-keyboard-run',
  'no-sequence',
  'no-special-characters',
] as const;

/** A rule of a Taiwan user code [CRED-01..10]. */
export type UserCodeRule = (typeof userCodeRules)[number];

/** A user code as it is checked and sent: its letters upper-cased [CRED-02, OPEN-48]. */
export const normaliseUserCode = (code: string): string => code.toUpperCase();

const passes: Record<Exclude<UserCodeRule, 'not-taken'>, (code: string) => boolean> = {
  length: (code) => code.length >= 8 && code.length <= 20,
  letter: (code) => /[A-Z]/.test(code),
  number: (code) => /\d/.test(code),
  'not-national-id': (code) => !isTaiwanNationalId(code),
  'not-mobile': (code) => !isTaiwanMobile(code),
  'no-repeats': (code) => !hasRepeats(code),
  'no-keyboard-run': (code) => !hasKeyboardRun(code),
  'no-sequence': (code) => !hasSequence(code),
  'no-special-characters': (code) => /^[A-Z\d]*$/.test(code),
};

/**
 * Checks a new user code against each of the ten rules; only the server knows whether it is taken [CRED-01..10,
 * OPEN-48, OPEN-49].
 */
export function checkUserCode(
  code: string,
  context: { readonly taken?: boolean | undefined } = {},
): readonly RuleCheck<UserCodeRule>[] {
  const upper = normaliseUserCode(code);
  const isFree = context.taken === undefined ? undefined : !context.taken;
  return userCodeRules.map((rule) => ({
    rule,
    status: ruleStatus(rule === 'not-taken' ? isFree : passes[rule](upper)),
  }));
}
