import { distributionFrequencies, parseDistributionFrequency } from '../fund-details';
import { type FundRiskRating, riskRatingName } from '../fund-risk-rating';
import type { FundListing, NamedCode } from './fund-listing';

/** The facts of a fund that the list of funds is filtered by [FUND-37]. */
export const fundFacets = [
  'riskRating',
  'currency',
  'category',
  'marketType',
  'house',
  'distribution',
  'frequency',
] as const;

export type FundFacet = (typeof fundFacets)[number];

/** A filter over funds: a fund has one of the values of each facet; a facet without values filters nothing [FUND-37]. */
export type FundFilter = Readonly<Record<FundFacet, readonly string[]>> & {
  /** The highest risk that suits the client, where only funds that suit are to be found; one of unknown risk doesn't. */
  readonly suitableUpTo?: FundRiskRating | undefined;
};

/** Returns what a function gives for each facet. */
export function byFacet<T>(valueOf: (facet: FundFacet) => T): Readonly<Record<FundFacet, T>> {
  return {
    riskRating: valueOf('riskRating'),
    currency: valueOf('currency'),
    category: valueOf('category'),
    marketType: valueOf('marketType'),
    house: valueOf('house'),
    distribution: valueOf('distribution'),
    frequency: valueOf('frequency'),
  };
}

/** The filter that finds every fund. */
export const noFundFilter: FundFilter = byFacet(() => []);

/** One value of a facet: its name where it has one, and how many funds a filter for it alone in its facet finds. */
export type FacetOption = { readonly value: string; readonly name: string; readonly count: number };

export type FacetOptions = Readonly<Record<FundFacet, readonly FacetOption[]>>;

/** What a class does with its income [FUND-17]. */
export const distributionKinds = ['accumulating', 'distributing'] as const;

type Filtered = Pick<
  FundListing,
  'riskRating' | 'baseCurrency' | 'category' | 'marketType' | 'house' | 'distributionFrequency'
>;

const byCode = (code: string | undefined): NamedCode | undefined =>
  code === undefined ? undefined : { code, name: code };

const factOf = {
  riskRating: ({ riskRating }) => riskRating && { code: String(riskRating), name: riskRatingName(riskRating) },
  currency: ({ baseCurrency }) => ({ code: baseCurrency, name: baseCurrency }),
  category: ({ category }) => category,
  marketType: ({ marketType }) => marketType,
  house: ({ house }) => house,
  distribution: ({ distributionFrequency: frequency }) =>
    byCode(frequency && distributionKinds[frequency === 'none' ? 0 : 1]),
  frequency: ({ distributionFrequency: frequency }) => byCode(frequency === 'none' ? undefined : frequency),
} as const satisfies Record<FundFacet, (fund: Filtered) => NamedCode | undefined>;

/** The funds that a filter finds, in their order [FUND-37]. */
export function filterFunds<T extends Filtered>(funds: readonly T[], filter: FundFilter): readonly T[] {
  const facets = fundFacets.filter((facet) => filter[facet].length > 0);
  if (facets.length === 0 && filter.suitableUpTo === undefined) return funds;
  return funds.filter((fund) => isSuitable(fund, filter) && facets.every((facet) => hasValue(fund, facet, filter)));
}

/** The values that funds have of each facet, by code, with the number of funds that each would find [FUND-37]. */
export function facetOptions(funds: readonly Filtered[], filter: FundFilter): FacetOptions {
  const counts: FacetCounts = byFacet(() => new Map());
  const chosen = fundFacets.filter((facet) => filter[facet].length > 0);
  for (const fund of funds) {
    const failed = chosen.filter((facet) => !hasValue(fund, facet, filter));
    const isFound = isSuitable(fund, filter) && failed.length < 2;
    for (const facet of fundFacets)
      countValue(counts, { fund, facet, isCounted: isFound && (failed.length === 0 || failed[0] === facet) });
  }
  return byFacet((facet) => inOrder(counts[facet], facet));
}

type FacetCounts = Readonly<Record<FundFacet, Map<string, { readonly name: string; count: number }>>>;

type Counted = { readonly fund: Filtered; readonly facet: FundFacet; readonly isCounted: boolean };

// One object a value is counted in: thousands of funds are counted with each choice.
function countValue(counts: FacetCounts, { fund, facet, isCounted }: Counted): void {
  const fact = factOf[facet](fund);
  if (fact === undefined) return;
  const known = counts[facet].get(fact.code);
  if (known === undefined) counts[facet].set(fact.code, { name: fact.name, count: isCounted ? 1 : 0 });
  else if (isCounted) known.count += 1;
}

const inOrder = (values: FacetCounts[FundFacet], facet: FundFacet): readonly FacetOption[] =>
  [...values]
    .map(([value, { name, count }]) => ({ value, name, count }))
    .toSorted((one, other) => (placeOf(one, facet) < placeOf(other, facet) ? -1 : 1));

/** Houses stand by name, frequencies from the rarest, all else by its code. */
function placeOf({ value, name }: FacetOption, facet: FundFacet): string | number {
  if (facet === 'house') return `${name} ${value}`;
  const frequency = facet === 'frequency' ? parseDistributionFrequency(value) : undefined;
  return frequency === undefined ? value : distributionFrequencies[frequency];
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
  return { ...filter, ...byFacet(known) };
}

const isSuitable = ({ riskRating }: Filtered, { suitableUpTo }: FundFilter): boolean =>
  suitableUpTo === undefined || (riskRating !== undefined && riskRating <= suitableUpTo);

function hasValue(fund: Filtered, facet: FundFacet, filter: FundFilter): boolean {
  const fact = factOf[facet](fund);
  return fact !== undefined && filter[facet].includes(fact.code);
}
