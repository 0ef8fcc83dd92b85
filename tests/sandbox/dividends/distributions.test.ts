import { and, asc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { isBusinessDay } from '../../../domain/calendar/calendar';
import {
  dividendEntries,
  paidDistributions,
  reinvestedDividends,
} from '../../../sandbox/database/schema/distributions';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import { dividends } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { declareDistributions } from '../../../sandbox/funds/declare-distributions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { duePayDays, payDistributions } from '../../../sandbox/orders/dividends/pay-distributions';
import { interceptStatements } from '../support/intercepted-statements';
import { sharedSandbox } from '../support/shared-sandbox';
import { faultsInBooks } from '../support/watched-books';

const shared = sharedSandbox();
const clientId = 'TW-TYPICAL';
const run = () => runDealing(shared.sandbox);
const at = (instant: string): void => shared.sandbox.clock.set(instant);

beforeEach(async () => {
  await shared.sandbox.database.delete(outbox);
});

const paidOf = (fundId: number) =>
  shared.sandbox.database
    .select({ dividend: dividends, paid: paidDistributions, into: reinvestedDividends.intoFundId, order: orders })
    .from(paidDistributions)
    .innerJoin(dividends, eq(dividends.id, paidDistributions.dividendId))
    .leftJoin(reinvestedDividends, eq(reinvestedDividends.dividendId, dividends.id))
    .leftJoin(orders, eq(orders.id, reinvestedDividends.orderId))
    .where(and(eq(paidDistributions.fundId, fundId), eq(dividends.accountNumber, '5100000011')))
    .orderBy(asc(dividends.date));

async function instruction() {
  const [found] = await shared.sandbox.database
    .select()
    .from(dividendFunds)
    .where(eq(dividendFunds.clientId, clientId));
  if (!found) throw new Error('the demonstration has no instruction');
  return found;
}

const isLong = process.env['TEST_LONG'] === '1';
/** Three months, and six in the long run. */
const moves = ['2026-04-01', '2026-05-15', ...(isLong ? ['2026-06-10', '2026-08-20'] : [])];

test('[FUND-17, DIV-01, R3] pays each month’s distributions once over months with holidays, two desks at once, on business days a week after the last one of the month', async () => {
  const { database } = shared.sandbox;
  const market = marketCalendar('TW');
  const { fundId } = await instruction();
  for (const instant of moves) {
    at(`${instant}T20:00:00+08:00`);
    await Promise.all([run(), run()]);
  }
  const declared = await database
    .select()
    .from(fundDistributions)
    .where(and(eq(fundDistributions.fundId, fundId), gte(fundDistributions.exDate, '2026-02-01')))
    .orderBy(asc(fundDistributions.exDate));
  const months = ['2026-02', '2026-03', '2026-04', ...(isLong ? ['2026-05', '2026-06', '2026-07'] : [])];
  expect(declared.map(({ exDate }) => exDate.slice(0, 7))).toEqual(months);
  for (const { exDate, payDate, paidAt } of declared) {
    expect(isBusinessDay(exDate, market) && isBusinessDay(payDate ?? '', market)).toBe(true);
    expect(paidAt).not.toBeNull();
  }
  const paid = await paidOf(fundId);
  expect(paid.map(({ paid: { exDate } }) => exDate)).toEqual(declared.map(({ exDate }) => exDate));
  expect(paid.map(({ dividend }) => dividend.date)).toEqual(declared.map(({ payDate }) => payDate));
  // All that was to be paid up to then was, whoever held it.
  expect(
    await database.$count(
      fundDistributions,
      and(isNotNull(fundDistributions.payDate), eq(fundDistributions.fundId, fundId)),
    ),
  ).toBeGreaterThan(6);
  expect(await faultsInBooks(database)).toEqual([]);
});

test('[DIV-01, ENT-46] makes an order of what is to be invested again, free of charge, received on the day of the payment and dealt at its price', async () => {
  const { database } = shared.sandbox;
  const { fundId, intoFundId } = await instruction();
  at('2026-03-31T20:00:00+08:00');
  await run();
  const [first] = await paidOf(fundId);
  if (!first?.order) throw new Error('nothing was invested');
  expect(first.order).toMatchObject({
    fundId: intoFundId,
    kind: 'buy',
    feePercent: '0',
    amount: first.dividend.gross,
    currency: 'TWD',
    paymentType: 'ON_TWD',
    paidFrom: null,
  });
  const [list] = await database.select().from(orderLists).where(eq(orderLists.oid, first.order.oid));
  expect([list?.origin, list?.note]).toEqual(['dividend', expect.stringMatching(/^Dividend \d+ of TW\d{4}$/)]);
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, first.order.id))
    .orderBy(asc(orderEvents.sequence));
  expect(events.map(({ kind }) => kind)).toEqual(['received', 'accepted', 'priced', 'settled']);
  expect(events[1]?.dealingDate).toBe(first.dividend.date);
  expect(events[0]?.at.toISOString()).toBe(`${first.dividend.date}T01:00:00.000Z`);
  const entries = await database
    .select()
    .from(dividendEntries)
    .where(eq(dividendEntries.dividendId, first.dividend.id));
  expect(entries.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
    ['client', first.dividend.gross],
    ['fund', `-${first.dividend.gross}`],
  ]);
});

test('[R2, R3, DIV-01, FUND-17] a pay day is paid some accounts at a time, goes on after it was broken off, and pays nobody twice', async () => {
  const { database } = shared.sandbox;
  at('2026-09-15T20:00:00+08:00');
  await declareDistributions(database, shared.sandbox.clock);
  const [day = ''] = await duePayDays(shared.sandbox);
  const ofDay = and(eq(fundDistributions.payDate, day), isNull(fundDistributions.paidAt));
  expect(await database.$count(fundDistributions, ofDay)).toBeGreaterThan(0);
  const before = await database.$count(paidDistributions);
  const stopping = new AbortController();
  const stop = interceptStatements((_, text) => {
    if (text.startsWith('insert into "paid_distributions"')) stopping.abort();
    return undefined;
  });
  const some = { accountsAtOnce: 2 };
  await payDistributions(shared.sandbox, day, { ...some, stopping: stopping.signal });
  stop();
  const part = await database.$count(paidDistributions);
  expect(part).toBeGreaterThan(before);
  expect(await database.$count(fundDistributions, ofDay)).toBeGreaterThan(0);
  await Promise.all([1, 2].map(() => payDistributions(shared.sandbox, day, some)));
  expect(await database.$count(paidDistributions)).toBeGreaterThan(part);
  expect(await database.$count(fundDistributions, ofDay)).toBe(0);
  expect(await faultsInBooks(database)).toEqual([]);
});
