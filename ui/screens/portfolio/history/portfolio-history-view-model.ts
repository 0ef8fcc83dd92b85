import { makeAutoObservable } from 'mobx';
import type {
  BenchmarkQuery,
  HistoryHolding,
  PortfolioHistory,
} from '../../../../application/ports/holdings/portfolio-history';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import type { Period } from '../../../../domain/funds/performance/period';
import { parseCurrency } from '../../../../domain/money/currency';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import { ok } from '../../../../domain/kernel/result';
import type { ComparedValues } from '../../../performance/compared-values';
import type { ClientStore } from '../../../stores/client-store';
import { AsyncResource } from '../../../stores/async-resource';

/** Which past is shown: in a currency, of all the client's money or of some holdings. */
export type ShownPast = {
  readonly currency: string;
  /** The part of the portfolio, as the client reads it; undefined for all the client's money. */
  readonly part: { readonly name: string; readonly holdings: readonly HistoryHolding[] } | undefined;
};

/** A past with the name of the part that it is of and the benchmark that it is compared with, so that none is shown with another's. */
export type NamedReport = {
  readonly report: PortfolioReport;
  readonly name: string | undefined;
  readonly compared: ComparedValues | undefined;
};

/** A benchmark with its name, as the client reads it. */
export type NamedBenchmark = { readonly name: string; readonly query: BenchmarkQuery };

/** The history of all the client's money here over a chosen period [PORT-46, OPEN-27]. */
export class PortfolioHistoryViewModel {
  readonly resource: AsyncResource<NamedReport | undefined>;
  period: Period = '1Y';
  benchmark: NamedBenchmark | undefined = undefined;
  private shown: ShownPast | undefined;

  constructor(
    private readonly history: PortfolioHistory,
    private readonly clients: Pick<ClientStore, 'user'>,
  ) {
    this.resource = new AsyncResource(() => this.ask());
    makeAutoObservable<this, 'history' | 'clients' | 'shown'>(
      this,
      { resource: false, history: false, clients: false, shown: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the history of all money, or of some holdings, in the currency of the holdings' totals. */
  show(past: ShownPast, period = this.period): void {
    if (JSON.stringify(past) === JSON.stringify(this.shown)) return;
    this.shown = past;
    this.period = period;
    void this.resource.load();
  }

  choosePeriod(period: Period): void {
    this.period = period;
    void this.resource.load();
  }

  /** Compares with a benchmark; with none where none is given. */
  compareWith(benchmark: NamedBenchmark | undefined): void {
    this.benchmark = benchmark;
    void this.resource.load();
  }

  private async ask(): AsyncResult<NamedReport | undefined> {
    const { period, shown, benchmark } = this;
    const currency = parseCurrency(shown?.currency);
    if (currency === undefined) return ok(undefined);
    const visitedOn = hongKongDay(this.clients.user?.lastLoginDate ?? '');
    const answer = await this.history.report({
      currency,
      period,
      visitedOn,
      holdings: shown?.part?.holdings,
      benchmark: benchmark?.query,
    });
    if (!answer.ok) return answer;
    const report = answer.value;
    const values = report?.benchmark;
    const compared = benchmark && values ? { name: benchmark.name, values } : undefined;
    return ok(report && { report, name: shown?.part?.name, compared });
  }
}
