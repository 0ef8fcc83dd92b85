import { distributionFrequencies, parseDistributionFrequency } from '../fund-details';
import { type FundRiskRating, riskRatingName } from '../fund-risk-rating';
import type { FundListing } from './fund-listing';

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

/** The use that a class makes of its income [FUND-17]. */
export const distributionKinds = ['accumulating', 'distributing'] as const;

type Filtered = Pick<
  FundListing,
  'riskRating' | 'baseCurrency' | 'category' | 'marketType' | 'house' | 'distributionFrequency' | 'isDistributing'
>;

const codeOf = {
  riskRating: ({ riskRating }) => riskRating && String(riskRating),
  currency: ({ baseCurrency }) => baseCurrency,
  category: ({ category }) => category?.code,
  marketType: ({ marketType }) => marketType?.code,
  house: ({ house }) => house?.code,
  distribution: ({ distributionFrequency: frequency, isDistributing }) => {
    if (frequency === undefined) return isDistributing === true ? distributionKinds[1] : undefined;
    return distributionKinds[frequency === 'none' ? 0 : 1];
  },
  frequency: ({ distributionFrequency: frequency }) => (frequency === 'none' ? undefined : frequency),
} as const satisfies Record<FundFacet, (fund: Filtered) => string | undefined>;

/** The name of a fund's value, where it isn't its code. */
const nameOf: Partial<Record<FundFacet, (fund: Filtered) => string | undefined>> = {
  riskRating: ({ riskRating }) => riskRating && riskRatingName(riskRating),
  category: ({ category }) => category?.name,
  marketType: ({ marketType }) => marketType?.name,
  house: ({ house }) => house?.name,
};

/** The funds that a filter finds, in their order [FUND-37]. */
export function filterFunds<T extends Filtered>(funds: readonly T[], filter: FundFilter): readonly T[] {
  const facets = fundFacets.filter((facet) => filter[facet].length > 0);
  if (facets.length === 0 && filter.suitableUpTo === undefined) return funds;
  return funds.filter((fund) => isSuitable(fund, filter) && facets.every((facet) => hasValue(fund, facet, filter)));
}

/** The values that funds have of each facet, by code, with the number of funds that each would find [FUND-37]. */
export function facetOptions(funds: readonly Filtered[], filter: FundFilter): FacetOptions {
  const chosen = fundFacets.filter((facet) => filter[facet].length > 0);
  const failures = funds.map((fund) => (isSuitable(fund, filter) ? failedFacet(fund, chosen, filter) : 'several'));
  return byFacet((facet) => inOrder(countValues(funds, failures, facet), facet));
}

/** The facet whose filter a fund doesn't fulfil; undefined for none. */
function failedFacet(fund: Filtered, chosen: readonly FundFacet[], filter: FundFilter): Failure {
  let failed: FundFacet | undefined;
  for (const facet of chosen)
    if (!hasValue(fund, facet, filter)) {
      if (failed !== undefined) return 'several';
      failed = facet;
    }
  return failed;
}

type Failure = FundFacet | 'several' | undefined;

type ValueCounts = ReadonlyMap<string, { readonly name: string; readonly count: number }>;

// One object a value is counted in: thousands of funds are counted with each choice.
function countValues(funds: readonly Filtered[], failures: readonly Failure[], facet: FundFacet): ValueCounts {
  const counts = new Map<string, { readonly name: string; count: number }>();
  const valueOf = codeOf[facet];
  for (const [place, fund] of funds.entries()) {
    const code = valueOf(fund);
    if (code === undefined) continue;
    const failed = failures[place];
    const found = failed === undefined || failed === facet ? 1 : 0;
    const known = counts.get(code);
    if (known === undefined) counts.set(code, { name: nameOf[facet]?.(fund) ?? code, count: found });
    else known.count += found;
  }
  return counts;
}

const inOrder = (values: ValueCounts, facet: FundFacet): readonly FacetOption[] =>
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
  const code = codeOf[facet](fund);
  return code !== undefined && filter[facet].includes(code);
}
