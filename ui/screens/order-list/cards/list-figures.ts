import { computedStruct, makeAutoObservable } from 'mobx';
import { quantityRule } from '../../../../application/orders/listed-order';
import { type PaymentMeans, type PaymentOffer, paymentOffers } from '../../../../application/orders/payment-means';
import {
  type PointsForPurchase,
  pointsForPurchase,
  type PointsRequest,
  type ChargedPurchase,
  requestedPoints,
} from '../../../../application/orders/points-for-purchase';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import { type QuantityRule, readQuantity } from '../../../../domain/trading/limits/quantity-rule';
import type { OrderPayment } from '../../../../domain/trading/orders/order-payment';
import type { OrderEntry } from '../state/order-entry';

/** The means that the orders of a list share. */
export type SharedMeans = {
  readonly region: Region;
  /** The ways to pay; undefined where the client chooses none. */
  readonly payments?: PaymentMeans | undefined;
  /** All of the client's reward points; undefined where the client chooses none. */
  readonly points?: OpenOrderList['points'];
};

/**
 * The figures of orders beside each other: those that are left share the limits of a day, the units held, reward points
 * and Cash Accounts.
 */
export class ListFigures {
  constructor(
    private readonly entries: readonly OrderEntry[],
    private readonly means: SharedMeans,
  ) {
    makeAutoObservable<this, 'entries' | 'means' | 'wantedPoints' | 'takenCash'>(
      this,
      { entries: false, means: false, wantedPoints: computedStruct, takenCash: computedStruct },
      { autoBind: true, deep: false },
    );
  }

  /** Returns what the figure of an order must keep to. */
  ruleOf(entry: OrderEntry): QuantityRule {
    return quantityRule(
      entry.order,
      this.othersOf(entry).map(({ order }) => order),
    );
  }

  /** Returns the figure as it stands, or as it is being typed; undefined while what is typed is none. */
  shownFigureOf(entry: OrderEntry): Decimal | undefined {
    if (entry.typed === undefined) return entry.figure;
    const typed = readQuantity(entry.typed, this.ruleOf(entry));
    return typed.ok ? typed.value : undefined;
  }

  /** Returns what comes of the points that are typed for an order. */
  pointsOf(entry: OrderEntry): PointsForPurchase {
    const wantedByOthers = this.othersOf(entry).map((other) => this.wantedPoints.get(other) ?? 0);
    return pointsForPurchase(
      this.requestOf(entry),
      wantedByOthers.reduce((all, wanted) => all + wanted, 0),
    );
  }

  /** Returns the ways to pay an order among which the client chooses. */
  paymentOffersOf({ order: { item } }: OrderEntry): readonly PaymentOffer[] {
    const { payments } = this.means;
    return item.kind === 'buy' && payments ? paymentOffers(payments, item.currency) : [];
  }

  /** Tells a purchase that the client should choose the payment of, and that there is no way to pay. */
  isUnpaid(entry: OrderEntry): boolean {
    const isChosen = entry.order.item.kind === 'buy' && this.means.payments !== undefined;
    return isChosen && this.paymentOffersOf(entry).length === 0;
  }

  /** Returns the payment that the client chose, else the usual one; undefined where there is none. */
  paidFromOf(entry: OrderEntry): OrderPayment | undefined {
    const offers = this.paymentOffersOf(entry);
    return (offers.find(({ payment }) => payment === entry.payment) ?? offers[0])?.payment;
  }

  /** Returns the amounts that the other purchases in the currency of one take from its Cash Account. */
  cashTakenByOthers(entry: OrderEntry): readonly Decimal[] {
    const { currency } = entry.order.item;
    const others = this.othersOf(entry).filter(({ order }) => order.item.currency === currency);
    return others.flatMap((other) => this.takenCash.get(other) ?? []);
  }

  private get wantedPoints(): ReadonlyMap<OrderEntry, number> {
    return new Map(this.entries.map((entry) => [entry, requestedPoints(this.requestOf(entry))]));
  }

  private get takenCash(): ReadonlyMap<OrderEntry, Decimal | undefined> {
    return new Map(
      this.entries.map((entry) => {
        const isFromCash = this.paidFromOf(entry) === 'cash-account';
        return [entry, isFromCash ? this.pointsOf(entry).cost?.total : undefined];
      }),
    );
  }

  private othersOf(entry: OrderEntry): readonly OrderEntry[] {
    return this.entries.filter((other) => other !== entry && !other.isRemoved);
  }

  private requestOf(entry: OrderEntry): PointsRequest {
    const { region, points: balance } = this.means;
    return { region, balance, purchase: this.purchaseOf(entry), typed: entry.points };
  }

  private purchaseOf(entry: OrderEntry): ChargedPurchase | undefined {
    const { item } = entry.order;
    const amount = this.shownFigureOf(entry);
    if (item.kind !== 'buy' || amount === undefined) return undefined;
    return { amount, feePercent: item.feeRate ?? zero, currency: item.currency };
  }
}
