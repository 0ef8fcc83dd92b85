import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const open = (given: Readonly<Record<string, TransportAnswer | undefined>>, language: Language = 'en_US') =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
    route: '/plans',
    language,
    answer: ({ name }) => given[name],
  });
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();

const pause = { ...planStart, kind: 'pause', fromMonth: '2026-03', amount: null, days: null, status: 'SUSPENDED' };
const changed = { ...samplePlan, version: 2, upcoming: [], changes: [planStart, pause] };
const plans = answer(200, [samplePlan]);

describe('a change of a plan', () => {
  it('[RSP-07, RSP-09, PIN-03] asks for the transaction PIN to raise or re-date a plan, and not to lower it', async () => {
    const raised = {
      ...samplePlan,
      version: 2,
      changes: [planStart, { ...planStart, kind: 'change', amount: '9000', days: null }],
    };
    await open({ planSchedules: plans, changePlan: answer(200, raised) });
    await click('[data-testid=plan-actions] button', 'Change');
    const labels = async () => {
      await portal.find('dialog label');
      return portal.textsOf('dialog label').filter((label) => label.startsWith('Transaction PIN'));
    };
    expect(await labels()).toEqual([]);
    portal.type('dialog input', '2000');
    expect(await labels()).toEqual([]);
    portal.choose('dialog select', '20');
    expect(await labels()).toHaveLength(1);
    portal.choose('dialog select', '10');
    portal.type('dialog input', '9000');
    expect(await labels()).toHaveLength(1);
    await click('dialog button[type=submit]');
    await portal.find('dialog [data-testid=text-field-error]', 'PIN is incorrect or empty. Please re-enter.');
    expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(false);
    portal.type('dialog input[type=password]', '739162');
    await click('dialog button[type=submit]');
    await portal.find('[role=status]', /^The plan for Harbour Bond/);
    const [sent] = portal.requests.filter(({ name }) => name === 'changePlan');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      refNo: 'RP000001',
      version: 1,
      kind: 'change',
      amount: '9000.00',
      vpin: '739162',
      acceptedTexts: expect.any(Object) as object,
    });
  });

  it.each([
    ['en_US', 'Resume', 'Transaction PIN'],
    ['zh_HK', '恢復', '交易密碼'],
  ] as const)(
    '[RSP-07, RSP-09, PIN-03] asks for the transaction PIN to resume a plan, in %s',
    async (language, ask, label) => {
      await open({ planSchedules: answer(200, [changed]), changePlan: answer(401, refusal('VPN0001')) }, language);
      await click('[data-testid=plan-actions] button', ask);
      await portal.find('dialog label', label);
      portal.type('dialog input[type=password]', '000001');
      await click('dialog button[type=submit]');
      await portal.find('dialog [data-testid=text-field-error]');
      await eventually(() => expect(portal.inFlight).toBe(0));
      expect(portal.textsOf('dialog label')).toHaveLength(1);
    },
  );

  it('[RSP-09, PIN-03] asks for the PIN where the server wants it for a pause too', async () => {
    await open({ planSchedules: plans, changePlan: answer(401, refusal('VPN0001')) });
    await click('[data-testid=plan-actions] button', 'Pause');
    await portal.find('dialog p', /^Nothing will be debited/);
    expect(portal.all('dialog input')).toEqual([]);
    await click('dialog button', 'Pause plan');
    await portal.find('dialog label', /^Transaction PIN/);
  });
});
