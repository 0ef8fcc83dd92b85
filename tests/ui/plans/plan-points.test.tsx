import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { composePlan, confirmPlan } from '../support/new-plan-form';
import { eventually } from '../support/eventually';
import { planDebit, planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Given = Readonly<Record<string, TransportAnswer>>;

const tier = (membershipTier: string) => ({
  ClientTiers: answer(200, { data: { clientTiers: { membershipTier, holdingAmount: '250000' } } }),
});
const points = (totalPoints: number) => ({ ePoints: answer(200, { totalPoints, ePointDetails: [] }) });
const gold = { ...tier('Gold'), ...points(12_490) };

const open = (route: string, given: Given, language: Language = 'en_US', kept: object = {}) =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234', languages: ['zh_HK', 'en_US'] },
    route,
    language,
    kept: { ...kept },
    answer: ({ name }) => given[name],
  });
const sent = (name: string): unknown =>
  JSON.parse(portal.requests.find((request) => request.name === name)?.body ?? 'null');
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();
const box = '[data-testid=plan-points] input';
const fund = '/plans/new?fundCode=HK0001';

describe('a new plan', () => {
  it('[EPNT-05, EPNT-06, EPNT-08] offers the points for the fee, says what the first would take, and sends the choice', async () => {
    await open(fund, gold);
    await portal.find(box);
    expect(portal.textsOf('[data-testid=plan-points] label, [data-testid=plan-points] small')).toEqual([
      'Redeem ePoints for the fee each time',
      'You have 12,490 ePoints. 50 ePoints = HKD 1.00.Each time, we redeem as many ePoints as you have and the fee allows.',
    ]);
    portal.type('[data-testid=new-plan-fields] input', '2000');
    await click(box);
    await portal.find(
      '[data-testid=plan-points] p',
      'With the ePoints you have today, 600 would be redeemed for the first fee, and HKD 11.60 less would be debited.',
    );
    await portal.find(
      '[data-testid=new-plan-payment] p',
      /^HKD 2,011\.60 is needed on .+\. With ePoints, less is debited\.$/,
    );
    await composePlan(portal);
    await portal.find('[data-testid=order-notes] input');
    expect(portal.textsOf('[data-testid=new-plan-fund] [data-testid=order-facts]')[0]).toContain(
      'ePointsRedeemed for the fee, so less is debitedFeeHKD 11.60',
    );
    await confirmPlan(portal);
    await portal.find('h2', 'Your plan is set up');
    expect(sent('startPlan')).toMatchObject({ fundCode: 'SEEDHK00001.HKD', usesPoints: true });
    expect(portal.textsOf('[data-testid=new-plan-fund] [data-testid=order-facts]')[0]).toContain(
      'ePointsRedeemed for the fee',
    );
  });

  it('[EPNT-08, SESS-17] keeps the choice over a reload', async () => {
    await open(fund, gold);
    await click(box);
    const order: unknown = JSON.parse(sessionStorage.getItem('etrading.order') ?? '');
    portal.close();
    await open('/plans/new', gold, 'en_US', { order });
    expect((await portal.find<HTMLInputElement>(box)).checked).toBe(true);
  });

  it.each([
    ['there are no points', { ...gold, ...points(0) }],
    ['the tier pays no fee for plans', { ...gold, ...tier('Gold+') }],
  ])('[EPNT-08, TIER-26] offers none where %s, and sends no word of them', async (_, given) => {
    await open(fund, given);
    await composePlan(portal);
    await portal.find('[data-testid=order-notes] input');
    expect(portal.all('[data-testid=plan-points], [data-testid=retry-panel]')).toEqual([]);
    await confirmPlan(portal);
    await portal.find('h2', 'Your plan is set up');
    expect(sent('startPlan')).not.toHaveProperty('usesPoints');
  });

  it('[EPNT-01, EPNT-08, OPEN-92] a new plan can be set up without points that couldn’t be loaded, and asks again', async () => {
    const given: Record<string, TransportAnswer> = { ...gold, ePoints: answer(500, {}) };
    await open(fund, given);
    await portal.find(
      '[data-testid=retry-panel] p',
      'We could not load your ePoints. You can set the plan up without them.',
    );
    Object.assign(given, points(500));
    await click('[data-testid=retry-panel] button', 'Try again');
    await portal.find(box);
  });

  it('[EPNT-08, I18N-10] says it in Chinese for who reads it', async () => {
    await open(fund, gold, 'zh_HK');
    await portal.find(box);
    portal.type('[data-testid=new-plan-fields] input', '2000');
    await click(box);
    await portal.find('[data-testid=plan-points] p', '以您現有的積分計算，首次供款會使用 600 積分，少扣 HKD 11.60。');
    expect(portal.textsOf('[data-testid=plan-points] label, [data-testid=plan-points] small')).toEqual([
      '每次供款均以獎賞積分（ePoints）扣減費用',
      '可用積分：12,490。每 50 積分可扣減費用 HKD 1.00。每次供款時，會按當時可用的積分盡量扣減費用。',
    ]);
  });
});

const plan = { ...samplePlan, upcoming: [planDebit('2026-03')] };
const chosen = {
  ...planStart,
  kind: 'change',
  at: '2026-02-02T02:00:00Z',
  fromMonth: '2026-03',
  amount: null,
  days: null,
  status: null,
  usesPoints: true,
};
const plans = (...all: readonly object[]) => ({ planSchedules: answer(200, all) });
const using = { ...plan, version: 2, changes: [planStart, chosen] };

describe('the page of the plans', () => {
  it.each([
    ['en_US', 'ePointsRedeemed for the fee', 'ePoints are redeemed for the fee.'],
    ['zh_HK', '獎賞積分（ePoints）用作扣減費用', '以積分扣減費用。'],
  ] as const)(
    '[EPNT-08, RSP-09] shows which plan redeems points, and since when, in %s',
    async (language, fact, did) => {
      await open('/plans', { ...gold, ...plans(using, { ...plan, refNo: 'RP000002' }) }, language);
      await portal.find('[data-testid=plan-card] h3', 'Harbour Bond');
      expect(portal.textsOf('[data-testid=plan-facts]').map((text) => text.includes(fact))).toEqual([true, false]);
      expect(portal.textsOf('[data-testid=plan-history] li').map((text) => text.includes(did))).toEqual([
        false,
        true,
        false,
      ]);
    },
  );

  it('[EPNT-08, RSP-09] lets a plan redeem points by a change of nothing else', async () => {
    await open('/plans', { ...gold, ...plans(plan), changePlan: answer(200, using) });
    await click('[data-testid=plan-actions] button', 'Change');
    await click(`dialog ${box}`);
    await portal.find('dialog input[type=password]');
    portal.type('dialog input[type=password]', '739162');
    await click('dialog button', 'Save changes');
    await portal.find('[role=status]', /^The plan for Harbour Bond has been changed\./);
    expect(sent('changePlan')).toEqual({
      refNo: 'RP000001',
      version: 1,
      kind: 'change',
      amount: '3000.00',
      usesPoints: true,
      vpin: '739162',
      acceptedTexts: expect.any(Object) as object,
    });
  });

  it('[EPNT-08] lets a plan give them up where none are left, and sends nothing where nothing is changed', async () => {
    const none = { ...tier('Gold'), ...points(0) };
    await open('/plans', { ...none, ...plans(using), changePlan: answer(200, using) });
    await click('[data-testid=plan-actions] button', 'Change');
    const shown = await portal.find<HTMLInputElement>(`dialog ${box}`);
    expect(shown.checked).toBe(true);
    expect(portal.textsOf('dialog [data-testid=plan-points] small')).toEqual([
      'Each time, we redeem as many ePoints as you have and the fee allows.',
    ]);
    await click('dialog button', 'Save changes');
    await portal.find('dialog [data-testid=text-field-error]', 'The plan already has these settings.');
    shown.click();
    await portal.find('dialog input[type=password]');
    portal.type('dialog input[type=password]', '739162');
    await click('dialog button', 'Save changes');
    await portal.find('[role=status]', /^The plan for Harbour Bond has been changed\./);
    expect(sent('changePlan')).toMatchObject({ usesPoints: false });
  });

  it.each([
    ['in US dollars', { currency: 'USD', changes: [{ ...planStart, amount: '300' }] }, gold],
    ['of a client without points', {}, { ...gold, ...points(0) }],
    ['of a client who pays no fee for plans', {}, { ...gold, ...tier('Platinum+') }],
  ])('[EPNT-08, TIER-26] offers none for a plan %s', async (_, more, given) => {
    await open('/plans', { ...given, ...plans({ ...plan, ...more }) });
    await portal.find('[data-testid=plan-card] h3', 'Harbour Bond');
    await eventually(() => expect(portal.requests.some(({ name }) => name === 'ePoints')).toBe(true));
    await click('[data-testid=plan-actions] button', 'Change');
    await portal.find('dialog [data-testid=text-field]');
    expect(portal.all('dialog [data-testid=plan-points], dialog [data-testid=retry-panel]')).toEqual([]);
  });

  it('[EPNT-01, EPNT-08, OPEN-92] says where the points couldn’t be loaded, and asks again', async () => {
    const given: Record<string, TransportAnswer> = { ...gold, ...plans(plan), ePoints: answer(500, {}) };
    await open('/plans', given);
    await click('[data-testid=plan-actions] button', 'Change');
    await portal.find(
      'dialog [data-testid=retry-panel] p',
      'We could not load your ePoints. You can change the plan without them.',
    );
    Object.assign(given, points(500));
    await click('dialog [data-testid=retry-panel] button', 'Try again');
    await portal.find(`dialog ${box}`);
  });
});
