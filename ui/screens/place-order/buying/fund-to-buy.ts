import { makeAutoObservable } from 'mobx';
import { type FundBarProblem, orderProblem, type TradingClient } from '../../../../domain/eligibility/fund-bar';
import type { FundActionProblem } from '../../../../domain/eligibility/fund-actions';
import { newFundMismatch } from '../../../../domain/funds/new-fund-mismatch';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { minorUnitScale } from '../../../../domain/money/currency';
import { type Decimal, zero } from '../../../../domain/money/decimal';
import { toFundOffer, type OfferContext } from '../../../funds/fund-offer';
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
  /** True in the service for new funds. */
  readonly isIpo: boolean;
  readonly onChange: () => void;
};

/** One fund to buy, with the amount as it is typed [ORDQ-01]. */
export class FundToBuy {
  typed = '';
  currency: string;
  /** True once the client tried to go on, so that problems show. */
  showsProblems = false;

  constructor(
    public fund: FundPreview,
    private readonly context: Context,
    /** The day of an advance purchase. */
    readonly day?: DayChoice,
  ) {
    this.currency = fund.baseCurrency;
    makeAutoObservable<this, 'context'>(this, { context: false, day: false }, { autoBind: true, deep: false });
  }

  /** The currencies that the amount can be paid in. */
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

  get amount(): Decimal | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the amount, once the client tried to go on. */
  get problem(): QuantityProblem | undefined {
    const read = readQuantity(this.typed, this.rule);
    return read.ok || !this.showsProblems ? undefined : read.error;
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
    this.showsProblems = false;
    this.context.onChange();
  }

  payIn(currency: string): void {
    this.currency = this.currencies.find((one) => one === currency) ?? this.currency;
    this.context.onChange();
  }
}
