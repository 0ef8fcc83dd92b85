import type { Decimal } from '../../domain/money/decimal';
import type { FeeType } from '../../domain/funds/fee-type';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import type { ListedOrder } from './listed-order';

/** A part of a redemption that is paid out by itself: its units, and the back-end fee in percent where it bears one and it is known. */
export type Remittance = {
  readonly feeType: FeeType;
  readonly units: Decimal;
  readonly feePercent?: Decimal | undefined;
};

/** The remittances of a redemption, as the server breaks its units down; none to tell of where all units bear their fee on the way in [TRADE-111]. */
export function listRemittances({ redeemableRows = [] }: ListedOrder, parts: UnitsBreakdown): readonly Remittance[] {
  if (parts.every(({ fundFeeType }) => fundFeeType === 'front-end')) return [];
  return parts.map(({ fundFeeType: feeType, unit: units }) => ({
    feeType,
    units,
    feePercent: redeemableRows.find((row) => row.feeType === feeType)?.feePercent,
  }));
}
