import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { orderRecords } from '../../../contract/rest/records/order-records';
import { addDays } from '../../../domain/calendar/calendar';
import { addMonths } from '../../../domain/calendar/months';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { calendars, movements } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists, orderMovements, orders } from '../../../sandbox/database/schema/orders';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { nextPlanRun, runPlans } from '../../../sandbox/orders/plans/run-plans';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';
import { insertLaterPrices } from '../support/later-prices';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const refNo = 'RP000001';
/** The years in which plans are executed one month after the other. */
const years = process.env['TEST_LONG'] === '1' ? 3 : 1;

/** One plan is left, which begins in May 2026 on the tenth. */
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(regularPlanExecutions);
  await database.delete(regularPlanChanges);
  await database
    .update(regularPlans)
    .set({ amount: '3000', days: [10], status: 'ACTIVE' })
    .where(eq(regularPlans.refNo, refNo));
  await begin();
  await beginBooksAnew(database);
});

const begin = (amount = '3000') =>
  shared.sandbox.database.insert(regularPlanChanges).values({
    refNo,
    sequence: 0,
    kind: 'start',
    fromMonth: '2026-05',
    amount,
    days: [10],
    status: 'ACTIVE',
    at: new Date('2026-03-01T02:00:00Z'),
    actor: 'client',
  });
const at = (instant: string): void => shared.sandbox.clock.set(instant);
const run = () => runPlans(deps());
const deps = () => ({ ...shared.sandbox, configuration: shared.sandbox.configuration });
const executions = () =>
  shared.sandbox.database.select().from(regularPlanExecutions).orderBy(asc(regularPlanExecutions.month));
const mails = async () =>
  (await shared.sandbox.database.select().from(outbox).orderBy(asc(outbox.id)))
    .map(({ text }) => text)
    // Prices alert the client as well.
    .filter((text) => text.includes(refNo));
const signedIn = () => shared.visitors.loggedOn('HK', chan);
const receivedOn = async (orderId: string | null) => {
  const events = await shared.sandbox.database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId ?? ''))
    .orderBy(asc(orderEvents.sequence));
  return [events[0]?.actor, events[0]?.at.toISOString()];
};

test('[RSP-02, RSP-09, ORDQ-06, PORT-26] a plan becomes one order on its day, which names it, is told and is dealt like any other', async () => {
  at('2026-05-11T08:59:00+08:00');
  await run();
  expect([await executions(), await nextPlanRun(deps())]).toEqual([[], '2026-05-11T09:00:00+08:00']);
  at('2026-05-11T10:00:00+08:00');
  await runDealing(deps());
  const [done] = await executions();
  // The tenth is a Sunday.
  expect(done).toMatchObject({ month: '2026-05', date: '2026-05-11', amount: '3000', outcome: 'placed', tries: 1 });
  expect(await receivedOn(done?.orderId ?? null)).toEqual(['desk', '2026-05-11T01:00:00.000Z']);
  const [order] = await shared.sandbox.database
    .select()
    .from(orders)
    .where(eq(orders.id, done?.orderId ?? ''));
  const [list] = await shared.sandbox.database
    .select()
    .from(orderLists)
    .where(eq(orderLists.oid, order?.oid ?? ''));
  expect([order?.amount, order?.paidFrom, list?.origin, list?.note]).toEqual([
    '3000',
    'direct-debit',
    'plan',
    'Regular plan RP000001',
  ]);
  expect(await mails()).toEqual([
    expect.stringMatching(/^Your monthly plan RP000001 has placed an order for HKD 3000 of /),
  ]);
  const visitor = await signedIn();
  const records = orderRecords.parse((await visitor.call('GET', '/orderHistory')).json());
  expect(records.filter(({ planRefNo }) => planRefNo === refNo).map(({ orderId }) => orderId)).toEqual([done?.orderId]);
  const [plan] = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect([plan?.executions.length, plan?.upcoming[0]?.month]).toEqual([1, '2026-06']);
  at('2026-05-29T18:00:00+08:00');
  await runDealing(deps());
  const [later] = orderRecords
    .parse((await (await signedIn()).call('GET', '/orderHistory')).json())
    .filter(({ planRefNo }) => planRefNo === refNo);
  expect(later?.status).toBe('COMPLETED');
  const moved = await shared.sandbox.database
    .select({ tradingType: movements.tradingType })
    .from(movements)
    .innerJoin(orderMovements, eq(orderMovements.movementId, movements.id))
    .where(eq(orderMovements.orderId, done?.orderId ?? ''));
  expect(moved).toEqual([{ tradingType: 'RSP' }]);
  expect(await faultsInBooks(shared.sandbox.database)).toEqual([]);
});

test('[RSP-02, RSP-09, ORDQ-07] over a year, or three in the long run, each month has one execution on the right day, however often the desk runs, is broken off or runs twice at once', async () => {
  const { database } = shared.sandbox;
  const months = Array.from({ length: 12 * years }, (_, index) => addMonths('2026-05', index));
  // Each third month a typhoon closes the market on the tenth.
  const typhoons = months.filter((_, index) => index % 3 === 0).map((month) => `${month}-10`);
  await database.insert(calendars).values(typhoons.map((date) => ({ market: 'HK', date, name: 'Typhoon' })));
  // The client is assessed again and again, which is another matter.
  const profiles = await database.select().from(suitabilityProfiles);
  const removePrices = await insertLaterPrices(database, { from: '2026-05', years });
  try {
    for (let day = '2026-05-01'; day < `${addMonths('2026-05', 12 * years)}-01`; day = addDays(day, 7)) {
      await database
        .update(suitabilityProfiles)
        .set({ completedOn: day })
        .where(eq(suitabilityProfiles.clientId, 'HK-TYPICAL'));
      at(`${day}T12:00:00+08:00`);
      if (Number(day.slice(8)) % 4 === 0) {
        const stop = failStatement(7);
        await run().catch(() => undefined);
        stop();
      }
      await Promise.all([run(), run()]);
    }
    const done = await executions();
    expect(done.map(({ month }) => month)).toEqual(months);
    expect(new Set(done.map(({ outcome }) => outcome))).toEqual(new Set(['placed']));
    for (const { month, date, orderId } of done) {
      expect(date >= `${month}-10` && date <= `${month}-18` && !typhoons.includes(date)).toBe(true);
      expect(await receivedOn(orderId)).toEqual(['desk', new Date(`${date}T09:00:00+08:00`).toISOString()]);
    }
    const lists = await database.select().from(orderLists).where(eq(orderLists.origin, 'plan'));
    expect(lists.filter(({ madeAt }) => madeAt >= new Date('2026-06-01'))).toHaveLength(months.length - 1);
  } finally {
    for (const profile of profiles)
      await database.update(suitabilityProfiles).set(profile).where(eq(suitabilityProfiles.clientId, profile.clientId));
    await database.delete(calendars).where(eq(calendars.name, 'Typhoon'));
    await removePrices();
  }
});

test('[RSP-02, RSP-09] a debit that fails is told and tried again; after two months the plan pauses, until its client resumes it', async () => {
  const { database } = shared.sandbox;
  await database.update(regularPlanChanges).set({ amount: '3000.13' }).where(eq(regularPlanChanges.refNo, refNo));
  at('2026-05-11T10:00:00+08:00');
  await run();
  expect(await executions()).toMatchObject([
    { outcome: 'retrying', nextTry: '2026-05-13', tries: 1, orderId: null, reason: 'ORDER_PAYMENT_UNAVAILABLE' },
  ]);
  at('2026-05-13T10:00:00+08:00');
  await run();
  await run();
  expect(await executions()).toMatchObject([{ outcome: 'failed', nextTry: null, tries: 2, orderId: null }]);
  at('2026-06-20T10:00:00+08:00');
  await run();
  expect((await executions()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  expect(await mails()).toEqual([
    expect.stringMatching(
      /could not order HKD 3000\.13\. Your account could not be debited\. .+ We will try again on 13 May 2026\.$/,
    ),
    expect.stringMatching(
      /could not order HKD 3000\.13\. Your account could not be debited\. .+ Nothing was debited or ordered\.$/,
    ),
    expect.stringMatching(/We will try again on 12 Jun 2026\.$/),
    expect.stringMatching(/Nothing was debited or ordered\.$/),
    expect.stringMatching(
      /is paused because its orders could not be placed\. Your account could not be debited\. .+ Nothing more is debited until you resume it\.$/,
    ),
  ]);
  at('2026-09-04T10:00:00+08:00');
  await run();
  expect(await executions()).toHaveLength(2);
  const visitor = await signedIn();
  const [plan] = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(plan?.changes[1]).toMatchObject({ kind: 'pause', by: 'desk', fromMonth: '2026-07', status: 'SUSPENDED' });
  const body = { refNo, version: 2, kind: 'resume', vpin: '739162' };
  const headers = { 'idempotency-key': deriveKey('plan-change', refNo, '2') };
  const resumed = planSchedule.parse((await visitor.call('POST', '/plans/change', { body, headers })).json());
  expect(resumed.upcoming[0]?.month).toBe('2026-09');
});

test('[RSP-02, BANK-03] a plan without a bank that may be debited orders nothing', async () => {
  const { database } = shared.sandbox;
  const authorities = await database.select().from(bankAuthorities);
  await database.update(bankAuthorities).set({ status: 'I' });
  try {
    at('2026-05-11T10:00:00+08:00');
    await run();
    expect(await executions()).toMatchObject([{ outcome: 'retrying', orderId: null }]);
  } finally {
    for (const { id, status } of authorities)
      await database.update(bankAuthorities).set({ status }).where(eq(bankAuthorities.id, id));
  }
});
