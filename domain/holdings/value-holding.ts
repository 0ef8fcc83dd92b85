import { minorUnitScale, type Currency } from '../money/currency';
import { multiply, scaled, subtract, type Decimal } from '../money/decimal';
import { round } from '../money/rounding';
import { returnRate } from './return-rate';

const one = scaled(1n);

/** What a holding cost and is worth, in one currency, and its return in percent unless the cost is zero. */
export type Figures = {
  readonly cost: Decimal;
  readonly marketValue: Decimal;
  readonly profit: Decimal;
  readonly returnPercent?: Decimal;
};

/** The profit, below zero a loss: (NAV - average cost) x units, exact [HOLD-19]. */
export const profit = (nav: Decimal, averageCost: Decimal, units: Decimal): Decimal =>
  multiply(subtract(nav, averageCost), units);

/** The value: NAV x units, exact [HOLD-20]. */
export const totalValue = (nav: Decimal, units: Decimal): Decimal => multiply(nav, units);

/** The cost: units x average cost, exact [HOLD-21]. */
export const totalCost = (units: Decimal, averageCost: Decimal): Decimal => multiply(units, averageCost);

/** The figures of units held, in `currency` at `rate` per unit of the NAV's currency (1 if not given), rounded half-up; profit is exactly value less cost [HOLD-18..21]. */
export function valueHolding(held: {
  readonly units: Decimal;
  readonly averageCost: Decimal;
  readonly nav: Decimal;
  readonly currency: Currency;
  readonly rate?: Decimal | undefined;
}): Figures {
  const { units, averageCost, nav, currency, rate = one } = held;
  const scale = minorUnitScale(currency);
  const cost = round(multiply(totalCost(units, averageCost), rate), scale, 'half-up');
  const marketValue = round(multiply(totalValue(nav, units), rate), scale, 'half-up');
  const figures = { cost, marketValue, profit: subtract(marketValue, cost) };
  const returnPercent = returnRate(nav, averageCost);
  return returnPercent === undefined ? figures : { ...figures, returnPercent };
}
