import { minorUnitScale } from '../../money/currency';
import { compare, type Decimal, multiply } from '../../money/decimal';
import { divide, round } from '../../money/rounding';

/** The same worth in two currencies, the second of them the portfolio's. */
export type ConvertedAmount = { readonly currency: string; readonly amount: Decimal; readonly inPortfolio: Decimal };

/**
 * Converts an amount into the portfolio's currency by the rates that the portfolio's own figures imply, of each
 * currency by its largest; rounded half-up once, undefined for a currency that nothing is held in.
 */
export function convertByKnownRates(
  { currency, amount }: { readonly currency: string; readonly amount: Decimal },
  known: readonly ConvertedAmount[],
  portfolioCurrency: string,
): Decimal | undefined {
  const places = minorUnitScale(portfolioCurrency);
  if (currency === portfolioCurrency) return round(amount, places, 'half-up');
  const [rate] = known
    .filter((one) => one.currency === currency)
    .toSorted((one, other) => compare(other.amount, one.amount));
  if (rate === undefined) return undefined;
  const value = divide(multiply(amount, rate.inPortfolio), rate.amount, places, 'half-up');
  return value.ok ? value.value : undefined;
}
