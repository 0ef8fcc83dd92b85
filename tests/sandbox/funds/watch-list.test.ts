import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { watchList } from '../../../contract/rest/watch-list/watch-list';
import { watchedFunds } from '../../../sandbox/database/schema/fund-lists';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const lee = ['leefunds500', '846159'] as const;

let visitor: Visitor;
beforeEach(async () => {
  await shared.sandbox.forget();
  await shared.sandbox.database.delete(watchedFunds);
  visitor = await shared.visitors.loggedOn('HK', chan);
});

const path = '/fund/watchList';
const add = (fundId: string, who = visitor) => who.call('POST', path, { body: { fundId } });
const listed = async (who = visitor) => watchList.parse((await who.call('GET', path)).json());
const codes = async (who = visitor) => (await listed(who)).map(({ fundCode }) => fundCode);

test('[ROUTE-18] a client watches funds, each with its price and the one before it', async () => {
  expect(await codes()).toEqual([]);
  await add('HK0002');
  expect(watchList.parse((await add('HK0001')).json()).map(({ fundCode }) => fundCode)).toEqual(['HK0001', 'HK0002']);
  const [, first] = await listed();
  const prices = await shared.sandbox.database
    .select({ date: navs.date, nav: navs.nav })
    .from(navs)
    .innerJoin(funds, eq(funds.id, navs.fundId))
    .where(eq(funds.code, 'HK0002'))
    .orderBy(navs.date);
  expect([first?.lastPrice, first?.lastPriceDate, first?.priceBefore]).toEqual([
    prices.at(-1)?.nav,
    prices.at(-1)?.date,
    prices.at(-2)?.nav,
  ]);
  expect((await visitor.call('DELETE', `${path}?fundId=HK0002`)).statusCode).toBe(200);
  expect((await visitor.call('DELETE', `${path}?fundId=HK0002`)).statusCode).toBe(200);
  expect(await codes()).toEqual(['HK0001']);
});

test('[ROUTE-18] another client sees and removes nothing of it', async () => {
  await add('HK0001');
  const other = await shared.visitors.loggedOn('HK', lee);
  expect(await codes(other)).toEqual([]);
  await other.call('DELETE', `${path}?fundId=HK0001`);
  expect(await codes()).toEqual(['HK0001']);
});

test('[ROUTE-18] a fund that there isn’t in the region is refused', async () => {
  for (const fundId of ['NONE', 'TW0001', 'SEEDTW00001.TWD', '', 'x'.repeat(81)]) {
    const answer = await add(fundId);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['FUND_UNKNOWN']]);
  }
  expect(await codes()).toEqual([]);
});

test('[R3, ROUTE-18] the same fund, added fifty times at once, is there once', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add('HK0001')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await codes()).toEqual(['HK0001']);
});

test('[R3, ROUTE-18] sixty funds added at once leave fifty watched and the others refused, and one that is watched may be added again', async () => {
  const wanted = Array.from({ length: 60 }, (_, index) => `HK${String(index + 1).padStart(4, '0')}`);
  const answers = await Promise.all(wanted.map((fundCode) => add(fundCode)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(refused.map((answer) => [answer.statusCode, ...codesOf(answer)])).toEqual(
    Array.from({ length: 10 }, () => [409, 'WATCH_LIST_FULL']),
  );
  const [watched = ''] = await codes();
  expect([(await codes()).length, (await add(watched)).statusCode]).toEqual([50, 200]);
});
