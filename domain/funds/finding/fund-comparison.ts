import type { FundReference } from './fund-listing';
import { fundId } from './fund-listing';
import { isNamedBy } from './same-fund';

/** The maximum number of funds compared side by side [FUND-24]. */
export const maxComparedFunds = 4;

/** The number of funds that there must be to compare [FUND-24]. */
export const minComparedFunds = 2;

type Compared = Pick<FundReference, 'code' | 'jfFundCode'>;

/** The funds that are compared, by what stands for them in addresses: each once, the first few [FUND-24]. */
export const fundComparison = (ids: readonly string[]): readonly string[] =>
  [...new Set(ids.filter((id) => id.trim() !== '' && id.length <= 60))].slice(0, maxComparedFunds);

/** Returns true if a fund is among those that are compared. */
export const isCompared = (ids: readonly string[], fund: Compared): boolean => ids.some((id) => isNamedBy(fund, id));

/** The comparison with a fund more, or without it if it was there. */
export const toggleCompared = (ids: readonly string[], fund: Compared): readonly string[] =>
  isCompared(ids, fund) ? ids.filter((id) => !isNamedBy(fund, id)) : fundComparison([...ids, fundId(fund)]);

/** The comparison without an id that names a fund which another one before it names by its other code [ENT-29, FUND-24]. */
export const withoutRepeated = (ids: readonly string[], funds: readonly Compared[]): readonly string[] =>
  ids.filter(
    (id, place) =>
      !funds.some((fund) => isNamedBy(fund, id) && ids.slice(0, place).some((before) => isNamedBy(fund, before))),
  );
