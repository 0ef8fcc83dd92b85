import { makeAutoObservable } from 'mobx';
import { type FundBarProblem, orderProblem, type TradingClient } from '../../../../domain/eligibility/fund-bar';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { newFundMismatch } from '../../../../domain/funds/new-fund-mismatch';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { offerOf, type OfferContext } from '../../../funds/fund-offer';
import { purchaseFeePercent } from '../../../../domain/fees/purchase-fee';
import { feesOf } from '../../../../domain/fees/fees-of';
import type { DayChoice } from '../day-choice';
import { type QuantityRule, type QuantityProblem, readQuantity } from '../../../../domain/trading/limits/quantity-rule';
import { amountQuantity } from '../../../../domain/trading/orders/order';

type Context = OfferContext & {
  readonly client: TradingClient;
  readonly feePercent: Decimal;
  /** The currency that a client may pay in beside the fund's own. */
  readonly currency: string;
  /** Whether it is bought by the service for new funds. */
  readonly byService: boolean;
  readonly onChange: () => void;
};

/** One fund to buy, with the amount as it is typed [ORDQ-01]. */
export class BoughtFund {
  typed = '';
  currency: string;
  /** Whether the client wanted to go on with it: from then on it says what is wrong. */
  isJudged = false;

  constructor(
    public fund: FundPreview,
    private readonly context: Context,
    /** Of a purchase ahead, its day. */
    readonly day?: DayChoice,
  ) {
    this.currency = fund.baseCurrency;
    makeAutoObservable<this, 'context'>(this, { context: false, day: false }, { autoBind: true, deep: false });
  }

  /** What the amount can be paid in. */
  get currencies(): readonly string[] {
    return [...new Set([this.fund.baseCurrency, this.context.currency])];
  }

  get rule(): QuantityRule {
    return {
      kind: 'amount',
      places: minorUnitScale(this.currency),
      currency: this.currency,
      bounds: { minimum: zero },
    };
  }

  /** Why the fund can't be bought, whatever the amount [SUIT-26..33, TIER-35, FUND-34]. */
  get refusal(): FundActionProblem | FundBarProblem | undefined {
    return orderProblem('buy', offerOf(this.fund, this.context), this.context.client);
  }

  /** Why it can't be bought on this page [TRADE-26]. */
  get newFundRefusal(): ReturnType<typeof newFundMismatch> {
    return newFundMismatch(this.fund.subscription !== undefined, this.context.byService);
  }

  get isStopped(): boolean {
    return this.refusal !== undefined || this.newFundRefusal !== undefined;
  }

  /** Stated of what is bought by the service for new funds alone. */
  get isIpo(): true | undefined {
    return this.context.byService || undefined;
  }

  get amount(): Decimal | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok ? read.value : undefined;
  }

  /** What is wrong with the amount, once the client wants to go on. */
  get problem(): QuantityProblem | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok || !this.isJudged ? undefined : read.error;
  }

  /** The fee on top, and what is debited in all [TIER-21, TRADE-18, TRADE-110]. */
  get cost(): { readonly fee: Decimal; readonly total: Decimal } | undefined {
    const { amount, currency } = this;
    if (amount === undefined) return undefined;
    const feePercent = purchaseFeePercent(this.fund.feeType, this.context.feePercent);
    const { total: fee, net: total } = feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency });
    return { fee, total };
  }

  type(text: string): void {
    this.typed = text;
    this.isJudged = false;
    this.context.onChange();
  }

  payIn(currency: string): void {
    this.currency = this.currencies.find((one) => one === currency) ?? this.currency;
    this.context.onChange();
  }
}
