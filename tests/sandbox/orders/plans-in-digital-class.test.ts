import { and, eq, notLike } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../adapters/rest/contract/plans/plan-schedules';
import { keyOf } from '../../../domain/submissions/idempotency-key';
import { funds } from '../../../sandbox/database/schema/funds';
import { regularPlanChanges, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

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
  visitor = await shared.visitors.loggedOn('TW', ['WANG8888', 'Sunny4102Tea']);
});
afterEach(async () => {
  const { database } = shared.sandbox;
  await database.delete(regularPlanChanges).where(notLike(regularPlanChanges.refNo, '%0%'));
  await database.delete(regularPlans).where(setUp);
  await make(false);
});

const start = (amount: string, more: object = {}) =>
  visitor.call('POST', '/plans', {
    body: {
      ...{ fundCode: 'TW0001', currency: 'TWD', amount, days: [6], paidFrom: 'direct-debit', vpin: 'trade7316' },
      ...more,
    },
    headers: { 'idempotency-key': `digital-${amount}` },
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
  const change = (version: number, amount: string) =>
    visitor.call('POST', '/plans/change', {
      body: { refNo, version, kind: 'change', amount },
      headers: { 'idempotency-key': keyOf('plan-change', refNo, String(version)) },
    });
  expect(codesOf(await change(1, '300001'))).toEqual(['PLAN_AMOUNT_INVALID']);
  expect((await change(1, '300000')).statusCode).toBe(200);
  const all = planScheduleList.parse((await visitor.call('GET', '/plans')).json());
  expect(all.filter((one) => one.isDigitalShareClass).map((one) => one.refNo)).toContain(refNo);
});
