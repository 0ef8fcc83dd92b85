import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer } from '../../adapters/support/scripted-transport';
import { acceptNotes, orderLinks, sendOrders } from '../support/order-forms';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const received = { status: 'RECEIVED', receivedAt: new Date().toISOString() };

/** The first purchase of the recorded list of Taiwan, as it was received just now. */
const bought = {
  ...received,
  type: 'B',
  fund: { name: { code: 'TW0001', value: '雲嶺台灣成長股票基金 A（累積）' } },
  currency: 'TWD',
  amount: '50000.00',
  priceCurrency: 'TWD',
};

/** The sale of that of Hong Kong, whose fund is named by its own code alone. */
const sold = {
  ...received,
  type: 'R',
  fund: { name: { code: 'SEEDHK00001.HKD', value: null } },
  currency: 'HKD',
  units: '10.0000',
};

type Answers = (name: string) => TransportAnswer | Promise<TransportAnswer> | undefined;

const history =
  (...rows: readonly object[]): Answers =>
  (name) =>
    name === 'orderHistory' ? answer(200, rows) : undefined;

const openIn = (region: 'HK' | 'TW', language: Language, answers: Answers) =>
  portal.open({
    block: { region, profile: 'standalone', languages: ['zh_TW', 'en_US', 'zh_HK'] },
    route: orderLinks[region],
    language,
    answer: ({ name }) => answers(name),
  });

const question = '[data-testid=order-notes] ul:last-of-type > li:last-child';

const sent = (): boolean => portal.requests.some(({ name }) => name === 'urlSubmit');

describe('an order that was placed today already', () => {
  it('[ORDQ-04, TRADE-62] a repeat is asked about after the notes of the list, by its name, its figure and the time', async () => {
    await openIn('TW', 'zh_TW', history(bought));
    (await portal.find('[data-testid=order-actions] button', '我同意，查看清單')).click();
    await portal.find(`${question} label`, '我要再送出一次這筆委託');
    const [order, told] = portal.textsOf(`${question} p`);
    expect(order).toBe('單筆申購 雲嶺台灣成長股票基金 A（累積） TWD 50,000');
    expect(told).toMatch(/^您今天 \d\d:\d\d 已經送出過這筆委託。再送出一次，就會是另一筆委託。$/);
    const boxes = portal.all<HTMLInputElement>('[data-testid=order-notes] input');
    for (const box of boxes.slice(0, -1)) box.click();
    await portal.find('[data-testid=order-not-yet]', '勾選以上同意事項後，即可輸入交易密碼。');
    boxes.at(-1)?.click();
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
  });

  it.each([
    [
      'en_US',
      'I want to place this order again',
      /^Sell .+ 10\.0000 units$/,
      /^You already placed this order today at \d\d:\d\d\. Placing it again is another order\.$/,
    ],
    [
      'zh_HK',
      '本人要再次提交這項指示',
      /^贖回 .+ 10\.0000 個單位$/,
      /^您今日 \d\d:\d\d 已提交過這項指示。如再提交，將會是另一項指示。$/,
    ],
  ] as const)(
    '[ORDQ-03, ORDQ-04] a repeat is asked about in the client’s own words: %s',
    async (language, label, order, told) => {
      await openIn('HK', language, history(sold));
      await portal.find(`${question} label`, label);
      const texts = portal.textsOf(`${question} p`);
      expect([texts[0], texts[1], texts.length]).toEqual([
        expect.stringMatching(order),
        expect.stringMatching(told),
        2,
      ]);
    },
  );

  it('[PORT-45, ORDQ-04] a repeat is asked about without its figure while amounts are hidden', async () => {
    await openIn('HK', 'en_US', history(sold));
    await portal.find(`${question} label`, 'I want to place this order again');
    (await portal.find('button[aria-pressed=false][title="Hide amounts"]')).click();
    await portal.find(`${question} p`, /^Sell .+ •••••/);
    expect(portal.textsOf(`${question} p`)[0]).not.toContain('10.0000');
  });
});

describe('the same order twice on a list', () => {
  it('[TRADE-62, TRADE-63] the same order twice on a list is asked about until one of them is removed', async () => {
    const line = { fundCode: 'TW0001', amcCode: '51', currency: 'TWD', feeRate: '0', type: 'B', buyAmount: '50000' };
    const list = { oid: 'demo-1-2026-11-20', clientId: 'C', active: true, first: false, tradingVOList: [line, line] };
    const answers: Readonly<Record<string, TransportAnswer>> = {
      urlTradingDetail: answer(200, list),
      validateAllotment: answer(200, { code: null, errors: [] }),
    };
    await openIn('TW', 'zh_TW', (name) => answers[name]);
    await portal.find(`${question} label`, '我要再送出一次這筆委託');
    expect(portal.textsOf(`${question} p`)).toEqual([
      '單筆申購 雲嶺台灣成長股票基金 A（累積） TWD 50,000',
      '這份清單裡有 2 筆相同的委託，每一筆都會成立。',
    ]);
    (await portal.find('[data-testid=order-card-actions] button:last-child', '移除')).click();
    await portal.find('[data-testid=order-removed]');
    expect(portal.textsOf('[data-testid=order-notes] label')).not.toContain('我要再送出一次這筆委託');
  });
});

describe('what was placed today', () => {
  it.each([404, 500])('[ORDQ-04, OPEN-92] stops no order where it can’t be read: %i', async (status) => {
    await openIn('TW', 'zh_TW', (name) => (name === 'orderHistory' ? answer(status, {}) : undefined));
    await acceptNotes(portal, 'TW');
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
    expect(portal.requests.map(({ name }) => name)).toContain('orderHistory');
    expect(portal.all('dialog[open], [role=alert], [data-tone=danger]')).toEqual([]);
  });

  it('[ORDQ-04, TRADE-66] asks below what sends where it comes after the password, which keeps its place', async () => {
    let tell = (): void => {};
    const late = new Promise<TransportAnswer>((resolve) => {
      tell = () => resolve(answer(200, [bought]));
    });
    await openIn('TW', 'zh_TW', (name) => (name === 'orderHistory' ? late : undefined));
    await acceptNotes(portal, 'TW');
    const field = await portal.find('[data-testid=order-password] input');
    tell();
    await portal.find('[data-testid=order-terms] > [role=status] label', '我要再送出一次這筆委託');
    expect(portal.textsOf('[data-testid=order-notes]:has(h3) label')).not.toContain('我要再送出一次這筆委託');
    expect(portal.all('[data-testid=order-password] input')).toEqual([field]);
    await sendOrders(portal, 'TW');
    await portal.find(
      '[data-testid=order-notes] [role=alert]',
      '目前沒有送出任何委託。如果要再送出一次相同的委託，請先勾選這一項。',
    );
    await eventually(() =>
      expect(document.activeElement).toBe(portal.all('[data-testid=order-terms] > [role=status] input')[0]),
    );
    expect(sent()).toBe(false);
    (await portal.find('[data-testid=order-terms] > [role=status] input')).click();
    await sendOrders(portal, 'TW');
    await portal.find('h2', '已收到您的委託');
  });

  it('[ORDQ-04] the orders placed today are read again when the client comes back from another tab', async () => {
    const rows: object[] = [];
    await openIn('TW', 'zh_TW', (name) => history(...rows)(name));
    await acceptNotes(portal, 'TW');
    await portal.find('[data-testid=order-password] input');
    await eventually(() => expect(portal.inFlight).toBe(0));
    rows.push(bought);
    document.dispatchEvent(new Event('visibilitychange'));
    await portal.find('[data-testid=order-terms] > [role=status] label', '我要再送出一次這筆委託');
  });
});
