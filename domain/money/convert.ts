import { minorUnitScale } from './currency';
import { isNegative, isZero, multiply, type Decimal } from './decimal';
import { divide, round } from './rounding';

/** How much of a currency one US dollar buys; undefined when no rate is known. */
export type ExchangeRates = (currency: string) => Decimal | undefined;

/** An amount in another currency by both rates per US dollar, rounded half-up once to its minor unit; undefined without rates above zero. */
export function convert(
  amount: Decimal,
  fromPerUsd: Decimal | undefined,
  toPerUsd: Decimal | undefined,
  toCurrency: string,
): Decimal | undefined {
  if (fromPerUsd === undefined || toPerUsd === undefined) return undefined;
  if (isNegative(fromPerUsd) || isNegative(toPerUsd) || isZero(toPerUsd)) return undefined;
  const converted = divide(multiply(amount, toPerUsd), fromPerUsd, minorUnitScale(toCurrency), 'half-up');
  return converted.ok ? converted.value : undefined;
}

/** Converts amounts of one currency to another at known rates; within one currency they are only rounded, whatever the rates. */
export const exchangeBetween =
  (from: string, to: string, rates: ExchangeRates): ((amount: Decimal) => Decimal | undefined) =>
  (amount) =>
    from === to ? round(amount, minorUnitScale(to), 'half-up') : convert(amount, rates(from), rates(to), to);
