import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../application/ports/clock';
import { heldLines } from '../../../domain/holdings/held-lines';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { PurchaseEstimate } from '../../orders/purchase-estimate';
import { TypingPause } from '../../orders/typing-pause';
import { type PaymentMeans, type PaymentOffer, paymentOffers } from '../../../application/orders/payment-means';
import type { PreparedPlan } from '../../../application/plans/prepare-plan';
import { cashLeft } from '../../../domain/cash-account/cash-left';
import type { FundAction } from '../../../domain/eligibility/fund-actions';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { type Decimal, isNegative, isZero, negate } from '../../../domain/money/decimal';
import { adjustedSteps } from '../../../domain/regular-plans/running/adjusted-amount';
import { firstExecution } from '../../../domain/regular-plans/days/effective-from';
import type { ExecutionDay } from '../../../domain/regular-plans/days/execution-day';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import { type PlanAmountProblem, readPlanAmount } from '../../../domain/regular-plans/changing/plan-change';
import { isPlanDay, toggleDay } from '../../../domain/regular-plans/days/plan-days';
import { planShortfall } from '../../../domain/regular-plans/changing/plan-shortfall';
import { planDebits, type PlanDebits } from '../../../domain/regular-plans/running/plan-debits';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import { planCurrencies } from '../../../domain/regular-plans/changing/plan-start';
import type { Region } from '../../../domain/region';
import { type PlanType, planTypes } from '../../../domain/regular-plans/plan-type';
import type { Calendar } from '../../../domain/calendar/calendar';
import { purchaseFeePercent } from '../../../domain/fees/purchase-fee';
import { feesOf } from '../../../domain/fees/fees-of';
import type { PaymentShortfall } from '../../../domain/trading/limits/payment-limit';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { PlanPoints } from './plan-points';
import { amountQuantity } from '../../../domain/trading/orders/order';

/** The facts that a new plan's figures depend on. */
export type PlanContext = {
  readonly beginning: Pick<PreparedPlan, 'accountNo' | 'feePercent'>;
  /** Returns what purchases can be paid from, by the names of the language that is read. */
  readonly payments: () => PaymentMeans;
  readonly availablePoints: () => PreparedPlan['points'];
  /** The client's holdings; undefined while they aren't known. */
  readonly held: () => readonly PortfolioHolding[] | undefined;
  readonly region: Region;
  readonly rules: PlanRules;
  readonly calendar: Calendar;
  /** The region's own currency. */
  readonly currency: string;
  /** An instant. */
  readonly now: () => string;
  readonly clock: Pick<Clock, 'after'>;
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly onChange: () => void;
};

/** The draft that a plan's figures are restored from. */
type RecalledPlan = {
  readonly type: PlanType | undefined;
  readonly currency: string;
  readonly typed: string;
  readonly days: readonly number[];
  readonly payment: string;
  readonly usesPoints: boolean;
};

/** A new plan in a fund, as it is typed and chosen [RSP-07, TRADE-79]. */
export class PlanFigures {
  typed = '';
  /** The days on which it invests, the earliest first. */
  chosenDays: readonly number[];
  /** True once the client tried to go on, so that problems show. */
  showsProblems = false;
  readonly points: PlanPoints;
  /** The units that one purchase would buy at the latest price, where its amount is fixed [TRADE-43, API-79]. */
  readonly estimate: PurchaseEstimate;
  /** The fee on each purchase, in percent [TIER-21, TIER-26, TRADE-110]. */
  readonly feePercent: Decimal;
  readonly pause: TypingPause;
  private wantedType: PlanType | undefined;
  private wantedCurrency: string | undefined;
  private wantedPayment: string | undefined;

  constructor(
    public fund: FundPreview,
    private readonly context: PlanContext,
  ) {
    this.chosenDays = context.rules.usualDays.slice(0, 1);
    const { region, onChange, beginning, availablePoints } = context;
    this.feePercent = purchaseFeePercent(fund.feeType, beginning.feePercent);
    this.pause = new TypingPause(context.clock);
    this.estimate = new PurchaseEstimate(context);
    this.points = new PlanPoints({
      region,
      onChange,
      available: availablePoints,
      feePercent: this.feePercent,
      currency: () => this.currency,
      amount: () => this.amount,
    });
    makeAutoObservable<this, 'context'>(
      this,
      { points: false, estimate: false, context: false, feePercent: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  /** The account that it invests for; undefined where the server names it. */
  get accountNo(): string | undefined {
    return this.context.beginning.accountNo;
  }

  /** The types of plans that there are. */
  get types(): readonly PlanType[] {
    return planTypes.filter((type) => this.rules.types[type] !== undefined);
  }

  get planType(): PlanType {
    return this.types.find((one) => one === this.wantedType) ?? 'X';
  }

  /** The action that the fund must allow for a plan of the type. */
  get action(): FundAction {
    return this.rules.types[this.planType] ?? 'scheduled-buy';
  }

  /** The currencies that the plan can invest in; empty where no minimum is set for any that the fund takes. */
  get currencies(): readonly string[] {
    return planCurrencies(this.fund.baseCurrency, this.context.currency, this.rules);
  }

  get currency(): string {
    return this.currencies.find((one) => one === this.wantedCurrency) ?? this.currencies[0] ?? '';
  }

  /** The rules of the fund. */
  private get rules(): PlanRules {
    return fundPlanRules(this.context.rules, this.fund);
  }

  get minimum(): Decimal | undefined {
    return this.rules.minimumAmount[this.currency];
  }

  get maximum(): Decimal | undefined {
    return this.rules.maximumAmount[this.currency];
  }

  get days(): readonly number[] {
    return Array.from({ length: this.rules.lastDay }, (_, index) => index + 1);
  }

  get amount(): Decimal | undefined {
    const read = readPlanAmount(this.typed, this.currency, this.rules);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the amount: once typing pauses, an empty field only once the client tried to go on. */
  get problem(): PlanAmountProblem | undefined {
    const read = readPlanAmount(this.typed, this.currency, this.rules);
    if (read.ok) return undefined;
    return this.pause.says(read.error, this.showsProblems) ? read.error : undefined;
  }

  /** The client's holdings of the fund; none while they aren't known. */
  get held(): readonly PortfolioHolding[] {
    return heldLines(this.context.held() ?? [], this.fund);
  }

  get mostDays(): number {
    return this.rules.mostDays;
  }

  /** The days that most clients choose. */
  get usualDays(): readonly number[] {
    return this.rules.usualDays;
  }

  /** True if the plan has no day of the month: the client has removed each. */
  get isWithoutDay(): boolean {
    return this.chosenDays.length === 0;
  }

  /** The first execution, by the calendar known now; undefined without a day. */
  get first(): ExecutionDay | undefined {
    const { rules } = this;
    const { now, calendar } = this.context;
    return this.isWithoutDay ? undefined : firstExecution(this.chosenDays, { at: now(), calendar, rules });
  }

  /** The debits with fees, each time and monthly; undefined without an amount [TRADE-79]. */
  get debits(): PlanDebits | undefined {
    const { planType: type, amount, currency, chosenDays: days } = this;
    const { feePercent } = this;
    return amount && planDebits({ type, amount, currency, days, feePercent }, this.rules);
  }

  /** The amounts that a flexible plan orders by the price, once a base amount is typed [TRADE-79]. */
  get steps(): ReturnType<typeof adjustedSteps> {
    const { planType: type, amount, currency } = this;
    return type === 'DX' && amount ? adjustedSteps({ amount, currency }, this.rules) : [];
  }

  /** True if no purchase of the plan costs anything on top of its amount. */
  get isFree(): boolean {
    return isZero(this.feePercent);
  }

  /** The fee of each purchase, and what is debited each time in all, where it is fixed [TIER-21, TIER-26]. */
  get cost(): { readonly fee: Decimal; readonly total: Decimal } | undefined {
    const { planType: type, amount, currency, feePercent } = this;
    if (amount === undefined || type !== 'X') return undefined;
    const { total: fee, net: total } = feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency });
    return { fee, total };
  }

  /** The reason why what pays can pay no purchase of the plan, by the limits that are known [BANK-03, ENT-44]. */
  get shortfall(): PaymentShortfall | undefined {
    const { amount, currency, feePercent, payer } = this;
    return amount && planShortfall({ amount, feePercent, currency }, payer);
  }

  /** The same once typing pauses. */
  get shownShortfall(): PaymentShortfall | undefined {
    const { shortfall, showsProblems } = this;
    return shortfall && this.pause.says(shortfall.problem, showsProblems) ? shortfall : undefined;
  }

  /** The way to pay that is chosen, with what it holds or allows. */
  private get payer(): PaymentOffer | undefined {
    return this.offers.find(({ payment }) => payment === this.paidFrom);
  }

  get offers(): readonly PaymentOffer[] {
    return paymentOffers(this.context.payments(), this.currency);
  }

  /** The client's choice of payment, else the usual one; undefined where nothing can pay. */
  get paidFrom(): OrderPayment | undefined {
    return (this.offers.find(({ payment }) => payment === this.wantedPayment) ?? this.offers[0])?.payment;
  }

  /**
   * The amount that the Cash Account lacks today for the first execution; undefined where it isn't used, suffices, or
   * isn't known.
   */
  get cashMissing(): Decimal | undefined {
    const offer = this.payer;
    if (!this.debits || offer?.payment !== 'cash-account' || !offer.available) return undefined;
    const left = cashLeft(offer.available, [this.debits.each.most]);
    return isNegative(left) ? negate(left) : undefined;
  }

  type(text: string): void {
    this.typed = text;
    this.showsProblems = false;
    this.pause.await();
    this.context.onChange();
    this.refreshEstimate();
  }

  chooseType(type: PlanType): void {
    this.wantedType = type;
    this.context.onChange();
    this.refreshEstimate(0);
  }

  payIn(currency: string): void {
    this.wantedCurrency = currency;
    this.context.onChange();
    this.refreshEstimate(0);
  }

  toggleDay(day: number): void {
    this.chosenDays = this.mostDays === 1 ? [day] : toggleDay(this.chosenDays, day);
    this.context.onChange();
  }

  chooseUsualDays(): void {
    this.chosenDays = this.usualDays;
    this.context.onChange();
  }

  choosePayment(payment: string): void {
    this.wantedPayment = payment;
    this.context.onChange();
  }

  /** Takes back what was made of it before. */
  recall(draft: RecalledPlan): void {
    this.wantedType = draft.type;
    this.typed = draft.typed;
    this.pause.end();
    this.wantedCurrency = draft.currency;
    this.wantedPayment = draft.payment;
    this.points.recall(draft.usesPoints);
    this.chosenDays = draft.days.filter((day) => isPlanDay(day, this.rules)).slice(0, this.mostDays);
    this.refreshEstimate(0);
  }

  /** Takes the fund as a later answer states it, in another language; a price that differs has the units estimated anew [I18N-12]. */
  renew(fund: FundPreview): void {
    this.fund = fund;
    this.refreshEstimate(0);
  }

  private refreshEstimate(debounceMs?: number): void {
    const { amount, currency, fund, planType } = this;
    const { baseCurrency, fundPrice } = fund;
    const asked = planType === 'X' && amount ? { fundCode: fundId(fund), currency, amount } : undefined;
    this.estimate.update(asked, { price: fundPrice?.price, baseCurrency }, debounceMs);
  }
}
