import { makeAutoObservable } from 'mobx';
import type { Funds } from '../../../../application/ports/funds/funds';
import type { Locale } from '../../../../application/ports/locale';
import type { Portfolio } from '../../../../application/ports/holdings/holdings';
import { namesByFund } from '../../../../domain/funds/finding/names-by-fund';
import { searchWords } from '../../../../domain/funds/finding/fund-search';
import { AsyncResource } from '../../../stores/async-resource';
import type { PortfolioViewModel } from '../portfolio-view-model';
import { foundPortfolio } from './found-portfolio';

/** Makes the view model that finds holdings of a portfolio. */
export abstract class FindViewModelFactory {
  abstract create(view: PortfolioViewModel): FindViewModel;
}

/**
 * Finds a client's holdings by a text: by the funds' names in the client's language or in English, by code, ISIN or
 * currency [PORT-41, FUND-01].
 */
export class FindViewModel {
  readonly english: AsyncResource<ReadonlyMap<string, string>>;

  constructor(
    private readonly view: PortfolioViewModel,
    funds: Pick<Funds, 'named'>,
    private readonly locale: Pick<Locale, 'current'>,
  ) {
    this.english = new AsyncResource(async () => {
      const answer = await funds.named('en_US');
      return answer.ok ? { ok: true, value: namesByFund(answer.value) } : answer;
    });
    makeAutoObservable<this, 'view' | 'locale'>(
      this,
      { english: false, view: false, locale: false },
      { autoBind: true, deep: false },
    );
  }

  get text(): string {
    return this.view.find;
  }

  /** True where a fund named in English may not be found. */
  get lacksEnglish(): boolean {
    return this.isAsked && this.readsOther && this.english.phase.kind === 'failed';
  }

  /** True when a search text is set. */
  get isAsked(): boolean {
    return searchWords(this.text).length > 0;
  }

  /** English names are fetched when somebody is about to look for something, once. */
  prepare(): void {
    if (this.readsOther && this.english.value === undefined && this.english.phase.kind !== 'failed')
      void this.english.load();
  }

  look(find: string): void {
    this.view.show({ find });
  }

  /** Narrows the portfolio to what is found from now on; the currencies are named in the client's language. */
  begin(currencyName: (code: string) => string): void {
    this.view.query.narrow = (portfolio: Portfolio) =>
      foundPortfolio(portfolio, { text: this.text, currencyName, englishNames: this.englishNames });
  }

  private get readsOther(): boolean {
    return this.locale.current() !== 'en_US';
  }

  /** The English names; undefined where the client reads English anyway or they couldn't be loaded. */
  private get englishNames(): ReadonlyMap<string, string> | undefined {
    const isAwaited = this.readsOther && this.english.phase.kind === 'waiting';
    return this.english.value ?? (isAwaited ? undefined : new Map());
  }
}
