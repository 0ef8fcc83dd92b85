import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { planSchedule, planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { calendars } from '../../../sandbox/database/schema/funds';
import { regularPlanChanges, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const chan = ['chanmei88', '528314'] as const;
const chow = ['chowgold3', '571940'] as const;

let visitor: Visitor;
let before: typeof regularPlans.$inferSelect | undefined;

beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(regularPlanChanges);
  for (const plan of await database.select().from(regularPlans)) {
    const { refNo, amount, days, status, updatedAt: at } = plan;
    const start = { refNo, sequence: 0, kind: 'start', fromMonth: '2026-01', actor: 'client' } as const;
    await database.insert(regularPlanChanges).values({ ...start, amount, days, status, at });
    if (refNo === 'RP000001') before ??= plan;
  }
  shared.sandbox.clock.set('2026-03-04T10:00:00+08:00');
  visitor = await shared.visitors.loggedOn('HK', chan);
});

const schedules = async (who = visitor) => planScheduleList.parse((await who.call('GET', '/plans')).json());
const plan = async (refNo: string) => (await schedules()).find((one) => one.refNo === refNo);
type Change = Readonly<Record<string, unknown>>;
const send = (
  body: Change,
  who = visitor,
  key: string = deriveKey('plan-change', String(body['refNo']), String(body['version'])),
) => who.call('POST', '/plans/change', { body: body as object, headers: { 'idempotency-key': key } });
const pause = { refNo: 'RP000001', version: 1, kind: 'pause' } as const;
const restore = async (): Promise<void> => {
  if (before)
    await shared.sandbox.database.update(regularPlans).set(before).where(eq(regularPlans.refNo, before.refNo));
};

describe('a client’s plans', () => {
  test('[RSP-09, RSP-03] say what each will do in the months to come, by the dealing calendar', async () => {
    const [first] = await schedules();
    expect(first).toMatchObject({ refNo: 'RP000001', isLegacy: false, paidFrom: 'direct-debit', version: 1 });
    expect(first?.upcoming.slice(2, 5)).toEqual([
      { month: '2026-03', day: 10, date: '2026-03-10', moved: [], amount: '3000.00' },
      { month: '2026-04', day: 10, date: '2026-04-10', moved: [], amount: '3000.00' },
      { month: '2026-05', day: 10, date: '2026-05-11', moved: ['weekend'], amount: '3000.00' },
    ]);
    expect((await schedules()).map(({ isLegacy }) => isLegacy)).toEqual([false, false, true, true, true]);
  });

  test('[RSP-09] move where a typhoon closes the market', async () => {
    const { database } = shared.sandbox;
    await database.insert(calendars).values({ market: 'HK', date: '2026-03-10', name: 'Typhoon' });
    try {
      expect((await plan('RP000001'))?.upcoming[2]).toMatchObject({ date: '2026-03-11', moved: ['closure'] });
    } finally {
      await database.delete(calendars).where(eq(calendars.date, '2026-03-10'));
    }
  });

  test('[SESS-06, API-10] a client’s plans are told nobody else', async () => {
    const other = await shared.visitors.loggedOn('HK', chow);
    expect((await schedules(other)).map(({ refNo }) => refNo)).toEqual(['RP000008']);
    const answer = await send(pause, other);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['PLAN_UNKNOWN']]);
    expect((await plan('RP000001'))?.version).toBe(1);
  });
});

describe('a change of a plan', () => {
  test('[RSP-09] counts from the first execution that it is in time for, and is kept with who did it and told', async () => {
    const answer = planSchedule.parse((await send(pause)).json());
    expect(answer.changes[1]).toMatchObject({ kind: 'pause', by: 'client', fromMonth: '2026-03', status: 'SUSPENDED' });
    const { database } = shared.sandbox;
    const [, row] = await database
      .select()
      .from(regularPlanChanges)
      .where(eq(regularPlanChanges.refNo, 'RP000001'))
      .orderBy(asc(regularPlanChanges.sequence));
    expect([row?.actor, row?.sessionMark?.length]).toEqual(['client', 8]);
    expect((await database.select().from(outbox)).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^Your monthly plan RP000001 for .+ is paused from Mar 2026\. Nothing is debited until you resume it\.$/,
      ),
    ]);
    const vpin = '739162';
    const resumed = planSchedule.parse((await send({ ...pause, version: 2, kind: 'resume', vpin })).json());
    const changed = { refNo: 'RP000001', version: 3, kind: 'change', amount: '2500', days: [20], vpin };
    expect(planSchedule.parse((await send(changed)).json()).upcoming[2]).toEqual({
      month: '2026-03',
      day: 20,
      date: '2026-03-20',
      moved: [],
      amount: '2500',
    });
    expect(resumed.version).toBe(3);
    expect(planSchedule.parse((await send({ ...pause, version: 4, kind: 'end' })).json()).upcoming.slice(2)).toEqual(
      [],
    );
    expect(codesOf(await send({ ...pause, version: 5, kind: 'resume' }))).toEqual(['PLAN_ENDED']);
    await restore();
  });

  test('[R3, RSP-09] sent fifty times at once is made once, and again gets the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(pause)));
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const again = await send(pause);
    expect([again.statusCode, planSchedule.parse(again.json()).version]).toEqual([200, 2]);
    expect(await shared.sandbox.database.select().from(outbox)).toHaveLength(1);
    const other = await send({ ...pause, kind: 'end' });
    expect([other.statusCode, codesOf(other)]).toEqual([422, ['IDEMPOTENCY_KEY_REUSED']]);
    await restore();
  });

  test.each([
    [{ ...pause, version: 7 }, 'PLAN_OUTDATED'],
    [{ ...pause, kind: 'resume' }, 'PLAN_UNCHANGED'],
    [{ ...pause, kind: 'change' }, 'PLAN_UNCHANGED'],
    [{ ...pause, kind: 'change', amount: '3000' }, 'PLAN_UNCHANGED'],
    [{ ...pause, amount: '3000' }, 'PLAN_UNCHANGED'],
    [{ ...pause, kind: 'change', amount: '999.99' }, 'PLAN_AMOUNT_INVALID'],
    [{ ...pause, kind: 'change', amount: '0' }, 'PLAN_AMOUNT_INVALID'],
    [{ ...pause, kind: 'change', amount: '2000.005' }, 'PLAN_AMOUNT_INVALID'],
    [{ ...pause, kind: 'change', days: [29] }, 'PLAN_DAY_INVALID'],
    [{ ...pause, refNo: 'RP000003' }, 'PLAN_TAKES_NO_AMENDMENTS'],
    [{ ...pause, refNo: 'RP999999' }, 'PLAN_UNKNOWN'],
    [{ ...pause, refNo: 'RP\u0000' }, 'BAD_REQUEST'],
    [{ ...pause, kind: 'change', amount: '9'.repeat(40) }, 'PLAN_CHANGE_INVALID'],
    [{ ...pause, kind: 'double' }, 'PLAN_CHANGE_INVALID'],
  ])('[RSP-04, RSP-09, CONFLICT-41] that can’t be taken is refused and changes nothing (%#)', async (body, code) => {
    const answer = await send(body);
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    expect((await schedules()).every(({ version }) => version === 1)).toBe(true);
    expect(await shared.sandbox.database.select().from(outbox)).toEqual([]);
  });

  test('[R8, API-90, RSP-09] leaves nothing wherever a statement fails, and may be sent again', async () => {
    let failed = 0;
    for (let k = 1; k < 60; k += 1) {
      const stop = failStatement(k);
      await send(pause);
      if (!stop()) break;
      failed += 1;
      const [{ version } = { version: 0 }] = await schedules();
      expect([version, (await shared.sandbox.database.select().from(outbox)).length], `statement ${String(k)}`).toEqual(
        [1, 0],
      );
    }
    expect(failed).toBeGreaterThan(4);
    expect((await plan('RP000001'))?.version).toBe(2);
    expect(await shared.sandbox.database.select().from(outbox)).toHaveLength(1);
    await restore();
  });

  test('[SESS-06] a change of a plan is refused a visitor', async () => {
    expect((await send(pause, new Visitor(shared.servers.HK, 'HK'))).statusCode).toBe(401);
  });
});
