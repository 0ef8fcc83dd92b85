import { makeAutoObservable } from 'mobx';
import type { AsyncResult } from '../../../application/ports/call-failure';
import type { BreakdownPart, Holdings, HoldingsFilter, Portfolio } from '../../../application/ports/holdings/holdings';
import type { FindViewingCurrency } from '../../../application/portfolio/find-viewing-currency';
import { defaultPortfolioType } from '../../../config/portfolio';
import { viewingCurrency } from '../../../domain/clients/viewing-currency';
import type { GroupType } from '../../../domain/holdings/view/group-holdings';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { ok } from '../../../domain/kernel/result';
import type { Currency } from '../../../domain/money/currency';
import { AsyncResource } from '../../stores/async-resource';
import { isSameFilter, isNarrowing } from './view/portfolio-filter';
import { defaultView } from './view/view-fields';

/** HK's, until a client chooses another [CONFLICT-33]. */
const usualCurrency = viewingCurrency('HK', {});

/** An answer, the filter it answers, and the client's holdings as they were last told in full. */
type Answered = {
  readonly portfolio: Portfolio;
  readonly filter: HoldingsFilter;
  readonly everything: readonly PortfolioHolding[] | undefined;
};

/** The portfolio query and its answer; an answer to an abandoned filter never shows [PORT-13]. */
export class PortfolioQuery {
  filter: HoldingsFilter = {
    type: defaultPortfolioType,
    accountType: defaultView.accountType,
    groupType: defaultView.groupType,
  };
  /** HK's client's viewing currency, once found [PORT-53]. */
  currency: Currency | undefined;
  /** True where it is the default because the client's couldn't be loaded. */
  isCurrencyAssumed = false;
  /** Leaves out what the client doesn't look for, once that part of the page is there [PORT-41]. */
  narrow: ((portfolio: Portfolio) => Portfolio) | undefined;
  readonly resource: AsyncResource<Answered>;

  constructor(
    private readonly source: Holdings,
    private readonly viewing?: Pick<FindViewingCurrency, 'execute'>,
  ) {
    this.resource = new AsyncResource(() => this.first());
    makeAutoObservable<this, 'source' | 'viewing'>(
      this,
      { source: false, viewing: false, resource: false },
      { autoBind: true, deep: false },
    );
  }

  /** The portfolio of the answer, or the part of it that was searched for. */
  get portfolio(): Portfolio | undefined {
    const answered = this.resource.value?.portfolio;
    return answered && (this.narrow?.(answered) ?? answered);
  }

  /** All the client holds, whatever is filtered; what may be done with a fund follows from it [FUND-20, FUND-21]. */
  get everythingHeld(): readonly PortfolioHolding[] | undefined {
    return this.resource.value?.everything;
  }

  /** True where the shown portfolio leaves out holdings on purpose; a choice still loading leaves out nothing yet. */
  get isFiltered(): boolean {
    const { value } = this.resource;
    return value !== undefined && (isNarrowing(value.filter) || value.portfolio !== this.portfolio);
  }

  /** The grouping of the page now: asset classes, which only the server knows, wait for its answer [CONFLICT-30]. */
  get groupedBy(): GroupType {
    const wanted = this.filter.groupType;
    if (wanted !== 'FUND_MARKET_TYPE' || this.knowsAssetClasses) return wanted;
    return this.resource.value?.filter.groupType ?? wanted;
  }

  /**
   * The server's own parts where it broke the portfolio down without saying which holding belongs to which
   * [CONFLICT-30].
   */
  get serverParts(): readonly BreakdownPart[] | undefined {
    const isAssetClass = this.groupedBy === 'FUND_MARKET_TYPE';
    return isAssetClass && !this.knowsAssetClasses ? this.portfolio?.breakdown : undefined;
  }

  private get knowsAssetClasses(): boolean {
    return this.portfolio?.holdings.some((holding) => holding.fund.fundMarketType !== undefined) ?? false;
  }

  /** The first load, or the load after a failure or a change of language. */
  load(): Promise<void> {
    return this.resource.load();
  }

  /** Tells whether a change of the filter needs a new query. */
  changesQuery(change: Partial<HoldingsFilter>): boolean {
    return !isSameFilter({ ...this.filter, ...change }, this.filter);
  }

  /** The filter changes first, then the holdings reload [PORT-13]. */
  filterBy(change: Partial<HoldingsFilter>): Promise<void> {
    this.filter = { ...this.filter, ...change };
    return this.reload();
  }

  /** The same holdings and choices with all amounts in another currency. */
  viewIn(currency: Currency): Promise<void> {
    this.currency = currency;
    this.isCurrencyAssumed = false;
    return this.reload();
  }

  /** Loads a currency again that couldn't be loaded; one chosen meanwhile stays. */
  async findCurrency(): Promise<void> {
    const found = await this.viewing?.execute();
    if (found !== undefined && this.isCurrencyAssumed) await this.viewIn(found);
  }

  private reload(): Promise<void> {
    if (this.resource.phase.kind !== 'ready') return Promise.resolve();
    return this.resource.load(() => this.answered((asked) => this.source.load(asked)));
  }

  /** The currency that is found, unless the client has chosen one meanwhile. */
  private keepCurrency(found: Currency | undefined): Currency {
    this.isCurrencyAssumed = found === undefined && this.currency === undefined;
    return (this.currency ??= found ?? usualCurrency);
  }

  /**
   * Most clients view in the usual currency, so it is asked for while theirs is found; another one, or a filter changed
   * meanwhile, takes a question of its own.
   */
  private async first(): AsyncResult<Answered> {
    const { viewing, filter } = this;
    const initial = (asked: HoldingsFilter) => this.source.initial(asked);
    if (viewing === undefined || this.currency !== undefined) return this.answered(initial);
    const usual = this.answered(initial, usualCurrency);
    const currency = this.keepCurrency(await viewing.execute());
    return currency === usualCurrency && isSameFilter(filter, this.filter) ? usual : this.answered(initial);
  }

  /** Loads by the present filter; beside an answer that leaves holdings out, all of them are loaded once. */
  private async answered(
    question: (filter: HoldingsFilter) => AsyncResult<Portfolio>,
    currency = this.currency,
  ): AsyncResult<Answered> {
    const filter = { ...this.filter, currency };
    const all = isNarrowing(filter) ? this.held() : undefined;
    const answer = await question(filter);
    if (!answer.ok) return answer;
    return ok({ portfolio: answer.value, filter, everything: all ? await all : answer.value.holdings });
  }

  private async held(): Promise<Answered['everything']> {
    if (this.everythingHeld) return this.everythingHeld;
    const answer = await this.source.held();
    return answer.ok ? answer.value : undefined;
  }
}
