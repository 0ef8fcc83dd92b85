import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { orderRecords } from '../../../contract/rest/records/order-records';
import { addDays } from '../../../domain/calendar/calendar';
import { addMonths } from '../../../domain/calendar/months';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { calendars, funds } from '../../../sandbox/database/schema/funds';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import { orders } from '../../../sandbox/database/schema/orders';
import { planMoves, regularPlanChanges, regularPlanExecutions } from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { addedPlans } from '../support/added-plans';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';
import { insertLaterPrices } from '../support/later-prices';

const shared = sharedSandbox();
const added = addedPlans(shared);
const chan = ['chanmei88', '528314'] as const;
const chow = ['chowgold3', '571940'] as const;
/** The years in which plans are executed one month after the other. */
const years = process.env['TEST_LONG'] === '1' ? 3 : 1;

let visitor: Visitor;

beforeEach(async () => {
  await shared.sandbox.forget();
  // The demonstration's own move would make a plan.
  await shared.sandbox.database.delete(planMoves);
  await shared.sandbox.database.delete(submissions);
  shared.sandbox.clock.set('2026-03-04T10:00:00+08:00');
  visitor = await shared.visitors.loggedOn('HK', chan);
});

const deps = () => ({ ...shared.sandbox, configuration: shared.sandbox.configuration });
const wanted = {
  accountNo: '510012300189',
  fundCode: 'HK0001',
  intoFundCode: 'HK0002',
  currency: 'HKD',
  amount: '1.25',
  days: [6],
  vpin: '739162',
};
const send = (more: Readonly<Record<string, unknown>> = {}, key = 'switch-plan-1', who = visitor) =>
  who.call('POST', '/plans', { body: { ...wanted, ...more }, headers: { 'idempotency-key': key } });
const setUp = async (more: Readonly<Record<string, unknown>> = {}) => planSchedule.parse((await send(more)).json());
const executions = (refNo: string) =>
  shared.sandbox.database
    .select()
    .from(regularPlanExecutions)
    .where(eq(regularPlanExecutions.refNo, refNo))
    .orderBy(asc(regularPlanExecutions.month));
const mails = async (refNo: string) =>
  (await shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id)))
    .map(({ text }) => text)
    .filter((text) => text.includes(refNo));
const at = async (instant: string): Promise<void> => {
  shared.sandbox.clock.set(instant);
  await runPlans(deps());
};

test('[RSP-08] a plan that switches is set up with its first switch at least the lead away, on the list at once as units into a fund, and told', async () => {
  const plan = await setUp();
  expect(plan).toMatchObject({
    isLegacy: false,
    paidFrom: null,
    fund: { name: { code: 'HK0001' } },
    intoFund: { name: { code: 'HK0002' } },
    changes: [{ kind: 'start', by: 'client', fromMonth: '2026-04', amount: '1.2500', days: [6], status: 'ACTIVE' }],
  });
  expect(plan.upcoming[0]).toMatchObject({ date: '2026-04-08', moved: ['holiday'], amount: '1.2500' });
  const listed = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(listed.filter(({ refNo }) => refNo === plan.refNo)).toEqual([plan]);
  expect(await mails(plan.refNo)).toEqual([
    expect.stringMatching(
      /^Your monthly switch RP[A-Z]{10} is set up\. It switches 1\.2500 units of .+ into .+ every month, starting on 08 Apr 2026\.$/,
    ),
  ]);
  // The summary of what is invested knows no units.
  expect((await visitor.call('GET', '/rspPlan')).json<readonly { refNo: string }[]>()).not.toContainEqual(
    expect.objectContaining({ refNo: plan.refNo }),
  );
});

test('[RSP-08, ORDQ-06] becomes one switch each month, which names the plan, is told and is dealt like any other', async () => {
  const { refNo } = await setUp();
  for (const instant of ['2026-04-07T18:00:00+08:00', '2026-04-08T10:00:00+08:00', '2026-05-06T10:00:00+08:00'])
    await at(instant);
  const done = await executions(refNo);
  expect(done).toMatchObject([
    { month: '2026-04', date: '2026-04-08', amount: '1.2500', outcome: 'placed', tries: 1 },
    { month: '2026-05', date: '2026-05-06', amount: '1.2500', outcome: 'placed', tries: 1 },
  ]);
  const ids = done.flatMap(({ orderId }) => orderId ?? []);
  const placed = await shared.sandbox.database.select().from(orders).where(inArray(orders.id, ids));
  expect(placed.map(({ kind, units, amount, paidFrom }) => [kind, units, amount, paidFrom])).toEqual([
    ['switch', '1.2500', null, null],
    ['switch', '1.2500', null, null],
  ]);
  expect((await mails(refNo)).at(-1)).toMatch(
    /has placed an order to switch 1\.2500 units of .+ into .+\. You can follow it under Order status/,
  );
  shared.sandbox.clock.set('2026-05-29T18:00:00+08:00');
  await runDealing(deps());
  visitor = await shared.visitors.loggedOn('HK', chan);
  const records = orderRecords.parse((await visitor.call('GET', '/orderHistory')).json());
  const own = records.filter(({ planRefNo }) => planRefNo === refNo);
  expect(new Set(own.map(({ orderId }) => orderId))).toEqual(new Set(ids));
  expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
  expect(await faultsInBooks(shared.sandbox.database)).toEqual([]);
}, 120_000);

test('[RSP-08, ORDQ-07] over a year, or three in the long run, each month has one switch on the right day, however often the desk runs, is broken off or runs twice at once', async () => {
  const { database } = shared.sandbox;
  const { refNo } = await setUp({ amount: '0.01', days: [10] });
  const months = Array.from({ length: 12 * years }, (_, index) => addMonths('2026-03', index));
  const typhoons = months.filter((_, index) => index % 3 === 0).map((month) => `${month}-10`);
  await database.insert(calendars).values(typhoons.map((date) => ({ market: 'HK', date, name: 'Typhoon' })));
  const profiles = await database.select().from(suitabilityProfiles);
  const removePrices = await insertLaterPrices(database, { from: '2026-03', years });
  // The other plans are about something else.
  await database.delete(regularPlanExecutions);
  await beginBooksAnew(database);
  await database
    .update(regularPlanChanges)
    .set({ fromMonth: '2040-01' })
    .where(inArray(regularPlanChanges.refNo, added.seeded()));
  try {
    for (let day = '2026-03-05'; day < `${addMonths('2026-03', 12 * years)}-01`; day = addDays(day, 9)) {
      await database
        .update(suitabilityProfiles)
        .set({ completedOn: day })
        .where(eq(suitabilityProfiles.clientId, 'HK-TYPICAL'));
      shared.sandbox.clock.set(`${day}T12:00:00+08:00`);
      if (Number(day.slice(8)) % 4 === 0) {
        const stop = failStatement(7);
        await runPlans(deps()).catch(() => undefined);
        stop();
      }
      await Promise.all([runPlans(deps()), runPlans(deps())]);
    }
    const done = await executions(refNo);
    expect(done.map(({ month }) => month)).toEqual(months.filter((month) => month >= (done[0]?.month ?? '')));
    expect(['2026-03', '2026-04']).toContain(done[0]?.month);
    expect(new Set(done.map(({ outcome }) => outcome))).toEqual(new Set(['placed']));
    expect(new Set(done.map(({ orderId }) => orderId)).size).toBe(done.length);
    for (const { month, date } of done)
      expect(date >= `${month}-10` && date <= `${month}-18` && !typhoons.includes(date)).toBe(true);
  } finally {
    for (const profile of profiles)
      await database.update(suitabilityProfiles).set(profile).where(eq(suitabilityProfiles.clientId, profile.clientId));
    await database.delete(calendars).where(eq(calendars.name, 'Typhoon'));
    await removePrices();
  }
});

test('[RSP-08, RSP-09] a switch of a fund that has had no price for a year is told as that, on the plan’s page too', async () => {
  const { refNo } = await setUp();
  await shared.sandbox.database
    .update(regularPlanChanges)
    .set({ fromMonth: '2027-06' })
    .where(eq(regularPlanChanges.refNo, refNo));
  await at('2027-06-20T10:00:00+08:00');
  expect(await executions(refNo)).toMatchObject([{ outcome: 'failed', tries: 2, reason: 'ORDER_PRICE_TOO_OLD' }]);
  const why = 'One of the funds has had no recent price, so it can’t be switched online.';
  const [first, second] = (await mails(refNo)).slice(-2);
  expect(first).toMatch(new RegExp(`\\. ${why} We will try again on \\d{2} Jun 2027\\.$`));
  expect(second).toMatch(new RegExp(`\\. ${why} Nothing was switched\\.$`));
  visitor = await shared.visitors.loggedOn('HK', chan);
  const plans = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(plans.find((plan) => plan.refNo === refNo)?.executions).toMatchObject([{ problem: 'price-too-old' }]);
});

test('[RSP-08] too few units are told and tried again; after two months the plan pauses, until its client resumes it', async () => {
  const plan = await setUp();
  const { refNo } = plan;
  await shared.sandbox.database
    .update(regularPlanChanges)
    .set({ amount: '99999999' })
    .where(eq(regularPlanChanges.refNo, refNo));
  await at('2026-04-08T10:00:00+08:00');
  expect(await executions(refNo)).toMatchObject([
    { outcome: 'retrying', tries: 1, orderId: null, reason: 'ORDER_UNITS_EXCEED_AVAILABLE' },
  ]);
  await at('2026-04-20T10:00:00+08:00');
  await at('2026-05-20T10:00:00+08:00');
  expect((await executions(refNo)).map(({ outcome, tries }) => [outcome, tries])).toEqual([
    ['failed', 2],
    ['failed', 2],
  ]);
  const [, first, second, , , last] = await mails(refNo);
  expect(first).toMatch(
    /could not switch 99999999 units of .+\. Not enough units were available\. We will try again on 10 Apr 2026\.$/,
  );
  expect(second).toMatch(
    /could not switch 99999999 units of .+\. Not enough units were available\. Nothing was switched\.$/,
  );
  expect(last).toMatch(
    /is paused because its orders could not be placed\. Not enough units were available\. Nothing more is switched until you resume/,
  );
  visitor = await shared.visitors.loggedOn('HK', chan);
  const change = (body: Readonly<Record<string, unknown>>, version: number) =>
    visitor.call('POST', '/plans/change', {
      body: { refNo, version, vpin: '739162', ...body },
      headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
    });
  const changed = await change({ kind: 'change', amount: '0.5', days: [7] }, 2);
  expect(changed.statusCode).toBe(200);
  const resumed = planSchedule.parse((await change({ kind: 'resume' }, 3)).json());
  expect(resumed.upcoming[0]).toMatchObject({ month: '2026-06', amount: '0.5' });
  const ended = planSchedule.parse((await change({ kind: 'end' }, 4)).json());
  expect(ended.upcoming).toEqual([]);
});

test.each([
  [{ accountNo: '510012301251' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ accountNo: '51001230018901' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ fundCode: 'NOSUCH' }, 'PLAN_FUND_NOT_OFFERED'],
  [{ intoFundCode: 'NOSUCH' }, 'PLAN_INTO_FUND_NOT_OFFERED'],
  [{ intoFundCode: 'HK0001' }, 'PLAN_INTO_FUND_NOT_OFFERED'],
  [{ paidFrom: 'cash-account' }, 'PLAN_PAYMENT_UNAVAILABLE'],
  [{ intoFundCode: undefined }, 'PLAN_PAYMENT_UNAVAILABLE'],
  [{ currency: 'XXX' }, 'PLAN_CURRENCY_INVALID'],
  [{ amount: '0' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '9'.repeat(12) }, 'PLAN_UNITS_EXCEED_AVAILABLE'],
  [{ amount: '9'.repeat(15) }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '9'.repeat(40) }, 'PLAN_START_INVALID'],
  [{ amount: '-1' }, 'PLAN_START_INVALID'],
  [{ days: [29] }, 'PLAN_DAY_INVALID'],
  [{ intoFundCode: 'HK\u0000' }, 'BAD_REQUEST'],
  [{ intoFundCode: 'x'.repeat(41) }, 'PLAN_START_INVALID'],
])('[RSP-08, SESS-06] that can’t be is refused, and nothing is set up (%#)', async (more, code) => {
  const answer = await send(more);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  expect(await added.all()).toEqual([]);
});

test('[RSP-08, FUND-21, FUND-34] a plan that switches isn’t set up into a fund that can’t be bought', async () => {
  const { database } = shared.sandbox;
  const flag = (availBuy: boolean) => database.update(funds).set({ availBuy }).where(eq(funds.code, 'HK0002'));
  await flag(false);
  try {
    expect(codesOf(await send())).toEqual(['PLAN_INTO_FUND_NOT_OFFERED']);
  } finally {
    await flag(true);
  }
});

test('[R3, API-90, RSP-08] sent fifty times at once is set up once; other terms under its key are refused, and so is another client', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect([(await send()).statusCode, (await added.all()).length]).toEqual([200, 1]);
  const other = await send({ amount: '2' });
  expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
  const stranger = await shared.visitors.loggedOn('HK', chow);
  expect((await send({}, 'switch-plan-2', stranger)).statusCode).not.toBe(200);
  expect((await send({ vpin: '000000' }, 'switch-plan-3')).statusCode).toBe(401);
  const [plan] = await added.all();
  const own = and(eq(regularPlanChanges.refNo, plan?.refNo ?? ''), eq(regularPlanChanges.actor, 'client'));
  expect(await shared.sandbox.database.select().from(regularPlanChanges).where(own)).toHaveLength(1);
});

test('[R8, API-90, RSP-08] leaves nothing wherever a statement fails, and may be sent again', async () => {
  let failed = 0;
  for (let k = 1; k < 90; k += 1) {
    const stop = failStatement(k);
    await send();
    if (!stop()) break;
    failed += 1;
    expect((await added.all()).length, `statement ${String(k)}`).toBe(0);
  }
  expect(failed).toBeGreaterThan(8);
  expect((await added.all()).length).toBe(1);
});
