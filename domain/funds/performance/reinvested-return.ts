import { add, multiply, scaled, subtract, type Decimal } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { divide, round } from '../../money/rounding';
import type { FundDistribution } from '../fund-details';
import type { DatedNav } from './performance';

/**
 * The return of a fund that distributes, in percent: with every distribution reinvested in it, and by its price alone.
 */
export type ReinvestedReturn = { readonly reinvested: Decimal; readonly priceOnly: Decimal };

type Payout = Pick<FundDistribution, 'exDate' | 'amount' | 'currency'>;

const one = scaled(1n);
const places = 12;

/**
 * Returns the return of a fund from the first of some prices, the earliest first, to the last; each distribution buys
 * units at the price of its ex-date, or the next there is. Undefined where nothing was distributed meanwhile, in
 * another currency, or where the distributions on record don't reach back to the first price [FUND-13, FUND-17,
 * FUND-31].
 */
export function reinvestedReturn(
  prices: readonly DatedNav[],
  distributions: readonly Payout[],
  currency: string,
): ReinvestedReturn | undefined {
  const first = prices[0];
  const last = prices.at(-1);
  if (!first || !last || !distributions.some(({ exDate }) => exDate <= first.date)) return undefined;
  const paid = distributions.filter(({ exDate }) => exDate > first.date && exDate <= last.date);
  if (paid.length === 0 || paid.some((payout) => payout.currency !== currency)) return undefined;
  const units = paid.reduce(
    (held, payout) => round(multiply(held, add(one, bought(payout, prices))), places, 'half-up'),
    one,
  );
  const priceOnly = percentOf(subtract(last.nav, first.nav), first.nav);
  const reinvested = percentOf(subtract(multiply(last.nav, units), first.nav), first.nav);
  return priceOnly && reinvested && { reinvested, priceOnly };
}

/** Returns the units that the distribution of one unit buys. */
function bought({ exDate, amount }: Payout, prices: readonly DatedNav[]): Decimal {
  const price = prices.find(({ date }) => date >= exDate);
  const units = price && divide(amount, price.nav, places, 'half-up');
  return units?.ok ? units.value : scaled(0n);
}
