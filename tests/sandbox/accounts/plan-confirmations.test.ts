import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { planScheduleList } from '../../../contract/rest/plans/plan-schedules';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { regularPlanChanges, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { loginFailures } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

const shared = sharedSandbox();
const amounts = { HK: '3000', TW: '5000' } as const;

let visitor: Visitor;

/** The plan of a client as it was set up, with one change that every test may add to. */
async function begin(region: 'HK' | 'TW', refNo: string): Promise<void> {
  await shared.sandbox.forget();
  shared.sandbox.clock.set('2026-03-04T10:00:00+08:00');
  const { database } = shared.sandbox;
  await database.delete(submissions);
  await database.delete(loginFailures);
  await database.delete(regularPlanChanges).where(eq(regularPlanChanges.refNo, refNo));
  const terms = { amount: amounts[region], days: [10], status: 'ACTIVE' as const };
  await database.update(regularPlans).set(terms).where(eq(regularPlans.refNo, refNo));
  await database.insert(regularPlanChanges).values({
    refNo,
    sequence: 0,
    kind: 'start',
    fromMonth: '2026-01',
    ...terms,
    at: new Date('2026-01-02T02:00:00Z'),
    actor: 'client',
  });
}

describe.each([
  { region: 'HK', client: ['chanmei88', '528314'], secret: '739162', wrong: '000001', refNo: 'RP000001' },
  { region: 'TW', client: ['WANG8888', 'Sunny4102Tea'], secret: 'trade7316', wrong: 'trade0000', refNo: 'RT000001' },
] as const)('a change of a plan in $region', ({ region, client, secret, wrong, refNo }) => {
  beforeEach(async () => {
    await begin(region, refNo);
    visitor = await shared.visitors.loggedOn(region, client);
  });
  const plan = async () =>
    planScheduleList.parse((await visitor.call('GET', '/plans')).json()).find((one) => one.refNo === refNo);
  const send = async (version: number, wish: object, vpin?: string) => {
    const answer = await visitor.call('POST', '/plans/change', {
      body: { refNo, version, ...wish, ...(vpin === undefined ? {} : { vpin }) },
      headers: { 'idempotency-key': deriveKey('plan-change', refNo, String(version)) },
    });
    return answer.statusCode === 200 ? [200] : [answer.statusCode, ...codesOf(answer)];
  };

  test.each([
    ['raise', { kind: 'change', amount: '1000000' }],
    ['re-date', { kind: 'change', days: [20] }],
    ['re-date and lower', { kind: 'change', amount: '3000', days: [20] }],
  ])('[RSP-07, RSP-09, PIN-03, TRADE-14] asks to %s it for the secret that setting it up asks for', async (_, wish) => {
    expect(await send(1, wish)).toEqual([401, 'VPN0001']);
    expect(await send(1, wish, wrong)).toEqual([401, 'VPN0001']);
    expect((await plan())?.version).toBe(1);
    expect(await send(1, wish, secret)).toEqual([200]);
    expect((await plan())?.version).toBe(2);
  });

  test('[RSP-07, RSP-09, PIN-03, TRADE-14] asks to resume it for that secret, and for nothing to pause, lower or end it', async () => {
    expect(await send(1, { kind: 'pause' })).toEqual([200]);
    expect(await send(2, { kind: 'resume' })).toEqual([401, 'VPN0001']);
    expect(await send(2, { kind: 'resume' }, secret)).toEqual([200]);
    expect(await send(3, { kind: 'change', amount: '3500' }, region === 'HK' ? secret : undefined)).toEqual([200]);
    expect(await send(4, { kind: 'change', amount: '3001' })).toEqual([200]);
    expect(await send(5, { kind: 'end' })).toEqual([200]);
  });

  test('[R14, AUTH-44, AUTH-49] counts wrong secrets to the lock, and none that is missing', async () => {
    const raise = { kind: 'change', amount: '1000000' };
    for (let n = 0; n < 6; n += 1) expect(await send(1, raise)).toEqual([401, 'VPN0001']);
    for (let n = 0; n < 3; n += 1) expect(await send(1, raise, wrong)).toEqual([401, 'VPN0001']);
    expect(await send(1, raise, wrong)).toEqual([401, 'VPN0005']);
    expect(await send(1, raise, secret)).toEqual([401, 'VPN0005']);
    expect((await plan())?.version).toBe(1);
  });

  test('[R14, API-90] tells nothing under its key to who sends it again without the secret of the first time', async () => {
    const raise = { kind: 'change', amount: '1000000' };
    expect(await send(1, raise, secret)).toEqual([200]);
    expect(await send(1, raise)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await send(1, raise, wrong)).toEqual([401, 'VPN0001']);
    expect(await send(1, raise, secret)).toEqual([200]);
    expect((await plan())?.version).toBe(2);
  });

  test('[R14, RSP-09] takes what is less only once a raise counts for a raise before it does', async () => {
    expect(await send(1, { kind: 'change', amount: '1000000', days: [1] }, secret)).toEqual([200]);
    const isLater = (await plan())?.changes[1]?.fromMonth === '2026-04';
    expect(isLater).toBe(true);
    expect(await send(2, { kind: 'change', amount: '900000' })).toEqual([401, 'VPN0001']);
  });
});
