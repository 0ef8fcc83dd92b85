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

/** The ways of stating how many units leave a fund. */
export const unitsModes = ['units', 'percent', 'all'] as const;

export type UnitsMode = (typeof unitsModes)[number];

/** Reads how units were said to leave; by their number where nothing else was kept. */
export const parseUnitsMode = (text: string): UnitsMode => oneOf(unitsModes, text) ?? 'units';

type UnitsRule = Exclude<QuantityRule, { kind: 'amount' }>;

/** Returns the rule for the units that leave a holding [TRADE-96, TRADE-97]. */
export const redeemedUnitsRule = (kind: 'sell' | 'switch', { redeemable }: PlacedHolding): UnitsRule => ({
  kind: kind === 'sell' ? 'redemption' : 'switch-out',
  places: redeemable?.unitPlaces ?? unitPlaces,
  available: redeemable?.available ?? zero,
});

/** The problem with the typed percent, or with the units that result. */
export type RedeemedUnitsProblem =
  | { readonly of: 'percent'; readonly problem: PercentProblem }
  | { readonly of: 'units'; readonly problem: QuantityProblem };

type UnitsInput = { readonly mode: UnitsMode; readonly typed: string; readonly rule: UnitsRule };

/** Returns the units that leave: the number typed, a percent of those available, or all. */
export function readRedeemedUnits({ mode, typed, rule }: UnitsInput): Result<Decimal, RedeemedUnitsProblem> {
  if (mode === 'units') {
    const units = readQuantity(typed, rule);
    return units.ok ? units : err({ of: 'units', problem: units.error });
  }
  const percent = mode === 'all' ? undefined : readPercent(typed);
  if (percent?.ok === false) return err({ of: 'percent', problem: percent.error });
  const units = percent ? unitsOfPercent(rule.available, percent.value, rule.places) : rule.available;
  const problem = quantityProblem(units, rule);
  return problem ? err({ of: 'units', problem }) : ok(units);
}
