import { makeAutoObservable } from 'mobx';
import type { FundKinds, Funds } from '../../../application/ports/funds/funds';
import type { Locale } from '../../../application/ports/locale';
import {
  type FacetOption,
  facetOptions,
  filterFunds,
  type FundFacet,
  fundFacets,
  type FundFilter,
  knownFilter,
  noFundFilter,
  toggleFacetValue,
} from '../../../domain/funds/finding/fund-filter';
import {
  type FundGroup,
  fundsOfClasses,
  groupByFund,
  meansShareClass,
} from '../../../domain/funds/finding/fund-groups';
import type { FundListing, NamedCode } from '../../../domain/funds/finding/fund-listing';
import { matchesFundSearch, searchWords } from '../../../domain/funds/finding/fund-search';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import {
  firstSort,
  type FundOrder,
  fundOrdersOf,
  type FundSort,
  sortFunds,
} from '../../../domain/funds/finding/sort-funds';
import type { FundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { Region } from '../../../domain/region';
import type { RiskProfileViewModel } from '../../risk-profile/risk-profile-view-model';
import { AsyncResource } from '../../stores/async-resource';

/** The search, the filters and the order of the list of all funds. */
export type FundNarrowing = {
  readonly text: string;
  readonly filter: FundFilter;
  /** True where only funds that suit the client's risk profile are to be found. */
  readonly suitsProfile: boolean;
  readonly sort: FundSort;
};

/** Something that narrows the list down, to be taken away by itself [FUND-37]. */
export type ActiveFilter =
  | { readonly facet: FundFacet; readonly value: string; readonly name: string }
  | { readonly facet: 'suitable'; readonly upTo: FundRiskRating };

/** A line of the list: a fund of several share classes, open or not, or a single class [FUND-39]. */
export type FundLine =
  | { readonly kind: 'fund'; readonly group: FundGroup<FundListing>; readonly isOpen: boolean }
  | { readonly kind: 'class'; readonly fund: FundListing; readonly isOfGroup: boolean };

type Deps = {
  readonly funds: Pick<Funds, 'all' | 'kinds'>;
  readonly locale: Pick<Locale, 'current'>;
  readonly risk: Pick<RiskProfileViewModel, 'records' | 'status'>;
  readonly region: Region;
};

/** Every fund of the region, narrowed down by words, filters and the risk profile, by name or by performance [FUND-01, FUND-37, API-42..44]. */
export class AllFundsViewModel {
  readonly funds: AsyncResource<readonly FundListing[]>;
  readonly kinds: AsyncResource<FundKinds>;
  text: string;
  suitsProfile: boolean;
  /** The facet whose values are offered at the moment. */
  openFacet: FundFacet | undefined;
  /** The funds that were opened or closed by hand. */
  private toggled: ReadonlyMap<string, boolean> = new Map();
  private chosen: FundFilter;
  private chosenSort: FundSort;

  constructor(
    private readonly deps: Deps,
    { text = '', filter = noFundFilter, suitsProfile = false, sort = firstSort('name') }: Partial<FundNarrowing> = {},
  ) {
    this.text = text;
    this.chosen = filter;
    this.suitsProfile = suitsProfile;
    this.chosenSort = sort;
    this.funds = new AsyncResource(() => deps.funds.all());
    this.kinds = new AsyncResource(() => deps.funds.kinds());
    makeAutoObservable<this, 'deps'>(
      this,
      { funds: false, kinds: false, deps: false },
      { autoBind: true, deep: false },
    );
  }

  get narrowing(): FundNarrowing {
    const { text, known: filter, suitsProfile, sort } = this;
    return { text, filter, suitsProfile, sort };
  }

  get total(): number {
    return this.listed.length;
  }

  /** True when the funds are there but their last prices couldn't be loaded. */
  get lacksPrices(): boolean {
    return this.listed.some(({ isPriceUnknown }) => isPriceUnknown === true);
  }

  /** The riskiest funds that suit the client; undefined where the risk profile isn't known [FUND-37, SUIT-24]. */
  get suitableUpTo(): FundRiskRating | undefined {
    const { records, status } = this.deps.risk;
    return records.value === undefined || status.suitableUpTo === 0 ? undefined : status.suitableUpTo;
  }

  /** True where the funds' risk can be held against the client's profile. */
  get offersSuitable(): boolean {
    return this.suitableUpTo !== undefined && this.everyOption.riskRating.length > 0;
  }

  /** The values to filter by, named and ordered as the server's lists of kinds have them [FUND-37, API-42, API-43]. */
  get options(): Readonly<Record<FundFacet, readonly FacetOption[]>> {
    const found = facetOptions(this.searched, this.filter);
    const { categories, marketTypes } = this.kinds.value ?? {};
    const every = this.everyOption;
    const among = (facet: FundFacet, kinds?: readonly NamedCode[]) =>
      inOrderOf(
        every[facet].map(
          (option) => found[facet].find(({ value }) => value === option.value) ?? { ...option, count: 0 },
        ),
        kinds,
      );
    return {
      riskRating: among('riskRating'),
      currency: among('currency'),
      category: among('category', categories),
      marketType: among('marketType', marketTypes),
    };
  }

  /** The facets in which funds differ, so that they can be filtered by them. */
  get facets(): readonly FundFacet[] {
    return fundFacets.filter((facet) => this.everyOption[facet].length > 0);
  }

  /** What narrows the list down, beside the search [FUND-37]. */
  get activeFilters(): readonly ActiveFilter[] {
    const { options, filter } = this;
    const values = fundFacets.flatMap((facet) =>
      options[facet].filter(({ value }) => filter[facet].includes(value)).map((option) => ({ facet, ...option })),
    );
    const { suitableUpTo: upTo } = filter;
    return upTo === undefined ? values : [...values, { facet: 'suitable', upTo }];
  }

  /** The orders that the funds can be sorted by [FUND-38]. */
  get orders(): readonly FundOrder[] {
    return fundOrdersOf(this.listed, this.deps.region);
  }

  /** The order in force; one that an address asks for in vain is none. */
  get sort(): FundSort {
    const isKnown = this.funds.value === undefined || this.orders.includes(this.chosenSort.order);
    return isKnown ? this.chosenSort : firstSort('name');
  }

  get isNarrowed(): boolean {
    return this.activeFilters.length > 0 || searchWords(this.text).length > 0;
  }

  get shown(): readonly FundListing[] {
    return filterFunds(this.searched, this.filter);
  }

  /** The funds found, each with those of its share classes that were. */
  get groups(): readonly FundGroup<FundListing>[] {
    return groupByFund(this.shown, this.fundOf);
  }

  get lines(): readonly FundLine[] {
    return this.groups.flatMap((group) => this.linesOf(group));
  }

  load(): void {
    void this.funds.load();
    void this.deps.risk.records.load();
    this.loadKinds();
  }

  loadKinds(): void {
    void this.kinds.load();
  }

  find(text: string): void {
    this.text = text;
    this.toggled = new Map();
  }

  toggleGroup(group: FundGroup<FundListing>): void {
    this.toggled = new Map(this.toggled).set(group.key, !this.isOpen(group));
  }

  toggle(facet: FundFacet, value: string): void {
    this.chosen = toggleFacetValue(this.known, facet, value);
  }

  toggleSuitable(): void {
    this.suitsProfile = !this.suitsProfile;
  }

  /** Offers the values of a facet, or no longer. */
  toggleFacet(facet: FundFacet): void {
    this.openFacet = this.openFacet === facet ? undefined : facet;
  }

  closeFacet(): void {
    this.openFacet = undefined;
  }

  removeFilter(filter: ActiveFilter): void {
    if (filter.facet === 'suitable') this.suitsProfile = false;
    else this.toggle(filter.facet, filter.value);
  }

  /** Sorts by a fact of the funds, and the other way round where that is the order already. */
  sortBy(order: FundOrder): void {
    const { direction } = this.sort;
    if (this.sort.order !== order) this.chosenSort = firstSort(order);
    else this.chosenSort = { order, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }

  chooseSort(sort: FundSort): void {
    this.chosenSort = sort;
  }

  showEverything(): void {
    this.text = '';
    this.chosen = noFundFilter;
    this.suitsProfile = false;
    this.toggled = new Map();
  }

  private get listed(): readonly FundListing[] {
    return this.funds.value ?? [];
  }

  private get byName(): readonly FundListing[] {
    return sortByName(this.listed, this.deps.locale.current());
  }

  private get ordered(): readonly FundListing[] {
    return sortFunds(this.byName, this.sort);
  }

  private get searched(): readonly FundListing[] {
    if (searchWords(this.text).length === 0) return this.ordered;
    return this.ordered.filter(({ name, ...fund }) => matchesFundSearch({ ...fund, names: [name] }, this.text));
  }

  private get fundOf() {
    return fundsOfClasses(this.listed);
  }

  private linesOf(group: FundGroup<FundListing>): readonly FundLine[] {
    const isOfGroup = group.classes.length > 1;
    const classes = group.classes.map((fund): FundLine => ({ kind: 'class', fund, isOfGroup }));
    if (!isOfGroup) return classes;
    const isOpen = this.isOpen(group);
    return [{ kind: 'fund', group, isOpen }, ...(isOpen ? classes : [])];
  }

  /** A fund opens by itself where a search means some of its classes. */
  private isOpen({ key, name }: FundGroup<FundListing>): boolean {
    return this.toggled.get(key) ?? meansShareClass(name, this.text);
  }

  private get everyOption() {
    return facetOptions(this.listed, noFundFilter);
  }

  /** The filter without values that an address asks for in vain. */
  private get known(): FundFilter {
    return this.funds.value === undefined ? this.chosen : knownFilter(this.chosen, this.everyOption);
  }

  private get filter(): FundFilter {
    return { ...this.known, suitableUpTo: this.suitsProfile ? this.suitableUpTo : undefined };
  }
}

/** Names and orders options as a list of kinds does; those that it lacks come last, by the names that funds state. */
function inOrderOf(options: readonly FacetOption[], kinds: readonly NamedCode[] = []): readonly FacetOption[] {
  const listed = kinds.flatMap(({ code, name }) =>
    options.filter(({ value }) => value === code).map((option) => ({ ...option, name })),
  );
  return [...listed, ...options.filter(({ value }) => !kinds.some(({ code }) => code === value))];
}

/** Makes the list of all funds, narrowed down from the beginning where that is asked for. */
export abstract class AllFundsViewModelFactory {
  abstract create(narrowing?: Partial<FundNarrowing>): AllFundsViewModel;
}
