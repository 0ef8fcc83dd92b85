import { isNegative, isZero, type Decimal } from '../money/decimal';

/** Returns true if a fund can be sold or switched: the units available are above zero [HOLD-10]. */
export const hasAvailableHoldings = (availableHoldings: Decimal | undefined): boolean =>
  availableHoldings !== undefined && !isNegative(availableHoldings) && !isZero(availableHoldings);
