import { distributesIn } from '../../../domain/dividends/distribution-days';
import { type DistributionFrequency, distributionFrequencies } from '../../../domain/funds/fund-details';
import { daysBetween } from '../generation/days';
import type { Random } from '../generation/random';
import type { PriceBehaviour } from '../../funds/price-behaviour';

/** The prices of a fund on some days, the oldest first, as numbers of its smallest step. */
export type PricePath = { readonly dates: readonly string[]; readonly digits: readonly number[] };

/**
 * Draws the deviation of prices on each of so many days, the last one first, in parts of the usual one; never above
 * three and a half.
 */
export const drawDeviations = (random: Random, count: number): readonly number[] =>
  Array.from({ length: count }, () => {
    const draws = [1, 2, 3, 4].map(() => random.between(-1_000, 1_000));
    return draws.reduce((sum, draw) => sum + draw, 0) / usualSum;
  });

/** The standard deviation of the sum of four such draws. */
const usualSum = 1_155;

type History = {
  readonly dates: readonly string[];
  readonly latest: number;
  readonly behaviour: PriceBehaviour;
  /** The yearly distribution of the fund, in ten-thousandths of its price. */
  readonly payout: number;
  /** The deviations of the region's prices, and those of this fund alone. */
  readonly market: readonly number[];
  readonly own: readonly number[];
};

/** A fund's prices on some days, told back from the latest. */
export function fundPricePath({ dates, latest, behaviour, payout, market, own }: History): PricePath {
  const { yearly, daily, shared } = behaviour;
  const alone = Math.sqrt(1 - shared * shared);
  let price = latest;
  const digits = dates.map(() => 0);
  for (let index = dates.length - 1, back = 0; index >= 0; index -= 1, back += 1) {
    digits[index] = Math.round(price);
    const days = daysBetween(dates[index - 1] ?? dates[index] ?? '', dates[index] ?? '');
    const dealingDays = Math.max(1, (days * 5) / 7);
    const stray = shared * (market[back] ?? 0) + alone * (own[back] ?? 0);
    price /= 1 + ((yearly - payout) * days) / 3_650_000 + (daily * Math.sqrt(dealingDays) * stray) / 10_000;
  }
  return { dates, digits };
}

/**
 * The prices of a path as if each distribution had bought units at the end of its month: a part of the yearly payout, in
 * ten-thousandths, of the price at the end of the year before.
 */
export function reinvestedPath(
  { dates, digits }: PricePath,
  { yearly, frequency }: { readonly yearly: number; readonly frequency: DistributionFrequency },
): PricePath {
  const times = distributionFrequencies[frequency];
  if (times === 0) return { dates, digits };
  let units = 1;
  let newYear = digits[0] ?? 0;
  const values = digits.map((price, index) => {
    const month = dates[index]?.slice(0, 7) ?? '';
    const following = dates[index + 1]?.slice(0, 7);
    const isEnd = following !== undefined && following !== month;
    if (isEnd && distributesIn(frequency, month)) units *= 1 + (newYear * yearly) / (10_000 * times * price);
    if (isEnd && month.endsWith('-12')) newYear = price;
    return price * units;
  });
  return { dates, digits: values };
}

/** The first price of a day or after it; the latest where there is none. */
export function priceFrom(
  { dates, digits }: PricePath,
  day: string,
): { readonly date: string; readonly digits: number } {
  const found = firstFrom(dates, day);
  const index = found < dates.length ? found : dates.length - 1;
  return { date: dates[index] ?? day, digits: digits[index] ?? 0 };
}

/** The last price up to a day; undefined where there is none. */
export const priceUpTo = ({ dates, digits }: PricePath, day: string): number | undefined => {
  const after = firstFrom(dates, day);
  return digits[dates[after] === day ? after : after - 1];
};

/** Counts the days, which are in order, that lie before a day. */
function firstFrom(dates: readonly string[], day: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dates[middle] ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
