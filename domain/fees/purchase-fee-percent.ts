import { type Decimal, zero } from '../money/decimal';
import type { FeeType } from '../funds/fee-type';

/** What a purchase costs on top, in percent: what the client's tier asks for, nothing where the fund takes its fee on the way out [TRADE-18, TRADE-110, TIER-25]. */
export const purchaseFeePercent = (feeType: FeeType | undefined, ofTier: Decimal): Decimal =>
  feeType === 'back-end' ? zero : ofTier;
