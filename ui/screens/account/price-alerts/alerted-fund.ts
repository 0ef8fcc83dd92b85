import { makeAutoObservable } from 'mobx';
import type { FundPreviews } from '../../../../application/ports/funds/fund-previews';
import type { Holdings } from '../../../../application/ports/holdings/holdings';
import type { FundListing } from '../../../../domain/funds/finding/fund-listing';
import { isSameFund } from '../../../../domain/funds/finding/same-fund';
import type { FundPreview } from '../../../../domain/funds/finding/fund-preview';
import { hasAvailableHoldings } from '../../../../domain/holdings/available-holdings';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { ok } from '../../../../domain/kernel/result';
import type { Decimal } from '../../../../domain/money/decimal';
import { AsyncResource } from '../../../stores/async-resource';

type Deps = { readonly previews: FundPreviews; readonly holdings: Pick<Holdings, 'held'> };

/** The latest price of the fund that an alert is set on, and what the client's units of it cost: what can't be loaded isn't shown, and stops nothing. */
export class AlertedFund {
  private fund: FundListing | undefined;
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

  /** The client's holding of the fund; undefined where there are several, each with a cost of its own. */
  get holding(): PortfolioHolding | undefined {
    const { fund } = this;
    if (!fund) return undefined;
    const [holding, ...others] = (this.held.value ?? []).filter(
      (one) => isSameFund(one.fund, fund) && hasAvailableHoldings(one.units),
    );
    return others.length === 0 ? holding : undefined;
  }

  /** What a unit cost the client on average, in the fund's currency [HOLD-17]. */
  get averageCost(): Decimal | undefined {
    return this.holding?.averageUnitCost;
  }
}
