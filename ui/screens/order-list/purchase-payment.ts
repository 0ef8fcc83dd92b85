import { makeAutoObservable } from 'mobx';
import { type PaymentMeans, type PaymentOffer, paymentOffers } from '../../../application/orders/payment-means';
import type { TradingItem } from '../../../domain/trading/e-list/trading-item';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';

type Dependencies = {
  readonly item: () => TradingItem;
  /** Where the client chooses. */
  readonly means?: PaymentMeans | undefined;
  readonly onChange: () => void;
};

/** What pays for a purchase, where the client chooses [VCA-15, BANK-01]. */
export class PurchasePayment {
  /** As the client chose it. */
  chosen: OrderPayment | undefined;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false });
  }

  get offers(): readonly PaymentOffer[] {
    const { item, means } = this.dependencies;
    const ordered = item();
    return ordered.type === 'B' && means ? paymentOffers(means, ordered.currency) : [];
  }

  /** As the client chose it, else the usual way; undefined where there is none. */
  get paidFrom(): OrderPayment | undefined {
    const { offers, chosen } = this;
    return (offers.find(({ payment }) => payment === chosen) ?? offers[0])?.payment;
  }

  choose(payment: OrderPayment): void {
    this.chosen = payment;
    this.dependencies.onChange();
  }

  recall(payment: OrderPayment | undefined): void {
    this.chosen = payment;
  }
}
