import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { confirmPlan } from '../support/new-plan-form';
import { click } from '../support/sent-forms';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Options = {
  readonly route?: string;
  readonly language?: Language;
  readonly given?: Readonly<Record<string, TransportAnswer>>;
};
const open = ({ route = '/plans/smart-switch?fundCode=TW0001', language = 'zh_TW', given = {} }: Options = {}) =>
  portal.open({
    block: { region: 'TW', profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US'] },
    route,
    language,
    answer: ({ name }) => given[name],
  });
const sent = () =>
  portal.requests.filter(({ name }) => name === 'startPlan').map(({ body }): unknown => JSON.parse(body ?? ''));
const units = 0;
const least = 1;
const field = (place: number): HTMLInputElement => {
  const found = portal.all<HTMLInputElement>('[data-testid=new-plan-fields] [data-testid=text-field] input')[place];
  if (!found) throw new Error('a field is missing');
  return found;
};

/** Takes a fund to switch into, by its search, and types units and a return. */
async function compose(typedUnits: string, typedReturn: string): Promise<void> {
  await portal.find('[data-testid=place-order-search] input');
  portal.type('[data-testid=place-order-search] input', 'TW0002');
  await click(portal, '[data-testid=place-order-search] [role=option]', /TW0002/);
  await portal.find('[data-testid=new-plan-go-on] button');
  const inputs = [
    [units, typedUnits],
    [least, typedReturn],
  ] as const;
  for (const [place, text] of inputs) {
    field(place).id = `typed-${String(place)}`;
    portal.type(`#typed-${String(place)}`, text);
  }
}

describe('the form of a smart switch', () => {
  it.each([
    ['zh_TW', '智慧轉申購', /^報酬率以每個轉申購日當時最近一次公布的淨值.*實際轉申購以之後的淨值成交/],
    ['en_US', 'Smart switch', /^The return compares the latest price on each day.*executed at a later price/],
  ] as const)(
    '[LINK-31] says in %s by which price the return is measured, and that dealing happens at a later one',
    async (language, title, measured) => {
      await open({ language });
      await portal.find('h1', title);
      await portal.find('[data-testid=new-plan-fields] [data-testid=new-plan-note]', measured);
    },
  );

  it.each([
    ['ten', '請以數字輸入報酬率，例如 10 或 12.5。'],
    ['0', '報酬率必須大於零。'],
    ['1.005', '報酬率最多兩位小數。'],
    ['1001', '報酬率最高為 1,000%。'],
  ])(
    '[LINK-31] says at the field why a return of %j can’t be waited for, and sends nothing',
    async (typed, problem) => {
      await open();
      await compose('1.5', typed);
      await click(portal, '[data-testid=new-plan-go-on] button');
      await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', problem);
      expect(sent()).toEqual([]);
    },
  );

  it('[LINK-31] says that nothing is held, and can be asked for again', async () => {
    await open({ given: { dealRedemption: answer(200, []) } });
    await portal.find('[data-testid=new-plan-parts] p', '您沒有可轉申購的基金。');
    await open({ given: { dealRedemption: offline } });
    await portal.find('[data-testid=retry-panel]', /無法載入這個區塊。/);
  });
});

describe('the confirmation of a smart switch', () => {
  it('[LINK-31, TRADE-65] says the condition, asks for the trading password, is sent once and says what happens next', async () => {
    await open();
    await compose('1.5', '12.5');
    await click(portal, '[data-testid=plan-day-choice] input[aria-label="每月 16 日"]');
    await click(portal, '[data-testid=new-plan-go-on] button');
    await portal.find('[data-testid=order-facts] dd', '報酬率達 12.50% 以上才轉申購');
    await portal.find('[data-testid=order-facts] dd', '每月 6、16 日');
    await confirmPlan(portal, 'trade7316');
    await portal.find('h2', '約定已成立');
    await portal.find('[data-testid=new-plan-next] li', /若報酬率達標，將轉申購 1\.5000 個單位/);
    await portal.find('[data-testid=new-plan-next] li', /^報酬率達標的轉申購日會為您委託轉申購，並以電子郵件通知/);
    expect(sent()).toMatchObject([
      {
        fundCode: 'SEEDTW00001.TWD',
        intoFundCode: 'SEEDTW00002.TWD',
        amount: '1.5000',
        days: [6, 16],
        leastReturn: '12.50',
      },
    ]);
  });

  it('[LINK-31] switches on every chosen day where no return is named', async () => {
    await open();
    await compose('1.5', '');
    await click(portal, '[data-testid=new-plan-go-on] button');
    await confirmPlan(portal, 'trade7316');
    await portal.find('h2', '約定已成立');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('leastReturn');
  });

  it('[LINK-31] says why it isn’t set up', async () => {
    await open({ given: { startPlan: answer(400, refusal('PLAN_RETURN_INVALID')) } });
    await compose('1.5', '12.5');
    await click(portal, '[data-testid=new-plan-go-on] button');
    await confirmPlan(portal, 'trade7316');
    await portal.find('[data-testid=new-plan-parts] p', '無法設定此報酬率，請修改。');
  });
});

describe('a smart switch among the plans', () => {
  const fund = (code: string, value: string) => ({ name: { code, value } });
  const execution = { month: '2026-02', amount: '1.5', nextTry: null, orderId: null };
  const plan = {
    refNo: 'RPSMART',
    accountNo: '5100000011',
    isLegacy: false,
    fund: fund('A', '甲基金'),
    intoFund: fund('B', '乙基金'),
    leastReturn: '10.00',
    currency: 'TWD',
    frequency: 'MONTHLY',
    type: 'X',
    paidFrom: null,
    version: 1,
    changes: [
      {
        kind: 'start',
        at: '2026-01-05T02:00:00.000Z',
        by: 'client',
        fromMonth: '2026-02',
        fromDay: null,
        amount: '1.5',
        days: [6, 16],
        status: 'ACTIVE',
      },
    ],
    executions: [
      { ...execution, day: 6, date: '2026-02-06', outcome: 'skipped', returnPercent: '9.9999999999' },
      { ...execution, day: 16, date: '2026-02-23', outcome: 'skipped', returnPercent: null },
    ],
    upcoming: [{ month: '2026-03', day: 6, date: '2026-03-06', moved: [], amount: '1.5' }],
  };

  it('[LINK-31, RSP-09] says its condition, what was left out and by which return, and what the months will take', async () => {
    await open({ route: '/plans', given: { planSchedules: answer(200, [plan]) } });
    await portal.find('[data-testid=plan-card] h3', '甲基金 轉申購 乙基金');
    await portal.find('[data-testid=plan-card] [data-testid=plan-type]', '智慧轉申購');
    await portal.find('[data-testid=plan-facts] dd', '報酬率達 10.00% 以上才轉申購');
    await portal.find('[data-testid=plan-history] summary', '轉申購與異動紀錄');
    await portal.find('[data-testid=plan-history] li', /報酬率 9\.99%，未達 10\.00%，未轉申購。$/);
    await portal.find('[data-testid=plan-history] li', /無法得知報酬率，未轉申購。$/);
    await portal.find('[data-testid=plan-days] li', /報酬率達 10\.00% 以上才執行。/);
    expect(portal.all('[data-testid=plan-actions] button').map(({ textContent }) => textContent)).toEqual([
      '變更',
      '暫停轉申購',
      '終止',
    ]);
  });
});
