import { compare, scaled, type Decimal } from '../../money/decimal';

/** The share of non-trading markets from which pricing is suspended, as a fraction [TRADE-119]. */
export const suspendingShare = scaled(4n, 1);

/**
 * Returns true if pricing is suspended at this share of non-trading markets, a fraction (0.4 = 40 %, included)
 * [TRADE-119, OPEN-37].
 */
export const isPricingSuspended = (closedShare: Decimal): boolean => compare(closedShare, suspendingShare) >= 0;
