import { checkFundOffer, type FundOffer } from '../../domain/funds/fund-actions';
import { takesOrder } from '../../domain/trading/orders/takes-order';
import type { KeptOrder } from './kept-orders';

type Funds = Pick<KeptOrder, 'fund' | 'intoFund'>;

/** Whether the funds of an order, as the books have them, take orders of its kind now. */
export const isOpenFor = (kind: KeptOrder['row']['kind'], { fund, intoFund }: Funds): boolean =>
  takesOrder(kind, { fund: offerOf(fund), intoFund: intoFund ? offerOf(intoFund) : undefined });

/** Whether a fund takes monthly plans now [FUND-34, RSP-07]. */
export const isOpenForPlans = (fund: KeptOrder['fund']): boolean =>
  checkFundOffer('scheduled-buy', offerOf(fund)) === 'available';

const offerOf = ({ region, statusNormal, ...flags }: KeptOrder['fund']): FundOffer => ({
  ...{ region, statusNormal },
  availability: {
    buy: flags.availBuy,
    regularBuy: flags.availRegularBuy,
    eRegularBuy: flags.availFlexibleBuy,
    scheduledBuy: flags.availScheduledBuy,
    sell: flags.availSell,
    switchOut: flags.availSwitchSell,
  },
});
