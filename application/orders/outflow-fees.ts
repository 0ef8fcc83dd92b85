import { feesOf, type OrderFees } from '../../domain/fees/fees-of';
import { type Decimal, zero } from '../../domain/money/decimal';
import type { ShortTermUnits } from '../ports/orders/order-checks';
import type { Remittance } from './list-remittances';

/** Units that are to leave a fund, with their exact worth and what bears a fee. */
type Outflow = {
  readonly kind: 'redemption' | 'switch';
  readonly units: Decimal;
  readonly value: Decimal;
  readonly currency: string;
  readonly shortTerm?: ShortTermUnits | undefined;
  /** The parts of a redemption that are paid out each by itself; none where no unit bears a fee on the way out. */
  readonly remittances: readonly Remittance[];
};

/** Returns what units that leave a fund bring and bear; undefined figures where a fee isn't known [TRADE-110, TRADE-111, TRADE-126]. */
export function outflowFees({ kind, units, value, currency, shortTerm, remittances }: Outflow): OrderFees {
  const leaving = {
    units,
    value,
    currency,
    shortTerm: shortTerm && { units: shortTerm.units, percent: shortTerm.ratePercent },
  };
  if (kind === 'switch') return feesOf({ ...leaving, kind });
  return feesOf({
    ...leaving,
    kind,
    remittances: remittances.map(({ feeType, units: part, feePercent }) => ({
      units: part,
      // Front-end units bear no fee on the way out; that of back-end units may not be known.
      percent: feeType === 'front-end' ? zero : feePercent,
    })),
  });
}
