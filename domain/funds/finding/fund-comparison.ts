import type { FundReference } from './fund-listing';
import { fundId } from './fund-listing';
import { isNamedBy } from './same-fund';

/** The maximum number of funds compared side by side [FUND-24]. */
export const maxComparedFunds = 4;

type Compared = Pick<FundReference, 'code' | 'jfFundCode'>;

/** The funds that are compared, by what stands for them in addresses: each once, the first few [FUND-24]. */
export const fundComparison = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => id.trim() !== '' && id.length <= 60))].slice(0, maxComparedFunds);

/** Returns true if a fund is among those that are compared. */
export const isCompared = (ids: readonly string[], fund: Compared): boolean => ids.some((id) => isNamedBy(fund, id));

/** The comparison with a fund more, or without it if it was there. */
export const toggleCompared = (ids: readonly string[], fund: Compared): readonly string[] =>
  isCompared(ids, fund) ? ids.filter((id) => !isNamedBy(fund, id)) : fundComparison([...ids, fundId(fund)]);
