import { checkFundOffer, type FundActionOffer } from '../../eligibility/fund-actions';
import type { OrderKind } from './order';

/** The fund of an order, and of a switch the one that it buys. */
type OrderedFunds = { readonly fund: FundActionOffer; readonly intoFund?: FundActionOffer | undefined };

const actions = { buy: 'buy', redemption: 'sell', switch: 'switch' } as const;

/** Whether the funds of an order take orders of its kind now, just as they are offered; a switch leaves one and buys the other [FUND-34, FUND-21]. */
export const acceptsOrder = (kind: OrderKind, { fund, intoFund }: OrderedFunds): boolean =>
  checkFundOffer(actions[kind], fund) === 'available' &&
  (kind !== 'switch' || (intoFund !== undefined && checkFundOffer('buy', intoFund) === 'available'));
