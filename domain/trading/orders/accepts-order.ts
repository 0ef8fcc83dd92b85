import { checkFundOffer, type FundActionOffer } from '../../eligibility/fund-actions';
import type { OrderKind } from './order';

/** The fund of an order, and of a switch the one that it buys. */
type OrderedFunds = { readonly fund: FundActionOffer; readonly intoFund?: FundActionOffer | undefined };

const actions = { buy: 'buy', redemption: 'sell', switch: 'switch' } as const;

/**
 * Returns true if the funds of an order accept orders of its kind now; a switch needs both its source and its target
 * fund [FUND-34, FUND-21].
 */
export const acceptsOrder = (kind: OrderKind, { fund, intoFund }: OrderedFunds): boolean =>
  checkFundOffer(actions[kind], fund) === 'available' &&
  (kind !== 'switch' || (intoFund !== undefined && checkFundOffer('buy', intoFund) === 'available'));
