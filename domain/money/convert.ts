import { minorUnitScale } from './currency';
import { isNegative, isZero, multiply, type Decimal } from './decimal';
import { divide, round, type Rounding } from './rounding';

/** Returns the amount of a currency that one US dollar buys; undefined when no rate is known. */
export type ExchangeRates = (currency: string) => Decimal | undefined;

/** No rate of any currency, where all is in one. */
export const noRates: ExchangeRates = () => undefined;

/** The rounding of an exchanged amount: half-up to the currency's minor unit, if not said otherwise. */
type ExchangeRounding = { readonly rounding?: Rounding; readonly places?: number };

/** An amount in another currency by both rates per US dollar, rounded once; undefined without rates above zero. */
export function convert(
  amount: Decimal,
  fromPerUsd: Decimal | undefined,
  toPerUsd: Decimal | undefined,
  toCurrency: string,
  { rounding = 'half-up', places = minorUnitScale(toCurrency) }: ExchangeRounding = {},
): Decimal | undefined {
  if (fromPerUsd === undefined || toPerUsd === undefined) return undefined;
  if (isNegative(fromPerUsd) || isNegative(toPerUsd) || isZero(toPerUsd)) return undefined;
  const converted = divide(multiply(amount, toPerUsd), fromPerUsd, places, rounding);
  return converted.ok ? converted.value : undefined;
}

/** Converts amounts of one currency to another at known rates; within one currency they are only rounded, whatever the rates. */
export const exchangeBetween =
  (
    from: string,
    to: string,
    rates: ExchangeRates,
    how: ExchangeRounding = {},
  ): ((amount: Decimal) => Decimal | undefined) =>
  (amount) =>
    from === to
      ? round(amount, how.places ?? minorUnitScale(to), how.rounding ?? 'half-up')
      : convert(amount, rates(from), rates(to), to, how);
