import { type EnteredProblem, parseEntered, plainFigure } from '../../money/entered-figure';
import { err, ok, type Result } from '../../kernel/result';
import type { Decimal } from '../../money/decimal';
import { type AmountBounds, type AmountCheck, checkBounds } from './amount-bounds';
import { checkDailyCap } from './daily-cap';
import { checkUnits, type UnitsCheck } from './check-units';

/**
 * The rule for the quantity of an order line: for an amount its bounds and, in TWD, the day's cap beside the list's
 * other purchases; for units those available.
 */
export type QuantityRule =
  | {
      readonly kind: 'amount';
      readonly places: number;
      readonly currency: string;
      readonly bounds: AmountBounds;
      readonly otherBuysInTwd?: Decimal | undefined;
    }
  | { readonly kind: 'redemption' | 'switch-out'; readonly places: number; readonly available: Decimal };

/** The problems of the quantity of an order line [TRADE-96..101, TRADE-116]. */
export type QuantityProblem =
  | EnteredProblem
  | Exclude<AmountCheck, 'accepted'>
  | Exclude<UnitsCheck, 'accepted'>
  | 'above-daily-cap';

/** Reads a figure as typed: in whatever width, grouped by commas or not, with the sign or name of its currency, or of units [TRADE-96..101, OPEN-58]. */
export function readQuantity(typed: string, rule: QuantityRule): Result<Decimal, QuantityProblem> {
  const entered = parseEntered(plainFigure(typed, rule.kind === 'amount' ? rule.currency : 'units'), rule.places);
  if (!entered.ok) return entered;
  const problem = quantityProblem(entered.value, rule);
  return problem === undefined ? ok(entered.value) : err(problem);
}

/**
 * Returns the problem of the quantity of a line; undefined if there is none, `required` without a quantity
 * [TRADE-96..101, TRADE-116].
 */
export function quantityProblem(figure: Decimal | undefined, rule: QuantityRule): QuantityProblem | undefined {
  if (figure === undefined) return 'required';
  const check =
    rule.kind === 'amount' ? checkBounds(figure, rule.bounds) : checkUnits(rule.kind, figure, rule.available);
  if (check !== 'accepted') return check;
  if (rule.kind !== 'amount' || rule.otherBuysInTwd === undefined) return undefined;
  return checkDailyCap('buy', rule.otherBuysInTwd, figure) ? undefined : 'above-daily-cap';
}
