import { makeAutoObservable } from 'mobx';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { distributionYield } from '../../../domain/funds/performance/distribution-yield';
import { type DatedNav, performance } from '../../../domain/funds/performance/performance';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import { pricedFund, type ReturnCourse, totalReturnCourse } from '../../../domain/funds/performance/return-course';
import { priceRecord } from '../../../domain/funds/prices/price-record';
import { type RiskPeriod, volatility, type WorstFall, worstFall } from '../../../domain/funds/risk/risk-figures';
import type { Decimal } from '../../../domain/money/decimal';
import { AsyncResource } from '../../stores/async-resource';

/** The record of a fund, and the figures that come of it [FUND-13, FUND-15, FUND-17, FUND-24]. */
export class FundFigures {
  readonly details: AsyncResource<FundDetails | undefined>;
  readonly prices: AsyncResource<readonly DatedNav[]>;

  constructor(
    records: FundRecords,
    private readonly fund: FundReference,
  ) {
    this.details = new AsyncResource(() => records.details(fund));
    this.prices = new AsyncResource(() => records.prices(fund));
    makeAutoObservable<this, 'fund'>(
      this,
      { details: false, prices: false, fund: false },
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

  get hasFailed(): boolean {
    return [this.details, this.prices].some(({ phase, isOutdated }) => phase.kind === 'failed' || isOutdated);
  }

  /** The course of its total return; undefined where that isn't known. */
  get course(): ReturnCourse | undefined {
    return totalReturnCourse(this.priced);
  }

  get distributionYield(): Decimal | undefined {
    return distributionYield(this.priced);
  }

  /** Its return by the price alone, in percent. */
  priceReturn(period: FigurePeriod): Decimal | undefined {
    return performance(this.record, period, this.lastDay);
  }

  volatility(period: RiskPeriod): Decimal | undefined {
    return this.course && volatility(this.course, period, this.lastDay);
  }

  worstFall(period: RiskPeriod): WorstFall | undefined {
    return this.course && worstFall(this.course, period, this.lastDay);
  }

  private get priced() {
    return pricedFund(this.fund, this.record, this.details.value);
  }

  private get record(): readonly DatedNav[] {
    return priceRecord(this.prices.value ?? []);
  }

  private get lastDay(): string {
    return this.record.at(-1)?.date ?? '';
  }
}

/** Makes the figures of a fund. */
export abstract class FundFiguresFactory {
  abstract create(fund: FundReference): FundFigures;
}
