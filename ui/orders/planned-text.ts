import type { PlannedFund } from '../../domain/regular-plans/changing/fund-plan-rules';
import { type AmountRange, orderedRange } from '../../domain/regular-plans/running/plan-debits';
import type { PlanRules } from '../../domain/regular-plans/plan-rules';
import type { PlanType } from '../../domain/regular-plans/plan-type';
import type { Decimal } from '../../domain/money/decimal';
import { compare } from '../../domain/money/decimal';
import { moneyText } from '../components/figures/money-text';

/** Money of a range, once where it is fixed. */
export const rangeText = (currency: string, { least, most }: AmountRange): string =>
  compare(least, most) === 0
    ? moneyText(currency, most)
    : `${moneyText(currency, least)} – ${moneyText(currency, most)}`;

/** Returns the amount that a plan will order; the range of it where the amount isn't fixed [TRADE-79]. */
export const plannedText = (
  { type, currency, isDigitalShareClass }: PlannedFund & { readonly type: PlanType; readonly currency: string },
  amount: Decimal,
  rules: PlanRules,
): string => rangeText(currency, orderedRange({ type, currency, isDigitalShareClass, amount }, rules));
