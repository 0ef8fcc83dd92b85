import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { composePlan, confirmPlan } from '../support/new-plan-form';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const open = (route: string, kept: Readonly<Record<string, unknown>> = {}) =>
  portal.open({ block: { region: 'TW', profile: 'standalone' }, route, language: 'zh_TW', kept });
const chooseDay = async (day: number): Promise<void> => {
  const box = await portal.find(`[data-testid=plan-day-choice] [aria-label="每月 ${String(day)} 日"]`);
  box.click();
};
const sent = (): readonly unknown[] =>
  portal.requests.filter(({ name }) => name === 'startPlan').map(({ body }): unknown => JSON.parse(body ?? ''));
const fund = '/plans/new?fundCode=TW0001';

/** The form of a plan in a fund whose orders keep to terms. */
const openIn = (terms: { readonly isDigitalShareClass: boolean; readonly feeType: string }) => {
  const preview = {
    name: { code: 'TW0001', value: '雲嶺數位級別' },
    baseCurrency: 'TWD',
    availability: { availBuy: true, availRSPBuy: true, availERSPBuy: true },
  };
  const told = { code: 'TW0001', currency: 'TWD', subscription: null, ...terms };
  return portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: fund,
    language: 'zh_TW',
    answer: ({ name }) => {
      if (name === 'FundPreviews') return answer(200, { data: { fundPreviews: [preview] } });
      return name === 'FundOrderTermsTW' ? answer(200, { data: { fundOrderTermsTW: [told] } }) : undefined;
    },
  });
};

describe('the form of a new plan in Taiwan', () => {
  it('[RSP-07, TRADE-43, API-79] the units of each purchase are asked of the server where the plan pays in another currency than the fund’s, and said with the rate', async () => {
    const preview = {
      name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' },
      baseCurrency: 'USD',
      availability: { availBuy: true, availRSPBuy: true, availERSPBuy: true },
    };
    let estimate = answer(404, '');
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: fund,
      language: 'zh_TW',
      answer: ({ name }) => {
        if (name === 'FundPreviews') return answer(200, { data: { fundPreviews: [preview] } });
        return name === 'unitCalculator' ? estimate : undefined;
      },
    });
    await portal.find('[data-testid=new-plan-fields] select');
    portal.choose('[data-testid=new-plan-fields] select', 'TWD');
    portal.type('[data-testid=new-plan-fields] input', '5000');
    const retry = await portal.find('[data-testid=new-plan-fields] button', '再試一次');
    estimate = answer(200, { value: '15.1234', fxRate: '31.5', error: null });
    retry.click();
    await portal.find('[data-testid=new-plan-fields] [data-testid=order-facts]', /15\.1234/);
    await portal.find('[data-testid=new-plan-fields] [data-testid=estimate-rate]', /31\.5/);
    const [asked] = portal.requests.filter(({ name }) => name === 'unitCalculator');
    expect(asked?.url).toContain('amount=5000&currency=TWD');
  });

  it('[TRADE-79, TIER-11] says beside the days what a month’s debits come to, fees included', async () => {
    await open(fund);
    await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-hint]', 'TWD 3,000 至 TWD 3,000,000。');
    portal.type('[data-testid=new-plan-fields] input', '5000');
    await chooseDay(16);
    await chooseDay(26);
    expect(portal.textsOf('[data-testid=new-plan-month]')).toEqual([
      expect.stringMatching(/^每月扣款 3 次，含手續費合計 TWD 15,\d{3}。$/),
    ]);
    expect(portal.textsOf('[data-testid=new-plan-first]')).toEqual(['首次扣款日為 2026/03/16。']);
  });

  it('[TRADE-79] says of a non-fixed amount what is invested at which price, the range, and the most of a month, before one goes on', async () => {
    await open(`${fund}&type=DX`);
    await portal.find('[data-testid=new-plan-fields] input');
    portal.type('[data-testid=new-plan-fields] input', '8000');
    await chooseDay(16);
    expect(portal.textsOf('[data-testid=plan-steps] tbody tr')).toEqual([
      '低 20% 以上TWD 12,000',
      '低 10% 以上TWD 10,000',
      '其他情況，或尚未持有TWD 8,000',
      '高 10% 以上TWD 6,000',
      '高 20% 以上TWD 4,000',
    ]);
    expect(portal.textsOf('[data-testid=new-plan-month]')[0]).toMatch(
      /^每次扣款 TWD 4,\d{3} – TWD 12,\d{3}（含手續費）。每月扣款 2 次，最多 TWD 24,\d{3}。$/,
    );
  });

  it('[TRADE-79, SESS-17] keeps the type and the days over a reload', async () => {
    await open(fund);
    (await portal.find('#plan-type-DX')).click();
    await chooseDay(26);
    const order: unknown = JSON.parse(sessionStorage.getItem('etrading.order') ?? '');
    await open('/plans/new', { order });
    await portal.find('[data-testid=plan-type-choice]');
    const chosen = portal.all<HTMLInputElement>('main input:checked').map((input) => input.ariaLabel ?? input.name);
    expect(chosen.slice(0, 3)).toEqual(['plan-type', '每月 6 日', '每月 26 日']);
    await portal.find('[data-testid=text-field] label', '基準扣款金額（TWD）');
  });

  it('[TRADE-14, TRADE-65, TRADE-79] the new plan in Taiwan is confirmed with the trading password, and sends its type and days once', async () => {
    await open(`${fund}&type=DX`);
    await portal.find('[data-testid=plan-day-choice]');
    await chooseDay(26);
    await composePlan(portal, '8000');
    await portal.find('[data-testid=order-not-yet]', '勾選以上同意事項後，即可輸入交易密碼。');
    expect(portal.textsOf('[data-testid=new-plan-fund] dt')).toEqual([
      '投資方式',
      '基準扣款金額',
      '扣款日',
      '首次扣款日',
      '扣款方式',
      '每次扣款金額',
      '每月扣款上限',
    ]);
    await confirmPlan(portal, 'trade7316');
    await portal.find('h2', '約定已成立');
    expect(sent()).toEqual([
      {
        fundCode: 'SEEDTW00001.TWD',
        type: 'DX',
        currency: 'TWD',
        amount: '8000',
        days: [6, 26],
        paidFrom: 'direct-debit',
        vpin: 'trade7316',
        acceptedTexts: expect.any(Object) as object,
      },
    ]);
    expect(portal.textsOf('[data-testid=new-plan-next] li')[0]).toContain('TWD 4,000 – TWD 12,000');
  });

  it('[TRADE-129, TRADE-130] says the limits of a digital share class before one types, and at the field what is above them', async () => {
    await openIn({ isDigitalShareClass: true, feeType: 'front-end' });
    await portal.find(
      '[data-testid=new-plan-fields] [data-testid=text-field-hint]',
      '此為數位級別基金，每次 TWD 3,000 至 TWD 300,000。',
    );
    await composePlan(portal, '300001');
    await portal.find('[data-testid=new-plan-fields] [data-testid=text-field-error]', /TWD 300,000/);
    expect(sent()).toEqual([]);
  });

  it('[TRADE-79, TRADE-110] asks no fee each time of a fund that takes it on the way out', async () => {
    await openIn({ isDigitalShareClass: false, feeType: 'back-end' });
    await portal.find('[data-testid=new-plan-fields] input');
    portal.type('[data-testid=new-plan-fields] input', '5000');
    await chooseDay(16);
    expect(portal.textsOf('[data-testid=new-plan-month]')).toEqual(['每月扣款 2 次，含手續費合計 TWD 10,000。']);
  });

  it('[TRADE-79] chooses the usual days at once', async () => {
    await open(fund);
    await chooseDay(1);
    (await portal.find('[data-testid=plan-day-choice] button', '每月 3 次（6、16、26 日）')).click();
    const days = () =>
      portal.all<HTMLInputElement>('[data-testid=plan-day-choice] input:checked').map(({ ariaLabel }) => ariaLabel);
    await eventually(() => expect(days()).toEqual(['每月 6 日', '每月 16 日', '每月 26 日']));
  });

  it('[TRADE-79] asks for a day where the last one is taken off, and goes no further', async () => {
    await open(fund);
    await portal.find('[data-testid=plan-day-choice]');
    await chooseDay(6);
    await portal.find('[data-testid=plan-day-error]', '請至少選擇一個扣款日。');
    await composePlan(portal, '5000');
    expect(portal.all('[data-testid=order-password]')).toEqual([]);
  });
});
