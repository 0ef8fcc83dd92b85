import { compare, type Decimal } from '../../money/decimal';
import { round } from '../../money/rounding';
import { returnRate } from './return-rate';

/** The most places that an average unit cost is shown with: as many as it is reckoned with [HOLD-17]. */
export const mostAverageCostPlaces = 10;

/**
 * Returns the number of decimal places that an average unit cost is shown with: those of the fund's prices, and as many more, up to ten,
 * as it takes until the shown cost and the NAV beside it come to the shown return [HOLD-01, HOLD-17, HOLD-18].
 */
export function averageCostPlaces(
  { averageCost, nav }: { readonly averageCost: Decimal | undefined; readonly nav: Decimal | undefined },
  { pricePlaces, percentPlaces }: { readonly pricePlaces: number; readonly percentPlaces: number },
): number {
  if (averageCost === undefined || nav === undefined) return pricePlaces;
  const shownReturn = (cost: Decimal): Decimal | undefined => {
    const rate = returnRate(nav, cost);
    return rate && round(rate, percentPlaces, 'half-up');
  };
  const expected = shownReturn(averageCost);
  if (expected === undefined) return pricePlaces;
  for (let places = pricePlaces; places < mostAverageCostPlaces; places += 1) {
    const shown = shownReturn(round(averageCost, places, 'half-up'));
    if (shown !== undefined && compare(shown, expected) === 0) return places;
  }
  return Math.max(pricePlaces, mostAverageCostPlaces);
}
