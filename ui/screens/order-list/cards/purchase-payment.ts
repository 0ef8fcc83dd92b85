import { makeAutoObservable } from 'mobx';
import { type PaymentMeans, type PaymentOffer, paymentOffers } from '../../../../application/orders/payment-means';
import { cashLeft } from '../../../../domain/cash-account/cash-left';
import { type Decimal, isNegative } from '../../../../domain/money/decimal';
import type { TradingItem } from '../../../../domain/trading/e-list/trading-item';
import type { OrderPayment } from '../../../../domain/trading/orders/order-payment';

type Dependencies = {
  readonly item: () => TradingItem;
  /** What the purchase costs with its fee, as it stands or is being typed; undefined for no figure. */
  readonly total: () => Decimal | undefined;
  /** What the other purchases that are left take from the Cash Account of a currency. */
  readonly otherwiseTaken: (currency: string) => readonly Decimal[];
  /** Where the client chooses. */
  readonly means?: PaymentMeans | undefined;
  readonly onChange: () => void;
};

/** Why a purchase can't be paid: by nothing there is, or not from the Cash Account. */
export type PaymentProblem = 'unpaid' | 'cash-too-low';

/** What the Cash Account holds for a purchase beside the others of its list, and after it. */
export type CashForPurchase = { readonly before: Decimal; readonly after: Decimal };

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

  /** Whether it is for the client to choose, and there is no way at all. */
  get isUnpaid(): boolean {
    const { item, means } = this.dependencies;
    return item().type === 'B' && means !== undefined && this.offers.length === 0;
  }

  /** As the client chose it, else the usual way; undefined where there is none. */
  get paidFrom(): OrderPayment | undefined {
    const { offers, chosen } = this;
    return (offers.find(({ payment }) => payment === chosen) ?? offers[0])?.payment;
  }

  /** Undefined where there is no Cash Account, or what it holds isn't known [VCA-26]. */
  get cash(): CashForPurchase | undefined {
    const { item, total, otherwiseTaken } = this.dependencies;
    const available = this.offers.flatMap((offer) => ('available' in offer ? (offer.available ?? []) : []))[0];
    if (!available) return undefined;
    const before = cashLeft(available, otherwiseTaken(item().currency ?? ''));
    return {
      before,
      after: cashLeft(
        before,
        [total()].flatMap((one) => one ?? []),
      ),
    };
  }

  /** What about its payment stops the purchase. */
  get problem(): PaymentProblem | undefined {
    if (this.isUnpaid) return 'unpaid';
    return this.isShort ? 'cash-too-low' : undefined;
  }

  /** Whether the Cash Account, where it is to pay, doesn't hold enough for the purchase and its fee [VCA-26]. */
  get isShort(): boolean {
    const { paidFrom, cash } = this;
    return paidFrom === 'cash-account' && cash !== undefined && isNegative(cash.after);
  }

  /** What it takes from the Cash Account. */
  get taken(): readonly Decimal[] {
    const total = this.paidFrom === 'cash-account' ? this.dependencies.total() : undefined;
    return total ? [total] : [];
  }

  choose(payment: OrderPayment): void {
    this.chosen = payment;
    this.dependencies.onChange();
  }

  recall(payment: OrderPayment | undefined): void {
    this.chosen = payment;
  }
}
