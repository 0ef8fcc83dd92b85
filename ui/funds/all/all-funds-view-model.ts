import { makeAutoObservable } from 'mobx';
import type { FundKinds, Funds } from '../../../application/ports/funds/funds';
import type { Locale } from '../../../application/ports/locale';
import { filterFunds } from '../../../domain/funds/finding/fund-filter';
import {
  type FundGroup,
  fundsOfClasses,
  groupByFund,
  meansShareClass,
} from '../../../domain/funds/finding/fund-groups';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { searchWords } from '../../../domain/funds/finding/fund-search';
import { fundTexts, searchFunds } from '../../../domain/funds/finding/fund-texts';
import { namesByFund } from '../../../domain/funds/finding/names-by-fund';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import {
  type FigureOrder,
  firstSort,
  type FundOrder,
  fundOrdersOf,
  type FundSort,
  listedPeriods,
  orderOfPeriod,
  sortFunds,
} from '../../../domain/funds/finding/sort-funds';
import { performanceColumns } from '../../../domain/funds/performance/performance-columns';
import type { DayRange } from '../../../domain/calendar/day-range';
import { performanceDates } from '../../../domain/funds/performance/performance-dates';
import { ok } from '../../../domain/kernel/result';
import { type Language, otherLanguage } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import type { RiskProfileViewModel } from '../../risk-profile/risk-profile-view-model';
import { AsyncResource } from '../../stores/async-resource';
import { type ChosenFilters, FundFiltersViewModel } from './fund-filters-view-model';

/** The search, the filters, the order and the figures of the list of all funds. */
export type FundNarrowing = ChosenFilters & {
  readonly text: string;
  readonly sort: FundSort;
  readonly figures: FigureSet;
};

/** A figure that the list shows; a lesser one only where there is room for it. */
export type FigureColumn = { readonly order: FigureOrder; readonly isLesser: boolean };

/** The figures that the list shows beside each other: returns, or what a fund costs and pays and how large it is. */
export const figureSets = ['returns', 'facts'] as const;

export type FigureSet = (typeof figureSets)[number];

/** A line of the list: a fund of several share classes, open or not, or a single class [FUND-39]. */
export type FundLine =
  | { readonly kind: 'fund'; readonly group: FundGroup<FundListing>; readonly isOpen: boolean }
  | { readonly kind: 'class'; readonly fund: FundListing; readonly isOfGroup: boolean };

type Deps = {
  readonly funds: Pick<Funds, 'all' | 'kinds' | 'named'>;
  readonly locale: Pick<Locale, 'current'>;
  readonly risk: Pick<RiskProfileViewModel, 'records' | 'status'>;
  readonly region: Region;
};

/** Every fund of the region, narrowed down by words, filters and the risk profile, by name or by performance [FUND-01, FUND-37, API-42..44]. */
export class AllFundsViewModel {
  readonly funds: AsyncResource<readonly FundListing[]>;
  readonly kinds: AsyncResource<FundKinds>;
  /** The names in the language that the client doesn't read, to be found by as well. */
  readonly otherNames: AsyncResource<ReadonlyMap<string, string>>;
  readonly filters: FundFiltersViewModel;
  text: string;
  private chosenFigures: FigureSet;
  /** The funds that were opened or closed by hand. */
  private toggled: ReadonlyMap<string, boolean> = new Map();
  private preparedFor: Language | undefined;
  private chosenSort: FundSort;

  constructor(
    private readonly deps: Deps,
    { text = '', sort = firstSort('name'), figures = 'returns', ...filters }: Partial<FundNarrowing> = {},
  ) {
    this.text = text;
    this.chosenSort = sort;
    this.chosenFigures = figures;
    this.filters = new FundFiltersViewModel(
      {
        risk: deps.risk,
        listed: () => this.funds.value,
        searched: () => this.searched,
        kinds: () => this.kinds.value,
        language: () => deps.locale.current(),
      },
      filters,
    );
    this.funds = new AsyncResource(() => deps.funds.all());
    this.kinds = new AsyncResource(() => deps.funds.kinds());
    this.otherNames = new AsyncResource(async () => {
      const answer = await deps.funds.named(this.otherLanguage);
      return answer.ok ? ok(namesByFund(answer.value)) : answer;
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { funds: false, kinds: false, otherNames: false, filters: false, deps: false },
      { autoBind: true, deep: false },
    );
  }

  get narrowing(): FundNarrowing {
    const { text, sort, figures } = this;
    return { ...this.filters.chosen, text, sort, figures };
  }

  get total(): number {
    return this.listed.length;
  }

  /** True when the funds are there but their last prices couldn't be loaded. */
  get lacksPrices(): boolean {
    return this.listed.some(({ isPriceUnknown }) => isPriceUnknown === true);
  }

  /** The days that the returns of all funds are calculated to; undefined where none is stated [FUND-07]. */
  get returnDates(): DayRange | undefined {
    return performanceDates(this.listed);
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

  /** The figures shown: those that the funds are sorted by, else the chosen ones; the facts only where funds state any. */
  get figures(): FigureSet {
    if (this.funds.value !== undefined && !this.hasFacts) return 'returns';
    return setOf(this.sort.order) ?? this.chosenFigures;
  }

  /** True where funds state a charge, a yield or a size. */
  get hasFacts(): boolean {
    return this.orders.some(isFact);
  }

  /** The figures that are shown, each of which is a column [FUND-05, FUND-06]. */
  get columns(): readonly FigureColumn[] {
    if (this.figures === 'facts') return this.orders.filter(isFact).map((order) => ({ order, isLesser: false }));
    const { region } = this.deps;
    const always: readonly string[] = performanceColumns(region);
    return listedPeriods(this.listed, region).map((period) => {
      const order = orderOfPeriod[period];
      return { order, isLesser: !always.includes(period) && order !== this.sort.order };
    });
  }

  get isNarrowed(): boolean {
    return this.filters.active.length > 0 || this.words.length > 0;
  }

  get shown(): readonly FundListing[] {
    return filterFunds(this.searched, this.filters.filter);
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
    if (this.text !== '') this.prepareSearch();
    void this.deps.risk.records.load();
    this.loadKinds();
  }

  loadKinds(): void {
    void this.kinds.load();
  }

  /** Fetches the names in the other language once somebody is about to search; without them the list finds by its own. */
  prepareSearch(): void {
    if (this.preparedFor === this.otherLanguage) return;
    this.preparedFor = this.otherLanguage;
    void this.otherNames.load();
  }

  find(text: string): void {
    this.prepareSearch();
    this.text = text;
    this.toggled = new Map();
  }

  toggleGroup(group: FundGroup<FundListing>): void {
    this.toggled = new Map(this.toggled).set(group.key, !this.isOpen(group));
  }

  /** Shows what another address asks for. */
  narrow({ text, sort, figures, ...filters }: FundNarrowing): void {
    this.find(text);
    this.chosenFigures = figures;
    this.filters.choose(filters);
    this.chosenSort = sort;
  }

  /** Sorts by a fact of the funds, and the other way round where that is the order already. */
  sortBy(order: FundOrder): void {
    const { direction } = this.sort;
    if (this.sort.order !== order) this.chooseSort(firstSort(order));
    else this.chosenSort = { order, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  }

  /** Sorts by a fact, which shows beside the funds. */
  chooseSort(sort: FundSort): void {
    this.chosenFigures = setOf(sort.order) ?? this.figures;
    this.chosenSort = sort;
  }

  /** Shows other figures; the funds aren't sorted any more by one that goes. */
  showFigures(figures: FigureSet): void {
    const sortedBy = setOf(this.sort.order);
    if (sortedBy && sortedBy !== figures) this.chosenSort = firstSort('name');
    this.chosenFigures = figures;
  }

  showEverything(): void {
    this.text = '';
    this.filters.clear();
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

  private get otherLanguage(): Language {
    return otherLanguage(this.deps.locale.current(), this.deps.region);
  }

  private get texts() {
    return fundTexts(this.listed, this.otherNames.value);
  }

  private get searched(): readonly FundListing[] {
    return searchFunds(this.ordered, this.texts, this.text);
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
  private isOpen(group: FundGroup<FundListing>): boolean {
    return this.toggled.get(group.key) ?? meansShareClass(group, this.words);
  }

  private get words(): readonly string[] {
    return searchWords(this.text);
  }
}

const isFact = (order: FundOrder): order is 'yield' | 'charge' | 'size' =>
  order === 'yield' || order === 'charge' || order === 'size';

/** The set that has the figure of an order; undefined where that isn't a figure. */
function setOf(order: FundOrder): FigureSet | undefined {
  if (isFact(order)) return 'facts';
  return Object.values<FundOrder>(orderOfPeriod).includes(order) ? 'returns' : undefined;
}

/** Makes the list of all funds, narrowed down from the beginning where that is asked for. */
export abstract class AllFundsViewModelFactory {
  abstract create(narrowing?: Partial<FundNarrowing>): AllFundsViewModel;
}
