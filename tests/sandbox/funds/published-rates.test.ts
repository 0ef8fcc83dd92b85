import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { fxRates } from '../../../sandbox/database/schema/funds';
import { publishRates } from '../../../sandbox/funds/publish-rates';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const since = '2026-03-03';
let atOnce: TestSandbox;
let dayByDay: TestSandbox;

beforeAll(async () => {
  atOnce = await startTestSandbox();
  dayByDay = await startTestSandbox();
}, 120_000);

afterAll(() => Promise.all([atOnce.close(), dayByDay.close()]));

const ratesOf = ({ database }: TestSandbox) =>
  database.select().from(fxRates).where(gt(fxRates.date, since)).orderBy(asc(fxRates.currency), asc(fxRates.date));

test('[R3, TRADE-136] fictional rates of many days that are made at once, by several, are those that are made day by day', async () => {
  const last = '2026-04-24';
  atOnce.clock.set(`${last}T12:00:00+08:00`);
  await Promise.all([1, 2, 3].map(() => publishRates(atOnce.database, atOnce.clock)));
  for (let day = since; day <= last; day = addDays(day, 1)) {
    dayByDay.clock.set(`${day}T12:00:00+08:00`);
    await publishRates(dayByDay.database, dayByDay.clock);
  }
  const made = await ratesOf(atOnce);
  expect(made).toEqual(await ratesOf(dayByDay));
  const days = [...new Set(made.map(({ date }) => date))];
  expect(days.every((day) => ![0, 6].includes(new Date(day).getUTCDay()))).toBe(true);
  expect(days.at(-1)).toBe('2026-04-23');
  const ofYen = made.filter(({ currency }) => currency === 'JPY').map(({ perUsd }) => Number(perUsd));
  expect(new Set(ofYen).size).toBeGreaterThan(30);
  ofYen.slice(1).forEach((rate, index) => expect(Math.abs(rate / (ofYen[index] ?? rate) - 1)).toBeLessThan(0.0071));
  for (const { perUsd } of made.filter(({ currency }) => currency === 'HKD')) {
    expect(Number(perUsd)).toBeGreaterThanOrEqual(7.75);
    expect(Number(perUsd)).toBeLessThanOrEqual(7.85);
  }
});

test('[R3] a currency whose rates were imported has no fictional ones after them', async () => {
  const { database, clock } = dayByDay;
  await database.update(fxRates).set({ source: 'import' }).where(eq(fxRates.currency, 'EUR'));
  clock.set('2026-05-08T12:00:00+08:00');
  await publishRates(database, clock);
  const later = await database
    .select({ currency: fxRates.currency })
    .from(fxRates)
    .where(and(gt(fxRates.date, '2026-04-24')));
  expect(later.some(({ currency }) => currency === 'JPY')).toBe(true);
  expect(later.some(({ currency }) => currency === 'EUR')).toBe(false);
});
