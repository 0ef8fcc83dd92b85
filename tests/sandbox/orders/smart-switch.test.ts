import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { averageUnitCost } from '../../../domain/holdings/figures/average-unit-cost';
import { multiply, scaled, toText } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { decimal } from '../../../sandbox/database/decimal';
import { funds, movements, navs } from '../../../sandbox/database/schema/funds';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { addedPlans } from '../support/added-plans';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';
import { faultsInBooks, seeBooks } from '../support/watched-books';

const shared = sharedSandbox();
const added = addedPlans(shared);
const lin = ['LINCHI72', 'Maple6093Sky'] as const;
const accountNumber = '5100000022';
let visitor: Visitor;

beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  // The demonstration's own plans are another matter.
  await database.update(regularPlans).set({ status: 'TERMINATED' }).where(inArray(regularPlans.refNo, added.seeded()));
  await database.delete(regularPlanChanges).where(inArray(regularPlanChanges.refNo, added.seeded()));
  visitor = await shared.visitors.loggedOn('TW', lin);
});
afterAll(async () => {
  expect(await faultsInBooks(shared.sandbox.database)).toEqual([]);
});

const wanted = {
  accountNo: accountNumber,
  fundCode: 'TW0001',
  intoFundCode: 'TW0002',
  currency: 'TWD',
  amount: '1.5',
  days: [6, 16],
  leastReturn: '10',
  vpin: 'trade5208',
};
const send = (more: Readonly<Record<string, unknown>> = {}, key = 'smart-key-1') =>
  visitor.call('POST', '/plans', { body: { ...wanted, ...more }, headers: { 'idempotency-key': key } });
const started = async (more: Readonly<Record<string, unknown>> = {}) => planSchedule.parse((await send(more)).json());
const run = () => runPlans({ ...shared.sandbox, configuration: shared.sandbox.configuration });
const executionsOf = (refNo: string) =>
  shared.sandbox.database
    .select()
    .from(regularPlanExecutions)
    .where(eq(regularPlanExecutions.refNo, refNo))
    .orderBy(asc(regularPlanExecutions.month), asc(regularPlanExecutions.day));

/** Gives the fund a price on a day at which what is held of it has brought so many tenths of a percent. */
async function priced(day: string, tenths: bigint): Promise<void> {
  const { database } = shared.sandbox;
  const [fund] = await database
    .select()
    .from(funds)
    .where(and(eq(funds.code, 'TW0001'), eq(funds.currency, 'TWD')));
  const fundId = fund?.id ?? 0;
  const held = await database
    .select()
    .from(movements)
    .where(and(eq(movements.accountNumber, accountNumber), eq(movements.fundId, fundId)))
    .orderBy(asc(movements.date), asc(movements.id));
  const average = averageUnitCost(
    held.map(({ kind, units, cost }) => ({ kind, units: decimal(units), cost: decimal(cost) })),
  );
  if (!average) throw new Error('nothing is held');
  const nav = toText(multiply(average, scaled(1_000n + tenths, 3)));
  await database
    .insert(navs)
    .values({ fundId, date: day, nav })
    .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });
}

test('[LINK-31, RSP-08] a switch that waits for a return is set up with its days and its return, told, and listed', async () => {
  const plan = await started();
  expect(plan).toMatchObject({ leastReturn: '10.00', version: 1, intoFund: { name: { code: 'TW0002' } } });
  expect(plan.changes[0]).toMatchObject({ days: [6, 16], amount: '1.5000' });
  const list = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(list.filter(({ refNo }) => refNo === plan.refNo)).toEqual([plan]);
  const [mail] = await shared.sandbox.database.select().from(outbox);
  expect(mail?.text).toMatch(/僅在依最近一次公布淨值計算的報酬率達 10\.00% 以上時轉申購。$/);
});

test('[LINK-31] switches at the return and above it, is left out below it with the return, once with two desks at once', async () => {
  const { refNo } = await started();
  await priced('2026-03-13', 99n);
  shared.sandbox.clock.set('2026-03-16T10:00:00+08:00');
  await Promise.all([run(), run()]);
  await priced('2026-04-02', 100n);
  shared.sandbox.clock.set('2026-04-08T10:00:00+08:00');
  await Promise.all([run(), run()]);
  await priced('2026-04-15', 200n);
  shared.sandbox.clock.set('2026-04-16T10:00:00+08:00');
  await Promise.all([run(), run()]);
  const done = await executionsOf(refNo);
  expect(done.map(({ month, day, outcome }) => [month, day, outcome])).toEqual([
    ['2026-03', 16, 'skipped'],
    ['2026-04', 6, 'placed'],
    ['2026-04', 16, 'placed'],
  ]);
  expect(done.map(({ returnPercent }) => Number(returnPercent))).toEqual([9.9, 10, 20]);
  const placed = await shared.sandbox.database
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        done.flatMap(({ orderId }) => orderId ?? []),
      ),
    );
  expect(placed.map(({ kind, units, paymentType }) => [kind, Number(units), paymentType])).toEqual([
    ['switch', 1.5, 'ON_TWD'],
    ['switch', 1.5, 'ON_TWD'],
  ]);
  visitor = await shared.visitors.loggedOn('TW', lin);
  const [plan] = planScheduleList
    .parse((await visitor.call('GET', '/plans')).json())
    .filter((one) => one.refNo === refNo);
  expect(plan?.executions[0]).toMatchObject({ outcome: 'skipped', orderId: null });
  expect(Number(plan?.executions[0]?.returnPercent)).toBe(9.9);
});

test('[LINK-31] a switch that waits for a return is left out where the return isn’t known, is no failure, and never pauses the plan', async () => {
  const { refNo } = await started({ days: [6, 16, 26] });
  const { database } = shared.sandbox;
  const [fund] = await database
    .select()
    .from(funds)
    .where(and(eq(funds.code, 'TW0001'), eq(funds.currency, 'TWD')));
  const kept = await database
    .select()
    .from(navs)
    .where(eq(navs.fundId, fund?.id ?? 0));
  await database.delete(navs).where(eq(navs.fundId, fund?.id ?? 0));
  try {
    shared.sandbox.clock.set('2026-05-07T10:00:00+08:00');
    await run();
  } finally {
    await database.insert(navs).values(kept);
  }
  const done = await executionsOf(refNo);
  expect(done.length).toBeGreaterThan(3);
  expect(done.every(({ outcome, returnPercent }) => outcome === 'skipped' && returnPercent === null)).toBe(true);
  expect((await added.all()).map(({ status }) => status)).toEqual(['ACTIVE']);
});

test('[LINK-31] a switch without a least return is executed on each of its days', async () => {
  const plan = await started({ leastReturn: undefined });
  expect(plan.leastReturn).toBeNull();
  await priced('2026-03-13', -500n);
  shared.sandbox.clock.set('2026-03-16T10:00:00+08:00');
  await run();
  expect((await executionsOf(plan.refNo)).map(({ outcome, returnPercent }) => [outcome, returnPercent])).toEqual([
    ['placed', null],
  ]);
});

test('[TRADE-127, LINK-31] bears no short-term trading fee, however young its units are', async () => {
  const { database, clock } = shared.sandbox;
  const left = and(eq(funds.code, 'TW0001'), eq(funds.currency, 'TWD'));
  const [fund] = await database.select().from(funds).where(left);
  // Of so few units a fee of a half per cent would round to nothing, and within a class there is none.
  const dear = { shortTermDays: 9_999, shortTermFeePercent: '50', shareClass: 'another' };
  await database.update(funds).set(dear).where(left);
  const { refNo } = await started({ leastReturn: undefined });
  clock.set('2026-03-16T10:00:00+08:00');
  await run();
  for (const instant of ['2026-03-16T16:00:00+08:00', '2026-03-17T00:00:00+08:00']) {
    clock.set(instant);
    await runDealing({ ...shared.sandbox, configuration: shared.sandbox.configuration });
  }
  const [done] = await executionsOf(refNo);
  const [priced] = await database
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, done?.orderId ?? ''), eq(orderEvents.kind, 'priced')));
  expect([Number(priced?.units), priced?.shortTermFee]).toEqual([1.5, null]);
  await seeBooks(database);
  const { shortTermDays = null, shortTermFeePercent = null, shareClass = null } = fund ?? {};
  await database.update(funds).set({ shortTermDays, shortTermFeePercent, shareClass }).where(left);
});

test('[LINK-31, RSP-09] a switch that waits for a return is paused, resumed, changed and ended like any plan, and keeps its return', async () => {
  const { refNo } = await started();
  const change = (version: number, wish: object) =>
    visitor.call('POST', '/plans/change', {
      body: { refNo, version, vpin: 'trade5208', ...wish },
      headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
    });
  const wishes = [{ kind: 'pause' }, { kind: 'resume' }, { kind: 'change', amount: '2', days: [26] }, { kind: 'end' }];
  for (const [index, wish] of wishes.entries()) {
    const changed = planSchedule.parse((await change(index + 1, wish)).json());
    expect([changed.version, changed.leastReturn]).toEqual([index + 2, '10.00']);
  }
});

test.each([
  [{ leastReturn: '0' }, 'PLAN_RETURN_INVALID'],
  [{ leastReturn: '1001' }, 'PLAN_RETURN_INVALID'],
  [{ intoFundCode: undefined, paidFrom: 'direct-debit', amount: '5000' }, 'PLAN_RETURN_INVALID'],
  [{ accountNo: '5100000011' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ intoFundCode: 'TW0001' }, 'PLAN_INTO_FUND_NOT_OFFERED'],
  [{ amount: '999999999' }, 'PLAN_UNITS_EXCEED_AVAILABLE'],
  [{ days: [1, 2, 3, 4, 5, 6, 7] }, 'PLAN_DAY_INVALID'],
])('[LINK-31] that can’t be is refused, and nothing is set up (%#)', async (differing, code) => {
  const answer = await send(differing);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  expect(await added.all()).toEqual([]);
});

test('[LINK-31, RSP-07] no plan of Hong Kong waits for a return', async () => {
  const chan = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const body = {
    accountNo: '510012300189',
    fundCode: 'HK0001',
    intoFundCode: 'HK0002',
    currency: 'HKD',
    amount: '1',
    days: [6],
    leastReturn: '10',
    vpin: '739162',
  };
  const answer = await chan.call('POST', '/plans', { body, headers: { 'idempotency-key': 'smart-key-9' } });
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['PLAN_RETURN_INVALID']]);
});

test('[R3, API-90, TRADE-14, LINK-31] sent fifty times at once is set up once, and with a wrong trading password never', async () => {
  expect((await send({ vpin: 'trade0000' })).statusCode).toBe(401);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect([(await send()).statusCode, (await added.all()).length]).toEqual([200, 1]);
});
