import { minorUnitScale } from '../../money/currency';
import { type Decimal, multiply } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { payoutRounding } from '../../money/settlement-rounding';

/** Returns what a part of some units brings by the worth of all of them, rounded down to the currency's minor unit; undefined for a part of none [ORDQ-02, R24]. */
export function worthOfPart(
  part: Decimal,
  { units, worth, currency }: { readonly units: Decimal; readonly worth: Decimal; readonly currency: string },
): Decimal | undefined {
  const value = divide(multiply(worth, part), units, minorUnitScale(currency), payoutRounding);
  return value.ok ? value.value : undefined;
}
