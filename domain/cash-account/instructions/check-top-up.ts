import { compare, isNegative, isZero, scaled, type Decimal } from '../../money/decimal';

/** The smallest top-up, HKD [VCA-24]. */
export const minimumTopUp = scaled(1000n);

/** Checks an amount in HKD to be topped up: HKD 1,000 or more is accepted; zero or negative is no amount [VCA-24]. */
export function checkTopUp(amount: Decimal): 'accepted' | 'VCA-0200' | 'VCA-0200-TOPUP' {
  if (isNegative(amount) || isZero(amount)) return 'VCA-0200';
  return compare(amount, minimumTopUp) < 0 ? 'VCA-0200-TOPUP' : 'accepted';
}
