import type { PlacedHolding } from '../../../../application/orders/prepare-placement';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { err, ok, type Result } from '../../../../domain/kernel/result';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { unitPlaces } from '../../../../domain/trading/dealing/deal-order';
import {
  type QuantityRule,
  type QuantityProblem,
  quantityProblem,
  readQuantity,
} from '../../../../domain/trading/limits/quantity-rule';
import { type PercentProblem, readPercent } from '../../../../domain/trading/orders/read-percent';
import { unitsOfAmount } from '../../../../domain/trading/orders/units-of-amount';
import { unitsOfPercent } from '../../../../domain/trading/orders/units-of-percent';

/** The ways of stating how many units leave a fund: their number, a percent of them, or the money that they should bring by the latest price. */
export const unitsModes = ['units', 'amount', 'percent'] as const;

export type UnitsMode = (typeof unitsModes)[number];

/** Reads how units were said to leave; by their number where nothing else was kept. */
export const parseUnitsMode = (text: string): UnitsMode => parseOneOf(unitsModes, text) ?? 'units';

type UnitsRule = Exclude<QuantityRule, { kind: 'amount' }>;

/** Returns the rule for the units that leave a holding [TRADE-96, TRADE-97]. */
export const redeemedUnitsRule = (kind: 'sell' | 'switch', { redeemable }: PlacedHolding): UnitsRule => ({
  kind: kind === 'sell' ? 'redemption' : 'switch-out',
  places: redeemable?.unitPlaces ?? unitPlaces,
  available: redeemable?.available ?? zero,
});

/** Returns the rule for the money that units should bring. */
export const broughtAmountRule = (currency: string): Extract<QuantityRule, { kind: 'amount' }> => ({
  kind: 'amount',
  places: minorUnitScale(currency),
  currency,
  bounds: { minimum: zero },
});

/** The problem with the typed percent or amount, or with the units that result. */
export type RedeemedUnitsProblem =
  | { readonly of: 'percent'; readonly problem: PercentProblem }
  | { readonly of: 'amount'; readonly problem: QuantityProblem | 'no-unit' }
  | { readonly of: 'units'; readonly problem: QuantityProblem };

/** The units of an amount: `none` where it is less than the smallest one is worth. */
export type UnitsOfAmount =
  | { readonly kind: 'known'; readonly units: Decimal }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'none' };

type UnitsInput = {
  readonly mode: UnitsMode;
  readonly typed: string;
  readonly rule: UnitsRule;
  readonly currency: string;
  readonly ofAmount: UnitsOfAmount;
  /** The worth of all available units, as it is shown; undefined where that isn't known. */
  readonly worth: Decimal | undefined;
};

/** Returns the units that leave: the number typed, a percent of those available, or those of an amount; undefined while these are estimated. */
export function readRedeemedUnits(input: UnitsInput): Result<Decimal, RedeemedUnitsProblem> | undefined {
  const { mode, typed, rule, currency, ofAmount, worth } = input;
  if (mode === 'units') return checked(readQuantity(typed, rule));
  if (mode === 'percent') {
    const percent = readPercent(typed);
    if (!percent.ok) return err({ of: 'percent', problem: percent.error });
    return withinRule(unitsOfPercent(rule.available, percent.value, rule.places), rule);
  }
  const amount = readQuantity(typed, broughtAmountRule(currency));
  if (!amount.ok) return err({ of: 'amount', problem: amount.error });
  if (ofAmount.kind === 'waiting') return undefined;
  const estimated = ofAmount.kind === 'none' ? undefined : ofAmount.units;
  const units = unitsOfAmount(amount.value, estimated, { ...rule, worth });
  return units === undefined ? err({ of: 'amount', problem: 'no-unit' }) : withinRule(units, rule);
}

const checked = (units: Result<Decimal, QuantityProblem>): Result<Decimal, RedeemedUnitsProblem> =>
  units.ok ? units : err({ of: 'units', problem: units.error });

function withinRule(units: Decimal, rule: UnitsRule): Result<Decimal, RedeemedUnitsProblem> {
  const problem = quantityProblem(units, rule);
  return problem ? err({ of: 'units', problem }) : ok(units);
}
