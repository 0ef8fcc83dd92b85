import fc from 'fast-check';
import { scaled } from '../../domain/money/decimal';
import type { FeeOrder } from '../../domain/points/point-rules';

/** A count of ePoints, from none to more than any fee is worth. */
export const pointCounts = fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 10_000_000 }));

/** A fee of up to a hundred thousand, with two places. */
export const chargedFees = fc.bigInt(0n, 10_000_000n).map((digits) => scaled(digits, 2));

/** A way of ordering. */
export const feeOrders = fc.constantFrom<FeeOrder>('lump-sum', 'e-scheduler', 'regular');
