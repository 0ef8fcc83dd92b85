import { add, compare, type Decimal, zero } from '../../money/decimal';
import type { FundWeight } from '../fund-details';

/** A holding of several funds: its share in each, undefined where it isn't among the largest. */
export type SharedHolding = { readonly name: string; readonly percents: readonly (Decimal | undefined)[] };

/** Returns the holdings that at least two of some funds publish, in the order of the funds that list them first [FUND-15, FUND-24]. */
export function sharedHoldings(funds: readonly (readonly FundWeight[])[]): readonly SharedHolding[] {
  const names = [...new Set(funds.flatMap((holdings) => holdings.map(({ name }) => name)))];
  return names
    .map((name) => ({ name, percents: funds.map((holdings) => shareOf(holdings, name)) }))
    .filter(({ percents }) => percents.filter((percent) => percent !== undefined).length > 1);
}

/** Returns the part of two funds that is the same by their published holdings, in percent: of each the lesser share [FUND-15, FUND-24]. */
export function holdingsOverlap(one: readonly FundWeight[], other: readonly FundWeight[]): Decimal {
  return sharedHoldings([one, other])
    .map(({ percents: [a = zero, b = zero] }) => (compare(a, b) < 0 ? a : b))
    .reduce(add, zero);
}

/** A name that is listed twice counts with all of it. */
function shareOf(holdings: readonly FundWeight[], name: string): Decimal | undefined {
  const percents = holdings.filter((holding) => holding.name === name).map(({ percent }) => percent);
  return percents.length === 0 ? undefined : percents.reduce(add, zero);
}
