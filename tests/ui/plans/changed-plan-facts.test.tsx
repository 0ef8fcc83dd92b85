import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

const named = (code: string, jfFundCode: string) => ({ name: { code, value: code }, jfFundCode });
const inHongKong = { ...samplePlan, fund: named('HK0001', 'SEEDHK00001.HKD') };
const inTaiwan = {
  ...samplePlan,
  accountNo: '5100000011',
  currency: 'TWD',
  fund: named('TW0001', 'SEEDTW00001.TWD'),
  changes: [{ ...planStart, amount: '5000', days: [6, 16, 26] }],
};
const switching = {
  ...inHongKong,
  paidFrom: null,
  intoFund: named('HK0002', 'SEEDHK00002.HKD'),
  changes: [{ ...planStart, amount: '12.5' }],
};
const gold = answer(200, { data: { clientTiers: { membershipTier: 'Gold', holdingAmount: '250000' } } });

const digital = answer(200, { data: { clientTiers: { membershipTier: 'digital', holdingAmount: '250000' } } });

type Opened = {
  readonly region?: Region;
  readonly language?: Language;
  readonly plan?: object;
  readonly given?: Readonly<Record<string, TransportAnswer>>;
};

async function openChange({ region = 'HK', language = 'en_US', plan = inHongKong, given = {} }: Opened): Promise<void> {
  await portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234' },
    route: '/plans',
    language,
    answer: ({ name }) => (name === 'planSchedules' ? answer(200, [plan]) : given[name]),
  });
  (await portal.find('[data-testid=plan-actions] button')).click();
  await portal.find('dialog [data-testid=text-field]');
}

/** The facts of a list, each with its name. */
const rowsOf = (list: string): readonly string[] => portal.textsOf(`dialog ${list} > div`);
const deciding = '[data-testid=entry-facts] > dl';
const others = '[data-testid=entry-facts] details dl';
const result = '[data-testid=order-facts]';

describe('the facts beside the amount of a plan that is changed', () => {
  it.each([
    {
      region: 'HK',
      language: 'en_US',
      plan: inHongKong,
      beside: [
        'Latest priceHKD 56.89of 19 Nov 2026',
        'Fee rate (your tier)0%',
        'AutopayPeak & Valley Bank, account ending in 18HKD 5,000,000.00 left of HKD 5,000,000.00 a day',
      ],
      folded: ['Limits per debit', 'Account', 'Units held', 'Value', 'Gain or loss so far'],
    },
    {
      region: 'HK',
      language: 'zh_HK',
      plan: inHongKong,
      beside: [
        '最新價格HKD 56.892026/11/19 的價格',
        '認購費率（按您的會員級別）0%',
        '自動轉賬峰谷銀行、戶口號碼尾數 18尚餘 HKD 5,000,000.00（上限每日 HKD 5,000,000.00）',
      ],
      folded: ['每次扣款限額', '戶口', '持有單位', '市值', '至今盈虧'],
    },
    {
      region: 'TW',
      language: 'zh_TW',
      plan: inTaiwan,
      beside: [
        '最新淨值TWD 46.76002026/11/19 的淨值',
        '手續費率（依您的會員等級）0%',
        '自動扣款晨光商業銀行、帳號末碼 01尚可扣款 TWD 300,000（上限每日 TWD 300,000）',
      ],
      folded: ['每次扣款限額', '帳戶', '持有單位數', '目前市值', '目前損益'],
    },
  ] as const)(
    '[RSP-09, SHAPE-19, TIER-21, BANK-06, ENT-44] are the price with its day, the fee, what pays, the limits and what is held: $region, $language',
    async ({ beside, folded, ...opened }) => {
      await openChange(opened);
      await portal.find('dialog [data-testid=entry-facts] details dt');
      expect(rowsOf(deciding)).toEqual(beside);
      expect(portal.textsOf(`dialog ${others} dt`)).toEqual(folded);
    },
  );

  it('[RSP-09, VCA-15] name the Cash Account that pays, and what it holds', async () => {
    await openChange({ plan: { ...inHongKong, paidFrom: 'cash-account' } });
    await portal.find('dialog [data-testid=entry-facts] details dt');
    expect(rowsOf(deciding)[2]).toMatch(/^Cash AccountHKD [\d,.]+ available$/);
  });

  it('[RSP-09, TRADE-18, TIER-21, TRADE-43, API-79] say with each amount typed its fee, what is debited in all, and the units that it buys', async () => {
    await openChange({ given: { ClientTiers: gold } });
    await portal.find('dialog [data-testid=order-facts] dt', 'Estimated units');
    expect(rowsOf(result)).toEqual(['FeeHKD 17.40', 'Total to payHKD 3,017.40', 'Estimated units52.7333']);
    portal.type('dialog [data-testid=text-field] input', '6000');
    await eventually(() =>
      expect(rowsOf(result)).toEqual(['FeeHKD 34.80', 'Total to payHKD 6,034.80', 'Estimated units105.4666']),
    );
    portal.type('dialog [data-testid=text-field] input', '');
    await eventually(() => expect(rowsOf(result)).toEqual([]));
  });

  it('[RSP-09, API-79, OPEN-80] say by which rate an amount in another currency buys a fund’s units', async () => {
    await openChange({
      plan: { ...inHongKong, fund: named('HK0005', 'SEEDHK00005.USD') },
      given: { unitCalculator: answer(200, { value: '46.3838', fxRate: '7.800000', error: null }) },
    });
    await portal.find('dialog [data-testid=estimate-rate]', /7\.8/);
    expect(rowsOf(result)[2]).toMatch(/^Estimated units46\.3838/);
  });

  it('[RSP-09, TRADE-79, TIER-25] the fee is part of the month’s sum where it is known', async () => {
    await openChange({ region: 'TW', language: 'zh_TW', plan: inTaiwan, given: { ClientTiers: digital } });
    await portal.find('dialog p', '每月扣款 3 次，含手續費合計 TWD 15,180。');
  });

  it('[RSP-09, TRADE-79, TIER-25] the fee is part of the range of a flexible plan', async () => {
    const flexible = { ...inTaiwan, type: 'DX' };
    await openChange({ region: 'TW', language: 'zh_TW', plan: flexible, given: { ClientTiers: digital } });
    await portal.find('dialog p', '每次扣款 TWD 3,036 – TWD 7,590（含手續費）。每月扣款 3 次，最多 TWD 22,770。');
  });

  it.each([
    {
      language: 'en_US',
      leaving: ['Latest priceHKD 56.89of 19 Nov 2026', 'ValueHKD 126,986.37', /^Gain or loss so far.+ \+4\.21%$/],
      bought: ['Estimated valueHKD 711.12', 'Latest priceHKD 44.0000of 19 Nov 2026', 'Estimated units bought16.1618'],
      hint: '2,232.1387 units available',
    },
    {
      language: 'zh_HK',
      leaving: ['最新價格HKD 56.892026/11/19 的價格', '市值HKD 126,986.37', /^至今盈虧.+ \+4\.21%$/],
      bought: ['估計金額HKD 711.12', '最新價格HKD 44.00002026/11/19 的價格', '估計轉入單位數目16.1618'],
      hint: '可贖回單位：2,232.1387',
    },
  ] as const)(
    '[RSP-08, RSP-09, HOLD-08, TRADE-43] of a switch are both prices, what the holding is worth, what can be switched, and what that buys: $language',
    async ({ language, leaving, bought, hint }) => {
      await openChange({ language, plan: switching });
      await portal.find('dialog [data-testid=text-field-hint]', hint);
      expect(rowsOf(deciding)).toEqual(
        leaving.map((row) => (typeof row === 'string' ? row : (expect.stringMatching(row) as string))),
      );
      expect(rowsOf(result)).toEqual(bought);
      portal.type('dialog [data-testid=text-field] input', '25');
      await eventually(() => expect(rowsOf(result)[0]).toContain('HKD 1,422.25'));
    },
  );

  it('[RSP-09, ORDQ-03] a share of the units that can be switched is chosen by one press', async () => {
    await openChange({ plan: switching });
    (await portal.find('dialog label', '25%')).click();
    await eventually(() =>
      expect(portal.all<HTMLInputElement>('dialog [data-testid=text-field] input')[0]?.value).toBe('558.0346'),
    );
  });

  it.each([
    ['en_US', 'You can switch at most 2,232.1387 units.'],
    ['zh_HK', '轉出單位不可多於可贖回的 2,232.1387 個單位。'],
  ] as const)(
    '[RSP-08, RSP-09, TRADE-96] more units than can be switched now are warned of as they are typed, and can be saved, in %s',
    async (language, warning) => {
      const changed = { ...switching, version: 2, changes: [...switching.changes, { ...planStart, kind: 'change' }] };
      await openChange({ language, plan: switching, given: { changePlan: answer(200, changed) } });
      await portal.find('dialog [data-testid=entry-facts] dt');
      portal.type('dialog input[inputmode=decimal]', '2232.1388');
      await portal.find('dialog [data-tone=warning]', warning);
      portal.type('dialog input[type=password]', '739162');
      (await portal.find('dialog button[type=submit]')).click();
      await eventually(() => expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(true));
    },
  );

  it.each([
    ['buys', inHongKong, '2000'],
    ['switches', switching, '10'],
  ] as const)(
    '[RSP-09, OPEN-92] are absent where the server doesn’t state them, and a plan that %s is changed without them',
    async (_, plan, typed) => {
      const none = answer(500, {});
      const changed = { ...plan, version: 2, changes: [...plan.changes, { ...planStart, kind: 'change' }] };
      const asked = [
        'FundPreviews',
        'ClientTiers',
        'dda',
        'HoldingDetails',
        'HoldingStatisticsHKPlain',
        'dealRedemption',
      ];
      const given = Object.fromEntries(asked.map((name) => [name, none]));
      await openChange({ plan, given: { ...given, changePlan: answer(200, changed) } });
      await eventually(() => expect(portal.requests.some(({ name }) => name === 'FundPreviews')).toBe(true));
      portal.type('dialog input[inputmode=decimal]', typed);
      (await portal.find('dialog button[type=submit]')).click();
      await portal.find('[role=status]', /^The plan for HK0001.* has been changed\./);
      expect(portal.all('[data-testid=entry-facts]')).toEqual([]);
    },
  );
});
