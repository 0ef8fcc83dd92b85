import { makeAutoObservable } from 'mobx';
import type { PaymentOffer } from '../../../../application/orders/payment-means';
import { cashLeft } from '../../../../domain/cash-account/cash-left';
import { type Decimal, isNegative } from '../../../../domain/money/decimal';
import type { OrderPayment } from '../../../../domain/trading/orders/order-payment';
import type { OrderEntry } from '../state/order-entry';
import type { ListFigures } from './list-figures';

/** The reason that a purchase can't be paid: by nothing there is, or not from the Cash Account. */
export type PaymentProblem = 'unpaid' | 'cash-too-low';

/** The cash that its account holds for a purchase beside the others of its list, and after it. */
export type CashForPurchase = { readonly before: Decimal; readonly after: Decimal };

/** The payment of a purchase, where the client chooses [VCA-15, BANK-01]. */
export class PurchasePayment {
  constructor(
    private readonly entry: OrderEntry,
    private readonly figures: ListFigures,
  ) {
    makeAutoObservable<this, 'entry' | 'figures'>(
      this,
      { entry: false, figures: false },
      { autoBind: true, deep: false },
    );
  }

  get offers(): readonly PaymentOffer[] {
    return this.figures.paymentOffersOf(this.entry);
  }

  /** Tells that it is for the client to choose, and that there is no way at all. */
  get isUnpaid(): boolean {
    return this.figures.isUnpaid(this.entry);
  }

  /** The client's choice of payment, else the usual one; undefined where there is none. */
  get paidFrom(): OrderPayment | undefined {
    return this.figures.paidFromOf(this.entry);
  }

  /** Undefined where there is no Cash Account, or what it holds isn't known [VCA-26]. */
  get cash(): CashForPurchase | undefined {
    const { entry, figures } = this;
    const available = this.offers.flatMap((offer) => ('available' in offer ? (offer.available ?? []) : []))[0];
    if (!available) return undefined;
    const total = figures.pointsOf(entry).cost?.total;
    const before = cashLeft(available, figures.cashTakenByOthers(entry));
    return { before, after: cashLeft(before, total ? [total] : []) };
  }

  /** The reason that its payment stops the purchase. */
  get problem(): PaymentProblem | undefined {
    if (this.isUnpaid) return 'unpaid';
    return this.isShort ? 'cash-too-low' : undefined;
  }

  /** Tells that the Cash Account is to pay, and doesn't hold enough for the purchase and its fee [VCA-26]. */
  get isShort(): boolean {
    const { paidFrom, cash } = this;
    return paidFrom === 'cash-account' && cash !== undefined && isNegative(cash.after);
  }

  choose(payment: OrderPayment): void {
    this.entry.choosePayment(payment);
  }
}
