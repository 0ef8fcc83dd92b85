import type { Funds } from '../../application/ports/funds/funds';
import type { SearchedFunds } from '../../ui/funds/finding/fund-type-ahead';

/** Funds that only the server can search through. */
export const searchedFunds = (server: Pick<Funds, 'search'>): SearchedFunds => ({
  prepare: () => Promise.resolve(),
  find: () => undefined,
  search: (text) => server.search(text),
});
