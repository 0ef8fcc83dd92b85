import type { FeeType } from '../../funds/fee-type';
import type { Decimal } from '../../money/decimal';
import type { BuyLimits } from '../../funds/buy-limits';
import type { BuyOnTopAvailability } from '../limits/minimum-buy';
import type { OrderPayment } from './order-payment';

/** Money that is ordered to be invested, in the order's currency. */
export type AmountQuantity = { readonly kind: 'amount'; readonly value: Decimal };

/** Units that are ordered to leave a fund. */
export type UnitsQuantity = { readonly kind: 'units'; readonly value: Decimal };

/** Money or units of a fund, as they are ordered. */
export type Quantity = AmountQuantity | UnitsQuantity;

/** The terms that orders of every kind have; the fee rate is in percent. A fund's code is what names it to the server: the asset manager's own code where the server tells it, else the code that others may share [ENT-29, ENT-49]. */
type CommonTerms = {
  readonly fundCode: string;
  readonly amcCode?: string | undefined;
  readonly feeRate?: Decimal | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccount?: string | undefined;
  /** The days without dealing in its funds beside the market's holidays [OPEN-32, TRADE-92, TRADE-119]. */
  readonly closedOn?: readonly string[] | undefined;
};

/** The terms of orders whose units leave a fund. */
type OutflowTerms = CommonTerms & {
  /** The kind of account that the units leave, where it isn't that of the fund's side and the currency [ENUM-34]. */
  readonly paymentType?: string | undefined;
  readonly currency?: string | undefined;
  readonly quantity?: UnitsQuantity | undefined;
};

/** A purchase of a fund for an amount in its currency [TRADE-17, ENT-49]. */
export type Purchase = CommonTerms & {
  readonly kind: 'buy';
  readonly currency: string;
  readonly quantity?: AmountQuantity | undefined;
  /** Tells whether the fund is new and still subscribed [TRADE-26]. */
  readonly isIpo?: boolean | undefined;
  /** Tells whether the limits of the digital share class count where the server states none [OPEN-31]. */
  readonly isDigitalShareClass?: boolean | undefined;
  /** The server's limits of one purchase, in its currency [TRADE-27, TRADE-98, TRADE-99]. */
  readonly limits?: BuyLimits | undefined;
  /** Tells whether its fund may be bought on top of units held [TRADE-52]. */
  readonly onTop?: BuyOnTopAvailability | undefined;
  /** The dealing day of a purchase ahead, as the client chose it [LINK-28]. */
  readonly dealOn?: string | undefined;
  /** The means of payment, where the client chooses [VCA-15, BANK-01]. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The reward points to redeem for its fee, where the server takes them [EPNT-06, EPNT-07, EPNT-09]. */
  readonly points?: number | undefined;
};

/** A redemption of units of a fund [TRADE-17, ENT-49]. */
export type Redemption = OutflowTerms & { readonly kind: 'redemption' };

/** A switch of units of a fund into another one [TRADE-17, ENT-49]. */
export type Switch = OutflowTerms & {
  readonly kind: 'switch';
  /** The fund that is bought. */
  readonly intoFundCode: string;
  /** The fee type of the fund that is bought; undefined where the server doesn't say [TRADE-110]. */
  readonly intoFeeType?: FeeType | undefined;
  /** Tells whether both funds are of one class; undefined where the server doesn't say [TRADE-128]. */
  readonly isWithinClass?: boolean | undefined;
  /** Tells whether the fund that is bought is new and still subscribed [TRADE-26]. */
  readonly isIpo?: boolean | undefined;
};

/** One order, from its entry to the books: prepared on an e-list or composed by its client, checked, and sent [ENT-49]. */
export type Order = Purchase | Redemption | Switch;

/** An order whose currency and quantity are known. */
export type CompleteOrder<Ordered extends Order = Order> = Ordered extends Order
  ? Ordered & { readonly currency: string; readonly quantity: NonNullable<Ordered['quantity']> }
  : never;

/** A kind of order. */
export type OrderKind = Order['kind'];

/** Makes money to be invested of a figure. */
export const amountQuantity = (value: Decimal): AmountQuantity => ({ kind: 'amount', value });

/** Makes units to leave a fund of a figure. */
export const unitsQuantity = (value: Decimal): UnitsQuantity => ({ kind: 'units', value });

/** Returns the same order for another figure [OPEN-80]. */
export const withQuantity = (order: Order, value: Decimal): Order =>
  order.kind === 'buy' ? { ...order, quantity: amountQuantity(value) } : { ...order, quantity: unitsQuantity(value) };

/** Returns an order with its currency where its quantity is known. */
export function completeOrder(order: Order, currency: string): CompleteOrder | undefined {
  switch (order.kind) {
    case 'buy':
      return order.quantity && { ...order, quantity: order.quantity };
    case 'redemption':
      return order.quantity && { ...order, currency, quantity: order.quantity };
    case 'switch':
      return order.quantity && { ...order, currency, quantity: order.quantity };
  }
}

/** Returns the orders of one kind, in the order given. */
export function ordersOfKind<Ordered extends { readonly kind: OrderKind }, Kind extends OrderKind>(
  orders: readonly Ordered[],
  kind: Kind,
): readonly Extract<Ordered, { readonly kind: Kind }>[] {
  return orders.filter((order): order is Extract<Ordered, { readonly kind: Kind }> => order.kind === kind);
}

/** Returns what names the fund that an order buys, or the one that it leaves where it buys none. */
export const lastFundCode = (order: Order): string => (order.kind === 'switch' ? order.intoFundCode : order.fundCode);

/** Tells whether an order subscribes a new fund, which has a service of its own [TRADE-26]. */
export const isOfNewFund = (order: Order): boolean => order.kind !== 'redemption' && order.isIpo === true;
