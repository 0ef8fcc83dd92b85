import type { CutOff } from '../../calendar/effective-date';
import type { Decimal } from '../../money/decimal';
import type { AmountQuantity, Purchase, Redemption, Switch, UnitsQuantity } from '../orders/order';
import type { OrderRejection } from './order-rejection';

/** The terms of every received order: the currency that the client pays or is paid in, and the cut-off it falls under [TRADE-03]. */
type Common = { readonly currency: string; readonly cutOff: CutOff };

/** A purchase as it was received: an amount, the fee on top of it in percent, and what points take off that fee [ENT-52, TRADE-18, EPNT-06]. */
export type BuyOrder = Common & {
  readonly kind: Purchase['kind'];
  readonly quantity: AmountQuantity;
  readonly feePercent: Decimal;
  /** The fee before points, as it was fixed when the order was received; by the percent where it isn't stated. */
  readonly fee?: Decimal | undefined;
  readonly feeWaived?: Decimal | undefined;
  /** The day that the client chose ahead; without one it is dealt as soon as it can be [LINK-28]. */
  readonly dealOn?: string | undefined;
};

/** A redemption as it was received: units of the fund of one fee type, and the fee off what they bring in percent, zero for front-end ones [ENT-54, TRADE-111]. */
export type RedemptionOrder = Common & {
  readonly kind: Redemption['kind'];
  readonly quantity: UnitsQuantity;
  readonly feePercent: Decimal;
};

/** A switch as it was received: units of the fund that they leave; what they bring buys the other fund, which takes no fee [ENT-53, TRADE-43]. */
export type SwitchOrder = Common & { readonly kind: Switch['kind']; readonly quantity: UnitsQuantity };

/** An order as it was received; it never changes. */
export type ReceivedOrder = BuyOrder | RedemptionOrder | SwitchOrder;

/**
 * The deal of an order, or of a side of a switch: units, their whole cost or value in the fund's currency and, as
 * `amount`, in the order's.
 */
export type OrderDeal = {
  readonly price: Decimal;
  readonly units: Decimal;
  readonly cost: Decimal;
  readonly amount: Decimal;
  /** The fee of units that leave, in the order's currency; none where it isn't stated and the order has no percent for one [TRADE-111]. */
  readonly backEndFee?: Decimal;
  /** The short-term trading fee of redeemed units, in the order's currency [TRADE-126]. */
  readonly shortTermFee?: Decimal;
};

/** The second side of a switch: the date at whose price it is dealt, and what it came to. */
export type Investment = { readonly dealingDate: string; readonly deal: OrderDeal };

/** The events of an order, each at an instant [TRADE-36..42, ENUM-01]. */
export type OrderEvent = { readonly at: string } &
  /** Its client lets it wait until an instant, at which it counts as received. */
  (
    | { readonly kind: 'held'; readonly until: string }
    | { readonly kind: 'received' }
    | { readonly kind: 'accepted'; readonly dealingDate: string }
    | { readonly kind: 'priced'; readonly deal: OrderDeal }
    /** A switch: what the units brought bought the other fund, at the price of a date. */
    | ({ readonly kind: 'invested' } & Investment)
    /** A redemption in foreign currency: what it brought isn't remitted before more has come together [TRADE-124]. */
    | { readonly kind: 'waiting' }
    | { readonly kind: 'settled' }
    | { readonly kind: 'cancelled' }
    | { readonly kind: 'rejected'; readonly reason: OrderRejection }
    /** The price that a side was dealt at was corrected later: what it comes to at the right one [TRADE-91]. */
    | { readonly kind: 'corrected'; readonly side: DealtSide; readonly deal: OrderDeal }
  );

/** A side of an order, by the event at which it is dealt. */
export type DealtSide = 'priced' | 'invested';

/** The stages of an order, each named after the event that brings it there. */
export const orderStages = [
  'held',
  'received',
  'accepted',
  'priced',
  'invested',
  'waiting',
  'settled',
  'cancelled',
  'rejected',
] as const;

/** The stage that an order has reached. */
export type OrderStageReached = (typeof orderStages)[number];

/** The kinds of event: those that bring an order on, and the correction of a price, which leaves it where it is. */
export const orderEventKinds = [...orderStages, 'corrected'] as const satisfies readonly OrderEvent['kind'][];
