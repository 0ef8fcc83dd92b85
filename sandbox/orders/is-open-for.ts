import type { KeptOrder } from './kept-orders';

type Funds = Pick<KeptOrder, 'fund' | 'intoFund'>;

/** Whether the funds of an order take orders of its kind now; a switch leaves one and buys the other. */
export function isOpenFor(kind: KeptOrder['row']['kind'], { fund, intoFund }: Funds): boolean {
  if (!fund.statusNormal) return false;
  if (kind === 'buy') return fund.availBuy;
  if (kind === 'redemption') return fund.availSell;
  return fund.availSwitchSell && intoFund?.statusNormal === true && intoFund.availBuy;
}
