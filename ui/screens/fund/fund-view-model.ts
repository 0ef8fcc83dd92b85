import { makeAutoObservable } from 'mobx';
import type { GetTradingClient } from '../../../application/funds/get-trading-client';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { Clock } from '../../../application/ports/clock';
import type { Holdings } from '../../../application/ports/holdings/holdings';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import { fundOfId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import type { Period } from '../../../domain/funds/performance/period';
import {
  type GrowthPoint,
  growthIn,
  priceMoves,
  type PriceMove,
  pricePlaces,
  pricesIn,
} from '../../../domain/funds/prices/price-record';
import { priceCourse, type ReturnCourse, totalReturn } from '../../../domain/funds/performance/return-course';
import { type FundPosition, fundPosition } from '../../../domain/holdings/figures/fund-position';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { Region } from '../../../domain/region';
import { FundFigures } from '../../funds/figures/fund-figures';
import { FundPreviewViewModel } from '../../funds/preview/fund-preview-view-model';
import { AsyncResource } from '../../stores/async-resource';

/** The number of rows of the price table shown first, and added by every “more”. */
const rowsAtOnce = 30;

type FundDeps = {
  readonly previews: FundPreviews;
  readonly records: FundRecords;
  readonly holdings: Holdings;
  readonly tradingClient: GetTradingClient;
  readonly clock: Pick<Clock, 'serverNow'>;
};

/** All there is to know of one fund; each kind of it loads and fails by itself [FUND-12..17]. */
export class FundViewModel {
  /** The period of the growth and of the prices. */
  period: Period = '1Y';
  private rows = rowsAtOnce;
  readonly preview: FundPreviewViewModel;
  readonly figures: FundFigures;
  readonly holdings: AsyncResource<readonly PortfolioHolding[]>;
  private readonly clock: Pick<Clock, 'serverNow'>;

  constructor({ previews, records, holdings, tradingClient, clock }: FundDeps, id: string, region: Region) {
    const fund = fundOfId(id);
    this.clock = clock;
    this.holdings = new AsyncResource(() => holdings.held());
    this.preview = new FundPreviewViewModel(previews, tradingClient, {
      fund,
      region,
      clock,
      held: () => this.holdings.value,
    });
    this.figures = new FundFigures(records, fund, () => this.fund);
    makeAutoObservable<this, 'clock'>(
      this,
      { preview: false, figures: false, holdings: false, clock: false, today: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    this.preview.load();
    this.figures.load();
    void this.holdings.load();
  }

  get fund(): FundPreview | undefined {
    return this.preview.fund.value;
  }

  /** True once the holdings are loaded or have failed, so that the possible actions can be shown. */
  get knowsHoldings(): boolean {
    return this.holdings.phase.kind !== 'waiting';
  }

  /** True when the holdings could not be loaded, or not reloaded. */
  get lacksHoldings(): boolean {
    return this.holdings.phase.kind === 'failed' || this.holdings.isOutdated;
  }

  /** This day by the server's clock. */
  get today(): string {
    return hongKongDayAt(this.clock.serverNow());
  }

  /** The client's positions in the fund, one per currency. */
  get position(): readonly FundPosition[] {
    return this.fund ? fundPosition(this.holdings.value ?? [], this.fund) : [];
  }

  /** The prices of the last year, whatever period is chosen below. */
  get lastYear(): readonly DatedNav[] {
    return pricesIn(this.figures.record, '1Y', this.figures.lastDay);
  }

  /** The latest price with its move; undefined before the first. */
  get latest(): PriceMove | undefined {
    return priceMoves(this.figures.record.slice(-2)).at(-1);
  }

  /** The prices of the period, the earliest first. */
  get pricesShown(): readonly DatedNav[] {
    return pricesIn(this.figures.record, this.period, this.figures.lastDay);
  }

  /** The same as a table, the latest first, as far as it is shown. */
  get moves(): readonly PriceMove[] {
    return this.allMoves.slice(0, this.rows);
  }

  /** The number of rows that the next “more” adds. */
  get moreMoves(): number {
    return Math.min(this.allMoves.length - this.moves.length, rowsAtOnce);
  }

  /** The fund's growth in the period, with distributions reinvested where they are known; empty where it may not be shown [FUND-30]. */
  get growth(): readonly GrowthPoint[] {
    const { grownBy } = this;
    return grownBy ? growthIn(grownBy, this.period, this.figures.lastDay) : [];
  }

  /** True where the growth is that of the price alone, as not every distribution of the period is known [FUND-13, FUND-17]. */
  get isGrowthOfPrice(): boolean {
    return this.grownBy !== this.figures.course;
  }

  /** Decimal places of every price on the page. */
  get places(): number {
    return pricePlaces(this.figures.record);
  }

  choosePeriod(period: Period): void {
    this.period = period;
    this.rows = rowsAtOnce;
  }

  showMore(): void {
    this.rows += rowsAtOnce;
  }

  private get allMoves(): readonly PriceMove[] {
    return priceMoves(this.pricesShown).reverse();
  }

  private get grownBy(): ReturnCourse | undefined {
    const { course, record, lastDay } = this.figures;
    const isKnown = course && totalReturn(course, this.period, lastDay) !== undefined;
    return isKnown ? course : priceCourse(record);
  }
}

/** Makes all there is to know of a fund, by its id. */
export abstract class FundViewModelFactory {
  abstract create(id: string): FundViewModel;
}
