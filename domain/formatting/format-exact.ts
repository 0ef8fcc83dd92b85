import { type Decimal, toText } from '../money/decimal';
import { formatNumber } from './format-number';

/** A figure in the zh-HK format with all the places it needs and at least so many, for a sum that is to be done again on paper [FMT-01]. */
export function formatExact(value: Decimal | undefined, atLeast: number): string {
  if (value === undefined) return '';
  const [, fraction = ''] = toText(value).split('.');
  const needed = fraction.replace(/0{1,100}$/, '').length;
  return formatNumber(value, { precision: Math.max(needed, atLeast) });
}
