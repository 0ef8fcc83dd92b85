import { and, asc, eq, gte, inArray, notLike } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { addDays, isBusinessDay } from '../../../domain/calendar/calendar';
import { addMonths } from '../../../domain/calendar/months';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { funds, movements, navs } from '../../../sandbox/database/schema/funds';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { publishRates } from '../../../sandbox/funds/publish-rates';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf } from '../support/visitor';
import { beginBooksAnew, seeBooks } from '../support/watched-books';

const shared = sharedSandbox();
const wang = ['WANG8888', 'Sunny4102Tea'] as const;
const yeh = ['YEHYI2740', 'Wheat6315Sea'] as const;
const refNo = 'RT000001';
const ofDigital = 'RT000006';

/** Two plans are left, one of the digital tier; both begin in May 2026. */
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(regularPlanExecutions);
  await database.delete(regularPlanChanges);
  await begin(refNo, { amount: '5000', days: [6, 16, 26] });
  await begin(ofDigital, { amount: '3000', days: [16] });
  await beginBooksAnew(database);
});

async function begin(number: string, terms: { readonly amount: string; readonly days: readonly number[] }) {
  const { database } = shared.sandbox;
  await database
    .update(regularPlans)
    .set({ ...terms, status: 'ACTIVE' })
    .where(eq(regularPlans.refNo, number));
  await database.insert(regularPlanChanges).values({
    refNo: number,
    sequence: 0,
    kind: 'start',
    fromMonth: '2026-05',
    status: 'ACTIVE',
    ...terms,
    at: new Date('2026-03-01T02:00:00Z'),
    actor: 'client',
  });
}

/** As the desk does: the rates of the days that are over, then the plans. */
async function run(): Promise<void> {
  await publishRates(shared.sandbox.database, shared.sandbox.clock);
  await runPlans({ ...shared.sandbox, configuration: shared.sandbox.configuration });
}

const at = (instant: string): void => shared.sandbox.clock.set(instant);
const executionsOf = (number: string) =>
  shared.sandbox.database
    .select()
    .from(regularPlanExecutions)
    .where(eq(regularPlanExecutions.refNo, number))
    .orderBy(asc(regularPlanExecutions.month), asc(regularPlanExecutions.day));
const ordersOf = async (number: string) => {
  const ids = (await executionsOf(number)).flatMap(({ orderId }) => orderId ?? []);
  return shared.sandbox.database.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
};

test('[TRADE-79, RSP-02, ORDQ-07] a plan in Taiwan is executed once on each chosen day over eight months with holidays, on the next business day where it isn’t one', async () => {
  const market = marketCalendar('TW');
  // The client is assessed again and again, which is another matter.
  const { database } = shared.sandbox;
  const own = eq(suitabilityProfiles.clientId, 'TW-TYPICAL');
  const [profile] = await database.select().from(suitabilityProfiles).where(own);
  try {
    for (let day = '2026-05-01'; day <= '2027-01-04'; day = addDays(day, 3)) {
      await database.update(suitabilityProfiles).set({ completedOn: day }).where(own);
      at(`${day}T20:00:00+08:00`);
      await Promise.all([run(), run()]);
    }
  } finally {
    if (profile) await database.update(suitabilityProfiles).set(profile).where(own);
  }
  const done = await executionsOf(refNo);
  const months = Array.from({ length: 8 }, (_, index) => addMonths('2026-05', index));
  const chosen = months.flatMap((month) => [6, 16, 26].map((day) => `${month} ${String(day)}`));
  expect(done.map(({ month, day }) => `${month} ${String(day)}`)).toEqual(chosen);
  expect(done.every(({ outcome }) => outcome === 'placed')).toBe(true);
  for (const { month, day, date } of done) {
    let expected = `${month}-${String(day).padStart(2, '0')}`;
    while (!isBusinessDay(expected, market)) expected = addDays(expected, 1);
    expect(date).toBe(expected);
  }
  expect(done.some(({ month, day, date }) => date !== `${month}-${String(day).padStart(2, '0')}`)).toBe(true);
  expect(new Set((await ordersOf(refNo)).map(({ id }) => id)).size).toBe(24);
});

test('[TRADE-03, TRADE-04, TRADE-79] orders on the account of the fund’s side and currency, names its plan, and debits the account on record', async () => {
  at('2026-05-06T10:00:00+08:00');
  await run();
  const [order] = await ordersOf(refNo);
  expect(order).toMatchObject({ paymentType: 'ON_TWD', paidFrom: null, amount: '5000', currency: 'TWD' });
  expect(order?.cutOff).toBe('onshore');
  const [list] = await shared.sandbox.database
    .select()
    .from(orderLists)
    .where(eq(orderLists.oid, order?.oid ?? ''));
  expect([list?.origin, list?.note, list?.lines[0]?.amcCode]).toEqual(['plan', `Regular plan ${refNo}`, '51']);
});

test('[TIER-35, CONFLICT-35, TRADE-79] a plan in Taiwan is executed for the digital tier, which buys by plans alone', async () => {
  const { database } = shared.sandbox;
  at('2026-05-18T10:00:00+08:00');
  await run();
  expect(await executionsOf(ofDigital)).toMatchObject([{ month: '2026-05', day: 16, outcome: 'placed' }]);
  const [tier] = await database
    .select({ tier: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, 'TW-DIGITAL'));
  expect(tier).toEqual({ tier: 'Digital' });
});

test('[TRADE-79, BANK-03] a plan in Taiwan is tried again the next business day where its debit fails, and pauses after three that failed in a row', async () => {
  const { database } = shared.sandbox;
  await database.update(bankAuthorities).set({ status: 'I' }).where(eq(bankAuthorities.debitLimit, '300000'));
  try {
    at('2026-05-06T10:00:00+08:00');
    await run();
    expect(await executionsOf(refNo)).toMatchObject([{ day: 6, outcome: 'retrying', nextTry: '2026-05-07' }]);
    for (const day of ['2026-05-07', '2026-05-18', '2026-05-19', '2026-05-26', '2026-05-27', '2026-06-08']) {
      at(`${day}T10:00:00+08:00`);
      await run();
    }
    expect((await executionsOf(refNo)).map(({ day, outcome, tries }) => [day, outcome, tries])).toEqual([
      [6, 'failed', 2],
      [16, 'failed', 2],
      [26, 'failed', 2],
    ]);
    const visitor = await shared.visitors.loggedOn('TW', wang);
    const plans = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
    expect(plans.find((plan) => plan.refNo === refNo)?.changes.at(-1)).toMatchObject({
      kind: 'pause',
      by: 'desk',
      fromMonth: '2026-06',
      fromDay: null,
      status: 'SUSPENDED',
    });
  } finally {
    await database.update(bankAuthorities).set({ status: 'A' }).where(eq(bankAuthorities.debitLimit, '300000'));
  }
});

test('[TRADE-79, RSP-09] takes other days, a pause, its resumption and its end from its client alone', async () => {
  at('2026-04-20T10:00:00+08:00');
  const visitor = await shared.visitors.loggedOn('TW', wang);
  const other = await shared.visitors.loggedOn('TW', yeh);
  const send = (version: number, more: Readonly<Record<string, unknown>>, who = visitor) =>
    who.call('POST', '/plans/change', {
      body: { refNo, version, ...more },
      headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
    });
  const sent = async (version: number, more: Readonly<Record<string, unknown>>) =>
    planSchedule.parse((await send(version, more)).json());
  expect(codesOf(await send(1, { kind: 'pause' }, other))).toEqual(['PLAN_UNKNOWN']);
  const vpin = 'trade7316';
  const changed = await sent(1, { kind: 'change', vpin, amount: '6000', days: [1, 6, 11, 16, 21, 26] });
  expect(changed.upcoming.slice(0, 3).map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-05-04', '6000'],
    ['2026-05-06', '6000'],
    ['2026-05-11', '6000'],
  ]);
  expect(codesOf(await send(2, { kind: 'change', days: [1, 2, 3, 4, 5, 6, 7] }))).toEqual(['PLAN_DAY_INVALID']);
  expect(codesOf(await send(2, { kind: 'change', amount: '2999' }))).toEqual(['PLAN_AMOUNT_INVALID']);
  expect(codesOf(await send(2, { kind: 'change', amount: '3000.5' }))).toEqual(['PLAN_AMOUNT_INVALID']);
  expect((await sent(2, { kind: 'pause' })).upcoming).toEqual([]);
  expect((await sent(3, { kind: 'resume', vpin })).upcoming.length).toBeGreaterThan(0);
  expect((await sent(4, { kind: 'end' })).upcoming).toEqual([]);
});

const wanted = { fundCode: 'TW0001', currency: 'TWD', amount: '5000', days: [6, 16, 26], paidFrom: 'direct-debit' };

/** Sets a plan up, which is taken away when the test is over. */
async function start(more: Readonly<Record<string, unknown>> = {}, key = 'plan-key-tw') {
  const visitor = await shared.visitors.loggedOn('TW', wang);
  return visitor.call('POST', '/plans', {
    body: { ...wanted, vpin: 'trade7316', ...more },
    headers: { 'idempotency-key': key },
  });
}

const added = () => shared.sandbox.database.select().from(regularPlans).where(notLike(regularPlans.refNo, '%0%'));

afterEach(async () => {
  const { database } = shared.sandbox;
  await seeBooks(database);
  const numbers = (await added()).map(({ refNo: number }) => number);
  await database.delete(regularPlanExecutions).where(inArray(regularPlanExecutions.refNo, numbers));
  await database.delete(regularPlanChanges).where(inArray(regularPlanChanges.refNo, numbers));
  await database.delete(regularPlans).where(inArray(regularPlans.refNo, numbers));
  await beginBooksAnew(database);
});

test('[TRADE-03, TRADE-04, TRADE-79] orders a fund in foreign currency on the account of offshore funds in that currency', async () => {
  await begin('RT000002', { amount: '300', days: [6] });
  at('2026-05-06T10:00:00+08:00');
  await run();
  expect(await ordersOf('RT000002')).toMatchObject([
    { paymentType: 'OF_ZZZ', cutOff: 'offshore', currency: 'USD', amount: '300', paidFrom: null },
  ]);
});

test('[TRADE-79, BANK-03] a plan in Taiwan of a non-fixed amount tries again what it tried first, whatever the price has become', async () => {
  const { database } = shared.sandbox;
  const number = 'RT000007';
  await begin(number, { amount: '4000', days: [6] });
  const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.refNo, number));
  const { fundId = 0, accountNumber = '' } = plan ?? {};
  const own = and(eq(movements.fundId, fundId), eq(movements.accountNumber, accountNumber));
  const kept = await database.delete(movements).where(own).returning();
  const authority = eq(bankAuthorities.debitLimit, '300000');
  await database.insert(movements).values({
    accountNumber,
    fundId,
    kind: 'buy',
    settlementCurrency: 'TWD',
    units: '100',
    cost: '1000',
    date: '2026-05-04',
    paymentType: 'ON_TWD',
  });
  await beginBooksAnew(database);
  await database.insert(navs).values([
    { fundId, date: '2026-05-05', nav: '7' },
    { fundId, date: '2026-05-06', nav: '13' },
  ]);
  await database.update(bankAuthorities).set({ status: 'I' }).where(authority);
  try {
    at('2026-05-06T10:00:00+08:00');
    await run();
    expect(await executionsOf(number)).toMatchObject([{ outcome: 'retrying', amount: '6000' }]);
    await database.update(bankAuthorities).set({ status: 'A' }).where(authority);
    at('2026-05-07T10:00:00+08:00');
    await run();
    expect(await executionsOf(number)).toMatchObject([{ outcome: 'placed', amount: '6000', tries: 2 }]);
    expect(await ordersOf(number)).toMatchObject([{ amount: '6000' }]);
    await seeBooks(database);
  } finally {
    await database.update(bankAuthorities).set({ status: 'A' }).where(authority);
    await database.delete(movements).where(own);
    if (kept.length > 0) await database.insert(movements).values(kept.map(({ id: _, ...row }) => row));
    await database.delete(navs).where(and(eq(navs.fundId, fundId), gte(navs.date, '2026-05-05')));
    await beginBooksAnew(database);
  }
});

test('[TRADE-79, RSP-07] a plan in Taiwan is set up on several days of a month for the client’s own account, told, and executed on each', async () => {
  at('2026-03-04T10:00:00+08:00');
  const plan = planSchedule.parse((await start()).json());
  expect(plan).toMatchObject({ accountNo: '5100000011', type: 'X', version: 1 });
  expect(plan.changes).toMatchObject([{ kind: 'start', fromMonth: '2026-03', fromDay: 16, days: [6, 16, 26] }]);
  expect(plan.upcoming.slice(0, 3).map(({ date }) => date)).toEqual(['2026-03-16', '2026-03-26', '2026-04-07']);
  const mails = await shared.sandbox.database.select().from(outbox);
  expect(mails.map(({ text }) => text).filter((text) => text.includes(plan.refNo))).toEqual([
    expect.stringMatching(/已成立，於每個扣款日以 TWD 5000 申購 .+，首次扣款日為 2026\/03\/16。$/),
  ]);
  at('2026-03-27T10:00:00+08:00');
  await run();
  expect((await executionsOf(plan.refNo)).map(({ day, outcome }) => [day, outcome])).toEqual([
    [16, 'placed'],
    [26, 'placed'],
  ]);
});

test.each([
  [{ type: 'A' }, 'PLAN_START_INVALID'],
  [{ accountNo: '5100000022' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ fundCode: 'NOSUCH' }, 'PLAN_FUND_NOT_OFFERED'],
  [{ currency: 'JPY', amount: '20000' }, 'PLAN_CURRENCY_INVALID'],
  [{ amount: '2999' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '3000001' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '5000.5' }, 'PLAN_AMOUNT_INVALID'],
  [{ days: [1, 2, 3, 4, 5, 6, 7] }, 'PLAN_DAY_INVALID'],
  [{ days: [6, 6] }, 'PLAN_DAY_INVALID'],
  [{ days: [26, 6] }, 'PLAN_DAY_INVALID'],
  [{ paidFrom: 'cash-account' }, 'PLAN_PAYMENT_UNAVAILABLE'],
  [{ type: 'DX', paidFrom: undefined, intoFundCode: 'TW0002' }, 'PLAN_TYPE_NOT_OFFERED'],
  [{ fundCode: 'TW\u0000' }, 'BAD_REQUEST'],
])('[TRADE-79, SESS-06] that can’t be is refused, and nothing is set up (%#)', async (more, code) => {
  at('2026-03-04T10:00:00+08:00');
  const answer = await start(more);
  expect([answer.statusCode, codesOf(answer), await added()]).toEqual([400, [code], []]);
});

test('[TRADE-79, RSP-07] a plan in Taiwan of a non-fixed amount isn’t set up in Hong Kong', async () => {
  at('2026-03-04T10:00:00+08:00');
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const answer = await visitor.call('POST', '/plans', {
    body: { ...wanted, type: 'DX', fundCode: 'HK0002', currency: 'HKD', days: [6], vpin: '739162' },
    headers: { 'idempotency-key': 'plan-key-hk' },
  });
  expect(codesOf(answer)).toEqual(['PLAN_TYPE_NOT_OFFERED']);
});

test('[FUND-34, TRADE-79] a plan in Taiwan is set up only where the fund takes its type', async () => {
  at('2026-03-04T10:00:00+08:00');
  const { database } = shared.sandbox;
  const flag = (availFlexibleBuy: boolean) =>
    database.update(funds).set({ availFlexibleBuy }).where(eq(funds.code, 'TW0001'));
  await flag(false);
  try {
    expect(codesOf(await start({ type: 'DX' }))).toEqual(['PLAN_FUND_NOT_OFFERED']);
    expect((await start({}, 'plan-key-x')).statusCode).toBe(200);
  } finally {
    await flag(true);
  }
});

test('[R3, API-90, TRADE-79, TRADE-14] sent fifty times at once is set up once, and with a wrong trading password never', async () => {
  at('2026-03-04T10:00:00+08:00');
  const wrong = await start({ vpin: 'trade0000' });
  expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['VPN0001']]);
  const visitor = await shared.visitors.loggedOn('TW', wang);
  const send = () =>
    visitor.call('POST', '/plans', {
      body: { ...wanted, vpin: 'trade7316' },
      headers: { 'idempotency-key': 'plan-key-50' },
    });
  await Promise.all(Array.from({ length: 50 }, send));
  expect([(await send()).statusCode, (await added()).length]).toEqual([200, 1]);
});

test('[TRADE-79] a plan in Taiwan of a non-fixed amount orders by the latest price and what its units have cost, settled at the first try', async () => {
  const { database } = shared.sandbox;
  at('2026-03-04T10:00:00+08:00');
  const plan = planSchedule.parse((await start({ type: 'DX', amount: '4000', days: [16] })).json());
  expect(plan).toMatchObject({
    type: 'DX',
    upcoming: [{ amount: '4000' }, { amount: '4000' }, { amount: '4000' }, {}],
  });
  const [fund] = await database.select().from(funds).where(eq(funds.code, 'TW0001'));
  const fundId = fund?.id ?? 0;
  const own = and(eq(movements.fundId, fundId), eq(movements.accountNumber, '5100000011'));
  const kept = await database.delete(movements).where(own).returning();
  const bought = { accountNumber: '5100000011', fundId, kind: 'buy', settlementCurrency: 'TWD' } as const;
  const priced = async (date: string, nav: string) =>
    database
      .insert(navs)
      .values({ fundId, date, nav })
      .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });
  try {
    await database
      .insert(movements)
      .values({ ...bought, units: '100', cost: '1000', date: '2026-03-02', paymentType: 'ON_TWD' });
    await beginBooksAnew(database);
    for (const [date, nav, instant] of [
      ['2026-03-13', '7.9', '2026-03-16'],
      ['2026-04-15', '9', '2026-04-16'],
      ['2026-05-15', '10.5', '2026-05-18'],
      ['2026-06-15', '11', '2026-06-16'],
      ['2026-07-15', '12', '2026-07-16'],
    ] as const) {
      await priced(date, nav);
      at(`${instant}T10:00:00+08:00`);
      await run();
    }
    const done = await executionsOf(plan.refNo);
    expect(done.map(({ amount, outcome }) => [amount, outcome])).toEqual([
      ['6000', 'placed'],
      ['5000', 'placed'],
      ['4000', 'placed'],
      ['3000', 'placed'],
      ['3000', 'placed'],
    ]);
    expect((await ordersOf(plan.refNo)).map(({ amount }) => amount).toSorted()).toEqual([
      '3000',
      '3000',
      '4000',
      '5000',
      '6000',
    ]);
    await seeBooks(database);
  } finally {
    await database.delete(movements).where(own);
    await database.insert(movements).values(kept.map(({ id: _, ...row }) => row));
    await database.delete(navs).where(and(eq(navs.fundId, fundId), gte(navs.date, '2026-03-13')));
    await beginBooksAnew(database);
  }
});
