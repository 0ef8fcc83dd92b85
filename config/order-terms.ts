import { scaled } from '../domain/money/decimal';
import type { PreOrderRules } from '../domain/trading/orders/pre-order';

/** The usual cost of a remittance; nothing to an account with one of the custodian banks [TRADE-122, TRADE-123]. */
export const remittanceFee = { currency: 'TWD', amount: scaled(30n) } as const;

/**
 * The terms of a new fund: money back within so many business days if it isn't established, else the confirmation
 * within so many days [TRADE-138, TRADE-139].
 */
export const newFundTerms = { refundBusinessDays: 10, confirmationDays: 30 } as const;

/** The limit for purchases ahead: a decision of ours, to be set here [LINK-28]. */
export const preOrderRules: PreOrderRules = { mostDaysAhead: 30 };
