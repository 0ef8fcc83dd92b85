import { addBusinessDays, type Calendar } from '../calendar/calendar';
import { hongKongDay } from '../calendar/hong-kong-time';
import { minorUnitScale } from '../money/currency';
import { compare, type Decimal } from '../money/decimal';
import { type EnteredProblem, parseEntered, plainFigure } from '../money/entered-figure';
import { err, ok, type Result } from '../kernel/result';
import { unitPlaces } from '../trading/dealing/deal-order';
import { executionDay } from './execution-day';
import { addMonths, monthOf } from './plan-month';
import type { PlanRules } from './plan-rules';
import { latestTerms, planTerms, type TermsChange } from './plan-terms';

/** What a client may do with a plan [RSP-09]. */
export const planChangeKinds = ['pause', 'resume', 'change', 'end'] as const;

/** Pause it, resume it, change its amount or its units, or its day, or end it. */
export type PlanChangeKind = (typeof planChangeKinds)[number];

/** A change as it is wanted; an amount and a day of `change` alone. */
export type WantedChange = {
  readonly kind: PlanChangeKind;
  readonly amount?: Decimal | undefined;
  readonly dayOfMonth?: number | undefined;
};

/** Whether a change that was made is the one that was wanted: one of the same kind may have come from another tab [RSP-09, OPEN-75]. */
export const isWantedChange = (
  made: Pick<TermsChange, 'amount' | 'dayOfMonth'> & { readonly kind: string },
  wanted: WantedChange,
): boolean =>
  made.kind === wanted.kind &&
  made.dayOfMonth === wanted.dayOfMonth &&
  (made.amount && wanted.amount ? compare(made.amount, wanted.amount) === 0 : made.amount === wanted.amount);

/** Why a plan isn't changed, by the code that a server refuses with [RSP-04, RSP-09, CONFLICT-41]. */
export const planRefusals = {
  unknown: 'PLAN_UNKNOWN',
  /** It was changed since the client saw it, in another tab or by the desk. */
  outdated: 'PLAN_OUTDATED',
  legacy: 'PLAN_TAKES_NO_AMENDMENTS',
  ended: 'PLAN_ENDED',
  /** It is paused already, isn't paused, or would be as it is. */
  unchanged: 'PLAN_UNCHANGED',
  amount: 'PLAN_AMOUNT_INVALID',
  day: 'PLAN_DAY_INVALID',
} as const;

export type PlanProblem = keyof typeof planRefusals;

/** The problem that a server's refusal states; undefined for any other refusal. */
export const planProblemOf = (codes: readonly string[]): PlanProblem | undefined =>
  (Object.keys(planRefusals) as PlanProblem[]).find((problem) => codes.includes(planRefusals[problem]));

/** What the figure of a plan is of: money in its currency or, of a plan that switches into a fund, units of the one that it leaves [RSP-08]. */
export type PlanPurpose = { readonly currency: string; readonly intoFund?: object | undefined };

type ChangedPlan = PlanPurpose & { readonly changes: readonly TermsChange[] };

/** Why a change of an eScheduler plan can't be taken; undefined where it can [RSP-09]. */
export function planChangeProblem(
  { changes, ...purpose }: ChangedPlan,
  { kind, amount, dayOfMonth }: WantedChange,
  rules: PlanRules,
): PlanProblem | undefined {
  const terms = latestTerms(changes);
  if (terms === undefined || terms.status === 'terminated') return 'ended';
  if (kind === 'end') return undefined;
  if (kind !== 'change') return (terms.status === 'active') === (kind === 'pause') ? undefined : 'unchanged';
  if (amount && planFigureProblem(amount, purpose, rules)) return 'amount';
  if (dayOfMonth !== undefined && dayOfMonth !== terms.dayOfMonth && !isPlanDay(dayOfMonth, rules)) return 'day';
  const isSame = [
    !amount || compare(amount, terms.amount) === 0,
    (dayOfMonth ?? terms.dayOfMonth) === terms.dayOfMonth,
  ];
  return isSame.every(Boolean) ? 'unchanged' : undefined;
}

/** Whether a plan may be set to a day of the month. */
export const isPlanDay = (day: number, { lastDay }: PlanRules): boolean =>
  Number.isInteger(day) && day >= 1 && day <= lastDay;

/** Why a plan can't invest an amount each time; undefined where it can [RSP-07, RSP-09]. */
export function planAmountProblem(
  amount: Decimal,
  currency: string,
  { minimumAmount, maximumAmount }: PlanRules,
): 'below-minimum' | 'above-maximum' | undefined {
  const [minimum, maximum] = [minimumAmount[currency], maximumAmount[currency]];
  if (minimum && compare(amount, minimum) < 0) return 'below-minimum';
  return maximum && compare(amount, maximum) > 0 ? 'above-maximum' : undefined;
}

/** Why a plan can't have a figure; units have no bounds but those held on the day [RSP-08, RSP-09]. */
const planFigureProblem = (figure: Decimal, { currency, intoFund }: PlanPurpose, rules: PlanRules) =>
  intoFund ? undefined : planAmountProblem(figure, currency, rules);

/** Why an amount as it was typed isn't one that a plan invests. */
export type PlanAmountProblem = EnteredProblem | 'below-minimum' | 'above-maximum';

/** Reads what a plan is to invest each time, as typed. */
export function readPlanAmount(typed: string, currency: string, rules: PlanRules): Result<Decimal, PlanAmountProblem> {
  const entered = parseEntered(plainFigure(typed), minorUnitScale(currency));
  if (!entered.ok) return entered;
  const problem = planAmountProblem(entered.value, currency, rules);
  return problem ? err(problem) : ok(entered.value);
}

/** Reads what a plan is to invest or to switch each time, as typed: an amount, or units [RSP-08, RSP-09]. */
export const readPlanFigure = (
  typed: string,
  { currency, intoFund }: PlanPurpose,
  rules: PlanRules,
): Result<Decimal, PlanAmountProblem> =>
  intoFund ? parseEntered(plainFigure(typed), unitPlaces) : readPlanAmount(typed, currency, rules);

const furthest = 3;

/**
 * The first month for which a change counts: that whose execution, by the day it has and by the one it is to have, is at
 * least the lead away. So no month is left out or executed twice, whatever is changed on whichever day [RSP-09]. '' where
 * the text is no instant.
 */
export function countsFromMonth(
  changes: readonly TermsChange[],
  { dayOfMonth }: Pick<WantedChange, 'dayOfMonth'>,
  { at, calendar, rules }: { readonly at: string; readonly calendar: Calendar; readonly rules: PlanRules },
): string {
  const today = hongKongDay(at);
  if (today === undefined) return '';
  const earliest = addBusinessDays(today, rules.leadBusinessDays, calendar);
  const start = addMonths(monthOf(today), -1);
  const months = Array.from({ length: furthest + 1 }, (_, index) => addMonths(start, index));
  const counts = (month: string): boolean => {
    const before = planTerms(changes, month)?.dayOfMonth ?? latestTerms(changes)?.dayOfMonth;
    const days = [before, dayOfMonth].filter((day) => day !== undefined);
    return earliest !== '' && days.every((day) => executionDay(month, day, calendar).date >= earliest);
  };
  return months.find(counts) ?? addMonths(start, furthest + 1);
}
