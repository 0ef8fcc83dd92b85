import { checkLoginPassword, loginPasswordRules } from './check-login-password';
import { checkPin, type PinProblem } from './check-pin';
import { checkTradingPassword } from './check-trading-password';
import { insecurePasswordCode, isCommonPassword } from './common-passwords';
import { type PinEvent, pinErrorCode } from './pin-error-codes';
import { type RuleCheck, ruleStatus, uncheckedRules } from './rule-check';
import type { SecretPolicy } from './secret-policy';
import type { SecretScope } from './secret-scope';
import { readPresentSecret } from './typed-secret';

/**
 * The facts that a new secret is compared with; those not given aren't compared, and those not known stay unchecked.
 */
export type NewSecretContext = {
  readonly current?: string | undefined;
  readonly userCode?: string | undefined;
  readonly accountNumbers?: readonly string[] | undefined;
  readonly planNumbers?: readonly string[] | undefined;
  /** True if it is the present secret or the one before, which only the server knows [CRED-17]. */
  readonly isUsedBefore?: boolean | undefined;
  /** True if it is on the lists of known ones that the server alone has [OPEN-50]. */
  readonly isKnown?: boolean | undefined;
};

/** The rules of a PIN as a client sees them while one is typed [PIN-05..11]. */
export const pinRules = [
  'six-digits',
  'not-account-number',
  'not-plan-number',
  'no-repeats',
  'no-sequence',
  'not-previous',
] as const;

/** The rules of a trading password [CRED-24..27]. */
export const tradingPasswordRules = ['length', 'letters-and-digits', 'not-previous'] as const;

const rules = {
  pin: pinRules,
  'login-password': loginPasswordRules,
  'trading-password': tradingPasswordRules,
} as const satisfies Record<SecretPolicy, readonly string[]>;

/** A rule of a new secret, under its policy. */
export type NewSecretRule<P extends SecretPolicy = SecretPolicy> = (typeof rules)[P][number];

const rulesOfPin: Readonly<Record<Exclude<NewSecretRule<'pin'>, 'not-previous'>, readonly PinProblem[]>> = {
  'six-digits': ['digits-only', 'six-digits'],
  'not-account-number': ['equals-account-number'],
  'not-plan-number': ['equals-plan-number'],
  'no-repeats': ['repeating-digits'],
  'no-sequence': ['ascending-sequence', 'descending-sequence'],
};

/**
 * Checks a new secret against each rule of its policy; all rules are unchecked while nothing is typed [RESET-11,
 * CONFLICT-03].
 */
export function newSecretChecks(
  policy: SecretPolicy,
  next: string,
  context: NewSecretContext,
): readonly RuleCheck<NewSecretRule>[] {
  if (next === '') return uncheckedRules<NewSecretRule>(rules[policy]);
  const isUsed = isUsedBefore(next, context);
  const isNew = isUsed === undefined ? undefined : !isUsed;
  if (policy === 'login-password')
    return checkLoginPassword(next, { userCode: context.userCode, previousMatches: isUsed });
  if (policy === 'trading-password') {
    const check = checkTradingPassword(next);
    return [
      { rule: 'length', status: ruleStatus(next.length >= 6) },
      { rule: 'letters-and-digits', status: ruleStatus(check !== 'not-alphanumeric') },
      { rule: 'not-previous', status: ruleStatus(isNew) },
    ];
  }
  const { accountNumbers, planNumbers } = context;
  const problems = checkPin(next, { accountNumbers, planNumbers });
  return pinRules.map((rule) => {
    if (rule === 'not-previous') return { rule, status: ruleStatus(isNew) };
    return { rule, status: ruleStatus(!rulesOfPin[rule].some((problem) => problems.includes(problem))) };
  });
}

/** The problems of a new secret: a rule of PINs, any other rule, or that many people use it [CRED-22, OPEN-01]. */
export type NewSecretProblem = PinProblem | 'not-accepted' | 'insecure';

/** The possible outcomes of a change of a secret [OPEN-01, CRED-22]. */
export type SecretChangeEvent = PinEvent | 'insecure';

/** Everything that keeps a new secret from being taken, nothing when it is accepted [PIN-05..11, CRED-11..27, CONFLICT-03]. */
export function newSecretProblems(
  policy: SecretPolicy,
  next: string,
  context: NewSecretContext = {},
): readonly NewSecretProblem[] {
  if (next === '') return ['required'];
  const reused = isUsedBefore(next, context) === true ? (['same-as-current'] as const) : [];
  if (policy === 'pin') {
    const { accountNumbers, planNumbers } = context;
    return [...checkPin(next, { accountNumbers, planNumbers }), ...reused];
  }
  const broken = newSecretChecks(policy, next, context).flatMap(({ rule, status }) => (status === 'F' ? rule : []));
  if (policy === 'trading-password' && broken.includes('length') && !broken.includes('letters-and-digits'))
    return ['six-digits', ...reused];
  if (broken.some((rule) => rule !== 'not-previous')) return ['not-accepted', ...reused];
  const isCommon = context.isKnown === true || isCommonPassword(next);
  return policy === 'login-password' && isCommon ? ['insecure', ...reused] : reused;
}

/** The current secret as typed is the present one for certain; any other only the server can tell. */
function isUsedBefore(next: string, { current, isUsedBefore: known }: NewSecretContext): boolean | undefined {
  return current !== undefined && current !== '' && next === current ? true : known;
}

/** The problems of the three fields of a change, in the order of the form [ERR-38..47]. */
export type SecretChangeProblem = {
  readonly field: 'current' | 'next' | 'again';
  readonly problem: SecretFieldProblem;
};

/** The problems of a field of a change: what a server would say too, or that the present secret can't be right and isn't sent [OPEN-01, CONFLICT-02]. */
export type SecretFieldProblem = SecretChangeEvent | 'current-malformed';

/** The code that tells what comes of a change: those of OPEN-01, and one for a password that everybody uses [CRED-22, OPEN-50]. */
export const secretChangeCode = (event: SecretChangeEvent, scope: SecretScope): string =>
  event === 'insecure' ? insecurePasswordCode : pinErrorCode(event, scope);

/** Checks a change as it is typed: the current secret, the new one and its re-entry; the first problem of each field [PIN-12, CRED-25..27]. */
export function checkSecretChange(
  policy: SecretPolicy,
  typed: { readonly current: string; readonly next: string; readonly again: string },
  context: NewSecretContext,
): readonly SecretChangeProblem[] {
  const [next] = newSecretProblems(policy, typed.next, { ...context, current: typed.current });
  const current = presentSecretProblem(policy, typed.current);
  const again = againEvent(typed);
  return [
    ...(current ? ([{ field: 'current', problem: current }] as const) : []),
    ...(next ? ([{ field: 'next', problem: next }] as const) : []),
    ...(again ? ([{ field: 'again', problem: again }] as const) : []),
  ];
}

/** Returns what is wrong with the present secret of a change as it is typed; only a server knows whether it is right [ERR-38, CONFLICT-02]. */
export function presentSecretProblem(
  policy: SecretPolicy,
  typed: string,
): 'current-missing' | 'current-malformed' | undefined {
  const secret = readPresentSecret(policy, typed);
  if (secret.ok) return undefined;
  return secret.error === 'required' ? 'current-missing' : 'current-malformed';
}

function againEvent({ next, again }: { readonly next: string; readonly again: string }): PinEvent | undefined {
  if (again === '') return 'reentry-missing';
  return again === next ? undefined : 'reentry-mismatch';
}
