import { describe, expect, it, vi } from 'vitest';
import type { Extension } from '../../../contract/extensions';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, offline, refusal } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Given = Readonly<Record<string, TransportAnswer | undefined>>;
type Options = { readonly route?: string; readonly region?: Region; readonly language?: Language };

const open = (given: Given, { route = '/orders', region = 'TW', language = 'zh_TW' }: Options = {}) =>
  portal.open({
    block: { region, profile: 'standalone', hotline: '2000 1234', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route,
    language,
    answer: ({ name }) => given[name],
  });

async function click(selector: string, text?: string | RegExp): Promise<void> {
  (await portal.find(selector, text)).click();
}

const nothing = { transactionDate: null, units: null, ePoints: null, price: null, priceCurrency: 'TWD', reason: null };
const buy = {
  ...nothing,
  type: 'B',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
  amount: '50000',
  status: 'RECEIVED',
  chargeRate: '0.6',
  fee: '300',
  orderId: 'L1.1',
  orderNo: '618-033-991',
  currency: 'TWD',
  receivedAt: '2099-03-04T02:00:00Z',
  changedAt: '2099-03-04T02:00:00Z',
  next: { step: 'accept', date: '2099-03-04', dueAt: '2099-03-04T16:00:00+08:00' },
};
const out = {
  ...buy,
  type: 'SF',
  orderId: 'L1.2',
  amount: null,
  fee: null,
  units: '12.5',
  status: 'CONFIRMED',
  fund: { name: { code: 'TW0002', value: '晨松環球債券基金' } },
  transactionDate: '2026-03-04',
  next: { step: 'invest', date: '2026-03-05', dueAt: '2026-03-06T00:00:00+08:00' },
};
const into = { ...out, type: 'ST', fund: { name: { code: 'TW0003', value: '海岸科技基金' } }, units: null };
const sold = {
  ...buy,
  type: 'R',
  orderId: 'L0.1',
  amount: '5250',
  fee: null,
  units: '500',
  price: '10.5',
  status: 'COMPLETED',
  next: null,
  receivedAt: '2026-01-15T02:00:00Z',
  transactionDate: '2026-01-15',
};
const cancelled = { ...buy, orderId: 'L0.2', status: 'CANCELLED', next: null, receivedAt: '2026-01-10T02:00:00Z' };
const history = answer(200, [buy, out, into, sold, cancelled]);

describe('the order that the address names', () => {
  it('[ROUTE-18, ORDQ-06] is opened in its row while it is under way, and no other is', async () => {
    await open(
      { orderHistory: answer(200, [{ ...out, orderNo: '236-067-987' }, into, buy]) },
      { route: '/orders?order=618-033-991' },
    );
    await portal.find('[data-testid=record-card] details[open] h3', /雲嶺台灣成長股票基金/);
    expect(portal.all('[data-testid=record-card]')).toHaveLength(2);
    expect(portal.all('[data-testid=record-card] details[open]')).toHaveLength(1);
    expect(portal.all('[data-testid=record-dialog-fund]')).toEqual([]);
  });

  it('[ROUTE-18, OPEN-92] nothing is said of a number where the server numbers no order: it may be any of them', async () => {
    const { orderId, orderNo, ...unnumbered } = buy;
    await open({ orderHistory: answer(200, [unnumbered]) }, { route: '/orders?order=123-456-789' });
    await portal.find('[data-testid=record-card] details h3', /雲嶺台灣成長股票基金/);
    expect(portal.textsOf('[data-testid=records-page] [role=status]').filter((text) => text !== '')).toEqual([]);
  });

  it('[ORDQ-06, OPEN-92] no row is open where the address names none, nor where the server numbers no order', async () => {
    const { orderId, orderNo, ...unnumbered } = buy;
    await open({ orderHistory: answer(200, [unnumbered, { ...unnumbered, amount: '60000' }]) });
    await portal.find('[data-testid=record-card] details h3', /雲嶺台灣成長股票基金/);
    expect(portal.all('[data-testid=record-card] details')).toHaveLength(2);
    expect(portal.all('[data-testid=record-card] details[open]')).toEqual([]);
  });

  it('[ROUTE-18, ORDQ-08] is opened among the past orders once it is over, and closing it leaves those in sight', async () => {
    const over = { ...sold, orderNo: '854-101-974' };
    await open({ orderHistory: answer(200, [buy, over]) }, { route: '/orders?order=854-101-974' });
    await portal.find('[data-testid=record-note]', /委託編號 854-101-974/);
    expect(portal.textsOf('[role=tab][aria-selected=true]')).toEqual(['歷史交易']);
    await click('[data-first-focus]', '關閉');
    await eventually(() => {
      expect(portal.all('[data-testid=record-dialog-fund]')).toEqual([]);
    });
    expect(portal.textsOf('[role=tab][aria-selected=true]')).toEqual(['歷史交易']);
  });

  it.each([
    ['TW', 'zh_TW', '您最近五年的委託中沒有編號 123-456-789。'],
    ['HK', 'zh_HK', '您過去五年的交易中沒有編號 123-456-789。'],
    ['HK', 'en_US', 'None of your orders from the last five years has the number 123-456-789.'],
  ] as const)(
    '[ROUTE-18, ORDQ-15, I18N-02] is said in %s, %s, to be none of the last five years',
    async (region, language, sentence) => {
      await open({ orderHistory: answer(200, [buy]) }, { route: '/orders?order=123-456-789', region, language });
      await portal.find('[role=status]', sentence);
      expect(portal.all('[data-testid=record-card] details[open]')).toEqual([]);
    },
  );
});

describe('the orders under way', () => {
  it('[ORDQ-06, TRADE-43, OPEN-32] say how far each has come, what comes next and when, that the holidays of a year aren’t known, and until when it can be cancelled', async () => {
    await open({ orderHistory: history });
    await portal.find('[data-testid=record-card] h3', /雲嶺台灣成長股票基金/);
    expect(portal.textsOf('[data-testid=record-card] h3')).toEqual([
      '雲嶺台灣成長股票基金 TW0001',
      '晨松環球債券基金 TW0002轉入 海岸科技基金 TW0003',
    ]);
    expect(portal.textsOf('[data-testid=record-card] [data-testid=record-status]')).toEqual(['已收件', '已成交']);
    expect(portal.textsOf('[data-testid=record-card] [data-testid=record-kind]')[0]).toBe(
      '申購TWD 50,0002099/03/04 10:00 收件委託編號 618-033-991',
    );
    expect(portal.all('[data-testid=record-card] details[open]')).toEqual([]);
    expect(portal.textsOf('[data-testid=record-card] [data-testid=record-facts]')[0]).toBe(
      '金額TWD 50,000手續費TWD 300',
    );
    expect(portal.textsOf('[data-testid=record-next]')).toEqual([
      '下一步：2099/03/04 16:00（暫定日期） 截止收件後受理，以 2099/03/04（暫定日期） 淨值成交。',
      '下一步：轉出款項以 2026/03/05 淨值轉入另一檔基金。時間已到，等候處理中。',
    ]);
    expect(portal.textsOf('[data-testid=record-progress] [aria-current=step]')).toEqual(['已收件', '已成交']);
    expect(portal.textsOf('[data-testid=unlisted-year]')).toEqual(['2099 年的國定假日尚未公布，該年的日期可能順延。']);
    expect(portal.textsOf('[data-testid=record-card] [data-testid=record-note]')).toEqual([
      '2099/03/04 16:00（暫定日期） 前可以取消。',
      '已過截止時間，無法再取消。',
    ]);
    expect(portal.textsOf('[data-testid=record-actions] [data-theme]')).toEqual(['取消委託']);
    // In sight without opening the row.
    expect(portal.textsOf('[data-testid=record-card] details :is([data-theme], [data-testid=record-note])')).toEqual([
      '已過截止時間，無法再取消。',
    ]);
  });

  it.each([
    [null, '由 TWD 換成 JPY，依轉入日的匯率計算'],
    ['2026-03-05', '由 TWD 換成 JPY，依 2026/03/05 的匯率計算'],
  ])(
    '[ORDQ-06, TRADE-43, ENT-58] say of a switch into another currency at which day’s rate it is converted: invested on %s',
    async (transactionDate, sentence) => {
      await open({ orderHistory: answer(200, [out, { ...into, transactionDate, priceCurrency: 'JPY' }]) });
      await portal.find('[data-testid=record-facts] dd', sentence);
    },
  );

  it('[ORDQ-06, TRADE-124] the orders under way say so where one was dealt and its money waits for more', async () => {
    const waiting = { ...sold, status: 'CONFIRMED', currency: 'USD' };
    await open({ orderHistory: answer(200, [waiting]) });
    await portal.find('[data-testid=record-next]', '下一步：外幣款項累計達匯款門檻後匯出。');
    expect(portal.textsOf('[data-testid=record-progress]')).toEqual([]);
  });

  it('[ORDQ-06, TRADE-120, TRADE-124] the orders under way promise foreign currency no sooner than it is worth remitting', async () => {
    const next = { step: 'settle', date: '2099-03-04', dueAt: '2099-03-04T08:00:00.000Z' };
    const priced = { ...sold, status: 'CONFIRMED', next };
    await open({
      orderHistory: answer(200, [
        { ...priced, currency: 'USD' },
        { ...priced, currency: 'TWD' },
      ]),
    });
    await portal.find('[data-testid=record-next]');
    expect(portal.textsOf('[data-testid=record-next]')).toEqual([
      '下一步：買回款項最早於 2099/03/04（暫定日期） 匯出；外幣款項須累計達匯款門檻。',
      '下一步：買回款項於 2099/03/04（暫定日期） 匯出。',
    ]);
  });

  it.each([
    ['TW', 'zh_TW', '目前沒有進行中的委託'],
    ['HK', 'en_US', 'No orders in progress'],
    ['HK', 'zh_HK', '現時沒有處理中的交易指示'],
  ] as const)('[ORDQ-06] an empty list of orders under way says so in %s, %s', async (region, language, sentence) => {
    await open({ orderHistory: answer(200, []) }, { region, language });
    await portal.find('[data-testid=records-empty] b', sentence);
  });
});

describe('cancelling an order', () => {
  it('[ORDQ-06] asks first, says until when, and what was done', async () => {
    const given: Record<string, TransportAnswer> = { orderHistory: history };
    await open(given);
    await click('[data-testid=record-actions] button', '取消委託');
    await portal.find(
      'dialog p',
      '取消後不會成交，也不會扣款。2099/03/04 16:00（暫定日期） 前可以取消；取消後無法復原。',
    );
    await eventually(() => expect(portal.inFlight).toBe(0));
    expect(portal.requests.some(({ name }) => name === 'cancelOrder')).toBe(false);
    given['cancelOrder'] = answer(200, { orderId: 'L1.1', cancelledAt: '2099-03-04T02:01:00Z' });
    given['orderHistory'] = answer(200, [{ ...buy, status: 'CANCELLED', next: null }]);
    portal.type('dialog input', 'trade5208');
    await click('dialog button', '確定取消');
    await portal.find('[role=status]', '雲嶺台灣成長股票基金 的委託已取消，請於「歷史交易」查看。');
    await portal.find('[data-testid=records-empty] b', '目前沒有進行中的委託');
    // Once, and not before it was confirmed.
    const sent = portal.requests.filter(({ name }) => name === 'cancelOrder');
    expect(sent.map(({ body, headers }) => [body, headers['Idempotency-Key']])).toEqual([
      ['{"orderId":"L1.1","vpin":"trade5208"}', 'cancel-order:L1.1'],
    ]);
    await click('[role=tab]', '歷史交易');
    await portal.find('[data-testid=records-table] [data-testid=record-status]', '已取消');
  });

  it.each([
    ['zh_TW', '取消委託', '確定取消', '交易密碼', '交易密碼錯誤或尚未輸入，請重新輸入。'],
    [
      'en_US',
      'Cancel this order',
      'Cancel the order',
      'Trading password',
      'Password is incorrect or empty. Please re-enter.',
    ],
    ['zh_HK', '取消指示', '確定取消', '交易密碼', '交易密碼不正確或尚未輸入，請重新輸入。'],
  ] as const)(
    '[TRADE-14, TRADE-90, ORDQ-06] the cancellation in Taiwan asks for the trading password first, in %s',
    async (language, ask, go, label, empty) => {
      const given: Record<string, TransportAnswer> = { orderHistory: history };
      await open(given, { language });
      await click('[data-testid=record-actions] button', ask);
      await portal.find('dialog label', label);
      await click('dialog button', go);
      await portal.find('dialog [data-testid=text-field-error]', empty);
      expect(portal.requests.some(({ name }) => name === 'cancelOrder')).toBe(false);
      given['cancelOrder'] = answer(401, refusal('VPN0001'));
      portal.type('dialog input', 'trade0000');
      await click('dialog button', go);
      await eventually(() => expect(portal.requests.filter(({ name }) => name === 'cancelOrder')).toHaveLength(1));
      await portal.find('dialog [data-testid=text-field-error]');
      expect(portal.all<HTMLInputElement>('dialog input')[0]?.value).toBe('');
    },
  );

  it('[TRADE-14, ORDQ-06] asks for the secret where a server of Hong Kong wants it, and ends no session', async () => {
    const given = { orderHistory: history, cancelOrder: answer(401, refusal('VPN0001')) };
    await open(given, { region: 'HK', language: 'en_US' });
    await click('[data-testid=record-actions] button', 'Cancel this order');
    expect(portal.all('dialog input')).toEqual([]);
    await click('dialog button', 'Cancel the order');
    await portal.find('dialog label', 'Transaction PIN');
  });

  it.each([
    ['ORDER_CUT_OFF_PASSED', '已過截止時間，無法再取消。'],
    ['ORDER_IS_CANCELLED', '這筆委託已取消。'],
    ['ORDER_IS_FINISHED', '這筆委託已結束，沒有可取消的內容。'],
  ])('[ORDQ-06, TRADE-90] that the server refuses as %s says why, and offers no other try', async (code, sentence) => {
    await open({ orderHistory: history, cancelOrder: answer(400, refusal(code)) });
    await click('[data-testid=record-actions] button', '取消委託');
    await portal.find('dialog input');
    portal.type('dialog input', 'trade5208');
    await click('dialog button', '確定取消');
    await portal.find('dialog [data-tone=danger]', sentence);
    expect(portal.textsOf('dialog button')).toEqual(['關閉']);
  });

  it('[API-90, ORDQ-06] whose answer is lost is looked up among what happened to the order', async () => {
    const cancelledEvent = { ...received, kind: 'cancelled', at: '2099-03-04T02:01:00Z' };
    await open({
      orderHistory: history,
      cancelOrder: offline,
      orderEvents: answer(200, { orderId: 'L1.1', events: [received, cancelledEvent] }),
    });
    await click('[data-testid=record-actions] button', '取消委託');
    await portal.find('dialog input');
    portal.type('dialog input', 'trade5208');
    await click('dialog button', '確定取消');
    await portal.find('[role=status]', '雲嶺台灣成長股票基金 的委託已取消，請於「歷史交易」查看。');
    expect(portal.requests.filter(({ name }) => name === 'cancelOrder')).toHaveLength(1);
  });
});

const received = {
  kind: 'received',
  at: '2026-01-15T02:00:00Z',
  dealingDate: null,
  price: null,
  units: null,
  cost: null,
  amount: null,
  shortTermFee: null,
  reason: null,
};

describe('past orders', () => {
  it('[ORDQ-08] past orders are narrowed down by what the address says, and it follows what is chosen', async () => {
    await open({ orderHistory: history }, { route: '/orders?tab=past&type=redemption' });
    await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 1 筆');
    portal.choose('select[aria-label="狀態"]', 'CANCELLED');
    await portal.find('[data-testid=records-bar] p', '沒有符合條件的委託。');
    expect(window.location.search).toBe('?tab=past&type=redemption&state=CANCELLED');
    await click('[data-testid=records-bar] button', '顯示全部');
    await portal.find('[data-testid=records-bar] p', '最近五年的 2 筆委託，顯示 2 筆');
    expect(window.location.search).toBe('?tab=past');
  });

  it('[ORDQ-08, TRADE-111, TRADE-120] open to what happened, with figures that explain themselves', async () => {
    const deal = { price: '10.5', units: '500', cost: '5250', amount: '5250' };
    const events = [
      received,
      { ...received, kind: 'accepted', at: '2026-01-15T08:00:00Z', dealingDate: '2026-01-15' },
      { ...received, ...deal, kind: 'priced', at: '2026-01-15T16:00:00Z' },
      { ...received, kind: 'settled', at: '2026-01-22T08:00:00Z' },
    ];
    await open(
      { orderHistory: answer(200, [sold]), orderEvents: answer(200, { orderId: 'L0.1', events }) },
      { route: '/orders?tab=past' },
    );
    await click('[data-testid=record-open]');
    await portal.find('[data-testid=record-events] li');
    expect(portal.textsOf('[data-testid=record-events] li')).toEqual([
      '收件2026/01/15 10:00',
      '受理2026/01/15 16:00以 2026/01/15 淨值成交。',
      '成交2026/01/16 00:00單位數乘以淨值：500 × 10.5 = TWD 5,250扣除費用：TWD 5,250 − TWD 32 = TWD 5,218',
      '交割2026/01/22 16:00匯出：TWD 5,218',
    ]);
  });

  it('[ORDQ-08, ORDQ-10, ORDQ-12] open to the contract note too, where it is still kept', async () => {
    const note = {
      orderId: 'L0.1',
      type: 'R',
      fundCode: 'TW0001',
      fundName: '雲嶺台灣成長股票基金',
      intoFundCode: null,
      intoFundName: null,
      currency: 'TWD',
      amount: '5250',
      dealingDate: '2026-01-15',
      availableUntil: '2027-01-15',
    };
    const events = answer(200, { orderId: 'L0.1', events: [received] });
    const given = { orderHistory: answer(200, [sold]), orderEvents: events };
    await open({ ...given, contractNotes: answer(200, [note]) }, { route: '/orders?tab=past' });
    await click('[data-testid=record-open]');
    await portal.find(
      '[data-testid=record-dialog-note] button[aria-label="下載 PDF：雲嶺台灣成長股票基金 的交易確認書"]',
    );
    await open({ ...given, contractNotes: answer(200, []) }, { route: '/orders?tab=past' });
    await click('[data-testid=record-open]');
    await portal.find('[data-testid=record-events] li');
    expect(portal.requests.map(({ name }) => name)).toContain('contractNotes');
    expect(portal.all('[data-testid=record-dialog-note]')).toEqual([]);
  });

  it('[ORDQ-05, ORDQ-13] open to the receipt too, for a year and where the server makes one', async () => {
    const file = answer(200, { fileName: '收件回條 618-033-991.pdf', content: btoa('%PDF-1.7 x') });
    const events = answer(200, { orderId: 'L0.1', events: [received] });
    const show = async (receivedAt: string, extensions: readonly Extension[]) => {
      const orderHistory = answer(200, [{ ...cancelled, orderId: 'L0.1', receivedAt }]);
      const given: Given = { orderHistory, orderEvents: events, orderReceipt: file };
      await portal.open({
        block: { region: 'TW', profile: 'standalone', languages: ['zh_TW', 'en_US'], extensions: [...extensions] },
        route: '/orders?tab=past',
        language: 'zh_TW',
        answer: ({ name }) => given[name],
      });
      await click('[data-testid=record-open]');
      await portal.find('[data-testid=record-events] li');
    };
    const today = new Date().toISOString();
    await show(today, ['order-records', 'order-receipts']);
    await click('[data-testid=record-dialog-receipt] button[aria-label="下載 PDF：雲嶺台灣成長股票基金 的收件回條"]');
    await portal.find('[data-testid=record-dialog-receipt] [role=status]', /收件回條 618-033-991\.pdf/);
    expect(portal.requests.find(({ name }) => name === 'orderReceipt')?.url).toContain('oid=L0.1');
    await show('2020-01-15T02:00:00Z', ['order-records', 'order-receipts']);
    expect(portal.all('[data-testid=record-dialog-receipt]')).toEqual([]);
    await show(today, ['order-records']);
    expect(portal.all('[data-testid=record-dialog-receipt]')).toEqual([]);
  });

  it('[ORDQ-08, ENT-58] 10,000 past orders are under 3,000 elements', async () => {
    // jsdom lays nothing out: rows without a height would all be in view.
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(76);
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...sold, orderId: `M.${String(index)}` }));
    await open({ orderHistory: answer(200, many) }, { route: '/orders?tab=past' });
    await portal.find('[data-testid=records-bar] p', '最近五年的 10,000 筆委託，顯示 10,000 筆');
    expect(portal.all('*').length).toBeLessThan(3_000);
  });
});

describe('what is scheduled', () => {
  it('[ORDQ-07] says what would stand there where no plan invests', async () => {
    await open({ planSchedules: answer(200, []) }, { route: '/orders?tab=scheduled' });
    await portal.find('[data-testid=records-empty] b', '目前沒有預定的扣款');
  });

  it('[ORDQ-07, TRADE-79] the scheduled orders in Taiwan are what regular plans are debited next, and when', async () => {
    await open({}, { route: '/orders?tab=scheduled' });
    await portal.find('[data-testid=records-planned] li');
    const lines = portal.textsOf('[data-testid=records-planned] li');
    expect(lines.every((line) => /^\d{4}\/\d{2}\/\d{2}.+(TWD [\d,]+|USD [\d,]+\.\d\d)$/.test(line))).toBe(true);
  });

  it('[ORDQ-07, RSP-02] the scheduled orders in Hong Kong are what monthly plans invest next, and when', async () => {
    await open({}, { route: '/orders?tab=scheduled', region: 'HK', language: 'en_US' });
    await portal.find('[data-testid=records-planned] li');
    const lines = portal.textsOf('[data-testid=records-planned] li');
    expect(lines.every((line) => /^\d{1,2} \w{3} \d{4}.+Plan \S+HKD [\d,]+\.\d\d$/.test(line))).toBe(true);
  });
});

describe('dividends paid', () => {
  const paid = (date: string, amount: string, currency = 'TWD') => ({
    fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
    accountNo: '51',
    date,
    amount,
    currency,
  });

  it('[LINK-26] stand by year and fund, with totals in each currency, and each payment', async () => {
    const list = [
      paid('2026-03-10', '300'),
      paid('2026-02-10', '20.5', 'USD'),
      paid('2026-01-10', '200'),
      paid('2025-12-10', '9'),
    ];
    await open({ distributionHistory: answer(200, list) }, { route: '/orders?tab=distributions' });
    await portal.find('[data-testid=records-totals] dd');
    expect(portal.textsOf('[data-testid=records-totals] > div')).toEqual([
      '2026 年配息（TWD）TWD 500',
      '2026 年配息（USD）USD 20.50',
    ]);
    await click('[data-testid=records-paid] [data-testid=record-open]');
    await portal.find('[data-testid=records-payments] li');
    expect(portal.textsOf('[data-testid=records-payments] li')).toEqual(['2026/03/10 TWD 300', '2026/01/10 TWD 200']);
    (await portal.find('[data-testid=records-page] [data-testid=segmented] label:last-child input')).click();
    await portal.find('[data-testid=records-totals] dt', '2025 年配息（TWD）');
    expect(window.location.search).toBe('?tab=distributions&year=2025');
  });

  it.each([
    ['zh_TW', '待同幣別配息累計達等值 TWD 1,500 後匯出', '2026/02/10 匯出'],
    ['en_US', 'held until your dividends in this currency reach TWD 1,500', 'remitted 10 Feb 2026'],
  ] as const)(
    '[TRADE-125, CONST-19, OPEN-34] say that foreign currency waits, and when it went: %s',
    async (language, waits, went) => {
      const waitsFor = { currency: 'TWD', amount: '1500' };
      const list = [
        { ...paid('2026-03-10', '20', 'USD'), remittedOn: null, waitsFor },
        { ...paid('2026-02-10', '70', 'USD'), remittedOn: '2026-02-10', waitsFor: null },
        { ...paid('2026-01-10', '10', 'USD'), remittedOn: '2026-02-10', waitsFor: null },
      ];
      await open({ distributionHistory: answer(200, list) }, { route: '/orders?tab=distributions', language });
      await click('[data-testid=records-paid] [data-testid=record-open]');
      await portal.find('[data-testid=records-payments] li');
      expect(portal.textsOf('[data-testid=records-payments] small')).toEqual([waits, went]);
    },
  );

  it('[LINK-26] the dividends paid say so where nothing was paid', async () => {
    await open({ distributionHistory: answer(200, []) }, { route: '/orders?tab=distributions' });
    await portal.find('[data-testid=records-empty] b', '最近五年沒有配息');
  });
});

describe('dividends reinvested', () => {
  const into = { name: { code: 'TW0002', value: '晨松環球債券基金' } };
  const record = {
    refNo: 'DV00000007',
    fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金' } },
    reInvestmentFund: into,
    applyDate: '2026-02-10',
    status: 'COMPLETED',
    chargeMethod: 'NO_CHARGE',
    holdingUnits: '1250.5',
    holdingUnitsPrecision: 4,
    txnAmount: '300',
    txnAmountPrecision: 0,
    txnCurrency: 'TWD',
  };
  const given = (...dividendRecordsTW: readonly object[]): Record<string, TransportAnswer> => ({
    distributionHistory: answer(200, []),
    dividendFund: answer(200, [{ fund: record.fund, reInvestmentFund: into }]),
    DividendRecordsTW: answer(200, { data: { dividendRecordsTW } }),
  });
  const at = { route: '/orders?tab=distributions' };

  it('[DIV-01, GQL-25, ENT-46, API-83] say number, funds, day, status, charge, units and amount, and what is arranged', async () => {
    await open(given(record), at);
    await portal.find('[data-testid=records-section] td');
    await portal.find('[data-testid=records-section] [data-testid=record-note]');
    expect(
      portal.textsOf('[data-testid=records-section] h3, [data-testid=records-section] [data-testid=record-note]'),
    ).toEqual(['配息轉申購紀錄', '雲嶺台灣成長股票基金 的配息轉申購 晨松環球債券基金。', '變更配息方式']);
    expect(portal.textsOf('[data-testid=records-section] thead th')).toEqual([
      '基金',
      '申請日',
      '狀態與收費方式',
      '持有單位數',
      '交易金額',
    ]);
    expect(portal.textsOf('[data-testid=records-section] tbody tr:not([data-testid=row-spacer]) > *')).toEqual([
      '雲嶺台灣成長股票基金 TW0001轉申購 晨松環球債券基金 TW0002',
      '2026/02/10編號 DV00000007',
      '已交割免收手續費',
      '1,250.5000',
      'TWD 300',
    ]);
  });

  it('[DIV-01, ENT-46] show what isn’t known as the server says it, and nothing for what it doesn’t say', async () => {
    const { refNo, fund } = record;
    await open(given({ refNo, fund }, { ...record, refNo: 'X', status: 'QUEUED', chargeMethod: 'BARTER' }), {
      ...at,
      language: 'en_US',
    });
    await portal.find('[data-testid=records-section] td', /BARTER/);
    expect(portal.textsOf('[data-testid=records-section] tbody td:nth-of-type(2)')[1]).toBe('QUEUEDBARTER');
    expect(portal.textsOf('[data-testid=records-section] tbody th small')).toContain('paid out');
  });

  it('[DIV-01, OPEN-92] the dividends reinvested say so where there are none, and offer to try again where they can’t be loaded', async () => {
    await open(given(), at);
    await portal.find('[data-testid=records-section] [data-testid=record-note]', '最近五年沒有配息轉申購。');
    portal.close();
    const failing = { ...given(), DividendRecordsTW: answer(500, {}) };
    await open(failing, at);
    await portal.find('[data-testid=records-section] button', '再試一次');
    failing.DividendRecordsTW = answer(200, { data: { dividendRecordsTW: [record] } });
    (await portal.find('[data-testid=records-section] button', '再試一次')).click();
    await portal.find('[data-testid=records-section] td', /免收手續費/);
  });

  it('[DIV-01] ten years of dividends reinvested are no more than a page of rows in the page', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(96);
    const many = Array.from({ length: 5_000 }, (_, index) => ({ ...record, refNo: `DV${String(index)}` }));
    await open(given(...many), at);
    await portal.find('[data-testid=records-section] td');
    expect(portal.all('[data-testid=records-section] tbody tr').length).toBeLessThan(200);
    expect((await portal.find('[data-testid=records-section] table')).getAttribute('aria-rowcount')).toBe('5001');
  });

  it('[DIV-01, GQL-25] the dividends reinvested are Taiwan’s alone', async () => {
    await open({ distributionHistory: answer(200, []) }, { ...at, region: 'HK', language: 'en_US' });
    await portal.find('[data-testid=records-empty] b', 'No dividend was paid in the last five years');
    expect(portal.all('[data-testid=records-section]')).toEqual([]);
    expect(portal.requests.some(({ name }) => name === 'DividendRecordsTW' || name === 'dividendFund')).toBe(false);
  });
});
