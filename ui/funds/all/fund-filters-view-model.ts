import { makeAutoObservable } from 'mobx';
import type { FundKinds } from '../../../application/ports/funds/funds';
import {
  byFacet,
  type FacetOption,
  type FacetOptions,
  facetOptions,
  type FundFacet,
  fundFacets,
  type FundFilter,
  knownFilter,
  noFundFilter,
  toggleFacetValue,
} from '../../../domain/funds/finding/fund-filter';
import type { FundListing, NamedCode } from '../../../domain/funds/finding/fund-listing';
import { comparingForm, searchWords } from '../../../domain/funds/finding/fund-search';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import type { FundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { Language } from '../../../domain/language';
import type { RiskProfileViewModel } from '../../risk-profile/risk-profile-view-model';

/** The values that were chosen to filter by. */
export type ChosenFilters = {
  readonly filter: FundFilter;
  /** True where only funds that suit the client's risk profile are to be found. */
  readonly suitsProfile: boolean;
};

/** The number of values from which on they can be searched. */
const searchedFrom = 15;

/** One filter in force, which can be taken away by itself [FUND-37]. */
export type ActiveFilter =
  | { readonly facet: FundFacet; readonly value: string; readonly name: string }
  | { readonly facet: 'suitable'; readonly upTo: FundRiskRating };

type Deps = {
  readonly risk: Pick<RiskProfileViewModel, 'records' | 'status'>;
  /** The funds of the list, and those of them that its search finds; undefined until they are there. */
  readonly listed: () => readonly FundListing[] | undefined;
  readonly searched: () => readonly FundListing[];
  readonly kinds: () => FundKinds | undefined;
  readonly language: () => Language;
};

/** The filters of a list of funds: its facets with the values that funds have, and the client's risk profile [FUND-37]. */
export class FundFiltersViewModel {
  suitsProfile: boolean;
  /** The facet whose values are offered at the moment. */
  openFacet: FundFacet | undefined;
  /** The text by which a value is looked for among many. */
  valueText = '';
  private values: FundFilter;

  constructor(
    private readonly deps: Deps,
    { filter = noFundFilter, suitsProfile = false }: Partial<ChosenFilters> = {},
  ) {
    this.values = filter;
    this.suitsProfile = suitsProfile;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false });
  }

  get chosen(): ChosenFilters {
    return { filter: this.known, suitsProfile: this.suitsProfile };
  }

  /** The filter in force: the chosen values that funds have, and the risk that suits the client where that is asked for. */
  get filter(): FundFilter {
    return { ...this.known, suitableUpTo: this.suitsProfile ? this.suitableUpTo : undefined };
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

  /** The facets in which funds differ, so that they can be filtered by them. */
  get facets(): readonly FundFacet[] {
    return fundFacets.filter((facet) => this.everyOption[facet].length > 1 || this.known[facet].length > 0);
  }

  /** The values to filter by, with the number of funds that each would find [FUND-37]. */
  get options(): FacetOptions {
    const found = facetOptions(this.deps.searched(), this.filter);
    return byFacet((facet) => {
      const counts = new Map(found[facet].map(({ value, count }) => [value, count]));
      return this.namedOptions[facet].map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
    });
  }

  /** True where the open facet has so many values that one is looked for by its name. */
  get isSearched(): boolean {
    return this.openFacet !== undefined && this.everyOption[this.openFacet].length >= searchedFrom;
  }

  /** The values of the open facet that are offered, where one is looked for those found. */
  get offered(): readonly FacetOption[] {
    if (this.openFacet === undefined) return [];
    const options = this.options[this.openFacet];
    if (!this.isSearched) return options;
    const words = searchWords(this.valueText);
    return options.filter(({ name }) => words.every((word) => comparingForm(name).includes(word)));
  }

  /** The filters in force, each by itself [FUND-37]. */
  get active(): readonly ActiveFilter[] {
    const { namedOptions: options, filter } = this;
    const values = fundFacets.flatMap((facet) =>
      options[facet].filter(({ value }) => filter[facet].includes(value)).map((option) => ({ facet, ...option })),
    );
    const { suitableUpTo: upTo } = filter;
    return upTo === undefined ? values : [...values, { facet: 'suitable', upTo }];
  }

  choose({ filter, suitsProfile }: ChosenFilters): void {
    this.values = filter;
    this.suitsProfile = suitsProfile;
  }

  clear(): void {
    this.choose({ filter: noFundFilter, suitsProfile: false });
  }

  toggle(facet: FundFacet, value: string): void {
    this.values = toggleFacetValue(this.known, facet, value);
  }

  toggleSuitable(): void {
    this.suitsProfile = !this.suitsProfile;
  }

  remove(filter: ActiveFilter): void {
    if (filter.facet === 'suitable') this.suitsProfile = false;
    else this.toggle(filter.facet, filter.value);
  }

  /** Offers the values of a facet, or no longer. */
  toggleFacet(facet: FundFacet): void {
    this.valueText = '';
    this.openFacet = this.openFacet === facet ? undefined : facet;
  }

  findValue(text: string): void {
    this.valueText = text;
  }

  closeFacet(): void {
    this.openFacet = undefined;
  }

  /** The chosen values without those that an address asks for in vain. */
  private get known(): FundFilter {
    return this.deps.listed() === undefined ? this.values : knownFilter(this.values, this.everyOption);
  }

  private get everyOption(): FacetOptions {
    return facetOptions(this.deps.listed() ?? [], noFundFilter);
  }

  /** The values of every fund: kinds named and ordered as the server's lists have them, houses by name [API-42, API-43]. */
  private get namedOptions(): FacetOptions {
    const { categories, marketTypes } = this.deps.kinds() ?? {};
    const every = this.everyOption;
    return {
      ...every,
      house: sortByName(every.house, this.deps.language()),
      category: inOrderOf(every.category, categories),
      marketType: inOrderOf(every.marketType, marketTypes),
    };
  }
}

/** Names and orders options as a list of kinds does; those that it lacks come last, by the names that funds state. */
function inOrderOf(options: readonly FacetOption[], kinds: readonly NamedCode[] = []): readonly FacetOption[] {
  const listed = kinds.flatMap(({ code, name }) =>
    options.filter(({ value }) => value === code).map((option) => ({ ...option, name })),
  );
  return [...listed, ...options.filter(({ value }) => !kinds.some(({ code }) => code === value))];
}
