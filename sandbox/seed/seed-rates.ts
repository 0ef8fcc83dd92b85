import type { Database } from '../database/database';
import { fxRates } from '../database/schema/funds';
import { decimalText } from './decimal-text';
import { insertAll } from './insert-all';
import { createRandom } from './random';
import { monthEndsBefore, weekdaysBefore } from './seed-days';

/** Roughly what a US dollar buys, in ten-thousandths. */
const perUsd = {
  AUD: 15_180,
  CAD: 13_740,
  CNY: 71_320,
  EUR: 9_210,
  GBP: 7_860,
  HKD: 77_950,
  JPY: 1_498_200,
  NZD: 16_830,
  SGD: 13_410,
  TWD: 321_450,
  USD: 10_000,
};

/** Makes a month of exchange rates for the eleven currencies, and those of the end of the month before [TIER-28]. */
export async function seedRates(database: Database, day: string): Promise<void> {
  const random = createRandom(11);
  const rows = Object.entries(perUsd).flatMap(([currency, middle]) =>
    weekdaysBefore(day, 31).map((date) => {
      const drift = currency === 'USD' ? 0 : Math.round((middle * random.between(-60, 60)) / 10_000);
      return { currency, date, perUsd: decimalText(middle + drift, 4) };
    }),
  );
  const known = new Set(rows.map(({ date }) => date));
  const monthEnd = monthEndsBefore(day, 1).filter((date) => !known.has(date));
  const earlier = Object.entries(perUsd).flatMap(([currency, middle]) =>
    monthEnd.map((date) => ({ currency, date, perUsd: decimalText(middle, 4) })),
  );
  await insertAll(database, fxRates, [...earlier, ...rows]);
}
