import { namedPaths } from '../../config/named-paths';
import { withoutComparison } from './comparing/comparison-in-address';

/** The list of all funds as it was, in the state of a page that it led to; undefined where it didn't. */
const keptSearch = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('fundsSearch' in state)) return undefined;
  const { fundsSearch } = state;
  return typeof fundsSearch === 'string' && /^(?:\?|$)/.test(fundsSearch) ? fundsSearch : undefined;
};

/** The address of the list of all funds that led to a page, as that list was, but for the funds compared, which may have changed since; undefined where none did [FUND-24, FUND-40]. */
export function wayBackToFunds(state: unknown): string | undefined {
  const search = keptSearch(state);
  if (search === undefined) return undefined;
  const params = withoutComparison(new URLSearchParams(search)).toString();
  return params === '' ? namedPaths.funds : `${namedPaths.funds}?${params}`;
}

type Place = { readonly pathname: string; readonly search: string; readonly state: unknown };

/** The state that lets a page which is opened from another lead back to the list of all funds: from that list, and from a page that the list led to [FUND-40]. */
export function withWayBack({ pathname, search, state }: Place): { readonly fundsSearch: string } | undefined {
  const fundsSearch = pathname === namedPaths.funds ? search : keptSearch(state);
  return fundsSearch === undefined ? undefined : { fundsSearch };
}
