import { and, eq, gt, max, sql } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { addDays, businessDayBefore, isBusinessDay } from '../../domain/calendar/calendar';
import { isZero, multiply, scaled, toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { type Region, regions } from '../../domain/region';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { type NavRow, navRows } from '../database/nav-rows';
import { funds, navs } from '../database/schema/funds';
import { latestPrice } from './latest-price';
import { kindOfFund, priceBehaviour } from './price-behaviour';
import { deviationOf } from './deviation-of';

/** A fund's price of exactly one day, as text; undefined where none was published that is one. */
export async function findPublishedPrice(database: Database, fundId: number, day: string): Promise<string | undefined> {
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
export async function publishPrices(database: Database, clock: ServerClock, stopping?: AbortSignal): Promise<void> {
  for (const region of regions) {
    let isMore = true;
    while (isMore && stopping?.aborted !== true) isMore = await publishSome(database, region, today(clock));
  }
}

/** Many days are made in one transaction, and not so many that others wait for it. */
const daysAtOnce = 30;

/** Publishes the next days' prices; says whether there may be more. */
async function publishSome(database: Database, region: Region, until: string): Promise<boolean> {
  if ((await missingDays(database, region, until)).length === 0) return false;
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${region}`}, 0))`);
    // Looked up once more: whoever had the lock before may have made them.
    const days = await missingDays(transaction, region, until);
    const [first] = days;
    if (first === undefined) return false;
    const shared = new Map(days.map((date) => [date, deviationOf(`${region} ${date}`)]));
    const made: NavRow[] = [];
    for (const { nav, ...fund } of await fictionalFunds(transaction, region, first)) {
      let before = nav;
      for (const [date, stray] of shared) {
        before = before === null ? firstPrice(fund, date) : nextPrice(fund, before, { date, stray });
        if (before !== null) made.push({ fundId: fund.id, date, nav: before });
      }
    }
    // What was published for a day, and is no price, stays as it was published.
    await transaction.insert(navs).select(navRows(made)).onConflictDoNothing();
    return days.length === daysAtOnce;
  });
}

/** The next business days after the latest one that has prices, up to yesterday. */
async function missingDays(database: Database, region: Region, until: string): Promise<readonly string[]> {
  const calendar = marketCalendar(region);
  // Asked first, every minute: to find the latest day of all funds takes twenty times as long.
  if (await hasPrices(database, region, businessDayBefore(until, calendar))) return [];
  const latest = latestPrice(database, until);
  const [last] = await database
    .select({ day: max(latest.date) })
    .from(funds)
    .innerJoinLateral(latest, sql`true`)
    .where(isFictional(region));
  const days: string[] = [];
  if (last?.day)
    for (let day = addDays(last.day, 1); day < until && days.length < daysAtOnce; day = addDays(day, 1))
      if (isBusinessDay(day, calendar)) days.push(day);
  return days;
}

/** Returns true if any fictional fund of a region has a price of a day; all get theirs together. */
async function hasPrices(database: Database, region: Region, day: string): Promise<boolean> {
  // Of each fund by itself: all prices there ever were would be read where one plan was made for all days.
  const ofDay = database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, funds.id), eq(navs.date, day), gt(navs.nav, '0')))
    .limit(1)
    .as('of_day');
  const found = await database
    .select({ id: funds.id })
    .from(funds)
    .innerJoinLateral(ofDay, sql`true`)
    .where(isFictional(region))
    .limit(1);
  return found.length > 0;
}

const isFictional = (region: Region) => and(eq(funds.source, 'seed'), eq(funds.region, region));

/**
 * Selects the facts that move the prices of the fictional funds, with the latest price of each before a day; null for
 * one that has none.
 */
function fictionalFunds(database: Database, region: Region, day: string) {
  // By each fund's own latest price: all prices there are take seconds to sort, in which nobody else is answered.
  const before = latestPrice(database, day);
  const { id, marketType, riskRating, currency, navPrecision, subscribedUntil, issuePrice } = funds;
  return database
    .select({
      id,
      region: funds.region,
      marketType,
      riskRating,
      currency,
      navPrecision,
      subscribedUntil,
      issuePrice,
      nav: before.nav,
    })
    .from(funds)
    .leftJoinLateral(before, sql`true`)
    .where(isFictional(region));
}

type FictionalFund = Omit<Awaited<ReturnType<typeof fictionalFunds>>[number], 'nav'>;

/** A new fund begins with its issue price, on the first day after its subscription [TRADE-139]. */
const firstPrice = ({ subscribedUntil, issuePrice }: FictionalFund, day: string): string | null =>
  subscribedUntil !== null && day > subscribedUntil ? issuePrice : null;

/** A dealing day's part of the year, and a whole in millionths. */
const dealingDays = 250;
const million = 1_000_000;

/** A day, and how far all funds of its region stray on it. */
type SharedDay = { readonly date: string; readonly stray: number };

function nextPrice(fund: FictionalFund, before: string, day: SharedDay): string {
  const { yearly, daily, shared } = priceBehaviour(kindOfFund(fund));
  const stray = shared * day.stray + Math.sqrt(1 - shared * shared) * deviationOf(`${String(fund.id)} ${day.date}`);
  const millionths = Math.round((yearly / dealingDays + daily * stray) * (million / 10_000));
  const moved = round(multiply(decimal(before), scaled(BigInt(million + millionths), 6)), fund.navPrecision, 'half-up');
  return isZero(moved) ? before : toText(moved);
}
