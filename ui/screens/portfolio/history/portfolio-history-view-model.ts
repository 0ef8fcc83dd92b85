import { makeAutoObservable } from 'mobx';
import type { PortfolioHistory } from '../../../../application/ports/holdings/portfolio-history';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import type { Period } from '../../../../domain/funds/performance/period';
import { parseCurrency } from '../../../../domain/money/currency';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { ok } from '../../../../domain/kernel/result';
import type { ClientStore } from '../../../stores/client-store';
import { AsyncResource } from '../../../stores/async-resource';

/** The history of all the client's money here over a chosen period [PORT-46, OPEN-27]. */
export class PortfolioHistoryViewModel {
  readonly resource: AsyncResource<PortfolioReport | undefined>;
  period: Period = '1Y';
  private currency: string | undefined;

  constructor(
    private readonly history: PortfolioHistory,
    private readonly clients: Pick<ClientStore, 'user'>,
  ) {
    this.resource = new AsyncResource(() => this.ask());
    makeAutoObservable<this, 'history' | 'clients' | 'currency'>(
      this,
      { resource: false, history: false, clients: false, currency: false },
      { autoBind: true, deep: false },
    );
  }

  /** Shows the history in a currency, as the holdings' totals are. */
  showIn(currency: string): void {
    if (currency === this.currency) return;
    this.currency = currency;
    void this.resource.load();
  }

  choosePeriod(period: Period): void {
    this.period = period;
    void this.resource.load();
  }

  private ask(): ReturnType<PortfolioHistory['report']> {
    const currency = parseCurrency(this.currency);
    if (currency === undefined) return Promise.resolve(ok(undefined));
    const visitedOn = hongKongDay(this.clients.user?.lastLoginDate ?? '');
    return this.history.report({ currency, period: this.period, visitedOn });
  }
}
