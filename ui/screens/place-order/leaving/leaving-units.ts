import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import { oneOf } from '../../../../domain/kernel/one-of';
import { err, ok, type Result } from '../../../../domain/kernel/result';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import {
  type QuantityRule,
  type QuantityProblem,
  quantityProblem,
  readQuantity,
} from '../../../../domain/trading/limits/quantity-rule';
import { type PercentProblem, readPercent } from '../../../../domain/trading/orders/read-percent';
import { unitsOfPercent } from '../../../../domain/trading/orders/units-of-percent';

/** How it is said how many units leave a fund. */
export const leavingBy = ['units', 'percent', 'all'] as const;

export type LeavingBy = (typeof leavingBy)[number];

/** Reads how units were said to leave; by their number where nothing else was kept. */
export const parseLeavingBy = (text: string): LeavingBy => oneOf(leavingBy, text) ?? 'units';

type UnitsRule = Exclude<QuantityRule, { kind: 'amount' }>;

/** What the units that leave a holding keep to [TRADE-96, TRADE-97]. */
export const leavingRule = (kind: 'sell' | 'switch', { redeemable }: PlacedHolding): UnitsRule => ({
  kind: kind === 'sell' ? 'redemption' : 'switch-out',
  places: redeemable?.unitPlaces ?? unitPlaces,
  available: redeemable?.available ?? zero,
});

/** What is wrong with the percent that was typed, or with the units that it or they come to. */
export type LeavingProblem =
  | { readonly of: 'percent'; readonly problem: PercentProblem }
  | { readonly of: 'units'; readonly problem: QuantityProblem };

type Said = { readonly by: LeavingBy; readonly typed: string; readonly rule: UnitsRule };

/** How many units leave, as it was said: so many, a percent of those available, or all of them. */
export function leavingUnits({ by, typed, rule }: Said): Result<Decimal, LeavingProblem> {
  if (by === 'units') {
    const units = readQuantity(typed, rule);
    return units.ok ? units : err({ of: 'units', problem: units.error });
  }
  const percent = by === 'all' ? undefined : readPercent(typed);
  if (percent?.ok === false) return err({ of: 'percent', problem: percent.error });
  const units = percent ? unitsOfPercent(rule.available, percent.value, rule.places) : rule.available;
  const problem = quantityProblem(units, rule);
  return problem ? err({ of: 'units', problem }) : ok(units);
}
