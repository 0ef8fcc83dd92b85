import { makeAutoObservable } from 'mobx';
import type { GetTradingClient } from '../../../application/funds/get-trading-client';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { Clock } from '../../../application/ports/clock';
import type { Holdings } from '../../../application/ports/holdings/holdings';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';
import type { FundDetails } from '../../../domain/funds/fund-details';
import { fundOfId } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { type DatedNav, performance } from '../../../domain/funds/performance/performance';
import type { Period } from '../../../domain/funds/performance/period';
import {
  type GrowthPoint,
  growthIn,
  priceMoves,
  type PriceMove,
  pricePlaces,
  priceRecord,
  pricesIn,
} from '../../../domain/funds/prices/price-record';
import { distributionYield } from '../../../domain/funds/performance/distribution-yield';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import {
  type PricedFund,
  pricedFund,
  priceCourse,
  type ReturnCourse,
  totalReturn,
  totalReturnCourse,
} from '../../../domain/funds/performance/return-course';
import { type RiskPeriod, volatility, type WorstFall, worstFall } from '../../../domain/funds/risk/risk-figures';
import type { Decimal } from '../../../domain/money/decimal';
import { type FundPosition, fundPosition } from '../../../domain/holdings/figures/fund-position';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { Region } from '../../../domain/region';
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
  readonly details: AsyncResource<FundDetails | undefined>;
  readonly prices: AsyncResource<readonly DatedNav[]>;
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
    this.details = new AsyncResource(() => records.details(fund));
    this.prices = new AsyncResource(() => records.prices(fund));
    makeAutoObservable<this, 'clock'>(
      this,
      { preview: false, details: false, prices: false, holdings: false, clock: false, today: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    this.preview.load();
    void this.details.load();
    void this.prices.load();
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
    return pricesIn(this.record, '1Y', this.lastDay);
  }

  /** The latest price with its move; undefined before the first. */
  get latest(): PriceMove | undefined {
    return priceMoves(this.record.slice(-2)).at(-1);
  }

  /** The prices of the period, the earliest first. */
  get pricesShown(): readonly DatedNav[] {
    return pricesIn(this.record, this.period, this.lastDay);
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
    return grownBy ? growthIn(grownBy, this.period, this.lastDay) : [];
  }

  /** True where the growth is that of the price alone, as not every distribution of the period is known [FUND-13, FUND-17]. */
  get isGrowthOfPrice(): boolean {
    return this.grownBy !== this.totalCourse;
  }

  /** The fund's return over a period by its price alone, in percent [FUND-13, FUND-31]. */
  priceReturn(period: FigurePeriod): Decimal | undefined {
    return performance(this.record, period, this.lastDay);
  }

  /** The yearly volatility over a period, in percent [FUND-13]. */
  volatility(period: RiskPeriod): Decimal | undefined {
    return this.totalCourse && volatility(this.totalCourse, period, this.lastDay);
  }

  /** The worst fall within a period [FUND-13]. */
  worstFall(period: RiskPeriod): WorstFall | undefined {
    return this.totalCourse && worstFall(this.totalCourse, period, this.lastDay);
  }

  /** What the fund distributed within twelve months, in percent of its price [FUND-17]. */
  get distributionYield(): Decimal | undefined {
    return this.priced && distributionYield(this.priced);
  }

  /** Decimal places of every price on the page. */
  get places(): number {
    return pricePlaces(this.record);
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
    const { totalCourse, priceOnly } = this;
    const isKnown = totalCourse && totalReturn(totalCourse, this.period, this.lastDay) !== undefined;
    return isKnown ? totalCourse : priceOnly;
  }

  private get totalCourse(): ReturnCourse | undefined {
    return this.priced && totalReturnCourse(this.priced);
  }

  private get priceOnly(): ReturnCourse | undefined {
    return priceCourse(this.record);
  }

  private get priced(): PricedFund | undefined {
    return this.fund && pricedFund(this.fund, this.record, this.details.value);
  }

  private get record(): readonly DatedNav[] {
    return priceRecord(this.prices.value ?? []);
  }

  private get lastDay(): string {
    return this.record.at(-1)?.date ?? '';
  }
}

/** Makes all there is to know of a fund, by its id. */
export abstract class FundViewModelFactory {
  abstract create(id: string): FundViewModel;
}
