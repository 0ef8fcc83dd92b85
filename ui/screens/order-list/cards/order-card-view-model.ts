import { makeAutoObservable } from 'mobx';
import {
  cardLines,
  currencyOf,
  figureOf,
  figureRule,
  type ListedOrder,
  withFigure,
} from '../../../../application/orders/listed-order';
import type { PlacedOrder } from '../../../../application/orders/check-orders';
import { type Remittance, remittancesOf } from '../../../../application/orders/remittances-of';
import type { DraftedOrder } from '../../../../application/orders/order-list-drafts';
import type { ServerError } from '../../../../application/ports/call-failure';
import { briefUnitsOf } from '../../../../application/orders/brief-units-of';
import type { BriefUnits, CheckedOrder } from '../../../../application/ports/orders/order-checks';
import { feeTypesDiffer, refusalOfListed } from '../../../../application/orders/refusal-of-listed';
import type { FundBarRefusal } from '../../../../domain/eligibility/fund-bar';
import type { FundActionRefusal } from '../../../../domain/eligibility/fund-actions';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import {
  type FigureRule,
  type LineFigureProblem,
  lineFigureProblem,
  readLineFigure,
} from '../../../../domain/trading/limits/line-figure';
import { firstFundCode } from '../../../../domain/trading/e-list/trading-item';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import type { OrderLine } from '../../../../domain/trading/orders/order-line';
import { UnitsEstimate } from '../../../orders/units-estimate';
import type { CardContext, OrderProblem } from './card-context';
import { PurchasePayment } from './purchase-payment';
import { type Purchase, type PurchaseCost, RedeemedPoints } from './redeemed-points';

/** One order of the list: what it says, and what the client makes of it [TRADE-62..64, OPEN-80]. */
export class OrderCardViewModel {
  isRemoved = false;
  /** What is being typed in place of the figure; undefined while nothing is. */
  typed: string | undefined;
  /** What is wrong with what was typed, once the client wants to keep it. */
  typedProblem: LineFigureProblem | undefined;
  /** Whether the client has removed it or put it back: the keyboard then follows it. */
  wasMoved = false;
  readonly payment: PurchasePayment;
  readonly points: RedeemedPoints;
  readonly estimate: UnitsEstimate;

  constructor(
    public order: ListedOrder,
    /** Its place on the list, from 0. */
    readonly place: number,
    private readonly context: CardContext<OrderCardViewModel>,
  ) {
    this.payment = new PurchasePayment({
      item: () => this.order.item,
      total: () => this.cost?.total,
      otherwiseTaken: (currency) => this.takenByOthers(currency),
      means: context.payments,
      onChange: context.onChange,
    });
    this.points = new RedeemedPoints({
      purchase: () => this.purchase,
      region: context.region,
      available: context.points,
      takenByOthers: () => context.others(this).reduce((taken, { points }) => taken + points.wanted, 0),
      ...{ onTyped: context.onTyped, onChange: context.onChange },
    });
    this.estimate = new UnitsEstimate(context.estimates);
    makeAutoObservable<this, 'context'>(
      this,
      { place: false, context: false, payment: false, points: false, estimate: false },
      { autoBind: true, deep: false },
    );
  }

  get lines(): readonly OrderLine[] {
    return cardLines(this.order);
  }

  get figure(): Decimal | undefined {
    return figureOf(this.order.item);
  }

  get rule(): FigureRule {
    return figureRule(
      this.order,
      this.context.others(this).map(({ order }) => order),
    );
  }

  get cutOff(): CutOff {
    return orderDesks[this.context.region].cutOff(this.order.item.amcCode);
  }

  /** The date by the server's clock; asked anew each time, since it passes. */
  today(): string {
    return this.context.today();
  }

  /** The days on which its funds aren't dealt beside the market's holidays [OPEN-32, TRADE-119]. */
  get closedOn(): readonly string[] {
    return this.order.item.closedOn ?? [];
  }

  /** The fee of a purchase, what points take off it, and what is debited in all, as it stands or as it is being typed [TRADE-18, ENT-59, EPNT-06]. */
  get cost(): PurchaseCost | undefined {
    return this.points.cost;
  }

  private get purchase(): Purchase | undefined {
    const { item } = this.order;
    const { shownFigure: amount } = this;
    if (item.type !== 'B' || amount === undefined) return undefined;
    return { amount, feePercent: item.feeRate ?? zero, currency: item.currency };
  }

  /** The figure as it stands, or as it is being typed; undefined while what is typed is none. */
  private get shownFigure(): Decimal | undefined {
    const typed = this.typed === undefined ? undefined : readLineFigure(this.typed, this.rule);
    return typed === undefined ? this.figure : typed.ok ? typed.value : undefined;
  }

  /** The one rule that stops the order, if any: of the fund and the client first, since no figure mends that. */
  get problem(): OrderProblem | undefined {
    const own = this.refusal ?? this.feeTypesProblem ?? lineFigureProblem(this.figure, this.rule);
    return own ?? this.points.problem ?? this.payment.problem;
  }

  get feeTypesProblem(): 'fee-types-differ' | undefined {
    return feeTypesDiffer(this.order) ? 'fee-types-differ' : undefined;
  }

  /** The parts of a redemption that are paid out each by itself, where its units bear a back-end fee [TRADE-111]. */
  get remittances(): readonly Remittance[] {
    return remittancesOf(this.order, this.context.unitsBreakdownOf(this.place));
  }

  /** What the server says against it, where the portal knows of nothing itself [TRADE-60, ERR-22]. */
  get serverRefusal(): ServerError | undefined {
    return this.problem === undefined ? this.context.refusalOf(this.place) : undefined;
  }

  get placed(): PlacedOrder {
    const { count } = this.points;
    return {
      ...{ place: this.place, order: this.order, paidFrom: this.payment.paidFrom },
      ...(count > 0 ? { points: count } : {}),
    };
  }

  /** The units that bear the short-term trading fee, which the client is told before sending [TRADE-126]. */
  get briefUnits(): BriefUnits | undefined {
    return briefUnitsOf(this.order);
  }

  /** The units to estimate: as they stand, or as they are being typed. */
  private get units(): CheckedOrder | undefined {
    const { item } = this.order;
    if (item.type === 'B') return undefined;
    const { shownFigure: figure } = this;
    return figure && { fundCode: firstFundCode(item), currency: currencyOf(this.order), figure };
  }

  /** Estimates the units anew where they are others than before; `rest`: how long to wait, in milliseconds. */
  appraise(rest?: number): void {
    if (this.rule.kind === 'amount') return;
    this.estimate.of(this.refusal === undefined ? this.units : undefined, this.rule.available, rest);
  }

  /** Why the order can't be placed whatever its figure. */
  get refusal(): FundActionRefusal | FundBarRefusal | undefined {
    return refusalOfListed(this.order, this.context);
  }

  /** Whether the figure may be changed: not where no figure helps. */
  get isEditable(): boolean {
    return this.refusal === undefined && this.feeTypesProblem === undefined;
  }

  edit(text: string): void {
    this.typed = text;
    this.context.onTyped();
  }

  type(text: string): void {
    this.typed = text;
    this.typedProblem = undefined;
    this.context.onTyped();
    this.appraise();
  }

  /** Takes what was typed, or says what is wrong with it; says whether it did. */
  keep(): boolean {
    const figure = readLineFigure(this.typed ?? '', this.rule);
    if (!figure.ok) {
      this.typedProblem = figure.error;
      return false;
    }
    this.change(figure.value);
    this.leave();
    this.context.onChange();
    return true;
  }

  /** Leaves the figure as it was. */
  leave(): void {
    this.typed = undefined;
    this.context.onTyped();
    this.typedProblem = undefined;
    this.appraise(0);
  }

  change(figure: Decimal): void {
    this.order = { ...this.order, item: withFigure(this.order.item, figure) };
  }

  /** Takes the names that the same order has in another language; its figure stays as the client made it. */
  translate(told: ListedOrder | undefined): void {
    if (told && told.item.type === this.order.item.type) this.order = { ...told, item: this.order.item };
  }

  /** What the client has made of it so far. */
  get draft(): DraftedOrder {
    const { place, isRemoved, figure, typed } = this;
    const { payment, points } = this;
    return {
      ...{ place, isSwitch: this.order.item.type === 'S', isRemoved, figure, typed },
      ...{ paidFrom: payment.chosen, points: points.typed },
    };
  }

  /** Takes back what the client made of it before. */
  recall({ figure, isRemoved, typed, paidFrom, points = '' }: DraftedOrder): void {
    this.payment.recall(paidFrom);
    this.points.recall(points);
    if (figure) this.change(figure);
    this.isRemoved = isRemoved;
    this.typed = this.isEditable ? typed : undefined;
  }

  remove(): void {
    this.move(true);
  }

  putBack(): void {
    this.move(false);
  }

  private takenByOthers(currency: string): readonly Decimal[] {
    const others = this.context.others(this).filter(({ order }) => currencyOf(order) === currency);
    return others.flatMap(({ payment }) => payment.taken);
  }

  private move(isRemoved: boolean): void {
    this.isRemoved = isRemoved;
    this.wasMoved = true;
    this.leave();
    this.context.onChange();
  }
}
