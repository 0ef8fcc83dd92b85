import { planRules } from '../../../config/plan-rules';
import { checkFundOffer, type FundActionOffer } from '../../../domain/eligibility/fund-actions';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import { acceptsOrder } from '../../../domain/trading/orders/accepts-order';
import type { StoredOrder } from '../books/stored-orders';

type Funds = Pick<StoredOrder, 'fund' | 'intoFund'>;

/** Returns true if the funds of an order, as the books have them, take orders of its kind now. */
export const isOpenFor = (kind: StoredOrder['row']['kind'], { fund, intoFund }: Funds): boolean =>
  acceptsOrder(kind, { fund: storedFundOffer(fund), intoFund: intoFund ? storedFundOffer(intoFund) : undefined });

/** Returns true if a fund takes plans of a type now [FUND-34, RSP-07, TRADE-79]. */
export function isOpenForPlans(fund: StoredOrder['fund'], type: PlanType): boolean {
  const action = planRules[fund.region].types[type];
  return action !== undefined && checkFundOffer(action, storedFundOffer(fund)) === 'available';
}

/** Returns the actions that a fund, as the books have it, accepts now. */
export const storedFundOffer = ({ region, statusNormal, ...flags }: StoredOrder['fund']): FundActionOffer => ({
  region,
  statusNormal,
  availability: {
    buy: flags.availBuy,
    regularBuy: flags.availRegularBuy,
    eRegularBuy: flags.availFlexibleBuy,
    scheduledBuy: flags.availScheduledBuy,
    sell: flags.availSell,
    switchOut: flags.availSwitchSell,
  },
});
