import type { ExchangeRates } from './convert';
import type { Decimal } from './decimal';
import { divide } from './rounding';

/** The number of places of a quoted rate: a yen in Hong Kong dollars still shows six of its digits. */
const ratePlaces = 8;

/**
 * Returns the value of one unit of a currency in another, rounded half-up to eight places for reading: nothing is
 * converted by it; undefined without both rates.
 */
export function quotedRate(from: string, to: string, rates: ExchangeRates): Decimal | undefined {
  const fromPerUsd = rates(from);
  const toPerUsd = rates(to);
  if (fromPerUsd === undefined || toPerUsd === undefined) return undefined;
  const rate = divide(toPerUsd, fromPerUsd, ratePlaces, 'half-up');
  return rate.ok ? rate.value : undefined;
}
