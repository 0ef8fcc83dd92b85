import { makeAutoObservable } from 'mobx';
import type { PlacementDraft } from '../../../../application/orders/placement-drafts';
import type { Clock } from '../../../../application/ports/clock';
import type { OrderChecks } from '../../../../application/ports/orders/order-checks';
import { fundId } from '../../../../domain/funds/finding/fund-listing';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import type { Decimal } from '../../../../domain/money/decimal';
import { type PercentProblem, readPercent } from '../../../../domain/trading/orders/read-percent';
import { PurchaseEstimate } from '../../../orders/purchase-estimate';
import { TypingPause } from '../../../orders/typing-pause';

type Context = {
  readonly clock: Clock;
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly onChange: () => void;
};

/** Money that a part of a switch brings, in the currency of the units that leave. */
type BroughtAmount = { readonly amount: Decimal; readonly currency: string };

/** A target fund of a switch, with the typed percent of the units [ORDQ-02]. */
export class TargetFund {
  showsProblems = false;
  /** The units that its part of the switch buys. */
  readonly estimate: PurchaseEstimate;
  readonly pause: TypingPause;

  constructor(
    public fund: FundPreview,
    public typed: string,
    private readonly context: Context,
  ) {
    this.pause = new TypingPause(context.clock);
    this.estimate = new PurchaseEstimate(context);
    makeAutoObservable<this, 'context'>(
      this,
      { context: false, estimate: false, pause: false },
      { autoBind: true, deep: false },
    );
  }

  get percent(): Decimal | undefined {
    const read = readPercent(this.typed);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the percent: once typing pauses, an empty field only once the client tried to go on. */
  get problem(): PercentProblem | undefined {
    const read = readPercent(this.typed);
    if (read.ok) return undefined;
    return this.pause.says(read.error, this.showsProblems) ? read.error : undefined;
  }

  type(text: string): void {
    this.typed = text;
    this.showsProblems = false;
    this.pause.await();
    this.context.onChange();
  }

  /** Estimates the units that its part buys, except of a fund that has no price before its launch [ORDQ-02, API-79]. */
  refreshEstimate(brought: BroughtAmount | undefined): void {
    const { baseCurrency, fundPrice, subscription } = this.fund;
    const asked = subscription ? undefined : brought;
    this.estimate.update(asked && { ...asked, fundCode: fundId(this.fund) }, {
      price: fundPrice?.price,
      baseCurrency,
    });
  }

  /** Takes a percent that was put there whole. */
  fill(text: string): void {
    this.type(text);
    this.pause.end();
  }
}

/** The funds that a draft switches into, each with the percent that was typed for it. */
export const draftedTargets = (
  funds: readonly FundPreview[],
  draft: Pick<PlacementDraft, 'funds'>,
  context: Context,
): readonly TargetFund[] =>
  funds.map((fund) => {
    const typed = draft.funds.find(({ fundCode }) => isNamedBy(fund, fundCode))?.typed ?? '';
    return new TargetFund(fund, typed, context);
  });
