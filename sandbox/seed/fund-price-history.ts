import type { DatedNav } from '../../domain/funds/performance';
import { scaled } from '../../domain/money/decimal';
import type { FundTheme } from './fund-themes';
import type { Random } from './random';
import { daysBetween } from './seed-days';

/** How far prices and figures swing with a fund's risk, in hundredths of the boldest fund's. */
export const swing: Readonly<Record<FundTheme['risk'], number>> = { RR1: 2, RR2: 20, RR3: 45, RR4: 80, RR5: 100 };

/** What lends money overnight doesn't lose any. */
export const damped = (move: number, risk: FundTheme['risk']): number =>
  ((risk === 'RR1' ? Math.abs(move) : move) * swing[risk]) / 100;

/** Small moves count as well: between the days a price has so many times its digits. */
const finer = 1_000_000;

type History = {
  readonly latest: number;
  readonly scale: number;
  readonly risk: FundTheme['risk'];
  /** The last moves, in ten-thousandths; those before are made up. */
  readonly moves: readonly number[];
  /** What the fund pays out in a year, in ten-thousandths of its price. */
  readonly payout: number;
};

/** A fund's prices on some days, the oldest first, told back from the latest. */
export function fundPriceHistory(
  dates: readonly string[],
  { latest, scale, risk, moves, payout }: History,
  random: Random,
): readonly DatedNav[] {
  let price = latest * finer;
  const backwards = dates.toReversed().map((date, back, all) => {
    const nav = scaled(BigInt(Math.round(price / finer)), scale);
    const days = daysBetween(all[back + 1] ?? date, date);
    const move = moves.at(-1 - back) ?? (days > 7 ? random.between(-430, 600) : random.between(-110, 118));
    price -= Math.round((price * (damped(move, risk) - (payout * days) / 365)) / 10_000);
    return { date, nav };
  });
  return backwards.toReversed();
}
