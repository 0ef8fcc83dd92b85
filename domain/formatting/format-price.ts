import { type Decimal, toText } from '../money/decimal';
import { formatNumber } from './format-number';

const leastPlaces = 2;
/** The places up to which zeros that a server states count: those of a series, and not of how its database keeps figures. */
const statedPlaces = 4;

/** A fund's price in the zh-HK format with all the places it needs, those that it is stated with and at least two [FMT-01, FUND-14, HOLD-04]. */
export function formatPrice(price: Decimal | undefined): string {
  if (price === undefined) return '';
  const [, fraction = ''] = toText(price).split('.');
  const needed = fraction.replace(/0{1,100}$/, '').length;
  return formatNumber(price, { precision: Math.max(needed, leastPlaces, Math.min(fraction.length, statedPlaces)) });
}
