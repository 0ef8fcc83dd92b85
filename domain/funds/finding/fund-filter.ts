import type { FundRiskRating } from '../fund-risk-rating';
import type { FundListing } from './fund-listing';

/** The facts of a fund that the list of funds is filtered by [FUND-37]. */
export const fundFacets = ['riskRating', 'currency', 'category', 'marketType'] as const;

export type FundFacet = (typeof fundFacets)[number];

/** A filter over funds: a fund has one of the values of each facet; a facet without values filters nothing [FUND-37]. */
export type FundFilter = Readonly<Record<FundFacet, readonly string[]>> & {
  /** The highest risk that suits the client, where only funds that suit are to be found; one of unknown risk doesn't. */
  readonly suitableUpTo?: FundRiskRating | undefined;
};

/** The filter that finds every fund. */
export const noFundFilter: FundFilter = { riskRating: [], currency: [], category: [], marketType: [] };

/** One value of a facet: its name where it has one, and how many funds a filter for it alone in its facet finds. */
export type FacetOption = { readonly value: string; readonly name: string; readonly count: number };

export type FacetOptions = Readonly<Record<FundFacet, readonly FacetOption[]>>;

type Filtered = Pick<FundListing, 'riskRating' | 'baseCurrency' | 'category' | 'marketType'>;

const factOf = {
  riskRating: ({ riskRating }) => riskRating && { code: String(riskRating), name: `RR${riskRating}` },
  currency: ({ baseCurrency }) => ({ code: baseCurrency, name: baseCurrency }),
  category: ({ category }) => category,
  marketType: ({ marketType }) => marketType,
} as const satisfies Record<FundFacet, (fund: Filtered) => FundListing['category']>;

/** The funds that a filter finds, in their order [FUND-37]. */
export function filterFunds<T extends Filtered>(funds: readonly T[], filter: FundFilter): readonly T[] {
  const facets = fundFacets.filter((facet) => filter[facet].length > 0);
  if (facets.length === 0 && filter.suitableUpTo === undefined) return funds;
  return funds.filter((fund) => isSuitable(fund, filter) && facets.every((facet) => hasValue(fund, facet, filter)));
}

/** The values that funds have of each facet, by code, with the number of funds that each would find [FUND-37]. */
export function facetOptions(funds: readonly Filtered[], filter: FundFilter): FacetOptions {
  const found = new Map(fundFacets.map((facet) => [facet, new Map<string, FacetOption>()]));
  for (const fund of funds) {
    const failing = fundFacets.filter((facet) => filter[facet].length > 0 && !hasValue(fund, facet, filter));
    for (const facet of fundFacets) {
      const isCounted = isSuitable(fund, filter) && failing.every((one) => one === facet);
      countValue(found.get(facet), factOf[facet](fund), isCounted);
    }
  }
  const optionsOf = (facet: FundFacet) =>
    [...(found.get(facet)?.values() ?? [])].toSorted((one, other) => (one.value < other.value ? -1 : 1));
  return {
    riskRating: optionsOf('riskRating'),
    currency: optionsOf('currency'),
    category: optionsOf('category'),
    marketType: optionsOf('marketType'),
  };
}

/** The filter with a value more, or without it if it was there [FUND-37]. */
export const toggleFacetValue = (filter: FundFilter, facet: FundFacet, value: string): FundFilter => ({
  ...filter,
  [facet]: filter[facet].includes(value)
    ? filter[facet].filter((one) => one !== value)
    : [...filter[facet], value].toSorted(),
});

/** The filter without the values that no fund has, which would only hide funds. */
export function knownFilter(filter: FundFilter, options: FacetOptions): FundFilter {
  const known = (facet: FundFacet) => {
    const kept = filter[facet].filter((value) => options[facet].some((option) => option.value === value));
    return kept.length === filter[facet].length ? filter[facet] : kept;
  };
  return {
    ...filter,
    riskRating: known('riskRating'),
    currency: known('currency'),
    category: known('category'),
    marketType: known('marketType'),
  };
}

function countValue(
  options: Map<string, FacetOption> | undefined,
  fact: FundListing['category'],
  isCounted: boolean,
): void {
  if (!options || !fact) return;
  const count = (options.get(fact.code)?.count ?? 0) + (isCounted ? 1 : 0);
  options.set(fact.code, { value: fact.code, name: fact.name, count });
}

const isSuitable = ({ riskRating }: Filtered, { suitableUpTo }: FundFilter): boolean =>
  suitableUpTo === undefined || (riskRating !== undefined && riskRating <= suitableUpTo);

function hasValue(fund: Filtered, facet: FundFacet, filter: FundFilter): boolean {
  const fact = factOf[facet](fund);
  return fact !== undefined && filter[facet].includes(fact.code);
}
