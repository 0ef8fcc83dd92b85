/** The markers of a rule and of a form: not checked, failed, passed [RESET-11, ENUM-26, CONFLICT-18]. */
export const ruleStatuses = ['N', 'F', 'P'] as const;

/** N not checked, F failed, P passed [RESET-11]. */
export type RuleStatus = (typeof ruleStatuses)[number];

/** The status of a form before anything is typed: not yet all passed [RESET-12, CONFLICT-18]. */
export const defaultRuleStatus = 'F' satisfies RuleStatus;

/** One slot of a rule list: the rule and how the text stands with it [CONFLICT-18]. */
export type RuleCheck<R extends string> = { readonly rule: R; readonly status: RuleStatus };

/** The marker of a rule that passed or not, or whose answer isn't known yet [CONFLICT-18]. */
export function ruleStatus(passed: boolean | undefined): RuleStatus {
  if (passed === undefined) return 'N';
  return passed ? 'P' : 'F';
}

/** The slots of rules that nobody has touched: all not checked [CONFLICT-18]. */
export const uncheckedRules = <R extends string>(rules: readonly R[]): readonly RuleCheck<R>[] =>
  rules.map((rule) => ({ rule, status: 'N' }));

/** The marker of a whole form: passed once every rule has [RESET-12, CONFLICT-18]. */
export const formStatus = (checks: readonly RuleCheck<string>[]): RuleStatus =>
  checks.length > 0 && checks.every(({ status }) => status === 'P') ? 'P' : defaultRuleStatus;
