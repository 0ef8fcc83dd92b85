import { createHash } from 'node:crypto';
import { and, eq, gt, max, sql } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { addDays, isBusinessDay } from '../../domain/calendar/calendar';
import { isZero, multiply, scaled, toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { type Region, regions } from '../../domain/region';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { insertAll } from '../database/insert-all';
import { funds, navs } from '../database/schema/funds';
import { latestPrice } from './latest-price';
import { kindOfFund, priceBehaviour } from './price-behaviour';

/** A fund's price of exactly one day, as text; undefined where none was published that is one. */
export async function publishedPrice(database: Database, fundId: number, day: string): Promise<string | undefined> {
  const [price] = await database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, fundId), eq(navs.date, day), gt(navs.nav, '0')));
  return price?.nav;
}

/**
 * Publishes the prices of the fictional funds for every business day that is over and has none yet, each as a fund of
 * its kind moves. A day's price follows from the one before it and the day, so that it is the same whoever makes it.
 */
export async function publishPrices(database: Database, clock: ServerClock): Promise<void> {
  for (const region of regions) {
    const latest = latestPrice(database, today(clock));
    const [last] = await database
      .select({ day: max(latest.date) })
      .from(funds)
      .innerJoinLateral(latest, sql`true`)
      .where(isFictional(region));
    if (!last?.day) continue;
    const calendar = marketCalendar(region);
    for (let day = addDays(last.day, 1); day < today(clock); day = addDays(day, 1))
      if (isBusinessDay(day, calendar)) await publishDay(database, region, day);
  }
}

const isFictional = (region: Region) => and(eq(funds.source, 'seed'), eq(funds.region, region));

async function publishDay(database: Database, region: Region, day: string): Promise<void> {
  // By each fund's own latest price: all prices there are take seconds to sort, in which nobody else is answered.
  const before = latestPrice(database, day);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${region} ${day}`}, 0))`);
    const [made] = await transaction
      .select({ fundId: navs.fundId })
      .from(navs)
      .innerJoin(funds, eq(funds.id, navs.fundId))
      .where(and(isFictional(region), eq(navs.date, day)))
      .limit(1);
    if (made) return;
    const rows = await transaction
      .select({ fund: funds, nav: before.nav })
      .from(funds)
      .leftJoinLateral(before, sql`true`)
      .where(isFictional(region));
    await insertAll(
      transaction,
      navs,
      rows.flatMap(({ fund, nav }) => {
        const next = nav === null ? firstPrice(fund, day) : nextPrice(fund, nav, day);
        return next === null ? [] : [{ fundId: fund.id, date: day, nav: next }];
      }),
    );
  });
}

/** A new fund begins with its issue price, on the first day after its subscription [TRADE-139]. */
const firstPrice = ({ subscribedUntil, issuePrice }: typeof funds.$inferSelect, day: string): string | null =>
  subscribedUntil !== null && day > subscribedUntil ? issuePrice : null;

/** A dealing day's part of the year, and a whole in millionths. */
const dealingDays = 250;
const million = 1_000_000;

function nextPrice(fund: typeof funds.$inferSelect, before: string, day: string): string {
  const { yearly, daily, shared } = priceBehaviour(kindOfFund(fund));
  const stray =
    shared * strayOf(`${fund.region} ${day}`) + Math.sqrt(1 - shared * shared) * strayOf(`${String(fund.id)} ${day}`);
  const millionths = Math.round((yearly / dealingDays + daily * stray) * (million / 10_000));
  const moved = round(multiply(decimal(before), scaled(BigInt(million + millionths), 6)), fund.navPrecision, 'half-up');
  return isZero(moved) ? before : toText(moved);
}

/** How far something strays, in parts of what is usual: the sum of four draws from a digest, never above three and a half. */
function strayOf(subject: string): number {
  const bytes = createHash('sha256').update(subject).digest();
  const draws = [0, 2, 4, 6].map((place) => bytes.readUInt16BE(place) / 32_767.5 - 1);
  return draws.reduce((sum, draw) => sum + draw, 0) / Math.sqrt(4 / 3);
}
