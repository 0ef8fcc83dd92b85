import { makeAutoObservable } from 'mobx';
import type { FundPreviews } from '../../../../application/ports/funds/fund-previews';
import type { Holdings } from '../../../../application/ports/holdings/holdings';
import type { FundListing } from '../../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { heldLines } from '../../../../domain/holdings/held-lines';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { ok } from '../../../../domain/kernel/result';
import type { Decimal } from '../../../../domain/money/decimal';
import { AsyncResource } from '../../../stores/async-resource';

/** A holding, with what a unit of it cost on average. */
type HoldingCost = { readonly holding: PortfolioHolding; readonly cost: Decimal };

type Deps = { readonly previews: FundPreviews; readonly holdings: Pick<Holdings, 'held'> };

/** The latest price of the fund that an alert is set on, and what the client's holdings of it cost: what can't be loaded isn't shown, and stops nothing. */
export class AlertedFund {
  private fund: FundListing | undefined;
  private holdingId = '';
  private preview: AsyncResource<FundPreview | undefined> | undefined;
  private readonly held: AsyncResource<readonly PortfolioHolding[]>;

  constructor(private readonly deps: Deps) {
    this.held = new AsyncResource(() => deps.holdings.held());
    makeAutoObservable<this, 'deps' | 'held'>(this, { deps: false, held: false }, { autoBind: true, deep: false });
  }

  /** Turns to another fund; the same one is loaded once. */
  turnTo(fund: FundListing | undefined): void {
    if (fund && this.fund && isSameFund(fund, this.fund)) return;
    this.fund = fund;
    this.preview = undefined;
    this.holdingId = '';
    if (!fund) return;
    this.preview = new AsyncResource(async () => {
      const known = await this.deps.previews.ofAll([fund]);
      return known.ok ? ok(known.value[0]) : known;
    });
    void this.preview.load();
    if (this.held.value === undefined) void this.held.load();
  }

  get latest(): { readonly price: Decimal; readonly date?: string | undefined } | undefined {
    const { price, date } = this.preview?.value?.fundPrice ?? {};
    return price && { price, date };
  }

  /** The client's holdings of the fund, each with what a unit of it cost on average, in the fund's currency [HOLD-17]. */
  get costs(): readonly HoldingCost[] {
    const lines = this.fund ? heldLines(this.held.value ?? [], this.fund) : [];
    return lines.flatMap((holding) => {
      const { averageUnitCost: cost } = holding;
      return cost ? [{ holding, cost }] : [];
    });
  }

  /** The cost that a percent is from: that of the holding that was chosen, else of the first; undefined where none is known. */
  get costChosen(): HoldingCost | undefined {
    return this.costs.find(({ holding }) => holding.id === this.holdingId) ?? this.costs[0];
  }

  /** Chooses the holding whose cost a percent is from, where the fund is held several times. */
  chooseHolding(holdingId: string): void {
    this.holdingId = holdingId;
  }
}
