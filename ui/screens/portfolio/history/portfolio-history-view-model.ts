import { makeAutoObservable } from 'mobx';
import type { FundDirectory } from '../../../../application/funds/fund-directory';
import type { HistoryHolding, PortfolioHistory } from '../../../../application/ports/holdings/portfolio-history';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import type { FundListing } from '../../../../domain/funds/finding/fund-listing';
import type { Period } from '../../../../domain/funds/performance/period';
import type { Decimal } from '../../../../domain/money/decimal';
import { parseCurrency } from '../../../../domain/money/currency';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import { ok } from '../../../../domain/kernel/result';
import type { Clock } from '../../../../application/ports/clock';
import type { ClientStore } from '../../../stores/client-store';
import { AsyncResource } from '../../../stores/async-resource';

/** Which past is shown: in a currency, of all the client's money or of some holdings. */
type AskedPast = {
  readonly currency: string;
  /** The part of the portfolio, as the client reads it; undefined for all the client's money. */
  readonly part: { readonly name: string; readonly holdings: readonly HistoryHolding[] } | undefined;
};

/** A past with the part that it is of and the benchmark that it is compared with, so that none is shown with another's. */
export type PartReport = {
  readonly report: PortfolioReport;
  readonly part: AskedPast['part'];
  readonly compared: { readonly benchmark: Benchmark; readonly values: readonly (Decimal | undefined)[] } | undefined;
};

/** The parts of the worth of all the client's money here, in a currency. */
export type ReportedWorth = Pick<PortfolioReport, 'currency' | 'worth'>;

/** The benchmark that the client chose: a fund by its name in the language that is read, or a deposit. */
type Benchmark =
  | { readonly kind: 'fund'; readonly fund: FundListing }
  | { readonly kind: 'deposit'; readonly yearlyPercent: Decimal };

/** The pause after one choice of holdings before the next one is asked for, in milliseconds: a name that is typed is one choice. */
export const historyDebounceMs = 400;

/** The history of all the client's money here over a chosen period [PORT-46, OPEN-27]. */
export class PortfolioHistoryViewModel {
  readonly resource: AsyncResource<PartReport | undefined>;
  period: Period = '1Y';
  benchmark: Benchmark | undefined = undefined;
  private shown: AskedPast | undefined = undefined;
  private chosenAt = Number.NEGATIVE_INFINITY;
  private cancelLoad: () => void = () => undefined;

  constructor(
    private readonly history: PortfolioHistory,
    private readonly clients: Pick<ClientStore, 'user'>,
    private readonly directory: Pick<FundDirectory, 'renamed'>,
    private readonly clock: Clock,
  ) {
    this.resource = new AsyncResource(() => this.ask());
    makeAutoObservable<this, 'history' | 'clients' | 'directory' | 'clock' | 'chosenAt' | 'cancelLoad'>(
      this,
      {
        resource: false,
        history: false,
        clients: false,
        directory: false,
        clock: false,
        chosenAt: false,
        cancelLoad: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The worth of all the client's money here; undefined while nothing is known of it, and where there never was any. */
  get reportedWorth(): ReportedWorth | undefined {
    const { report, part } = this.resource.value ?? {};
    return report?.since === undefined || part !== undefined ? undefined : report;
  }

  /** Returns the name of the part that a report is of, as the client reads it now, in whatever language it was asked for [I18N-12]. */
  nameOf({ part }: PartReport): string | undefined {
    const isShown = JSON.stringify(part?.holdings) === JSON.stringify(this.shown?.part?.holdings);
    return isShown ? this.shown?.part?.name : part?.name;
  }

  /** Shows the history of all money, or of some holdings, in the currency of the holdings' totals; at once, unless another choice came just before. Another name of the same holdings is no other choice. */
  show(past: AskedPast, period = this.period): void {
    const isSame = this.shown !== undefined && choiceOf(past) === choiceOf(this.shown);
    this.shown = past;
    if (isSame) return;
    this.period = period;
    const isTyped = this.clock.now() - this.chosenAt < historyDebounceMs;
    this.chosenAt = this.clock.now();
    if (!isTyped) return this.load();
    this.cancelLoad();
    this.cancelLoad = this.clock.after(historyDebounceMs, this.load);
  }

  choosePeriod(period: Period): void {
    this.period = period;
    this.load();
  }

  /** Compares with a benchmark; with none where none is given. */
  compareWith(benchmark: Benchmark | undefined): void {
    this.benchmark = benchmark;
    this.load();
  }

  /** Asks no more for a choice that waits, since nobody looks any longer. */
  leave(): void {
    this.cancelLoad();
  }

  /** Loads the names of funds in the present language, that of the fund compared with too [I18N-12]. */
  async translate(): Promise<void> {
    const { benchmark } = this;
    if (benchmark?.kind !== 'fund') return this.load();
    const fund = await this.directory.renamed(benchmark.fund);
    if (benchmark === this.benchmark) this.compareWith({ kind: 'fund', fund });
  }

  private load(): void {
    this.cancelLoad();
    void this.resource.load();
  }

  private async ask(): AsyncResult<PartReport | undefined> {
    const { period, shown, benchmark } = this;
    const currency = parseCurrency(shown?.currency);
    if (currency === undefined) return ok(undefined);
    const visitedOn = hongKongDay(this.clients.user?.lastLoginDate ?? '');
    const answer = await this.history.report({
      currency,
      period,
      visitedOn,
      holdings: shown?.part?.holdings,
      benchmark,
    });
    if (!answer.ok) return answer;
    const report = answer.value;
    const values = report?.benchmark;
    const compared = benchmark && values ? { benchmark, values } : undefined;
    return ok(report && { report, part: shown?.part, compared });
  }
}

/** Returns a past as a server is asked for it, to be compared with another. */
const choiceOf = ({ currency, part }: AskedPast): string => JSON.stringify([currency, part?.holdings]);
