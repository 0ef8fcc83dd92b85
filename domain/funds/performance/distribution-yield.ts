import { add, type Decimal, zero } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { type DatedNav, monthsBefore } from './performance';
import { completeSince, type PricedFund } from './return-course';

/**
 * Returns the distribution yield of a fund in percent: what it distributed on a unit in the twelve months up to its last
 * price, of that price; undefined where not every distribution of that time is known [FUND-17].
 */
export function distributionYield(fund: PricedFund): Decimal | undefined {
  const last: DatedNav | undefined = fund.record.at(-1);
  const since = completeSince(fund);
  if (!last || since === undefined) return undefined;
  const yearAgo = monthsBefore(last.date, 12);
  if (since > yearAgo) return undefined;
  const paid = fund.distributions.filter(({ exDate }) => exDate > yearAgo && exDate <= last.date);
  return percentOf(paid.map(({ amount }) => amount).reduce(add, zero), last.nav);
}
