import { formatExact } from '../../../../domain/formatting/format-exact';
import type { Term } from '../../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';

/** The fewest decimal places that the numbers of a calculation are shown with, by what they are. */
export type CalculationPlaces = Readonly<Record<'units' | 'nav' | 'average-cost' | 'amount', number>>;

/** The places of a line's own numbers. */
export const placesOfHolding = (holding: PortfolioHolding): CalculationPlaces => ({
  units: holding.unitsPrecision,
  nav: holding.fund.navPrecision,
  'average-cost': holding.averageUnitCostPrecision,
  amount: holding.line.precision,
});

/** Returns a number of a calculation with all the places that it has. */
export function termText({ name, value }: Term, places: CalculationPlaces): string {
  if (name === 'exchange-rate') return formatExact(value, 0);
  const isUnitOrPrice = name === 'units' || name === 'nav' || name === 'average-cost';
  return formatExact(value, places[isUnitOrPrice ? name : 'amount']);
}

/** Tells whether a number is the client's own, which hidden amounts hide, rather than a published price or rate. */
export const isOwnNumber = ({ name }: Term): boolean => name !== 'nav' && name !== 'exchange-rate';
