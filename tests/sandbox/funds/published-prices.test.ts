import { asc, count, eq, gt, gte, lt, max } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { addDays, isBusinessDay } from '../../../domain/calendar/calendar';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { publishPrices } from '../../../sandbox/funds/publish-prices';
import { pricesWithoutFund } from '../support/prices-without-fund';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const since = '2026-03-03';
let atOnce: TestSandbox;
let dayByDay: TestSandbox;

beforeAll(async () => {
  atOnce = await startTestSandbox();
  dayByDay = await startTestSandbox();
}, 120_000);

afterAll(() => Promise.all([atOnce.close(), dayByDay.close()]));

const pricesOf = ({ database }: TestSandbox) =>
  database
    .select({ region: funds.region, code: funds.code, date: navs.date, nav: navs.nav })
    .from(navs)
    .innerJoin(funds, eq(funds.id, navs.fundId))
    .where(gt(navs.date, since))
    .orderBy(asc(funds.region), asc(funds.code), asc(navs.date));

test('[R3] prices of many days that are made at once, by several, are those that are made day by day, each once', async () => {
  // More days than are made at once, which are thirty.
  const last = '2026-04-24';
  atOnce.clock.set(`${last}T12:00:00+08:00`);
  await Promise.all([1, 2, 3].map(() => publishPrices(atOnce.database, atOnce.clock)));
  for (let day = since; day <= last; day = addDays(day, 1)) {
    dayByDay.clock.set(`${day}T12:00:00+08:00`);
    await publishPrices(dayByDay.database, dayByDay.clock);
  }
  const made = await pricesOf(atOnce);
  expect(made.length).toBeGreaterThan(1_000);
  expect(made).toEqual(await pricesOf(dayByDay));
  expect(await pricesWithoutFund(atOnce.database)).toEqual([]);
  for (const region of ['HK', 'TW'] as const) {
    const calendar = marketCalendar(region);
    const days = new Set(made.flatMap((price) => (price.region === region ? price.date : [])));
    const expected: string[] = [];
    for (let day = addDays(since, 1); day < last; day = addDays(day, 1))
      if (isBusinessDay(day, calendar)) expected.push(day);
    expect([...days].toSorted()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(30);
  }
  const twice = await atOnce.database.select({ number: count() }).from(navs).groupBy(navs.fundId, navs.date);
  expect(new Set(twice.map(({ number }) => number))).toEqual(new Set([1]));
});

test('[FUND-12] a day on which every fund was published without a price stays so, and the days after it have theirs', async () => {
  const { database, clock } = dayByDay;
  const [latest] = await database
    .select({ day: max(navs.date) })
    .from(navs)
    .where(lt(navs.date, '2027-01-01'));
  const day = latest?.day ?? '';
  await database.update(navs).set({ nav: '0' }).where(eq(navs.date, day));
  await publishPrices(database, clock);
  clock.set(`${addDays(day, 8)}T12:00:00+08:00`);
  await publishPrices(database, clock);
  const since = await database.select({ date: navs.date, nav: navs.nav }).from(navs).where(gte(navs.date, day));
  const isPrice = (date: string) => since.filter((price) => price.date === date).every(({ nav }) => Number(nav) > 0);
  const days = [...new Set(since.map(({ date }) => date))].toSorted();
  expect(days.map(isPrice)).toEqual([false, ...days.slice(1).map(() => true)]);
  expect(days.length).toBeGreaterThan(4);
}, 60_000);
