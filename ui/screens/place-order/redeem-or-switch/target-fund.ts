import { makeAutoObservable } from 'mobx';
import type { PlacementDraft } from '../../../../application/orders/placement-drafts';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import type { Decimal } from '../../../../domain/money/decimal';
import { type PercentProblem, readPercent } from '../../../../domain/trading/orders/read-percent';

/** A target fund of a switch, with the typed percent of the units [ORDQ-02]. */
export class TargetFund {
  showsProblems = false;

  constructor(
    public fund: FundPreview,
    public typed: string,
    private readonly onChange: () => void,
  ) {
    makeAutoObservable<this, 'onChange'>(this, { onChange: false }, { autoBind: true, deep: false });
  }

  get percent(): Decimal | undefined {
    const read = readPercent(this.typed);
    return read.ok ? read.value : undefined;
  }

  /** The problem with the percent, once the client tried to go on. */
  get problem(): PercentProblem | undefined {
    const read = readPercent(this.typed);
    return read.ok || !this.showsProblems ? undefined : read.error;
  }

  type(text: string): void {
    this.typed = text;
    this.showsProblems = false;
    this.onChange();
  }
}

/** The funds that a draft switches into, each with the percent that was typed for it. */
export const draftedTargets = (
  funds: readonly FundPreview[],
  draft: Pick<PlacementDraft, 'funds'>,
  onChange: () => void,
): readonly TargetFund[] =>
  funds.map((fund) => {
    const typed = draft.funds.find(({ fundCode }) => isNamedBy(fund, fundCode))?.typed ?? '';
    return new TargetFund(fund, typed, onChange);
  });
