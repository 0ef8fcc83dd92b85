import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { movingPlans, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { funds } from '../../../sandbox/database/schema/funds';
import {
  planMigrations,
  planMoves,
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { loginFailures, outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { nextPlanRun, runPlans } from '../../../sandbox/orders/plans/run-plans';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { stopped } from '../support/stopped';
import { codesOf, Visitor } from '../support/visitor';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const pin = '739162';
const active = 'RP000003';
const paused = 'RP000004';

let visitor: Visitor;

/** The two legacy plans of the client as they were seeded, from March 2026 on. */
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(loginFailures);
  const made = (await database.select().from(planMoves)).flatMap(({ movedTo }) => movedTo ?? []);
  const old = [active, paused];
  await database.delete(planMoves).where(inArray(planMoves.refNo, old));
  for (const refNo of made)
    await database.update(regularPlans).set({ status: 'TERMINATED' }).where(eq(regularPlans.refNo, refNo));
  await database.delete(regularPlanExecutions);
  await database.delete(regularPlanChanges);
  await database.update(regularPlans).set({ status: 'TERMINATED' });
  for (const [refNo, status] of [
    [active, 'ACTIVE'],
    [paused, 'SUSPENDED'],
  ] as const) {
    await database.update(regularPlans).set({ status }).where(eq(regularPlans.refNo, refNo));
    await database.insert(regularPlanChanges).values({
      refNo,
      sequence: 0,
      kind: 'start',
      fromMonth: '2026-03',
      amount: '2000',
      days: [7],
      status,
      at: new Date('2026-02-01T02:00:00Z'),
      actor: 'client',
    });
  }
  await beginBooksAnew(database);
  at('2026-03-04T10:00:00+08:00');
  visitor = await shared.visitors.loggedOn('HK', chan);
});

const at = (instant: string): void => shared.sandbox.clock.set(instant);
const deps = () => ({ ...shared.sandbox, configuration: shared.sandbox.configuration });
const both = [active, paused].map((refNo) => ({ refNo, version: 1 }));
const send = (more: Readonly<Record<string, unknown>> = {}, who = visitor) => {
  const body = { plans: both, dayOfMonth: 20, vpin: pin, ...more };
  const key = deriveKey('plan-move', ...body.plans.map(({ refNo, version }) => `${refNo}.${String(version)}`));
  return who.call('POST', '/plans/move', { body, headers: { 'idempotency-key': key } });
};
const plans = async () => planScheduleList.parse((await visitor.call('GET', '/plans')).json());
const planOf = async (refNo: string) => (await plans()).find((plan) => plan.refNo === refNo);
const eligibility = async () =>
  (await visitor.call('GET', '/rspMigration')).json<{ rspMigrationEligible: string }>().rspMigrationEligible;
const mails = async () => (await shared.sandbox.database.select().from(outbox)).map(({ text }) => text);
const runs = () => shared.sandbox.database.select().from(regularPlanExecutions);
const movedTo = async (refNo: string) => (await planOf(refNo))?.movedTo ?? '';

test('[RSP-05, RSP-12, RSP-13, API-58] asked for, it is on the plans with its day and what follows, kept with who asked, told, and can’t be asked for again', async () => {
  expect(await eligibility()).toBe('ELIGIBLE');
  const answer = movingPlans.parse((await send()).json()).plans;
  // The seventh of March is a Saturday, so its debit is on the ninth: three business days away, and still to be moved.
  expect(answer.map(({ refNo, move }) => [refNo, move?.fromMonth, move?.movesOn, move?.upcoming[0]?.date])).toEqual([
    [active, '2026-03', '2026-03-09', '2026-03-20'],
    [paused, '2026-03', '2026-03-09', undefined],
  ]);
  expect(await planOf(active)).toMatchObject({
    upcoming: [],
    version: 2,
    changes: [{}, { kind: 'move', by: 'client' }],
  });
  expect(await eligibility()).toBe('REQUESTED');
  const [change] = await shared.sandbox.database
    .select()
    .from(regularPlanChanges)
    .where(and(eq(regularPlanChanges.refNo, active), eq(regularPlanChanges.kind, 'move')));
  expect(change?.sessionMark).toHaveLength(8);
  expect(await mails()).toEqual([
    expect.stringMatching(
      /^Your Regular Investment Plan RP000003 .+ will transfer to eScheduler on 09 Mar 2026\. From Mar 2026, .+HKD 2000/,
    ),
    expect.stringMatching(/^Your Regular Investment Plan RP000004 .+ will transfer to eScheduler on 09 Mar 2026\./),
  ]);
  const again = await send({ plans: both.map((one) => ({ ...one, version: 2 })) });
  expect([again.statusCode, codesOf(again)]).toEqual([400, ['PLAN_MOVE_REQUESTED']]);
});

test('[RSP-05] no plan is moved while the firm has stopped plans, or the fund of one of them', async () => {
  const { database } = shared.sandbox;
  const plan = await planOf(active);
  for (const scope of ['plan', `fund:${plan?.fund.jfFundCode ?? ''}`])
    expect(codesOf(await stopped(database, { region: 'HK', scope }, () => send()))).toEqual(['PLAN_STOPPED']);
  expect((await send()).statusCode).toBe(200);
});

test('[RSP-05, RSP-12] the desk ends the older plans on the day of the move and puts plans of the same fund and amount in their place, paused where they were; no month is debited twice or left out', async () => {
  await send();
  expect(await nextPlanRun(deps())).toBe('2026-03-09T09:00:00+08:00');
  for (const instant of [
    '2026-03-09T08:59:00+08:00',
    '2026-03-09T09:00:00+08:00',
    '2026-03-20T10:00:00+08:00',
    '2026-05-21T10:00:00+08:00',
  ]) {
    at(instant);
    await runPlans(deps());
  }
  visitor = await shared.visitors.loggedOn('HK', chan);
  const first = await movedTo(active);
  const second = await movedTo(paused);
  expect((await runs()).map(({ refNo, month, date }) => [refNo, month, date]).toSorted()).toEqual([
    [first, '2026-03', '2026-03-20'],
    [first, '2026-04', '2026-04-20'],
    [first, '2026-05', '2026-05-20'],
  ]);
  expect(await planOf(active)).toMatchObject({
    upcoming: [],
    move: null,
    changes: [{}, {}, { kind: 'end', by: 'desk', fromMonth: '2026-03' }],
  });
  expect(await planOf(first)).toMatchObject({
    accountNo: '510012300189',
    isLegacy: false,
    movedFrom: active,
    paidFrom: 'direct-debit',
    changes: [{ kind: 'start', by: 'desk', fromMonth: '2026-03', amount: '2000', days: [20], status: 'ACTIVE' }],
  });
  expect(await planOf(second)).toMatchObject({ upcoming: [], changes: [{ status: 'SUSPENDED' }] });
  expect(await mails()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        new RegExp(
          `^Your Regular Investment Plan RP000003 .+ has been transferred to eScheduler\\. The new plan number is ${first}\\.`,
        ),
      ),
      expect.stringMatching(/^Your Regular Investment Plan RP000004 .+ The plan stays paused/),
    ]),
  );
  expect(await eligibility()).toBe('NOT_ELIGIBLE');
  expect(await faultsInBooks(shared.sandbox.database)).toEqual([]);
});

test('[RSP-05, RSP-12] whatever the desk sleeps through, and however many desks wake at once, each month is one order', async () => {
  at('2026-03-05T10:00:00+08:00');
  visitor = await shared.visitors.loggedOn('HK', chan);
  expect((await send()).statusCode).toBe(200);
  at('2026-06-25T10:00:00+08:00');
  await Promise.all(Array.from({ length: 5 }, () => runPlans(deps())));
  const done = await runs();
  const months = done.map(({ month }) => month).toSorted();
  expect(months).toEqual(['2026-03', '2026-04', '2026-05', '2026-06']);
  expect(done.filter(({ refNo }) => refNo === active).map(({ month }) => month)).toEqual(['2026-03']);
  expect(
    (await shared.sandbox.database.select().from(planMoves)).filter(({ movedTo: to }) => to !== null),
  ).toHaveLength(2 + (await othersMoved()));
});

/** The move of the demonstration's other client, whose day may have come too. */
const othersMoved = async () =>
  (await shared.sandbox.database.select().from(planMoves)).filter(
    ({ refNo, movedTo: to }) => to !== null && refNo !== active && refNo !== paused,
  ).length;

const end = (more: Readonly<Record<string, unknown>> = {}) => {
  const body = { refNo: active, version: 1, kind: 'end', vpin: pin, ...more };
  const key = deriveKey('plan-change', active, String(body.version));
  return visitor.call('POST', '/plans/change', { body, headers: { 'idempotency-key': key } });
};

test('[RSP-04, RSP-06, CONFLICT-41, PIN-03] the older plan takes its end alone, from whoever knows the transaction PIN; it is told and executed no more', async () => {
  for (const vpin of ['111111', undefined]) {
    const wrong = await end({ vpin });
    expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['VPN0001']]);
  }
  for (const kind of ['pause', 'resume'])
    expect(codesOf(await end({ kind, vpin: undefined }))).toEqual(['PLAN_TAKES_NO_AMENDMENTS']);
  expect((await end()).json()).toMatchObject({ upcoming: [], changes: [{}, { kind: 'end', fromMonth: '2026-03' }] });
  expect(await mails()).toEqual([expect.stringMatching(/^Your monthly plan RP000003 .+ is stopped from Mar 2026\./)]);
  at('2026-05-20T10:00:00+08:00');
  await runPlans(deps());
  expect(await runs()).toEqual([]);
});

test('[RSP-05, RSP-06] ended before its day, a plan is neither moved nor executed any more', async () => {
  await send();
  expect((await end({ version: 2 })).statusCode).toBe(200);
  expect(await planOf(active)).toMatchObject({ move: null, upcoming: [] });
  at('2026-05-21T10:00:00+08:00');
  await runPlans(deps());
  visitor = await shared.visitors.loggedOn('HK', chan);
  expect([await runs(), await movedTo(active), (await movedTo(paused)) !== '']).toEqual([[], '', true]);
});

test('[R3, API-90, RSP-12] sent fifty times at once is asked for once, and again gets the same answer; another day under its key is refused', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send()));
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  const again = await send();
  expect([again.statusCode, (await mails()).length]).toEqual([200, 2]);
  const other = await send({ dayOfMonth: 21 });
  expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
});

test.each([
  [{ dayOfMonth: 29 }, 'PLAN_DAY_INVALID'],
  [{ plans: both.slice(0, 1) }, 'PLAN_OUTDATED'],
  [{ plans: both.map((one) => ({ ...one, version: 0 })) }, 'PLAN_OUTDATED'],
  [{ plans: [...both, { refNo: 'RP000006', version: 1 }] }, 'PLAN_OUTDATED'],
  [{ plans: [both[0], both[0]] }, 'PLAN_OUTDATED'],
  [{ plans: [] }, 'PLAN_MOVE_INVALID'],
  [{ dayOfMonth: 0 }, 'PLAN_MOVE_INVALID'],
  [{ plans: [{ refNo: 'RP\u0000', version: 1 }] }, 'BAD_REQUEST'],
] as const)('[RSP-05, RSP-12] a move that isn’t possible is refused and nothing is kept: %j', async (more, code) => {
  const answer = await send(more);
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  expect([await eligibility(), await mails()]).toEqual(['ELIGIBLE', []]);
});

test('[RSP-13, ENUM-03] a client who may not move the plans is told so, by the books, the bank or the fund', async () => {
  const { database } = shared.sandbox;
  const refusal = async () => codesOf(await send());
  for (const eligible of ['NOT_ELIGIBLE', 'SYSTEM_FAIL'] as const) {
    await database
      .insert(planMigrations)
      .values({ clientId: 'HK-TYPICAL', eligibility: eligible, reasons: ['FROZEN'] });
    expect([await eligibility(), await refusal()]).toEqual([eligible, ['PLAN_MOVE_NOT_OPEN']]);
    await database.delete(planMigrations).where(eq(planMigrations.clientId, 'HK-TYPICAL'));
  }
  const debits = and(eq(bankAuthorities.accountNumber, '510012300189'), eq(bankAuthorities.status, 'A'));
  const kept = await database.update(bankAuthorities).set({ status: 'I' }).where(debits).returning();
  expect((await visitor.call('GET', '/rspMigration')).json()).toEqual({
    rspMigrationEligible: 'NOT_ELIGIBLE',
    illegibleReasons: ['NO_BANK'],
  });
  const again = kept.map(({ id }) => id);
  await database.update(bankAuthorities).set({ status: 'A' }).where(inArray(bankAuthorities.id, again));
  const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.refNo, active));
  const fund = eq(funds.id, plan?.fundId ?? 0);
  await database.update(funds).set({ statusNormal: false }).where(fund);
  expect(await refusal()).toEqual(['PLAN_FUND_NOT_OFFERED']);
  await database.update(funds).set({ statusNormal: true }).where(fund);
  expect(await mails()).toEqual([]);
});

test('[PIN-03, R14] a wrong PIN is refused, counted and costs no key; nobody without a session asks for anything', async () => {
  for (const vpin of ['111111', '', '528314']) {
    const wrong = await send({ vpin });
    expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['VPN0001']]);
  }
  expect((await send({}, new Visitor(shared.servers.HK, 'HK'))).statusCode).toBe(401);
  expect((await send()).statusCode).toBe(200);
});

test('[R6, API-90, RSP-12] leaves nothing wherever a statement fails, and may be sent again', async () => {
  let failed = 0;
  for (let k = 1; k < 120; k += 1) {
    const stop = failStatement(k);
    await send();
    if (!stop()) break;
    failed += 1;
    const asked = await shared.sandbox.database
      .select()
      .from(planMoves)
      .where(inArray(planMoves.refNo, [active, paused]));
    expect([asked.length, (await mails()).length], `statement ${String(k)}`).toEqual([0, 0]);
  }
  expect(failed).toBeGreaterThan(8);
  expect([await eligibility(), (await mails()).length]).toEqual(['REQUESTED', 2]);
});
