import { eq, max, sql } from 'drizzle-orm';
import { addDays } from '../../domain/calendar/calendar';
import { scaled, toText } from '../../domain/money/decimal';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { fxRates } from '../database/schema/funds';
import { rateBehaviour } from './rate-behaviour';
import { deviationOf } from './deviation-of';

/** Publishes the fictional exchange rates of every weekday that is over and has none yet. A rate follows from the one before it and its day, so that it is the same whoever makes it. */
export async function publishRates(database: Database, clock: ServerClock): Promise<void> {
  const latest = await latestFictional(database);
  const until = today(clock);
  const made = latest.flatMap(({ currency, date, perUsd }) => {
    let before = perUsd;
    return weekdaysBetween(date, until).map((day) => {
      before = nextRate(currency, before, day);
      return { currency, date: day, perUsd: before };
    });
  });
  // Another process may have made them meanwhile, the same ones.
  for (let from = 0; from < made.length; from += rowsAtOnce)
    await database
      .insert(fxRates)
      .values(made.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
}

const rowsAtOnce = 1_000;

/** Reads the latest rate of each currency that has fictional ones. */
async function latestFictional(database: Database) {
  const days = database
    .select({ currency: fxRates.currency, date: max(fxRates.date).as('last_date') })
    .from(fxRates)
    .where(eq(fxRates.source, 'seed'))
    .groupBy(fxRates.currency)
    .as('days');
  return database
    .select({ currency: fxRates.currency, date: fxRates.date, perUsd: fxRates.perUsd })
    .from(fxRates)
    .innerJoin(days, sql`${fxRates.currency} = ${days.currency} and ${fxRates.date} = ${days.date}`);
}

/** The weekdays after a day and before another: currencies are traded on a market's holidays too. */
function weekdaysBetween(after: string, before: string): readonly string[] {
  const days: string[] = [];
  for (let day = addDays(after, 1); day < before; day = addDays(day, 1))
    if (new Date(day).getUTCDay() % 6 !== 0) days.push(day);
  return days;
}

const tenThousand = 10_000;
const places = 4;

function nextRate(currency: string, before: string, day: string): string {
  const { daily, within } = rateBehaviour[currency] ?? { daily: 0 };
  const [lowest, highest] = within ?? [1, Infinity];
  const rate = Number(before) * tenThousand;
  const moved = Math.round(rate + (rate * daily * deviationOf(`${currency} ${day}`)) / (farthest * tenThousand));
  return moved < lowest || moved > highest ? before : toText(scaled(BigInt(moved), places));
}

/** The farthest that anything strays, in parts of what is usual. */
const farthest = 3.5;
