import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { fxRates } from '../../database/schema/funds';
import { rateBehaviour } from '../../funds/rate-behaviour';
import { weekdaysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { createRandom } from '../generation/random';

/** The latest days, in which rates wander freely; they reach back to the end of the month before [TIER-28]. */
const latestSpan = 34;

/** As many days as reach back to the first purchase of any client, so that what it cost is known in every currency. */
const span = 520;

/** Exchange rates for the eleven currencies, from the last one back: those of the year before come back to where they began. */
export function plannedRates(day: string) {
  const ofLatest = createRandom(11);
  const ofEarlier = createRandom(12);
  const days = weekdaysBefore(day, span).toReversed();
  const latestDays = weekdaysBefore(day, latestSpan).length;
  return Object.entries(rateBehaviour).flatMap(([currency, { first, daily }]) => {
    let rate = first;
    const rows = days.map((date, index) => {
      const row = { currency, date, perUsd: decimalText(rate, 4) };
      const isLatest = index < latestDays;
      const move = (isLatest ? ofLatest : ofEarlier).between(-daily, daily);
      const pull = isLatest ? 0 : Math.round((rate - first) / 20);
      rate -= Math.round((rate * move) / 10_000) + pull;
      return row;
    });
    return rows.toReversed();
  });
}

/** Makes the exchange rates. */
export const seedRates = (database: Database, day: string): Promise<void> =>
  insertAll(database, fxRates, plannedRates(day));
