import { makeAutoObservable } from 'mobx';
import { cardLines, type ListedOrder } from '../../../../application/orders/listed-order';
import type { DraftedOrder } from '../../../../application/orders/order-list-drafts';
import type { Decimal } from '../../../../domain/money/decimal';
import { withQuantity } from '../../../../domain/trading/orders/order';
import type { OrderLine } from '../../../../domain/trading/orders/order-line';
import type { OrderPayment } from '../../../../domain/trading/orders/order-payment';

/** One order of an open list with what the client makes of it; it knows of no other order [TRADE-62..64, OPEN-80]. */
export class OrderEntry {
  isRemoved = false;
  /** The text that is being typed in place of the figure; undefined while none is. */
  typed: string | undefined;
  /** The payment that the client chose for a purchase. */
  payment: OrderPayment | undefined;
  /** The reward points to redeem as they are typed; '' redeems none. */
  points = '';
  /** The number of changes that the server must be asked about; what is only being typed is none yet. */
  revision = 0;
  private committedPoints = '';

  constructor(
    public order: ListedOrder,
    /** Its place on the list, from 0. */
    readonly place: number,
  ) {
    makeAutoObservable(this, { place: false }, { autoBind: true, deep: false });
  }

  get lines(): readonly OrderLine[] {
    return cardLines(this.order);
  }

  get figure(): Decimal | undefined {
    return this.order.item.quantity?.value;
  }

  /** The order as the client has made it so far. */
  get draft(): DraftedOrder {
    const { place, isRemoved, figure, typed, payment, points } = this;
    return { place, isSwitch: this.order.item.kind === 'switch', isRemoved, figure, typed, paidFrom: payment, points };
  }

  changeText(text: string | undefined): void {
    this.typed = text;
  }

  changePoints(text: string): void {
    this.points = text;
  }

  commitFigure(figure: Decimal): void {
    this.setFigure(figure);
    this.revision += 1;
  }

  commitPoints(): void {
    if (this.points === this.committedPoints) return;
    this.committedPoints = this.points;
    this.revision += 1;
  }

  choosePayment(payment: OrderPayment): void {
    this.payment = payment;
    this.revision += 1;
  }

  /** Removes it from the list, or puts it back. */
  move(isRemoved: boolean): void {
    this.isRemoved = isRemoved;
    this.revision += 1;
  }

  /** Restores the order as the client made it before. */
  restore({ figure, isRemoved, typed, paidFrom, points = '' }: DraftedOrder): void {
    if (figure) this.setFigure(figure);
    this.isRemoved = isRemoved;
    this.typed = typed;
    this.payment = paidFrom;
    this.restorePoints(points);
  }

  restorePoints(points: string): void {
    this.points = points;
    this.committedPoints = points;
  }

  /** Takes the names that the same order has in another language; its figure stays as the client made it. */
  translate(named: ListedOrder | undefined): void {
    if (named && named.item.kind === this.order.item.kind) this.order = { ...named, item: this.order.item };
  }

  private setFigure(figure: Decimal): void {
    this.order = { ...this.order, item: withQuantity(this.order.item, figure) };
  }
}
