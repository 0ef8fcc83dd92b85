import { minorUnitScale } from '../../money/currency';
import { compare, type Decimal, multiply, scaled } from '../../money/decimal';
import { divide } from '../../money/rounding';
import { sum } from '../../money/sum';

/** Units that bear a fee in percent of what they bring. */
export type BearingUnits = { readonly units: Decimal; readonly feePercent: Decimal };

/** Units that leave a fund with what they are worth in a currency, and which of them bear a fee. */
export type LeavingUnits = {
  readonly units: Decimal;
  readonly worth: Decimal;
  readonly currency: string;
  readonly bearing: readonly BearingUnits[];
};

/** What units that leave a fund are expected to bear in fees, each fee rounded half-up once to the currency's minor unit, and all together at most what the units bring [TRADE-110, TRADE-111, TRADE-126]. */
export function leavingFees({ units, worth, currency, bearing }: LeavingUnits): Decimal {
  const fees = bearing.flatMap((part) => {
    const share = multiply(multiply(worth, part.units), part.feePercent);
    const fee = divide(share, multiply(units, scaled(100n)), minorUnitScale(currency), 'half-up');
    return fee.ok ? fee.value : [];
  });
  const all = sum(fees);
  return compare(all, worth) > 0 ? worth : all;
}
