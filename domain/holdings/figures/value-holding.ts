import { multiply, subtract, type Decimal } from '../../money/decimal';
import { returnRate } from './return-rate';

/** Units held, with what one cost on average and what one is worth, both in the fund's currency; undefined when unknown. */
export type UnitsHeld = {
  readonly units: Decimal;
  readonly averageCost: Decimal | undefined;
  readonly nav: Decimal | undefined;
};

/** The exact cost and value of a holding in the fund's currency, and its return in percent, the same in every currency. */
export type Valuation = {
  readonly cost: Decimal | undefined;
  readonly marketValue: Decimal | undefined;
  readonly returnPercent: Decimal | undefined;
};

/** The cost and value of a holding in one currency; undefined when a price, a cost or a rate is unknown. */
export type Figures = {
  readonly cost: Decimal | undefined;
  readonly marketValue: Decimal | undefined;
  readonly profit: Decimal | undefined;
};

/** Values units held: value is NAV x units, cost units x average cost; no return at zero cost [HOLD-18, HOLD-20, HOLD-21, CONFLICT-59]. */
export const valueHolding = ({ units, averageCost, nav }: UnitsHeld): Valuation => ({
  cost: averageCost && multiply(units, averageCost),
  marketValue: nav && multiply(nav, units),
  returnPercent: nav && averageCost && returnRate(nav, averageCost),
});

/** A valuation in the currency that `exchange` converts and rounds to; profit is exactly value less cost [HOLD-19]. */
export function figuresIn(
  { cost, marketValue }: Valuation,
  exchange: (amount: Decimal) => Decimal | undefined,
): Figures {
  const costIn = cost && exchange(cost);
  const valueIn = marketValue && exchange(marketValue);
  return { cost: costIn, marketValue: valueIn, profit: costIn && valueIn && subtract(valueIn, costIn) };
}
