import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { orderRecords } from '../../../contract/rest/records/order-records';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { funds } from '../../../sandbox/database/schema/funds';
import { suitabilityProfiles } from '../../../sandbox/database/schema/notices';
import { orders } from '../../../sandbox/database/schema/orders';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { pointMovements, rewardPoints } from '../../../sandbox/database/schema/rewards';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { cancelOnce } from '../../../sandbox/orders/receiving/cancel-order';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { noteFacts } from '../../../sandbox/statements/contract-note-facts';
import { contractNoteDocument, notedOrders } from '../../../sandbox/statements/contract-notes';
import { failStatement } from '../support/failing-statement';
import { provedSession } from '../support/proved-session';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf } from '../support/visitor';
import { beginBooksAnew, seeBooks } from '../support/watched-books';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const chow = ['chowgold3', '571940'] as const;
const clientId = 'HK-TYPICAL';
const refNo = 'RP000001';
const vpin = '739162';

/** A plan is left that begins in May 2026 on the sixth, of a client who pays the fee of a gold tier; the points are granted anew. */
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  for (const table of ['orders', 'order_events', 'point_movements', 'ledger_entries', 'order_movements'])
    await database.execute(sql.raw(`alter table ${table} disable trigger user`));
  await database.delete(submissions);
  await database.delete(pointMovements);
  await database.delete(regularPlanExecutions);

  await database.delete(regularPlanChanges);
  await database.update(clients).set({ membershipTier: 'Gold' }).where(eq(clients.id, clientId));
  await database.update(suitabilityProfiles).set({ completedOn: '2026-04-30' });
  await grant([
    ['2026-05-31', 500],
    ['2027-12-31', 100_000],
  ]);
  await beginBooksAnew(database);
  shared.sandbox.clock.set('2026-04-20T10:00:00+08:00');
});

const grant = async (grants: readonly (readonly [expiresOn: string, points: number])[]) => {
  const { database } = shared.sandbox;
  await database.delete(rewardPoints).where(eq(rewardPoints.clientId, clientId));
  if (grants.length > 0)
    await database.insert(rewardPoints).values(grants.map(([expiresOn, points]) => ({ clientId, expiresOn, points })));
};
const begin = async ({ usesPoints = true, amount = '30000' }: { usesPoints?: boolean; amount?: string } = {}) => {
  const { database } = shared.sandbox;
  await database
    .update(regularPlans)
    .set({ amount, days: [6], status: 'ACTIVE', currency: 'HKD' })
    .where(eq(regularPlans.refNo, refNo));
  await database.insert(regularPlanChanges).values({
    refNo,
    sequence: 0,
    kind: 'start',
    fromMonth: '2026-05',
    amount,
    days: [6],
    status: 'ACTIVE',
    usesPoints,
    at: new Date('2026-04-01T02:00:00Z'),
    actor: 'client',
  });
};
const deps = () => ({ ...shared.sandbox, configuration: shared.sandbox.configuration });
const at = (instant: string): void => shared.sandbox.clock.set(instant);
const executions = () =>
  shared.sandbox.database.select().from(regularPlanExecutions).orderBy(asc(regularPlanExecutions.month));
/** Returns what the executions ordered, the earliest first. */
const ordered = () =>
  shared.sandbox.database
    .select({ id: orders.id, points: orders.points, feeWaived: orders.feeWaived, feePercent: orders.feePercent })
    .from(regularPlanExecutions)
    .innerJoin(orders, eq(orders.id, regularPlanExecutions.orderId))
    .orderBy(asc(regularPlanExecutions.month));
const moved = async () =>
  (
    await shared.sandbox.database
      .select({ points: pointMovements.points, expiresOn: pointMovements.expiresOn })
      .from(pointMovements)
      .where(eq(pointMovements.clientId, clientId))
      .orderBy(asc(pointMovements.at), asc(pointMovements.expiresOn))
  ).map(({ points, expiresOn }) => [expiresOn, points]);
/** Returns the errors in the books of the client and of this test's orders. */
const differences = async () => {
  const names = [clientId, ...(await ordered()).map(({ id }) => id)];
  return (await differencesInBooks(shared.sandbox.database)).filter((text) =>
    names.some((one) => text.startsWith(one)),
  );
};
const sumMoved = async () => (await moved()).reduce((sum, [, points]) => sum + Number(points), 0);

test('[EPNT-06, EPNT-08] each execution redeems what its fee takes, those that go first before the others; the order, its record, its note and the books show it', async () => {
  const { database } = shared.sandbox;
  await begin();
  at('2026-05-06T10:00:00+08:00');
  await runDealing(deps());
  const [first] = await ordered();
  if (!first) throw new Error('nothing was ordered');
  // 0.58 % of HKD 30,000.
  const points = 8_700;
  expect(first).toMatchObject({ points, feeWaived: '174.00' });
  expect(await moved()).toEqual([
    ['2026-05-31', -500],
    ['2027-12-31', 500 - points],
  ]);
  const visitor = await shared.visitors.loggedOn('HK', chan);
  const records = orderRecords.parse((await visitor.call('GET', '/orderHistory')).json());
  expect(records.find(({ planRefNo }) => planRefNo === refNo)).toMatchObject({ ePoints: '8700', feeWaived: '174.00' });
  at('2026-05-20T18:00:00+08:00');
  await runDealing(deps());
  const [kept] = await notedOrders(deps(), { clientId, orderId: first.id });
  if (!kept) throw new Error('the order has no contract note');
  const note = contractNoteDocument({
    note: await noteFacts(database, kept, 'en_US'),
    client: { names: { en_US: 'C' } },
    region: 'HK',
    language: 'en_US',
  });
  expect(note.tables[1]?.rows).toContainEqual(['ePoints discount (8,700 ePoints)', 'HKD -174.00']);
  expect(await differences()).toEqual([]);
});

test('[EPNT-02, EPNT-06, EPNT-08] takes no more than there are on its day, and with none invests as before', async () => {
  await begin();
  await grant([
    ['2026-05-31', 170],
    ['2026-06-30', 49],
  ]);
  await beginBooksAnew(shared.sandbox.database);
  at('2026-07-06T10:00:00+08:00');
  await runDealing(deps());
  expect((await ordered()).map(({ points, feeWaived }) => [points, feeWaived])).toEqual([
    [200, '4'],
    [null, null],
    [null, null],
  ]);
  expect(await differences()).toEqual([]);
});

test('[EPNT-08] takes none where the plan isn’t to, where its tier pays no fee, and from the month on that the client gives them up', async () => {
  await begin({ usesPoints: false });
  at('2026-05-06T10:00:00+08:00');
  await runDealing(deps());
  const { database } = shared.sandbox;
  const change = (sequence: number, fromMonth: string, usesPoints: boolean) =>
    database.insert(regularPlanChanges).values({
      refNo,
      sequence,
      kind: 'change',
      fromMonth,
      usesPoints,
      at: new Date(),
      actor: 'client',
    });
  await change(1, '2026-06', true);
  await change(2, '2026-08', false);
  at('2026-06-08T10:00:00+08:00');
  await runDealing(deps());
  await seeBooks(database);
  await database.update(clients).set({ membershipTier: 'Gold+' }).where(eq(clients.id, clientId));
  at('2026-07-06T10:00:00+08:00');
  await runDealing(deps());
  await seeBooks(database);
  await database.update(clients).set({ membershipTier: 'Gold' }).where(eq(clients.id, clientId));
  at('2026-08-06T10:00:00+08:00');
  await runDealing(deps());
  expect((await ordered()).map(({ points }) => points)).toEqual([null, 8_700, null, null]);
});

test('[EPNT-02, EPNT-08] come back to their grants when the order is cancelled or rejected, once', async () => {
  const { database } = shared.sandbox;
  await begin();
  at('2026-05-06T10:00:00+08:00');
  await runPlans(deps());
  const [first] = await ordered();
  if (!first) throw new Error('nothing was ordered');
  const desk = shared.sandbox.context('HK');
  for (let again = 0; again < 2; again += 1) {
    const session = await provedSession(desk, clientId, { action: 'CANCEL_ORDER', body: { orderId: first.id } });
    const key = deriveKey('cancel-order', first.id);
    await cancelOnce(desk, { session, clientId, language: 'en_US', orderId: first.id, key });
  }
  expect(await sumMoved()).toBe(0);
  at('2026-06-08T10:00:00+08:00');
  await runPlans(deps());
  expect(await sumMoved()).toBe(-8_700);
  const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.refNo, refNo));
  const fund = eq(funds.id, plan?.fundId ?? -1);
  const [open] = await database.select({ availBuy: funds.availBuy }).from(funds).where(fund);
  await database.update(funds).set({ availBuy: false }).where(fund);
  at('2026-06-12T10:00:00+08:00');
  await runDealing(deps());
  await database
    .update(funds)
    .set({ availBuy: open?.availBuy ?? true })
    .where(fund);
  expect(await sumMoved()).toBe(0);
  expect(await differences()).toEqual([]);
});

test('[RSP-09, ORDQ-06] an execution whose order is cancelled has invested nothing, and says so', async () => {
  await begin({ usesPoints: false });
  at('2026-06-08T10:00:00+08:00');
  await runPlans(deps());
  const [, last] = await ordered();
  const orderId = last?.id ?? '';
  const desk = shared.sandbox.context('HK');
  const session = await provedSession(desk, clientId, { action: 'CANCEL_ORDER', body: { orderId } });
  await cancelOnce(desk, { session, clientId, language: 'en_US', orderId, key: deriveKey('cancel-order', orderId) });
  const visitor = await shared.visitors.loggedOn('HK', chan);
  const read = planScheduleList.parse((await visitor.call('GET', '/plans')).json()).find((one) => one.refNo === refNo);
  expect(read?.executions).toMatchObject([{ outcome: 'placed' }, { outcome: 'cancelled', orderId }]);
});

test('[EPNT-08, RSP-02] a debit that fails takes none, and its second try takes them once', async () => {
  const { database } = shared.sandbox;
  await begin();
  const authorities = await database.select().from(bankAuthorities);
  await database.update(bankAuthorities).set({ status: 'I' });
  at('2026-05-06T10:00:00+08:00');
  await runPlans(deps());
  expect([(await executions()).map(({ outcome }) => outcome), await moved()]).toEqual([['retrying'], []]);
  for (const { id, status } of authorities)
    await database.update(bankAuthorities).set({ status }).where(eq(bankAuthorities.id, id));
  at('2026-05-08T10:00:00+08:00');
  await runPlans(deps());
  await runPlans(deps());
  expect((await ordered()).map(({ points }) => points)).toEqual([8_700]);
  expect(await sumMoved()).toBe(-8_700);
});

test('[EPNT-08, R4, R8] several processes at once, broken off anywhere, take the points of a month once', async () => {
  await begin();
  at('2026-05-06T10:00:00+08:00');
  for (let k = 1; k < 60; k += 4) {
    const stop = failStatement(k);
    await runPlans(deps()).catch(() => undefined);
    stop();
    const count = (await ordered()).length;
    expect(await sumMoved()).toBe(0 - count * 8_700);
  }
  at('2026-06-08T10:00:00+08:00');
  await Promise.all(Array.from({ length: 8 }, () => runPlans(deps())));
  expect((await ordered()).map(({ points }) => points)).toEqual([8_700, 8_700]);
  expect(await sumMoved()).toBe(-17_400);
});

test('[EPNT-06, EPNT-08] over any grants, amounts and months take never more than there are nor than the fee needs, and the books agree', async () => {
  const months = fc.array(
    fc.record({ grant: fc.nat({ max: 6_000 }), amount: fc.integer({ min: 1_000, max: 60_000 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  await fc.assert(
    fc.asyncProperty(months, async (course) => {
      const { database } = shared.sandbox;
      await database.delete(pointMovements);
      await database.delete(regularPlanExecutions);
      await database.delete(regularPlanChanges);
      await grant(course.map(({ grant: points }, index) => [`2026-0${String(index + 5)}-28`, points + 1]));
      await beginBooksAnew(database);
      await begin({ amount: String(course[0]?.amount ?? 0) });
      for (const [index, { amount }] of course.entries()) {
        if (index === 0) continue;
        await database.insert(regularPlanChanges).values({
          refNo,
          sequence: index,
          kind: 'change',
          fromMonth: `2026-0${String(index + 5)}`,
          amount: String(amount),
          at: new Date(),
          actor: 'client',
        });
      }
      at(`2026-0${String(course.length + 4)}-10T10:00:00+08:00`);
      await runPlans(deps());
      const placed = await ordered();
      expect(placed).toHaveLength(course.length);
      const lots = course.map(({ grant: points }) => points + 1);
      const expected = course.map(({ amount }, month) => {
        // What was granted for the months before is gone.
        const there = lots.slice(month).reduce((sum, points) => sum + points, 0);
        const fee = Math.round((amount * 58) / 100) / 100;
        const points = Math.min(Math.floor(there / 50), Math.ceil(fee)) * 50;
        let wanted = points;
        for (let index = month; index < lots.length; index += 1) {
          const part = Math.min(wanted, lots[index] ?? 0);
          lots[index] = (lots[index] ?? 0) - part;
          wanted -= part;
        }
        return points === 0 ? null : points;
      });
      expect(placed.map(({ points }) => points)).toEqual(expected);
      expect(await sumMoved()).toBe(0 - placed.reduce((sum, { points }) => sum + (points ?? 0), 0));
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 6 },
  );
}, 120_000);

const wanted = {
  accountNo: '510012300189',
  fundCode: 'HK0002',
  currency: 'HKD',
  amount: '2500.50',
  days: [6],
  paidFrom: 'direct-debit',
  usesPoints: true,
  vpin,
};

test('[EPNT-08, RSP-07, R3] the redemption of points by a plan is chosen when a plan is set up, once for fifty sent at once, and is among what the client reads', async () => {
  const visitor = await shared.visitors.loggedOn('HK', chan);
  const send = (more: object = {}) =>
    visitor.call('POST', '/plans', { body: { ...wanted, ...more }, headers: { 'idempotency-key': 'points-1' } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const plan = planSchedule.parse((await send()).json());
  expect(plan.changes).toMatchObject([{ kind: 'start', usesPoints: true }]);
  const all = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(all.filter((one) => one.refNo === plan.refNo)).toEqual([plan]);
  expect([(await send({ usesPoints: false })).statusCode]).toEqual([422]);
});

test.each([
  ['HK', { currency: 'USD', amount: '500' }, 'PLAN_POINTS_NOT_TAKEN'],
  ['HK', { intoFundCode: 'HK0001', paidFrom: undefined, amount: '1' }, 'PLAN_POINTS_NOT_TAKEN'],
  ['HK', { usesPoints: 'yes' }, 'PLAN_START_INVALID'],
  ['HK', { usesPoints: 1 }, 'PLAN_START_INVALID'],
  ['TW', { accountNo: undefined, fundCode: 'TW0001', currency: 'TWD', amount: '5000' }, 'PLAN_POINTS_NOT_TAKEN'],
] as const)(
  '[EPNT-08, EPNT-10, RSP-08] the redemption of points by a plan in %s a plan of %j that is to redeem points is refused: %s',
  async (region, more, code) => {
    const visitor = await shared.visitors.loggedOn(region, region === 'HK' ? chan : ['WANG8888', 'Sunny4102Tea']);
    const secret = region === 'HK' ? vpin : 'trade7316';
    const answer = await visitor.call('POST', '/plans', {
      body: { ...wanted, vpin: secret, ...more },
      headers: { 'idempotency-key': 'points-2' },
    });
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  },
);

test('[EPNT-08, RSP-09, R3, R8] the redemption of points by a plan is chosen and given up by a change, once for fifty sent at once; not of another’s plan, nor as it is', async () => {
  await begin({ usesPoints: false });
  const visitor = await shared.visitors.loggedOn('HK', chan);
  const send = (version: number, usesPoints: boolean, who = visitor) =>
    who.call('POST', '/plans/change', {
      body: { refNo, version, kind: 'change', usesPoints, ...(who === visitor ? { vpin } : {}) },
      headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
    });
  const stranger = await shared.visitors.loggedOn('HK', chow);
  expect(codesOf(await send(1, true, stranger))).toEqual(['PLAN_UNKNOWN']);
  expect(codesOf(await send(1, false))).toEqual(['PLAN_UNCHANGED']);
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(1, true)));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const chosen = planSchedule.parse((await send(1, true)).json());
  expect([chosen.version, chosen.changes.at(-1)]).toMatchObject([
    2,
    { kind: 'change', usesPoints: true, amount: null },
  ]);
  const again = planSchedule.parse((await send(2, false)).json());
  expect(again.changes.map(({ usesPoints }) => usesPoints)).toEqual([false, true, false]);
  const { database } = shared.sandbox;
  const kept = await database
    .select()
    .from(regularPlanChanges)
    .where(and(eq(regularPlanChanges.refNo, refNo), eq(regularPlanChanges.kind, 'change')));
  expect(kept.map(({ actor, sessionMark }) => [actor, sessionMark?.length])).toEqual([
    ['client', 8],
    ['client', 8],
  ]);
});
