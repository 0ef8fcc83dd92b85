import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { planStart, samplePlan } from '../support/sample-plan';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00+08:00') });
});

type Given = Readonly<Record<string, TransportAnswer | undefined>>;

const open = (given: Given, language: Language = 'en_US', route = '/plans') =>
  portal.open({
    block: { region: 'HK', profile: 'standalone', hotline: '2000 1234' },
    route,
    language,
    answer: ({ name }) => given[name],
  });
const click = async (selector: string, text?: string | RegExp): Promise<void> =>
  (await portal.find(selector, text)).click();

const due = (month: string, date: string, moved: readonly string[] = [], amount = '3000', day = 10) => ({
  month,
  day,
  date,
  moved,
  amount,
});
const plan = {
  ...samplePlan,
  executions: [
    { month: '2026-01', day: 10, date: '2026-01-12', amount: '3000', outcome: 'placed', nextTry: null, orderId: 'P.1' },
    {
      month: '2026-02',
      day: 10,
      date: '2026-02-10',
      amount: '2500.50',
      outcome: 'placed',
      nextTry: null,
      orderId: 'P.2',
    },
  ],
  upcoming: [due('2026-03', '2026-03-10'), due('2026-04', '2026-04-10'), due('2026-05', '2026-05-11', ['weekend'])],
};
const legacy = {
  ...plan,
  refNo: 'RP000003',
  accountNo: '51001230018901',
  isLegacy: true,
  executions: [],
  fund: { name: { code: 'HK0010', value: 'Quiet Dividend' } },
  changes: [{ ...planStart, amount: '2000', days: [31] }],
  upcoming: [
    due('2026-02', '2026-03-02', ['short-month', 'weekend'], '2000', 31),
    due('2026-03', '2026-03-31', [], '2000', 31),
  ],
};
const ended = {
  ...plan,
  refNo: 'RP000005',
  changes: [{ ...planStart, status: 'TERMINATED' }],
  upcoming: [],
  executions: [],
};
const plans = answer(200, [plan, legacy, ended]);

const inTaiwan = {
  ...plan,
  refNo: 'RT000001',
  accountNo: '5100000011',
  currency: 'TWD',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
  changes: [{ ...planStart, amount: '5000', days: [6, 16, 26] }],
  executions: [
    {
      month: '2026-02',
      day: 26,
      date: '2026-02-26',
      amount: '5000',
      outcome: 'retrying',
      nextTry: '2026-03-02',
      orderId: null,
      problem: 'payment-unavailable',
    },
  ],
  upcoming: [6, 16, 26].map((day) => ({
    month: '2026-03',
    day,
    date: `2026-03-${String(day).padStart(2, '0')}`,
    moved: [],
    amount: '5000',
  })),
};

describe('the page of the plans in Taiwan', () => {
  const openInTaiwan = () =>
    portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: '/plans',
      language: 'zh_TW',
      answer: ({ name }) => (name === 'planSchedules' ? answer(200, [inTaiwan]) : undefined),
    });

  it('[TRADE-79, RSP-09, BANK-06] says what is debited on which days and from which account, the sum of the month, and what failed', async () => {
    await openInTaiwan();
    await portal.find('[data-testid=plan-card] h3', '雲嶺台灣成長股票基金');
    await portal.find('[data-testid=plan-facts] small', /帳號末碼 \d+$/);
    expect(portal.textsOf('[data-testid=plan-facts]')).toEqual([
      '每次扣款金額TWD 5,000扣款日每月 6、16、26 日扣款方式自動扣款晨光商業銀行、帳號末碼 01下次扣款2026/03/02 TWD 5,000',
    ]);
    expect(portal.textsOf('[data-testid=plan-months] section')[0]).toContain('預計扣款合計：TWD 20,000');
    expect(portal.textsOf('[data-testid=plan-history] li')[1]).toBe(
      '2026/02/26 TWD 5,000 無法自您的帳戶扣款，請確認帳戶可以扣款且餘額足夠。將於 2026/03/02 再試一次。',
    );
    expect(portal.textsOf('[data-testid=plan-actions] button')).toEqual(['變更', '暫停扣款', '終止']);
    expect(portal.textsOf('[data-testid=plans-page] [data-testid=plan-links] a')).toEqual([
      '新增定期定額約定',
      '新增智慧轉申購',
    ]);
    expect(document.title).toContain('定期定額');
  });

  it('[TRADE-130, RSP-09] takes no more for a plan in a digital share class than one contract of it may be', async () => {
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: '/plans',
      language: 'zh_TW',
      answer: ({ name }) =>
        name === 'planSchedules' ? answer(200, [{ ...inTaiwan, isDigitalShareClass: true }]) : undefined,
    });
    await click('[data-testid=plan-actions] button', '變更');
    await portal.find('dialog [data-testid=text-field]');
    portal.type('dialog [data-testid=text-field] input', '300001');
    await click('dialog button', '儲存');
    await portal.find('dialog [data-testid=text-field-error]', /TWD 300,000/);
    expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(false);
  });

  it('[TRADE-130, RSP-09, TRADE-79] says that a plan above the limit by now orders nothing, by which limit, and what to do', async () => {
    const amount = '400000';
    const refused = { ...inTaiwan.executions[0], amount, outcome: 'failed', nextTry: null, problem: 'above-maximum' };
    const above = {
      ...inTaiwan,
      isDigitalShareClass: true,
      type: 'DX',
      executions: [refused],
      changes: [{ ...inTaiwan.changes[0], amount }],
      upcoming: inTaiwan.upcoming.map((one) => ({ ...one, amount })),
    };
    const pause = { ...planStart, kind: 'pause', by: 'desk', fromMonth: '2026-02', amount: null, days: null };
    const changes = [...above.changes, { ...pause, status: 'SUSPENDED' }];
    const paused = { ...above, refNo: 'RT000002', upcoming: [], executions: [], changes };
    await portal.open({
      block: { region: 'TW', profile: 'standalone' },
      route: '/plans',
      language: 'zh_TW',
      answer: ({ name }) => (name === 'planSchedules' ? answer(200, [above, paused]) : undefined),
    });
    await portal.find('[data-testid=plan-card] [data-tone]');
    const why = '此基金每次申購最高為 TWD 300,000，本約定的金額已超過，因此不會扣款，也不會申購。';
    expect(portal.textsOf('[data-testid=plan-card] [data-tone]')).toEqual([
      `${why}請變更扣款金額。`,
      `${why}請先變更扣款金額，變更後即可恢復扣款。`,
    ]);
    expect(portal.textsOf('[data-testid=plan-facts]')[0]).toContain(
      '2026/03/06 TWD 400,000 不會申購：超過每次上限 TWD 300,000。',
    );
    expect(portal.textsOf('[data-testid=plan-history] li')).toContain(
      '2026/02/26 TWD 400,000 超過此基金每次申購上限 TWD 300,000，未扣款，也未申購。',
    );
    expect(portal.textsOf('[data-testid=plan-days] li')[0]).toContain('不會申購：超過每次上限 TWD 300,000。');
    expect(portal.textsOf('[data-testid=plan-needed]')).toEqual([]);
    expect(portal.textsOf('[data-testid=plan-actions] button')).toEqual(['變更', '暫停扣款', '終止', '變更', '終止']);
  });

  it('[TRADE-79, RSP-09] changes several days at once, and says what is debited as before', async () => {
    await openInTaiwan();
    await click('[data-testid=plan-actions] button', '變更');
    await portal.find('dialog');
    for (const day of ['每月 16 日', '每月 1 日'])
      portal.all<HTMLInputElement>(`dialog [aria-label="${day}"]`)[0]?.click();
    await portal.find('dialog p', '2026/03/06 仍照原約定扣款：TWD 5,000');
    await portal.find('dialog label', '交易密碼');
    portal.type('dialog input[type=password]', 'trade5208');
    await click('dialog button', '儲存');
    await eventually(() => expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(true));
    const sent = portal.requests.find(({ name }) => name === 'changePlan');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      refNo: 'RT000001',
      version: 1,
      kind: 'change',
      days: [1, 6, 26],
      vpin: 'trade5208',
    });
  });
});

describe('the page of the plans', () => {
  it('[RSP-01, RSP-02, RSP-03, RSP-09, BANK-06] says of each what it invests, from which account, when next and why then, and what it has invested so far', async () => {
    await open({ planSchedules: plans });
    await portal.find('[data-testid=plan-card] h3', 'Harbour Bond');
    await portal.find('[data-testid=plan-facts] small', /account ending in \d+$/);
    expect(portal.textsOf('[data-testid=plans-section] h2')).toEqual([
      'eScheduler plans',
      'Regular Investment Plan',
      'Ended plans',
    ]);
    expect(portal.textsOf('[data-testid=plan-facts]')).toEqual([
      'Amount each timeHKD 3,000.00Day10th of every monthPaid fromAutopayPeak & Valley Bank, account ending in 18Next debit10 Mar 2026 HKD 3,000.00Invested so farHKD 5,500.50',
      'Amount each timeHKD 2,000.00Day31st of every monthPaid fromAutopayPeak & Valley Bank, account ending in 18Next debit02 Mar 2026 HKD 2,000.00Last day of the month. Moved from 28 Feb 2026 (weekend).',
      'Amount each timeHKD 3,000.00Day10th of every monthPaid fromAutopayNext debitNone',
    ]);
    expect(portal.textsOf('[data-testid=plan-history] li')[1]).toBe('12 Jan 2026 HKD 3,000.00 Ordered: P.1.');
    expect(await portal.addressOf('P.1')).toBe('/eTrading/v2/orders?order=P.1');
  });

  it('[RSP-09, OPEN-32] says of a next debit in a year whose holidays aren’t known that it may turn out later', async () => {
    await open({ planSchedules: answer(200, [{ ...plan, upcoming: [due('2027-01', '2027-01-11')] }]) });
    await portal.find('[data-testid=plan-card] [data-testid=unlisted-year]');
    expect(portal.textsOf('[data-testid=plan-facts]')[0]).toContain('Next debit11 Jan 2027 (provisional) HKD 3,000.00');
    expect(portal.textsOf('[data-testid=unlisted-year]')).toEqual([
      'The public holidays of 2027 have not been announced yet. Dates in that year may move later.',
    ]);
  });

  it('[RSP-09, ORDQ-07] says on one list what all plans will do this month and the next, and what money that needs', async () => {
    await open({ planSchedules: plans });
    await portal.find('[data-testid=plan-days] li');
    expect(portal.textsOf('[data-testid=plan-months] section')).toEqual([
      [
        'This month02 Mar 2026Quiet DividendLast day of the month. Moved from 28 Feb 2026 (weekend).HKD 2,000.00',
        '10 Mar 2026Harbour BondHKD 3,000.00',
        '31 Mar 2026Quiet DividendHKD 2,000.00Money needed: HKD 7,000.00',
      ].join(''),
      'Next month10 Apr 2026Harbour BondHKD 3,000.00Money needed: HKD 3,000.00',
    ]);
  });

  it('[RSP-04, RSP-05, RSP-06, RSP-10, RSP-11, CONFLICT-41] takes no amendments of the older plan, says so, offers its end, and leads to switching, selling and moving it', async () => {
    await open({ planSchedules: plans });
    await portal.find(
      '[data-testid=plans-section] [data-testid=plan-note]',
      /^Since 1 September 2021 this plan can no longer be changed\./,
    );
    expect(await portal.addressOf('Switch its funds')).toBe('/eTrading/v2/order/switch?accountNo=51001230018901');
    expect(await portal.addressOf('Sell its funds')).toBe('/eTrading/v2/order/sell?accountNo=51001230018901');
    expect(portal.textsOf('[data-testid=plan-actions]')).toEqual(['ChangePauseStop plan', 'Stop plan']);
    expect(await portal.addressOf('Transfer to eScheduler')).toBe('/eTrading/v2/plans/move');
  });

  it('[RSP-05, RSP-12] offers the move of the older plan no more once it was asked for', async () => {
    const move = {
      movesOn: '2026-03-31',
      fromMonth: '2026-04',
      dayOfMonth: 5,
      upcoming: [due('2026-04', '2026-04-07')],
    };
    await open({ planSchedules: answer(200, [{ ...legacy, move }]) });
    await portal.find('[data-testid=plan-card] [data-testid=plan-note]', /31 Mar 2026/);
    expect(portal.textsOf('[data-testid=plans-section] > [data-testid=plan-note]')[0]).not.toContain('Move it');
  });

  it.each([
    ['en_US', 'Change', 'Every 3 months on the 10th'],
    ['zh_HK', '更改', '每季（每三個月）10 日'],
  ] as const)(
    '[RSP-09] offers the days of a quarterly plan in %s as those of every third month',
    async (language, change, day) => {
      await open({ planSchedules: answer(200, [{ ...plan, frequency: 'QUARTERLY' }]) }, language);
      await click('[data-testid=plan-actions] button', change);
      await portal.find('dialog select option', day);
      expect(portal.textsOf('dialog select option').some((text) => /every month|每月/.test(text))).toBe(false);
    },
  );

  it.each([
    ['en_US', 'You have no monthly plan yet'],
    ['zh_HK', '您尚未設立月供計劃'],
  ] as const)('[RSP-09] says so where there is none, in %s', async (language, sentence) => {
    await open({ planSchedules: answer(200, []) }, language);
    await portal.find('[data-testid=plans-empty] b', sentence);
  });

  it.each([
    [
      'en_US',
      'Harbour Bond into Quiet Dividend',
      'Units each time12.5000 unitsDay10th of every monthNext switch10 Mar 2026 12.5000 unitsSwitched so far25.0000 units',
      '10 Feb 2026 12.5000 units The switch could not be ordered. Nothing was switched.',
      'Units each time',
    ],
    [
      'zh_HK',
      'Harbour Bond 轉至 Quiet Dividend',
      '每次單位數目12.5000 個單位日期每月 10 日下次轉換2026/03/10 12.5000 個單位至今已轉換25.0000 個單位',
      '2026/02/10 12.5000 個單位 未能提交轉換指示，沒有轉換。',
      '每次單位數目',
    ],
  ] as const)(
    '[RSP-08, RSP-09] says of a plan that switches which units go where, needs no money for it, and changes its units, in %s',
    async (language, name, facts, failed, field) => {
      const units = (month: string, date: string, outcome: string) => ({
        month,
        day: 10,
        date,
        amount: '12.5',
        outcome,
        nextTry: null,
        orderId: outcome === 'placed' ? `P.${month}` : null,
      });
      const switching = {
        ...plan,
        refNo: 'RP000009',
        paidFrom: null,
        intoFund: { name: { code: 'HK0010', value: 'Quiet Dividend' } },
        changes: [{ ...planStart, amount: '12.5' }],
        executions: [
          units('2025-12', '2025-12-10', 'placed'),
          units('2026-01', '2026-01-12', 'placed'),
          units('2026-02', '2026-02-10', 'failed'),
        ],
        upcoming: [due('2026-03', '2026-03-10', [], '12.5')],
      };
      await open({ planSchedules: answer(200, [switching]) }, language);
      await portal.find('[data-testid=plan-card] h3', name);
      expect(portal.textsOf('[data-testid=plan-facts]')).toEqual([facts]);
      expect(portal.textsOf('[data-testid=plan-needed]')).toEqual([]);
      expect(portal.textsOf('[data-testid=plan-history] li').at(-1)).toBe(failed);
      portal.all('[data-testid=plan-actions] button')[0]?.click();
      await portal.find('dialog label', field);
      const entered = portal.all<HTMLInputElement>('dialog input[inputmode=decimal]');
      expect(entered.map(({ value }) => value)).toEqual(['12.5000']);
      portal.type('dialog input', '0.00001');
      (await portal.find('dialog button[type=submit]')).click();
      await portal.find('dialog [data-testid=text-field-error]');
      expect(portal.requests.some(({ name: call }) => call === 'changePlan')).toBe(false);
    },
  );

  it.each([
    ['en_US', 'Invested so farHKD 3,000', 'Order P.2 was cancelled.', 'Order P.3 was rejected.'],
    ['zh_HK', '至今已供款HKD 3,000', '指示 P.2 已取消。', '指示 P.3 已被拒絕。'],
  ] as const)(
    '[RSP-09, ORDQ-06] counts nothing as invested whose order came to nothing, and says what became of it, in %s',
    async (language, invested, cancelled, rejected) => {
      const [placed, second] = plan.executions;
      const executions = [
        placed,
        { ...second, outcome: 'cancelled' },
        { ...second, outcome: 'rejected', month: '2025-12', date: '2025-12-10', orderId: 'P.3' },
      ];
      await open({ planSchedules: answer(200, [{ ...plan, executions }]) }, language);
      await portal.find('[data-testid=plan-history]');
      expect(portal.textsOf('[data-testid=plan-facts]')[0]).toContain(invested);
      expect(portal.textsOf('[data-testid=plan-history] li').slice(-2)).toEqual([
        `${language === 'en_US' ? '10 Feb 2026' : '2026/02/10'} HKD 2,500.50 ${cancelled}`,
        `${language === 'en_US' ? '10 Dec 2025' : '2025/12/10'} HKD 2,500.50 ${rejected}`,
      ]);
      expect(await portal.addressOf('P.3')).toBe('/eTrading/v2/orders?order=P.3');
    },
  );

  it('[RSP-09] shows nothing of an answer whose figures can’t be read', async () => {
    await open({ planSchedules: answer(200, [{ ...plan, upcoming: [due('2026-03', '2026-03-10', [], 'lots')] }]) });
    await portal.find('[data-testid=retry-panel]', /^We could not load this part\./);
  });

  it('[RSP-08] shows nothing of a plan that neither is paid for nor switches', async () => {
    await open({ planSchedules: answer(200, [{ ...plan, paidFrom: null }]) });
    await portal.find('[data-testid=retry-panel]', /^We could not load this part\./);
  });

  it('[RSP-09, CONFLICT-13] the home leads to the page of the plans', async () => {
    await open({}, 'en_US', '/');
    expect(await portal.addressOf('See or change your plans')).toBe('/eTrading/v2/plans');
  });
});

describe('changing a plan', () => {
  const changed = {
    ...plan,
    version: 2,
    upcoming: [],
    changes: [
      planStart,
      { ...planStart, kind: 'pause', fromMonth: '2026-03', amount: null, days: null, status: 'SUSPENDED' },
    ],
  };

  it('[RSP-09] asks first, says from which debit on it counts, and what was done', async () => {
    await open({ planSchedules: plans, changePlan: answer(200, changed) });
    await click('[data-testid=plan-actions] button', 'Pause');
    await portal.find('dialog p', 'Nothing will be debited from 10 Mar 2026 until you resume the plan.');
    expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(false);
    await click('dialog button', 'Pause plan');
    await portal.find(
      '[role=status]',
      'The plan for Harbour Bond is paused. Nothing will be debited from 10 Mar 2026.',
    );
    const [sent] = portal.requests.filter(({ name }) => name === 'changePlan');
    expect([sent?.headers['Idempotency-Key'], JSON.parse(sent?.body ?? '')]).toEqual([
      'plan-change:RP000001:1',
      { refNo: 'RP000001', version: 1, kind: 'pause', acceptedTexts: expect.any(Object) as object },
    ]);
  });

  it('[RSP-09] says which debit is too near to be changed', async () => {
    vi.setSystemTime(new Date('2026-03-09T10:00:00+08:00'));
    await open({ planSchedules: plans });
    await click('[data-testid=plan-actions] button', 'Stop plan');
    await portal.find('dialog p', /^Nothing will be debited from 10 Apr 2026\./);
    await portal.find('dialog p', 'Unchanged on 10 Mar 2026: HKD 3,000.00');
  });

  it('[RSP-09] says at the field what is wrong with an amount, and sends none of it', async () => {
    await open({ planSchedules: plans });
    await click('[data-testid=plan-actions] button', 'Change');
    const field = await portal.find<HTMLInputElement>('dialog input');
    expect(field.value).toBe('3,000.00');
    const problems = [
      ['', 'Please enter an amount.'],
      ['much', 'Please enter an amount, e.g. 2000.'],
      ['-5', 'The amount must be more than zero.'],
      ['1,000.005', 'The amount has too many decimal places.'],
      ['999.99', 'The amount must be at least HKD 1,000.00.'],
      ['３０００', 'The plan already has these settings.'],
    ] as const;
    for (const [typed, sentence] of problems) {
      portal.type('dialog input', typed);
      await click('dialog button[type=submit]');
      await portal.find('dialog [data-testid=text-field-error]', sentence);
    }
    expect(portal.requests.some(({ name }) => name === 'changePlan')).toBe(false);
    portal.choose('dialog select', '20');
    await portal.find('dialog p', 'The change takes effect with the debit on 20 Mar 2026.');
  });

  it('[RSP-09] says so where the plan was changed in another tab, and shows it as it is', async () => {
    await open({ planSchedules: plans, changePlan: answer(400, refusal('PLAN_OUTDATED')) });
    await click('[data-testid=plan-actions] button', 'Pause');
    await click('dialog button', 'Pause plan');
    await portal.find(
      'dialog [role=alert]',
      'The plan was changed in another window or device. Please check it again.',
    );
    await eventually(() => expect(portal.requests.filter(({ name }) => name === 'planSchedules')).toHaveLength(2));
  });

  it('[API-90, RSP-09] finds what became of it where the answer is lost', async () => {
    const given: Record<string, TransportAnswer> = { planSchedules: plans, changePlan: offline };
    await open(given);
    await click('[data-testid=plan-actions] button', 'Pause');
    await portal.find('dialog p', /^Nothing will be debited from 10 Mar 2026/);
    given['planSchedules'] = answer(200, [changed]);
    await click('dialog button', 'Pause plan');
    await portal.find('[role=status]', /^The plan for Harbour Bond is paused\./);
    expect(portal.requests.filter(({ name }) => name === 'changePlan')).toHaveLength(1);
  });
});
