import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { fxRates } from '../../database/schema/funds';
import { rateBehaviour } from '../../funds/rate-behaviour';
import { weekdaysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { createRandom } from '../generation/random';

/** As many days as reach back to the end of the month before [TIER-28]. */
const span = 34;

/** A month of exchange rates for the eleven currencies, told back from the last. */
export function plannedRates(day: string) {
  const random = createRandom(11);
  const backwards = weekdaysBefore(day, span).toReversed();
  return Object.entries(rateBehaviour).flatMap(([currency, { first, daily }]) => {
    let rate = first;
    const rows = backwards.map((date) => {
      const row = { currency, date, perUsd: decimalText(rate, 4) };
      rate -= Math.round((rate * random.between(-daily, daily)) / 10_000);
      return row;
    });
    return rows.toReversed();
  });
}

/** Makes a month of exchange rates. */
export const seedRates = (database: Database, day: string): Promise<void> =>
  insertAll(database, fxRates, plannedRates(day));
