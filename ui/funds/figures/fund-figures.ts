import { makeAutoObservable } from 'mobx';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { FundIdentifier, FundReference } from '../../../domain/funds/finding/fund-listing';
import { distributionYield } from '../../../domain/funds/performance/distribution-yield';
import { type DatedNav, performance } from '../../../domain/funds/performance/performance';
import type { FundPerformance } from '../../../domain/funds/performance/performance-columns';
import {
  type FigurePeriod,
  type PeriodFigure,
  publishedFigures,
} from '../../../domain/funds/performance/period-figures';
import {
  type PricedFund,
  pricedFund,
  type ReturnCourse,
  totalReturnCourse,
} from '../../../domain/funds/performance/return-course';
import { priceRecord } from '../../../domain/funds/prices/price-record';
import { type RiskPeriod, volatility, type WorstFall, worstFall } from '../../../domain/funds/risk/risk-figures';
import type { Decimal } from '../../../domain/money/decimal';
import type { Region } from '../../../domain/region';
import { AsyncResource } from '../../stores/async-resource';

/** A published return over a period, and beside it that of the price alone, as far as each is known. */
export type FundReturn = PeriodFigure & { readonly priceOnly?: Decimal | undefined };

/** The record of a fund, and the figures that come of it [FUND-13, FUND-15, FUND-17, FUND-24]. */
export class FundFigures {
  readonly details: AsyncResource<FundDetails | undefined>;
  readonly prices: AsyncResource<readonly DatedNav[]>;

  constructor(
    records: FundRecords,
    fund: FundIdentifier,
    /** The fund once it is known: its returns are calculated in its currency. */
    private readonly known: () => Pick<FundReference, 'baseCurrency'> | undefined,
  ) {
    this.details = new AsyncResource(() => records.details(fund));
    this.prices = new AsyncResource(() => records.prices(fund));
    makeAutoObservable<this, 'known'>(
      this,
      { details: false, prices: false, known: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    void this.details.load();
    void this.prices.load();
  }

  get isWaiting(): boolean {
    return this.details.phase.kind === 'waiting' || this.prices.phase.kind === 'waiting';
  }

  /** True where its details couldn't be loaded and aren't there from before: it isn't known what they state. */
  get lacksDetails(): boolean {
    return this.details.phase.kind === 'failed';
  }

  /** True where its prices couldn't be loaded and aren't there from before. */
  get lacksPrices(): boolean {
    return this.prices.phase.kind === 'failed';
  }

  /** True where nothing that comes of both is known. */
  get lacksSome(): boolean {
    return this.lacksDetails || this.lacksPrices;
  }

  get hasFailed(): boolean {
    return [this.details, this.prices].some(({ phase, isOutdated }) => phase.kind === 'failed' || isOutdated);
  }

  /** The prices of the fund, one a day, the earliest first [FUND-14]. */
  get record(): readonly DatedNav[] {
    return priceRecord(this.prices.value ?? []);
  }

  /** The day of its latest price; '' before the first. */
  get lastDay(): string {
    return this.record.at(-1)?.date ?? '';
  }

  /** The course of its total return; undefined where that isn't known. */
  get course(): ReturnCourse | undefined {
    return this.priced && totalReturnCourse(this.priced);
  }

  /** The distributions of twelve months in percent of its price; undefined where they aren't known [FUND-17]. */
  get distributionYield(): Decimal | undefined {
    return this.priced && distributionYield(this.priced);
  }

  /**
   * Its return by the price alone over a period up to a day, as a published figure beside it is calculated to; up to
   * the latest price where no day is stated. In percent [FUND-13, FUND-31].
   */
  priceReturn(period: FigurePeriod, asOf: string | undefined): Decimal | undefined {
    return performance(this.record, period, asOf ?? this.lastDay);
  }

  /** Its published return in each period of a region, and beside it that of the price alone up to the same day [FUND-13, FUND-31]. */
  returns(region: Region, stated: FundPerformance): readonly FundReturn[] {
    return publishedFigures(region, stated).map(({ period, percent }) => ({
      period,
      percent,
      priceOnly: this.priceReturn(period, stated.performanceEffectiveDate),
    }));
  }

  /** The yearly volatility over a period, in percent [FUND-13]. */
  volatility(period: RiskPeriod): Decimal | undefined {
    return this.course && volatility(this.course, period, this.lastDay);
  }

  /** The worst fall within a period [FUND-13]. */
  worstFall(period: RiskPeriod): WorstFall | undefined {
    return this.course && worstFall(this.course, period, this.lastDay);
  }

  private get priced(): PricedFund | undefined {
    const fund = this.known();
    return fund && pricedFund(fund, this.record, this.details.value);
  }
}

/** Makes the figures of a fund. */
export abstract class FundFiguresFactory {
  abstract create(fund: FundReference): FundFigures;
}
