import { compare, isNegative, isZero, scaled, type Decimal } from '../../money/decimal';

/** The smallest withdrawal that leaves something in the account, HKD [VCA-25]. */
export const minimumWithdrawal = scaled(5000n);

/**
 * Checks an amount in HKD to be withdrawn: no more than is available [VCA-26], and at least HKD 5,000 or all there is,
 * whichever is lower [VCA-25].
 */
export function checkWithdrawal(
  amount: Decimal,
  available: Decimal,
): 'accepted' | 'VCA-0200' | 'VCA-0200-WITHDRAWAL' | 'VCA-0201' {
  if (isNegative(amount) || isZero(amount)) return 'VCA-0200';
  const againstAll = compare(amount, available);
  if (againstAll > 0) return 'VCA-0201';
  return againstAll < 0 && compare(amount, minimumWithdrawal) < 0 ? 'VCA-0200-WITHDRAWAL' : 'accepted';
}
