import { makeAutoObservable } from 'mobx';
import type { FundKinds, Funds } from '../../../application/ports/funds/funds';
import type { Locale } from '../../../application/ports/locale';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { matchesFundSearch, searchWords } from '../../../domain/funds/finding/fund-search';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import { sortDescending } from '../../../domain/money/sort-descending';
import { AsyncResource } from '../../stores/async-resource';

/** The orders of the list of all funds. */
export const fundOrders = ['name', 'one-year'] as const;

export type FundOrder = (typeof fundOrders)[number];

/** The filter and the order of the list of all funds. */
export type FundNarrowing = {
  readonly text: string;
  /** '' for all of them, as of the next. */
  readonly category: string;
  readonly marketType: string;
  readonly order: FundOrder;
};

/** Every fund of the region, narrowed down by words and kinds, by name or by performance [FUND-01, API-42..44]. */
export class AllFundsViewModel {
  readonly funds: AsyncResource<readonly FundListing[]>;
  readonly kinds: AsyncResource<FundKinds>;
  text: string;
  category: string;
  marketType: string;
  order: FundOrder;

  constructor(
    funds: Funds,
    private readonly locale: Pick<Locale, 'current'>,
    { text = '', category = '', marketType = '', order = 'name' }: Partial<FundNarrowing> = {},
  ) {
    this.text = text;
    this.category = category;
    this.marketType = marketType;
    this.order = order;
    this.funds = new AsyncResource(() => funds.all());
    this.kinds = new AsyncResource(() => funds.kinds());
    makeAutoObservable<this, 'locale'>(
      this,
      { funds: false, kinds: false, locale: false },
      { autoBind: true, deep: false },
    );
  }

  get narrowing(): FundNarrowing {
    const { text, category, marketType, order } = this;
    return { text, category, marketType, order };
  }

  get total(): number {
    return this.funds.value?.length ?? 0;
  }

  /** True when the funds are there but their last prices couldn't be loaded. */
  get lacksPrices(): boolean {
    return this.funds.value?.some(({ isPriceUnknown }) => isPriceUnknown === true) ?? false;
  }

  get shown(): readonly FundListing[] {
    const kept = (this.funds.value ?? []).filter((fund) => this.keeps(fund));
    if (this.order === 'name') return sortByName(kept, this.locale.current());
    return sortDescending(kept, ({ fundPerformance }) => fundPerformance?.oneYear);
  }

  load(): void {
    void this.funds.load();
    this.loadKinds();
  }

  loadKinds(): void {
    void this.kinds.load().then(this.forgetUnknownKinds);
  }

  find(text: string): void {
    this.text = text;
  }

  ofCategory(category: string): void {
    this.category = category;
  }

  ofMarketType(marketType: string): void {
    this.marketType = marketType;
  }

  orderBy(order: FundOrder): void {
    this.order = order;
  }

  showEverything(): void {
    this.text = '';
    this.category = '';
    this.marketType = '';
  }

  /** A kind that an address asks for in vain narrows nothing. */
  private forgetUnknownKinds(): void {
    const kinds = this.kinds.value;
    if (kinds === undefined) return;
    if (!kinds.categories.some(({ code }) => code === this.category)) this.category = '';
    if (!kinds.marketTypes.some(({ code }) => code === this.marketType)) this.marketType = '';
  }

  private keeps({ category, marketType, name, ...fund }: FundListing): boolean {
    if (this.category !== '' && category?.code !== this.category) return false;
    if (this.marketType !== '' && marketType?.code !== this.marketType) return false;
    return searchWords(this.text).length === 0 || matchesFundSearch({ ...fund, names: [name] }, this.text);
  }
}

/** Makes the list of all funds, narrowed down from the beginning where that is asked for. */
export abstract class AllFundsViewModelFactory {
  abstract create(narrowing?: Partial<FundNarrowing>): AllFundsViewModel;
}
