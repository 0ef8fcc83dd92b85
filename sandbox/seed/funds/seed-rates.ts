import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { fxRates } from '../../database/schema/funds';
import { weekdaysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { createRandom } from '../generation/random';

/** What a US dollar buys, and by how much that changes on a day at most, in ten-thousandths. */
const perUsd = {
  AUD: [15_180, 90],
  CAD: [13_740, 50],
  CNY: [71_320, 22],
  EUR: [9_210, 55],
  GBP: [7_860, 65],
  // Hong Kong's is held between 7.75 and 7.85.
  HKD: [77_950, 3],
  JPY: [1_498_200, 70],
  NZD: [16_830, 90],
  SGD: [13_410, 35],
  TWD: [321_450, 30],
  USD: [10_000, 0],
} as const;

/** As many days as reach back to the end of the month before [TIER-28]. */
const span = 34;

/** A month of exchange rates for the eleven currencies, told back from the last. */
export function plannedRates(day: string) {
  const random = createRandom(11);
  const backwards = weekdaysBefore(day, span).toReversed();
  return Object.entries(perUsd).flatMap(([currency, [last, change]]) => {
    let rate: number = last;
    const rows = backwards.map((date) => {
      const row = { currency, date, perUsd: decimalText(rate, 4) };
      rate -= Math.round((rate * random.between(-change, change)) / 10_000);
      return row;
    });
    return rows.toReversed();
  });
}

/** Makes a month of exchange rates. */
export const seedRates = (database: Database, day: string): Promise<void> =>
  insertAll(database, fxRates, plannedRates(day));
