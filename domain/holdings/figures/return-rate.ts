import { add, subtract, type Decimal } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';

/** The return in percent, ten places: (NAV - average cost) / average cost x 100 [HOLD-18]; undefined at zero cost. */
export const returnRate = (nav: Decimal, averageCost: Decimal): Decimal | undefined =>
  percentOf(subtract(nav, averageCost), averageCost);

/** The return in percent counting the dividends paid: (profit + gross dividend) / cost x 100 [HOLD-23, OPEN-77]; undefined at zero cost. */
export const returnWithDividend = (profit: Decimal, grossDividend: Decimal, cost: Decimal): Decimal | undefined =>
  percentOf(add(profit, grossDividend), cost);

/** A holding's share of the total market value of the same list, in percent [OPEN-77]; undefined for a total of zero. */
export const shareOfTotal = (value: Decimal, total: Decimal): Decimal | undefined => percentOf(value, total);
