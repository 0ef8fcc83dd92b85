import { byFacet, type FundFacet, fundFacets, type FundFilter } from '../../../domain/funds/finding/fund-filter';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { firstSort, fundOrders, type FundSort } from '../../../domain/funds/finding/sort-funds';
import { writeComparison } from '../../funds/comparing/comparison-in-address';
import type { ComparisonInAddress } from '../../funds/comparing/comparison-view-model';
import { figureSets, type FundNarrowing } from '../../funds/all/all-funds-view-model';

/** The name of each facet in the address of the page. */
const parameterOf = {
  riskRating: 'risk',
  currency: 'currency',
  category: 'category',
  marketType: 'type',
  house: 'house',
  distribution: 'distribution',
  frequency: 'frequency',
} as const satisfies Record<FundFacet, string>;

/** More values than these no list offers. */
const maxValues = 50;

/** Reads search, filters and order of all funds from an address; an unknown order falls back to the first [FUND-37]. */
export const readNarrowing = (params: URLSearchParams): FundNarrowing => ({
  text: params.get('find') ?? '',
  filter: readFilter(params),
  suitsProfile: params.get('suitable') === '1',
  sort: readSort(params),
  figures: parseOneOf(figureSets, params.get('figures')) ?? 'returns',
});

function readSort(params: URLSearchParams): FundSort {
  const first = firstSort(parseOneOf(fundOrders, params.get('order')) ?? 'name');
  const direction = parseOneOf(['ascending', 'descending'] as const, params.get('direction')) ?? first.direction;
  return { order: first.order, direction };
}

function readFilter(params: URLSearchParams): FundFilter {
  const values = (facet: FundFacet) =>
    [...new Set(params.getAll(parameterOf[facet]).filter((value) => value !== ''))].slice(0, maxValues).toSorted();
  return byFacet(values);
}

/** The address of what is seen and compared; what leaves nothing out goes without saying. */
export function writeFunds(
  { text, filter, suitsProfile, figures, sort: { order, direction } }: FundNarrowing,
  compared: ComparisonInAddress,
): Record<string, string | string[]> {
  const values: Record<string, string[]> = {};
  for (const facet of fundFacets) if (filter[facet].length > 0) values[parameterOf[facet]] = [...filter[facet]];
  return {
    ...writeComparison(compared),
    ...(text === '' ? {} : { find: text }),
    ...values,
    ...(suitsProfile ? { suitable: '1' } : {}),
    ...(figures === 'returns' ? {} : { figures }),
    ...(order === 'name' ? {} : { order }),
    ...(direction === firstSort(order).direction ? {} : { direction }),
  };
}
