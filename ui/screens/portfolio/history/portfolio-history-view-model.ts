import { makeAutoObservable } from 'mobx';
import type { PortfolioHistory } from '../../../../application/ports/holdings/portfolio-history';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import type { Period } from '../../../../domain/funds/performance/period';
import { parseCurrency } from '../../../../domain/money/currency';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { ok } from '../../../../domain/kernel/result';
import type { ClientStore } from '../../../stores/client-store';
import { Panel } from '../../../stores/panel';

/** The history of all the client's money here over a chosen period [PORT-46, OPEN-27]. */
export class PortfolioHistoryViewModel {
  readonly panel: Panel<PortfolioReport | undefined>;
  period: Period = '1Y';
  private currency: string | undefined;

  constructor(
    private readonly history: PortfolioHistory,
    private readonly clients: Pick<ClientStore, 'user'>,
  ) {
    this.panel = new Panel(() => this.ask());
    makeAutoObservable<this, 'history' | 'clients' | 'currency'>(
      this,
      { panel: false, history: false, clients: false, currency: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the history in a currency, as the holdings' totals are. */
  showIn(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    void this.panel.load();
  }

  choosePeriod(period: Period): void {
    this.period = period;
    void this.panel.load();
  }

  private ask(): ReturnType<PortfolioHistory['report']> {
    const currency = parseCurrency(this.currency);
    if (currency === undefined) return Promise.resolve(ok(undefined));
    const visitedOn = hongKongDay(this.clients.user?.lastLoginDate ?? '');
    return this.history.report({ currency, period: this.period, visitedOn });
  }
}
