import { subtract, type Decimal } from '../../money/decimal';
import { sum } from '../../money/sum';

/** The units that can still be ordered away: those held without those that open orders take [TRADE-96, TRADE-19]. */
export const unitsAvailable = (held: Decimal, reserved: readonly Decimal[]): Decimal => subtract(held, sum(reserved));
