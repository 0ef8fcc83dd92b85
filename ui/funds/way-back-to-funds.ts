import { namedPaths } from '../../config/named-paths';

/** The address of the list of all funds that led to a page, as that list was; undefined where none did [FUND-40]. */
export function wayBackToFunds(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('fundsSearch' in state)) return undefined;
  const { fundsSearch } = state;
  return typeof fundsSearch === 'string' && /^(?:\?|$)/.test(fundsSearch) ? namedPaths.funds + fundsSearch : undefined;
}
