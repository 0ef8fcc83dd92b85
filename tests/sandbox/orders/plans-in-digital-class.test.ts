import { and, asc, eq, like, notLike } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderLists } from '../../../sandbox/database/schema/orders';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { liftDebitLimits } from '../support/lift-debit-limits';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';
import { beginBooksAnew, seeBooks } from '../support/watched-books';

const shared = sharedSandbox();
const setUp = notLike(regularPlans.refNo, '%0%');
let visitor: Visitor;

const make = (isDigitalClass: boolean) =>
  shared.sandbox.database
    .update(funds)
    .set({ isDigitalClass })
    .where(and(eq(funds.region, 'TW'), eq(funds.code, 'TW0001')));

beforeEach(async () => {
  await shared.sandbox.forget();
  await shared.sandbox.database.delete(submissions);
  await make(true);
  await liftDebitLimits(shared.sandbox.database, 'TW-TYPICAL');
  visitor = await shared.visitors.loggedOn('TW', ['WANG8888', 'Sunny4102Tea']);
});
afterEach(async () => {
  const { database } = shared.sandbox;
  await seeBooks(database);
  await database.delete(regularPlanExecutions).where(notLike(regularPlanExecutions.refNo, '%0%'));
  await database.delete(regularPlanChanges).where(notLike(regularPlanChanges.refNo, '%0%'));
  await database.delete(regularPlans).where(setUp);
  await make(false);
  await beginBooksAnew(database);
});

const start = (amount: string, more: object = {}) =>
  visitor.call('POST', '/plans', {
    body: {
      fundCode: 'TW0001',
      currency: 'TWD',
      amount,
      days: [6],
      paidFrom: 'direct-debit',
      vpin: 'trade7316',
      ...more,
    },
    headers: { 'idempotency-key': `digital-${amount}` },
  });

const change = (refNo: string, version: number, wish: object) =>
  visitor.call('POST', '/plans/change', {
    body: { refNo, version, vpin: 'trade7316', ...wish },
    headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
  });

test.each([{}, { type: 'DX' }])(
  '[TRADE-129, TRADE-130, TRADE-79] a plan of %j in a digital share class is set up for at most what one contract of it may be',
  async (type) => {
    expect(codesOf(await start('300001', type))).toEqual(['PLAN_AMOUNT_INVALID']);
    expect(codesOf(await start('2999', type))).toEqual(['PLAN_AMOUNT_INVALID']);
    const plan = planSchedule.parse((await start('300000', type)).json());
    expect(plan).toMatchObject({ isDigitalShareClass: true, changes: [{ amount: '300000' }] });
    await make(false);
    expect((await start('300001', type)).statusCode).toBe(200);
  },
);

test('[TRADE-130, RSP-09] one that there is can’t be changed to more', async () => {
  const { refNo } = planSchedule.parse((await start('5000')).json());
  expect(codesOf(await change(refNo, 1, { kind: 'change', amount: '300001' }))).toEqual(['PLAN_AMOUNT_INVALID']);
  expect((await change(refNo, 1, { kind: 'change', amount: '300000' })).statusCode).toBe(200);
  const all = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(all.filter((one) => one.isDigitalShareClass).map((one) => one.refNo)).toContain(refNo);
});

/** Executes what is due up to a day. */
async function runOn(day: string): Promise<void> {
  shared.sandbox.clock.set(`${day}T10:00:00+08:00`);
  await runPlans({ ...shared.sandbox, configuration: shared.sandbox.configuration });
}
const told = async (refNo: string) =>
  (
    await shared.sandbox.database
      .select()
      .from(outbox)
      .where(like(outbox.text, `%${refNo}%`))
      .orderBy(asc(outbox.id))
  )
    .map(({ text }) => text)
    .slice(1);
const ordersOf = (refNo: string) =>
  shared.sandbox.database
    .select()
    .from(orderLists)
    .where(eq(orderLists.note, `Regular plan ${refNo}`));
const planOf = async (refNo: string) => {
  visitor = await shared.visitors.loggedOn('TW', ['WANG8888', 'Sunny4102Tea']);
  const all = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  return all.find((plan) => plan.refNo === refNo);
};

/** A plan for more than the class takes, in a fund that becomes of the class afterwards. */
async function planAbove(amount: string, more: object = {}): Promise<string> {
  await make(false);
  const { refNo } = planSchedule.parse((await start(amount, { days: [6, 16, 26], ...more })).json());
  await make(true);
  return refNo;
}

const refusal = (refNo: string, amount: string) =>
  `您的定期定額約定 ${refNo}（雲嶺台灣成長股票基金 A（累積））無法申購 TWD ${amount}：此基金每次申購最高為 TWD 300000。本次未扣款，也未申購。請變更約定的扣款金額，變更前不會再申購。`;

test.each([
  ['300001', {}],
  ['400000', { type: 'DX' }],
])(
  '[TRADE-130, TRADE-79, RSP-02] a plan of %s above the limit by now, %j, orders nothing, is told why and isn’t tried again, until its client changes the amount',
  async (amount, more) => {
    const refNo = await planAbove(amount, more);
    await runOn('2026-03-16');
    await runOn('2026-03-18');
    expect((await planOf(refNo))?.executions).toMatchObject([
      { day: 16, amount, outcome: 'failed', nextTry: null, orderId: null, problem: 'above-maximum' },
    ]);
    expect(await ordersOf(refNo)).toEqual([]);
    expect(await told(refNo)).toEqual([refusal(refNo, amount)]);
    expect((await change(refNo, 1, { kind: 'change', amount: '300000' })).statusCode).toBe(200);
    await runOn('2026-03-26');
    const executions = (await planOf(refNo))?.executions;
    expect(executions?.map((one) => [one.day, one.outcome, one.problem])).toEqual([
      [16, 'failed', 'above-maximum'],
      [26, 'placed', undefined],
    ]);
    expect(await ordersOf(refNo)).toHaveLength(1);
  },
);

test('[TRADE-130, RSP-09] a plan is paused after three refusals, and resumed only with another amount', async () => {
  const refNo = await planAbove('300001', { days: [16, 17, 18] });
  await runOn('2026-03-18');
  const plan = await planOf(refNo);
  expect(plan?.executions.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
  expect(plan?.changes.at(-1)).toMatchObject({ kind: 'pause', by: 'desk' });
  expect(await told(refNo)).toEqual([
    refusal(refNo, '300001'),
    refusal(refNo, '300001'),
    refusal(refNo, '300001'),
    `由於扣款金額不在基金的申購限額內，您的定期定額約定 ${refNo}（雲嶺台灣成長股票基金 A（累積））已暫停。請先變更金額，再恢復扣款。`,
  ]);
  expect(codesOf(await change(refNo, 2, { kind: 'resume' }))).toEqual(['PLAN_AMOUNT_INVALID']);
  expect((await change(refNo, 2, { kind: 'change', amount: '300000' })).statusCode).toBe(200);
  expect((await change(refNo, 3, { kind: 'resume' })).statusCode).toBe(200);
});
