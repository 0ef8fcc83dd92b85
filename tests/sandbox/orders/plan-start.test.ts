import { and, eq, inArray, isNull } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { funds } from '../../../sandbox/database/schema/funds';
import { orders } from '../../../sandbox/database/schema/orders';
import { planMoves, regularPlanChanges, regularPlanExecutions } from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { jfFundCode } from '../../../sandbox/funds/listed-funds';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { addedPlans } from '../support/added-plans';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { stopped } from '../support/stopped';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const added = addedPlans(shared);
const chan = ['chanmei88', '528314'] as const;
const chow = ['chowgold3', '571940'] as const;
const pin = '739162';

let visitor: Visitor;

beforeEach(async () => {
  await shared.sandbox.forget();
  // The demonstration's own move would make a plan.
  await shared.sandbox.database.delete(planMoves);
  await shared.sandbox.database.delete(submissions);
  shared.sandbox.clock.set('2026-03-04T10:00:00+08:00');
  visitor = await shared.visitors.loggedOn('HK', chan);
});

const schedules = async (who = visitor) => planScheduleList.parse((await who.call('GET', '/plans')).json());
const mails = () => shared.sandbox.database.select().from(outbox);
const wanted = {
  accountNo: '510012300189',
  fundCode: 'HK0002',
  currency: 'HKD',
  amount: '2500.50',
  days: [6],
  paidFrom: 'direct-debit',
  vpin: pin,
};
const send = (more: Readonly<Record<string, unknown>> = {}, key = 'plan-key-1', who = visitor) =>
  who.call('POST', '/plans', { body: { ...wanted, ...more }, headers: { 'idempotency-key': key } });

test('[RSP-07, RSP-02] a new plan is set up with its first execution at least the lead away, on the list at once, kept with who did it and told', async () => {
  const plan = planSchedule.parse((await send()).json());
  expect(plan).toMatchObject({ isLegacy: false, currency: 'HKD', paidFrom: 'direct-debit', version: 1 });
  expect(plan.changes).toMatchObject([
    { kind: 'start', by: 'client', fromMonth: '2026-04', amount: '2500.50', days: [6], status: 'ACTIVE' },
  ]);
  expect(plan.upcoming[0]).toMatchObject({ month: '2026-04', date: '2026-04-08', moved: ['holiday'] });
  expect((await schedules()).filter(({ refNo }) => refNo === plan.refNo)).toEqual([plan]);
  const [row] = await shared.sandbox.database
    .select()
    .from(regularPlanChanges)
    .where(eq(regularPlanChanges.refNo, plan.refNo));
  expect([row?.actor, row?.sessionMark?.length]).toEqual(['client', 8]);
  expect((await mails()).map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /^Your monthly plan RP[A-Z]{10} is set up\. It invests HKD 2500\.50 in .+ every month, starting on 08 Apr 2026\.$/,
    ),
  ]);
});

test('[RSP-07, RSP-02] a new plan is executed by the desk from its first day on, once a month', async () => {
  const { refNo } = planSchedule.parse((await send()).json());
  const { sandbox } = shared;
  const deps = { ...sandbox, configuration: sandbox.configuration };
  for (const instant of ['2026-04-07T18:00:00+08:00', '2026-04-08T10:00:00+08:00', '2026-05-06T10:00:00+08:00']) {
    sandbox.clock.set(instant);
    await runPlans(deps);
  }
  const run = await sandbox.database.select().from(regularPlanExecutions).where(eq(regularPlanExecutions.refNo, refNo));
  expect(run).toMatchObject([
    { month: '2026-04', date: '2026-04-08', outcome: 'placed' },
    { month: '2026-05', date: '2026-05-06', outcome: 'placed' },
  ]);
  const placed = await sandbox.database
    .select()
    .from(orders)
    .where(
      inArray(
        orders.id,
        run.flatMap(({ orderId }) => orderId ?? []),
      ),
    );
  expect(placed.map(({ amount, paidFrom }) => [amount, paidFrom])).toEqual([
    ['2500.50', 'direct-debit'],
    ['2500.50', 'direct-debit'],
  ]);
});

test('[R3, API-90, RSP-07] sent fifty times at once is set up once, and again gets the same answer; other terms under its key are refused', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const again = await send();
  expect([again.statusCode, (await added.all()).length, (await mails()).length]).toEqual([200, 1, 1]);
  const other = await send({ amount: '3000' });
  expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
});

test.each(['plan', 'all', 'fund:HK0002', 'fund:own'])(
  '[RSP-07, RSP-09] a plan is neither set up, changed nor resumed while the firm has stopped %s, and can be paused and ended',
  async (what) => {
    const { database } = shared.sandbox;
    const { refNo } = planSchedule.parse((await send()).json());
    const [fund] = await database.select().from(funds).where(eq(funds.code, 'HK0002'));
    const scope = what === 'fund:own' ? `fund:${fund ? jfFundCode(fund) : ''}` : what;
    const change = (version: number, body: object) =>
      visitor.call('POST', '/plans/change', {
        body: { refNo, version, vpin: pin, ...body },
        headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
      });
    const pausedOrEnded = await stopped(database, { region: 'HK', scope }, async () => {
      for (const answer of [
        await send({}, 'plan-key-2'),
        await change(1, { kind: 'change', amount: '3000', days: [6] }),
      ])
        expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['PLAN_STOPPED']]);
      const paused = await change(1, { kind: 'pause' });
      expect(codesOf(await change(2, { kind: 'resume' }))).toEqual(['PLAN_STOPPED']);
      return [paused.statusCode, (await change(2, { kind: 'end' })).statusCode];
    });
    expect(pausedOrEnded).toEqual([200, 200]);
    expect((await send({}, 'plan-key-2')).statusCode).toBe(200);
  },
);

test.each([
  [{ accountNo: '510012301251' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ accountNo: '51001230018901' }, 'PLAN_ACCOUNT_UNKNOWN'],
  [{ fundCode: 'NOSUCH' }, 'PLAN_FUND_NOT_OFFERED'],
  [{ currency: 'EUR' }, 'PLAN_CURRENCY_INVALID'],
  [{ amount: '999.99' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '0' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '2000.005' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '1000000.01' }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '9'.repeat(15) }, 'PLAN_AMOUNT_INVALID'],
  [{ amount: '9'.repeat(40) }, 'PLAN_START_INVALID'],
  [{ amount: '-1000' }, 'PLAN_START_INVALID'],
  [{ days: [29] }, 'PLAN_DAY_INVALID'],
  [{ days: [31] }, 'PLAN_DAY_INVALID'],
  [{ days: [0] }, 'PLAN_START_INVALID'],
  [{ days: [1.5] }, 'PLAN_START_INVALID'],
  [{ paidFrom: 'a friend' }, 'PLAN_START_INVALID'],
  [{ fundCode: 'HK\u0000' }, 'BAD_REQUEST'],
])('[RSP-07, SESS-06] that can’t be is refused, and nothing is set up (%#)', async (more, code) => {
  const answer = await send(more);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  expect([await added.all(), await mails()]).toEqual([[], []]);
});

test('[RSP-07, FUND-34] a new plan isn’t set up in a fund that takes no monthly plans', async () => {
  const { database } = shared.sandbox;
  const flag = (availScheduledBuy: boolean) =>
    database.update(funds).set({ availScheduledBuy }).where(eq(funds.code, 'HK0002'));
  await flag(false);
  try {
    expect(codesOf(await send())).toEqual(['PLAN_FUND_NOT_OFFERED']);
  } finally {
    await flag(true);
  }
});

test('[RSP-07, BANK-06] a new plan isn’t set up on a direct debit that the client has not allowed', async () => {
  const { database } = shared.sandbox;
  const statuses = async (status: 'A' | 'I') =>
    database
      .update(bankAuthorities)
      .set({ status })
      .where(
        and(
          eq(bankAuthorities.kind, 'DDA'),
          eq(bankAuthorities.accountNumber, '510012300189'),
          isNull(bankAuthorities.expiresOn),
        ),
      );
  await statuses('I');
  try {
    expect(codesOf(await send())).toEqual(['PLAN_PAYMENT_UNAVAILABLE']);
  } finally {
    await statuses('A');
  }
});

test('[RSP-07, VCA-15] a new plan on the Cash Account needs no money before its first day', async () => {
  const plan = planSchedule.parse((await send({ paidFrom: 'cash-account', amount: '1000000' })).json());
  expect(plan).toMatchObject({ paidFrom: 'cash-account', changes: [{ amount: '1000000.00' }] });
});

test('[PIN-03, CONFLICT-09, RSP-07] asks for the transaction PIN, and is refused a visitor and another client', async () => {
  const wrong = await send({ vpin: '000000' });
  expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['VPN0001']]);
  expect((await send({}, 'plan-key-1', new Visitor(shared.servers.HK, 'HK'))).statusCode).toBe(401);
  const other = await shared.visitors.loggedOn('HK', chow);
  expect((await send({}, 'plan-key-1', other)).statusCode).not.toBe(200);
  expect(await added.all()).toEqual([]);
});

test('[R8, API-90, RSP-07] leaves nothing wherever a statement fails, and may be sent again', async () => {
  let failed = 0;
  for (let k = 1; k < 90; k += 1) {
    const stop = failStatement(k);
    await send();
    if (!stop()) break;
    failed += 1;
    expect([(await added.all()).length, (await mails()).length], `statement ${String(k)}`).toEqual([0, 0]);
  }
  expect(failed).toBeGreaterThan(8);
  expect([(await added.all()).length, (await mails()).length]).toEqual([1, 1]);
});
