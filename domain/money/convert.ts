import { minorUnitScale, type Currency } from './currency';
import { isNegative, isZero, multiply, type Decimal } from './decimal';
import { divide } from './rounding';

/** An amount in another currency by both rates per US dollar, rounded half-up once to its minor unit; undefined without rates above zero. */
export function convert(
  amount: Decimal,
  fromPerUsd: Decimal | undefined,
  toPerUsd: Decimal | undefined,
  toCurrency: Currency,
): Decimal | undefined {
  if (fromPerUsd === undefined || toPerUsd === undefined) return undefined;
  if (isNegative(fromPerUsd) || isNegative(toPerUsd) || isZero(toPerUsd)) return undefined;
  const converted = divide(multiply(amount, toPerUsd), fromPerUsd, minorUnitScale(toCurrency), 'half-up');
  return converted.ok ? converted.value : undefined;
}
