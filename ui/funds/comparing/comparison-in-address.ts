import { createSearchParams } from 'react-router-dom';
import { namedPaths } from '../../../config/named-paths';
import type { ComparisonInAddress } from './comparison-view-model';

const sideBySide = 'compare';

/** Reads the funds that an address compares, and whether it shows them side by side [FUND-24]. */
export const readComparison = (params: URLSearchParams): ComparisonInAddress => ({
  ids: params.getAll('compare'),
  isOpen: params.get('view') === sideBySide,
});

/** Returns what an address says of the funds that are compared; what leaves nothing out goes without saying. */
export const writeComparison = ({ ids, isOpen }: ComparisonInAddress): Record<string, string | string[]> => ({
  ...(ids.length === 0 ? {} : { compare: [...ids] }),
  ...(isOpen ? { view: sideBySide } : {}),
});

/** Returns what an address says besides, without the funds that it compares. */
export function withoutComparison(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('compare');
  rest.delete('view');
  return rest;
}

/** Returns the address of some funds side by side [FUND-24]. */
export const comparisonAddress = (ids: readonly string[]): string =>
  `${namedPaths.funds}?${createSearchParams(writeComparison({ ids, isOpen: true })).toString()}`;
