import { makeAutoObservable } from 'mobx';
import { orderShortTermUnits } from '../../../../application/orders/order-short-term-units';
import type { OrderToCheck } from '../../../../application/orders/check-orders';
import { settlementCurrency, type ListedOrder } from '../../../../application/orders/listed-order';
import type { DraftedOrder } from '../../../../application/orders/order-list-drafts';
import type { PurchaseCost } from '../../../../application/orders/points-for-purchase';
import { type ListedOrderContext, listedOrderProblem } from '../../../../application/orders/listed-order-problem';
import { type Remittance, listRemittances } from '../../../../application/orders/list-remittances';
import type { ServerError } from '../../../../application/ports/call-failure';
import type { Clock } from '../../../../application/ports/clock';
import type { ShortTermUnits, OrderChecks, UnitsToEstimate } from '../../../../application/ports/orders/order-checks';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import type { FundBarProblem } from '../../../../domain/eligibility/fund-bar';
import type { Decimal } from '../../../../domain/money/decimal';
import type { PointsProblem } from '../../../../domain/fees/points-for-fee';
import {
  type QuantityRule,
  type QuantityProblem,
  quantityProblem,
  readQuantity,
} from '../../../../domain/trading/limits/quantity-rule';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import type { OrderLine } from '../../../../domain/trading/orders/order-line';
import { UnitsEstimate } from '../../../orders/units-estimate';
import type { OpenListState } from '../state/open-list-state';
import type { OrderEntry } from '../state/order-entry';
import type { ListFigures } from './list-figures';
import { type PaymentProblem, PurchasePayment } from './purchase-payment';
import { RedeemedPoints } from './redeemed-points';

/** The reason that an order can't be sent: a rule for its figure, or for its fund and client. */
export type OrderProblem = QuantityProblem | FundActionProblem | FundBarProblem | PaymentProblem | PointsProblem;

type Deps = ListedOrderContext & {
  readonly state: Pick<OpenListState, 'checked'>;
  readonly figures: ListFigures;
  readonly checks: OrderChecks;
  readonly clock: Clock;
};

/**
 * One order of the list as it is shown: what it says, the rules that it must keep to, and what the client does with it
 * [TRADE-62..64, OPEN-80].
 */
export class OrderCardViewModel {
  /** The problem of the figure that was typed, once the client wants to keep it. */
  typedProblem: QuantityProblem | undefined;
  /** True once the client has removed it or put it back: the keyboard then follows it. */
  wasMoved = false;
  readonly payment: PurchasePayment;
  readonly points: RedeemedPoints;
  readonly estimate: UnitsEstimate;

  constructor(
    readonly entry: OrderEntry,
    private readonly deps: Deps,
  ) {
    this.payment = new PurchasePayment(entry, deps.figures);
    this.points = new RedeemedPoints(entry, deps.figures);
    this.estimate = new UnitsEstimate(deps);
    makeAutoObservable<this, 'deps'>(
      this,
      { entry: false, deps: false, payment: false, points: false, estimate: false },
      { autoBind: true, deep: false },
    );
  }

  get order(): ListedOrder {
    return this.entry.order;
  }

  /** Its place on the list, from 0. */
  get place(): number {
    return this.entry.place;
  }

  get isRemoved(): boolean {
    return this.entry.isRemoved;
  }

  /** The text that is being typed in place of the figure; undefined while none is. */
  get typed(): string | undefined {
    return this.entry.typed;
  }

  get lines(): readonly OrderLine[] {
    return this.entry.lines;
  }

  get figure(): Decimal | undefined {
    return this.entry.figure;
  }

  get rule(): QuantityRule {
    return this.deps.figures.ruleOf(this.entry);
  }

  get cutOff(): CutOff {
    return orderDesks[this.deps.region].cutOff(this.order.item.amcCode);
  }

  /** The date by the server's clock; asked anew each time, since it passes. */
  today(): string {
    return hongKongDayAt(this.deps.clock.serverNow());
  }

  /** The days on which its funds aren't dealt beside the market's holidays [OPEN-32, TRADE-119]. */
  get closedOn(): readonly string[] {
    return this.order.item.closedOn ?? [];
  }

  /**
   * The fee of a purchase, what points take off it, and what is debited in all, as it stands or as it is being typed
   * [TRADE-18, ENT-59, EPNT-06].
   */
  get cost(): PurchaseCost | undefined {
    return this.points.cost;
  }

  /** The one rule that stops the order, if any: of the fund and the client first, since no figure mends that. */
  get problem(): OrderProblem | undefined {
    const own = this.refusal ?? quantityProblem(this.figure, this.rule);
    return own ?? this.points.problem ?? this.payment.problem;
  }

  /** The parts of a redemption that are paid out each by itself, where its units bear a back-end fee [TRADE-111]. */
  get remittances(): readonly Remittance[] {
    return listRemittances(this.order, this.deps.state.checked?.unitsBreakdowns.get(this.place) ?? []);
  }

  /** The server's first message against it, where the portal knows of nothing itself [TRADE-60, ERR-22]. */
  get serverRefusal(): ServerError | undefined {
    return this.problem === undefined ? this.deps.state.checked?.errors.get(this.place) : undefined;
  }

  /** The order as it is checked and sent. */
  get placed(): OrderToCheck {
    const { count } = this.points;
    const { place, order } = this;
    const { paidFrom } = this.payment;
    if (order.item.kind !== 'buy') return { place, order };
    return { place, order: { ...order, item: { ...order.item, paidFrom, points: count > 0 ? count : undefined } } };
  }

  /** The units that bear the short-term trading fee, which the client is told before sending [TRADE-126]. */
  get briefUnits(): ShortTermUnits | undefined {
    return orderShortTermUnits(this.order);
  }

  /** The reason that the order can't be placed whatever its figure. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    return listedOrderProblem(this.order, this.deps);
  }

  /** Tells that the figure may be changed: not where no figure helps. */
  get isEditable(): boolean {
    return this.refusal === undefined;
  }

  /** Estimates the units anew where they are others than before; `rest`: how long to wait, in milliseconds. */
  refreshEstimate(rest?: number): void {
    const { rule } = this;
    if (rule.kind === 'amount') return;
    this.estimate.update(this.refusal === undefined ? this.units : undefined, rule, rest);
  }

  startEdit(text: string): void {
    this.entry.changeText(text);
  }

  changeText(text: string): void {
    this.entry.changeText(text);
    this.typedProblem = undefined;
    this.refreshEstimate();
  }

  /** Takes what was typed, or says what is wrong with it; says whether it did. */
  commitEdit(): boolean {
    const figure = readQuantity(this.typed ?? '', this.rule);
    if (!figure.ok) {
      this.typedProblem = figure.error;
      return false;
    }
    this.entry.commitFigure(figure.value);
    this.cancelEdit();
    return true;
  }

  /** Leaves the figure as it is. */
  cancelEdit(): void {
    this.entry.changeText(undefined);
    this.typedProblem = undefined;
    this.refreshEstimate(0);
  }

  remove(): void {
    this.move(true);
  }

  undoRemove(): void {
    this.move(false);
  }

  /** Restores the order as the client made it before; no field is open where no figure helps any more. */
  restoreDraft(draft: DraftedOrder): void {
    this.entry.restore(draft);
    if (!this.isEditable) this.entry.changeText(undefined);
  }

  /** The units to estimate: as they stand, or as they are being typed. */
  private get units(): UnitsToEstimate | undefined {
    const { item } = this.order;
    if (item.kind === 'buy') return undefined;
    const units = this.deps.figures.shownFigureOf(this.entry);
    return units && { fundCode: item.fundCode, currency: settlementCurrency(this.order), units };
  }

  private move(isRemoved: boolean): void {
    this.entry.move(isRemoved);
    this.wasMoved = true;
    this.cancelEdit();
  }
}
