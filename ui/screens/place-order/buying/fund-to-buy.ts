import { makeAutoObservable } from 'mobx';
import type { FindFundDealing } from '../../../../application/orders/find-fund-dealing';
import type { PaymentOffer } from '../../../../application/orders/payment-means';
import {
  leastDebit,
  type PointsForPurchase,
  pointsForPurchase,
} from '../../../../application/orders/points-for-purchase';
import type { Clock } from '../../../../application/ports/clock';
import type { OrderChecks } from '../../../../application/ports/orders/order-checks';
import { type FundBarProblem, orderProblem, type TradingClient } from '../../../../domain/eligibility/fund-bar';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { newFundMismatch } from '../../../../domain/funds/new-fund-mismatch';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { heldLines } from '../../../../domain/holdings/held-lines';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, isZero, scaled, toText } from '../../../../domain/money/decimal';
import type { Region } from '../../../../domain/region';
import { toFundOffer } from '../../../funds/fund-offer';
import { purchaseFeePercent } from '../../../../domain/fees/purchase-fee';
import { feesOf } from '../../../../domain/fees/fees-of';
import { greatestShareOf, sharesOfAll } from '../../../orders/shares-of-all';
import { PurchaseEstimate } from '../../../orders/purchase-estimate';
import { TypingPause } from '../../../orders/typing-pause';
import type { DayChoice } from '../day-choice';
import { ExpectedDates } from '../facts/expected-dates';
import { greatestPurchase, partOfPurchase } from '../../../../domain/trading/orders/greatest-purchase';
import {
  type PaymentShortfall,
  paymentShortfall,
  type PurchaseDebit,
  type PurchaseToPay,
  sourceToDivide,
} from '../../../../domain/trading/limits/payment-limit';
import { buyBounds } from '../../../../domain/trading/limits/buy-bounds';
import { type QuantityRule, type QuantityProblem, readQuantity } from '../../../../domain/trading/limits/quantity-rule';
import { amountQuantity } from '../../../../domain/trading/orders/order';
import type { OrderPayment } from '../../../../domain/trading/orders/order-payment';
import { orderDesks } from '../../../../domain/trading/orders/order-desk';

type Context = {
  readonly region: Region;
  readonly clock: Clock;
  readonly client: TradingClient;
  readonly feePercent: Decimal;
  /** The currency that a client may pay in beside the fund's own. */
  readonly currency: string;
  /** True in the service for new funds. */
  readonly isIpo: boolean;
  /** The client's holdings on the account of the order, among them perhaps one of the fund. */
  readonly holdings: readonly PortfolioHolding[];
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly dealing: Pick<FindFundDealing, 'execute'>;
  /** Returns the amounts in TWD that the other funds of the order are bought for; undefined where a day has no cap. */
  readonly otherBuysInTwd: () => Decimal | undefined;
  /** Returns what can pay in a currency, as far as it is known. */
  readonly paymentOffers: (currency: string) => readonly PaymentOffer[];
  /** Returns the client's points; undefined where none are redeemed, or before they are known. */
  readonly points: () => number | undefined;
  /** Tells that points are redeemed, and nobody can say how many. */
  readonly arePointsUnknown: () => boolean;
  /** Returns the debits of the other purchases of the order in a currency. */
  readonly otherDebits: (currency: string) => readonly PurchaseDebit[];
  readonly onChange: () => void;
};

/** The parts of what a source can pay for a purchase, each with its amount as it is typed. */
type PurchaseParts = {
  readonly payment: OrderPayment;
  readonly greatest: Decimal;
  readonly amounts: readonly { readonly share: string; readonly amount: string }[];
};

/** The state of one purchase's fields, as it was left. */
type KeptFields = { readonly typed: string; readonly currency: string };

/** One fund to buy, with the amount as it is typed [ORDQ-01]. */
export class FundToBuy {
  typed = '';
  currency: string;
  /** True once the client tried to go on, so that problems show. */
  showsProblems = false;
  readonly estimate: PurchaseEstimate;
  readonly dates: ExpectedDates;
  readonly pause: TypingPause;

  constructor(
    public fund: FundPreview,
    private readonly context: Context,
    /** The day of an advance purchase. */
    readonly day?: DayChoice,
  ) {
    const { region, clock, dealing } = context;
    this.currency = fund.baseCurrency;
    this.estimate = new PurchaseEstimate(context);
    this.pause = new TypingPause(clock);
    this.dates = new ExpectedDates({ kind: 'buy', region, clock, find: () => dealing.execute(fund) });
    makeAutoObservable<this, 'context'>(
      this,
      { context: false, day: false, estimate: false, dates: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  /** The currencies that the amount can be paid in. */
  get currencies(): readonly string[] {
    return [...new Set([this.fund.baseCurrency, this.context.currency])];
  }

  /** The rule for the amount: the limits of the fund, and the day's cap beside the other purchases. */
  get rule(): QuantityRule {
    const otherBuysInTwd = this.currency === 'TWD' ? this.context.otherBuysInTwd() : undefined;
    return otherBuysInTwd === undefined ? this.ruleAlone : { ...this.ruleAlone, otherBuysInTwd };
  }

  /** The client's holdings of the fund in the currency of the amount. */
  get held(): readonly PortfolioHolding[] {
    return heldLines(this.context.holdings, this.fund).filter(
      ({ fund, settlementCurrency = fund.baseCurrency }) => settlementCurrency === this.currency,
    );
  }

  /** The reason why the fund can't be bought, whatever the amount [SUIT-26..33, TIER-35, FUND-34]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    return orderProblem('buy', toFundOffer(this.fund, this.context), this.context.client);
  }

  /** The reason why it can't be bought on this page [TRADE-26]. */
  get newFundRefusal(): ReturnType<typeof newFundMismatch> {
    return newFundMismatch(this.fund.subscription !== undefined, this.context.isIpo);
  }

  get isStopped(): boolean {
    return this.refusal !== undefined || this.newFundRefusal !== undefined;
  }

  /** Stated of what is bought by the service for new funds alone. */
  get isIpo(): true | undefined {
    return this.context.isIpo || undefined;
  }

  /** The amount as far as it keeps to the rules of its own fund. */
  get amountAlone(): Decimal | undefined {
    const read = readQuantity(this.typed, this.ruleAlone);
    return read.ok ? read.value : undefined;
  }

  get amount(): Decimal | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the amount: once typing pauses, an empty field only once the client tried to go on. */
  get problem(): QuantityProblem | undefined {
    const read = readQuantity(this.typed, this.rule);
    if (read.ok || this.isStopped) return undefined;
    return this.pause.says(read.error, this.showsProblems) ? read.error : undefined;
  }

  /** The money that it takes at least, and the day of that; undefined without an amount. */
  get debit(): PurchaseDebit | undefined {
    const { amountAlone: amount, currency, feePercent } = this;
    if (amount === undefined) return undefined;
    const purchase = { amount, currency, feePercent };
    const { region, points, arePointsUnknown } = this.context;
    const total = arePointsUnknown() ? amount : leastDebit({ region, balance: points(), purchase });
    return total && { day: this.debitDay, total };
  }

  /** The purchase as its sources have to pay it beside the others of the order. */
  get toPay(): PurchaseToPay {
    const { currency, debitDay: day, paymentOffers: sources } = this;
    return { currency, day, others: this.context.otherDebits(currency), sources };
  }

  /** The limit of its sources that it doesn't keep to [VCA-15, VCA-26, BANK-03, ENT-44]. */
  get shortfall(): PaymentShortfall | undefined {
    const { debit, isStopped } = this;
    return debit && !isStopped ? paymentShortfall(debit.total, this.toPay) : undefined;
  }

  /** The same once typing pauses. */
  get shownShortfall(): PaymentShortfall | undefined {
    const { shortfall, showsProblems } = this;
    return shortfall && this.pause.says(shortfall.problem, showsProblems) ? shortfall : undefined;
  }

  /** The source whose parts one press chooses, and the amount of each part by its percent; undefined where no limit is known. */
  get parts(): PurchaseParts | undefined {
    const { currency, feePercent, ruleAlone, isStopped } = this;
    const divided = isStopped ? undefined : sourceToDivide(this.toPay);
    const greatest = divided && greatestPurchase(divided.payable, { currency, feePercent });
    if (!divided || !greatest || isZero(greatest)) return undefined;
    const { maximum } = ruleAlone.bounds;
    const amountOf = (share: string) =>
      toText(partOfPurchase(greatest, { percent: scaled(BigInt(share)), currency, maximum }));
    return {
      payment: divided.source.payment,
      greatest,
      amounts: sharesOfAll.map((share) => ({ share, amount: amountOf(share) })),
    };
  }

  /** The part of what its source can pay that is typed, in percent; undefined where it is none of those that one press chooses. */
  get chosenPart(): string | undefined {
    const { amounts = [] } = this.parts ?? {};
    return greatestShareOf(this.typed, (share) => amounts.find((one) => one.share === share)?.amount);
  }

  /** The fee on top in percent: that of the client's tier, where the fund takes one [TIER-21, TRADE-110]. */
  get feePercent(): Decimal {
    return purchaseFeePercent(this.fund.feeType, this.context.feePercent);
  }

  /** The fee on top, and what is debited in all [TIER-21, TRADE-18, TRADE-110]. */
  get cost(): { readonly fee: Decimal; readonly total: Decimal } | undefined {
    const { amount, currency, feePercent } = this;
    if (amount === undefined) return undefined;
    const { total: fee, net: total } = feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency });
    return { fee, total };
  }

  /** The points that the fee would take, to be redeemed on the next page [EPNT-06, EPNT-09]. */
  get points(): PointsForPurchase | undefined {
    const { amount, currency, feePercent } = this;
    const balance = this.context.points();
    if (amount === undefined || balance === undefined) return undefined;
    const purchase = { amount, currency, feePercent };
    return pointsForPurchase({ region: this.context.region, balance, purchase, typed: '' }, 0);
  }

  /** True where the client chooses what pays on the next page [VCA-15, BANK-01]. */
  get choosesPayment(): boolean {
    return orderDesks[this.context.region].payments.length > 0;
  }

  /** The ways in which it can be paid; none before they are known. */
  get paymentOffers(): readonly PaymentOffer[] {
    return this.context.paymentOffers(this.currency);
  }

  type(text: string): void {
    this.typed = text;
    this.showsProblems = false;
    this.pause.await();
    this.context.onChange();
    this.refreshEstimate();
  }

  /** Takes a part of what its source can pay, in percent. */
  takePart(share: string): void {
    const part = this.parts?.amounts.find((one) => one.share === share);
    if (part) this.fill(part.amount);
  }

  /** Takes an amount that was put there whole. */
  private fill(amount: string): void {
    this.typed = amount;
    this.showsProblems = false;
    this.pause.end();
    this.context.onChange();
    this.refreshEstimate(0);
  }

  payIn(currency: string): void {
    this.currency = this.currencies.find((one) => one === currency) ?? this.currency;
    this.context.onChange();
    this.refreshEstimate(0);
  }

  /** Puts back what was typed before. */
  restore({ typed, currency }: KeptFields): void {
    this.typed = typed;
    this.currency = this.currencies.find((one) => one === currency) ?? this.currency;
    this.pause.end();
    this.refreshEstimate(0);
  }

  /** Takes the fund as a later answer states it, in another language; a price that differs has the units estimated anew [I18N-12]. */
  renew(fund: FundPreview): void {
    this.fund = fund;
    this.refreshEstimate(0);
  }

  /** Estimates the units, except of a fund that has no price before its launch. */
  private refreshEstimate(debounceMs?: number): void {
    // What others of the list are bought for changes nothing about the units of this one.
    const { amountAlone: amount, currency, fund } = this;
    const { baseCurrency, fundPrice } = fund;
    const asked = amount && !this.isStopped && !this.isIpo && { fundCode: fundId(fund), currency, amount };
    this.estimate.update(asked || undefined, { price: fundPrice?.price, baseCurrency }, debounceMs);
  }

  /** The day on which it is debited, as far as that is known; a new fund's is told by its own terms. */
  private get debitDay(): string | undefined {
    if (this.context.isIpo) return undefined;
    return this.day ? this.day.chosen || undefined : this.dates.dates?.dealingDate;
  }

  private get ruleAlone(): Extract<QuantityRule, { kind: 'amount' }> {
    const { currency, fund, held } = this;
    const planned = {
      currency,
      holdsUnits: held.length > 0,
      // A least on top of units held is stated only where it counts.
      availability: { availBuyOnTopTwd: true, availBuyOnTopForeign: true },
      limits: fund.buyLimits ?? {},
    };
    return {
      kind: 'amount',
      places: minorUnitScale(currency),
      currency,
      bounds: buyBounds(planned, fund.isDigitalShareClass === true),
    };
  }
}
