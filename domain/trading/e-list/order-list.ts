import { type Order, ordersOfKind, type Purchase, type Redemption, type Switch } from '../orders/order';

/** An e-list: the pre-arranged orders behind a link, or those that the client composed, confirmed or cancelled as one [ENT-48, ORDQ-04]. */
export type OrderList = {
  readonly listId: string;
  readonly clientId: string;
  readonly discountCode?: string | undefined;
  readonly lineManager?: string | undefined;
  /** False once the link no longer leads to orders [OPEN-78]. */
  readonly active: boolean;
  /** True while the client has yet to consent [OPEN-78]. */
  readonly first: boolean;
  readonly items: readonly Order[];
  /** The server's own warning about the day's redemptions [TRADE-28]. */
  readonly showsRedemptionWarning: boolean;
  /** When a list by link was prepared, an instant; undefined where the server doesn't say. */
  readonly preparedAt?: string | undefined;
  /** True if the client composed it. */
  readonly isOwn?: boolean | undefined;
  /** The account that a list of the client's own is placed on. */
  readonly accountNo?: string | undefined;
};

/** The items of an e-list by kind, each list in the order given [SHAPE-18]. */
export type SplitOrders = {
  readonly redemptions: readonly Redemption[];
  readonly buys: readonly Purchase[];
  readonly switches: readonly Switch[];
};

/** The items of an e-list as three lists [TRADE-17, SHAPE-18]. */
export const splitTradingList = (items: readonly Order[]): SplitOrders => ({
  redemptions: ordersOfKind(items, 'redemption'),
  buys: ordersOfKind(items, 'buy'),
  switches: ordersOfKind(items, 'switch'),
});

/** A validation that the server offers for one kind of order [OPEN-38]. */
export type OrderValidation = 'allotment' | 'redemption' | 'switch';

/** Returns the validations that the server is asked for: none for a list without orders [TRADE-47, TRADE-48, OPEN-38]. */
export function neededValidations(orders: SplitOrders): readonly OrderValidation[] {
  const needed: OrderValidation[] = [];
  if (orders.buys.length > 0) needed.push('allotment');
  if (orders.redemptions.length > 0) needed.push('redemption');
  if (orders.switches.length > 0) needed.push('switch');
  return needed;
}
