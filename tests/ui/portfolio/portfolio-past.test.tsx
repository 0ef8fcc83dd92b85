import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { DataBlock } from '../../../config/portal-configuration';
import { extensions } from '../../../contract/extensions';
import type { Sheet } from '../../../domain/formatting/sheet';
import { toText } from '../../../domain/money/decimal';
import { answer as answered } from '../../adapters/support/scripted-transport';
import type { Language } from '../../../domain/language';
import { wireBridge } from '../../builders/wire-bridge';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

/** A fund's part in a gain as a server sends it; what isn't named is nothing. */
function contribution(fundCode: string, fundName: string, figures: Readonly<Record<string, string>>) {
  return { fundCode, fundName, price: '0', currency: '0', distributions: '0', fees: '0', ...figures };
}

const history = {
  currency: 'HKD',
  since: '2024-01-02',
  points: [
    { date: '2025-11-18', value: '900000.00', putIn: '850000.00' },
    { date: '2026-11-18', value: '974000.00', putIn: '900000.00' },
  ],
  payments: [
    { date: '2026-02-10', first: null, kind: 'top-up', amount: '60000.00', orderNo: null },
    { date: '2026-05-10', first: '2026-04-01', kind: 'proceeds', amount: '-9700.00', orderNo: '618-033-991' },
    { date: '2026-06-10', first: null, kind: 'distribution', amount: '-300.00', orderNo: null },
  ],
  worth: {
    total: '974000.00',
    funds: '500000.00',
    cash: '400000.00',
    inTransit: '74000.00',
    ordersInTransit: [
      {
        orderId: 'O1',
        orderNo: '618-033-991',
        date: '2026-11-16',
        kind: 'switch',
        fundCode: 'HK0001',
        fundName: 'Blue Heron',
        value: '70000.00',
      },
    ],
    openOrders: 2,
    unvalued: 0,
  },
  bridge: wireBridge,
  contributions: [
    contribution('HK0001', 'Blue Heron', { price: '30000.00', currency: '-1200.00', gain: '28800.00' }),
    contribution('HK0002', 'Cloud Ridge', { price: '-5000.00', fees: '100.50', gain: '-5100.50' }),
  ],
  dealsSinceVisit: [],
  sinceVisit: {
    ...wireBridge,
    first: '2026-11-11',
    paidIn: '0',
    paidOut: '0',
    price: '120.00',
    currency: '0',
    distributions: '0',
    fees: '0',
  },
  latest: { ...wireBridge, first: '2026-11-18', price: '-50.25', currency: '0', distributions: '0', fees: '0' },
  timeWeightedReturn: '2.7500000000',
  moneyWeightedReturn: '2.5000',
  realisedGain: '1000.00',
  unrealisedGain: '-20.00',
};

const serving =
  (portfolioHistory: unknown) =>
  ({ name }: TransportRequest): TransportAnswer | undefined =>
    name === 'PortfolioHistory' ? answered(200, { data: { portfolioHistory } }) : undefined;

const block: DataBlock = {
  region: 'HK',
  profile: 'standalone',
  languages: ['en_US', 'zh_HK', 'zh_TW'],
  extensions: [...extensions],
};
const past = '[data-testid=portfolio-past]';

const open = (portfolioHistory: unknown, language: Language = 'en_US') =>
  portal.open({ block, language, answer: serving(portfolioHistory) });

/** The texts of the facts, each name with what it is. */
const facts = (): readonly string[] => portal.textsOf(`${past} dl > *`);

const linksOf = (selector: string): readonly (string | null)[] =>
  portal.all(selector).map((link) => link.getAttribute('href'));

describe('the home with a history', () => {
  it('[PORT-46] says of what all the client’s money is made, and how much more than paid in it is worth', async () => {
    await open(history);
    await portal.find(past);
    expect(facts()).toEqual([
      'Your total assetsHKD 974,000.00',
      'Cash AccountHKD 400,000.00',
      'In transitHKD 74,000.00',
      'Orders in progress2',
      'Net amount paid inHKD 900,000.00',
      'Gain or lossHKD gain ▲ +74,000.00',
      'Change on 18 Nov 2026HKD loss ▼ -50.25',
    ]);
    expect((await portal.find<HTMLAnchorElement>(`${past} dl a`)).getAttribute('href')).toContain('/orders');
  });

  it('[PORT-46, LINK-26] leads from the whole to buying, selling and the top-up, and in Taiwan to no top-up', async () => {
    const ways = '[data-testid=portfolio-actions] a';
    await open(history);
    await portal.find(ways);
    expect(portal.textsOf(ways)).toEqual(['Buy', 'Sell', 'Top up your Cash Account']);
    await portal.open({
      block: { ...block, region: 'TW' },
      language: 'zh_TW',
      answer: serving({ ...history, currency: 'TWD' }),
    });
    await portal.find(ways, '單筆申購');
    expect(portal.textsOf(ways)).toEqual(['單筆申購', '買回']);
  });

  it('[PORT-46] names the causes of the period and of the days since the last visit', async () => {
    await open(history);
    await portal.find(past);
    expect(portal.textsOf(`${past} p`).slice(0, 2)).toEqual([
      '1 year HKD gain ▲ +24,000.00Fund prices gain ▲ +25,000.50Exchange rates loss ▼ -1,200.00Distributions gain ▲ +300.00Fees loss ▼ -100.50',
      'Since your last visit on 11 Nov 2026 HKD gain ▲ +120.00Fund prices gain ▲ +120.00',
    ]);
  });

  it('[PORT-46] leads with one click to the sum, line by line, to the returns and to the orders in transit', async () => {
    await open(history);
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find('[data-testid=value-bridge]');
    expect(portal.textsOf('[data-testid=value-bridge] tr')).toEqual([
      'Value on 18 Nov 2025 HKD900,000.00',
      'Paid in+60,000.00',
      'Paid out-10,000.00',
      'Fund pricesgain ▲ +25,000.50',
      'Exchange ratesloss ▼ -1,200.00',
      'Distributionsgain ▲ +300.00',
      'Feesloss ▼ -100.50',
      'Value today974,000.00',
    ]);
    expect(portal.textsOf('[data-testid=history-orders] tr')).toEqual([
      'Switch from Blue Heron 16 Nov 2026 · Order no. 618-033-99170,000.00',
      'Other orders4,000.00',
    ]);
    expect(linksOf('[data-testid=history-orders] a')).toEqual([expect.stringMatching(/\/orders\?order=618-033-991$/)]);
    expect(facts().slice(-4)).toEqual([
      'Investment return (time-weighted)gain ▲ +2.75%',
      'Personal return a year (money-weighted)gain ▲ +2.50%',
      'Realised gain or lossHKD gain ▲ +1,000.00',
      'Unrealised gain or lossHKD loss ▼ -20.00',
    ]);
  });

  it.each([
    [
      'en_US',
      'How your value changed, in figures',
      ['Gain or loss by fund, HKD', 'In transit, HKD', 'Payments in and out, HKD'],
      ['Date', 'Value, HKD', 'Net amount paid in, HKD'],
    ],
    [
      'zh_HK',
      '變動原因及數字',
      ['各基金的盈虧（HKD）', '處理中款項（HKD）', '存入及提取紀錄（HKD）'],
      ['日期', '資產值（HKD）', '存入減提取（HKD）'],
    ],
  ] as const)(
    '[PORT-46, FMT-11] says in %s of each table of the past in which currency its amounts are',
    async (language, summary, titles, columns) => {
      await open(history, language);
      (await portal.find(`${past} summary`, summary)).click();
      await portal.find('[data-testid=flows]');
      expect(portal.textsOf(`${past} h3`)).toEqual(titles);
      expect(portal.textsOf(`${past} thead th`)).toEqual(columns);
    },
  );

  it('[PORT-46] says by which exchange rates amounts are converted where rates moved the value', async () => {
    const note = /^Amounts in other currencies are converted at the exchange rates in our records: values at the rate/;
    await open(history);
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find('[data-testid=rates-note]', note);
    await open({ ...history, bridge: { ...history.bridge, currency: '0' } });
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find('[data-testid=flows]');
    expect(portal.textsOf('[data-testid=rates-note]')).toEqual([]);
  });

  it('[PORT-46] tells the gain fund by fund with its causes, and what all others gained, each fund leading to its page', async () => {
    await open(history);
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find('[data-testid=contributions]');
    expect(portal.textsOf('[data-testid=contributions] tr')).toEqual([
      'Blue Heron Fund prices gain ▲ +30,000.00Exchange rates loss ▼ -1,200.00gain ▲ +28,800.00',
      'Cloud Ridge Fund prices loss ▼ -5,000.00Fees loss ▼ -100.50loss ▼ -5,100.50',
      'Other funds, cash and money in transitgain ▲ +300.50',
    ]);
    expect(linksOf('[data-testid=contributions] a')).toEqual([
      expect.stringMatching(/HK0001$/),
      expect.stringMatching(/HK0002$/),
    ]);
  });

  it('[PORT-46] leads from what was paid in and out to each payment by its kind, and from distributions and fees to the page of gains', async () => {
    await open(history);
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    (await portal.find('[data-testid=value-bridge] button', 'Paid in')).click();
    expect(document.activeElement?.id).toBe('history-flows');
    expect(portal.textsOf('[data-testid=value-bridge] button')).toEqual(['Paid in', 'Paid out']);
    expect(linksOf('[data-testid=value-bridge] a')).toEqual([
      expect.stringMatching(/\/gains$/),
      expect.stringMatching(/\/gains$/),
    ]);
    expect(portal.textsOf('[data-testid=flows] tr')).toEqual([
      '10 Feb 2026 Top-up +60,000.00',
      '01 Apr 2026 – 10 May 2026 Paid out from an order Order no. 618-033-991-9,700.00',
      '10 Jun 2026 Distribution paid out -300.00',
    ]);
    expect(linksOf('[data-testid=flows] a')).toEqual([
      expect.stringMatching(/\/vca\/tx-balance$/),
      expect.stringMatching(/\/orders\?order=618-033-991$/),
    ]);
  });

  it('[PORT-46] names the lines of the chart and what its marks are', async () => {
    await open(history);
    await portal.find('[data-testid=chart-legend]');
    expect(portal.textsOf('[data-testid=chart-legend] li')).toEqual([
      'Value, HKD',
      'Net amount paid in',
      'Top-up',
      'Paid out from an order',
      'Distribution paid out',
    ]);
    const marks = portal.all('[data-testid=chart-legend] [data-mark]').map((mark) => mark.getAttribute('data-mark'));
    expect(marks).toEqual(['in', 'out', 'distribution']);
  });

  it.each([
    [
      'en_US',
      ['Value, HKD', 'Value at an old price'],
      'The line has a gap on 30 Apr 2026: a fund price or an exchange rate is missing.',
      'Between 31 Aug 2026 and 18 Nov 2026 the value includes funds at old prices, the oldest of 30 May 2026: no newer price had been published.',
      'Oldest price: 30 May 2026',
      ['How your value changed, in figures', 'Value over time'],
    ],
    [
      'zh_HK',
      ['資產值（HKD）', '按舊價格計算的價值'],
      '走勢線在 2026/04/30 中斷：當日欠缺基金價格或匯率。',
      '2026/08/31 至 2026/11/18 之間的價值包括按舊價格計算的基金（最舊為 2026/05/30 的價格），其後未有公布新價格。',
      '最舊價格：2026/05/30',
      ['變動原因及數字', '資產值走勢'],
    ],
  ] as const)(
    '[PORT-46, OPEN-65] says in %s, at the line and in its table, where it has a gap and where it counts with an old price',
    async (language, legend, gap, old, ofPrice, [details, caption]) => {
      const points = [
        { date: '2025-11-18', value: '900000.00', putIn: '850000.00', oldPriceDate: null },
        { date: '2026-04-30', value: null, putIn: '850000.00', oldPriceDate: '2026-01-02' },
        { date: '2026-06-30', value: '960000.00', putIn: '900000.00', oldPriceDate: null },
        { date: '2026-08-31', value: '970000.00', putIn: '900000.00', oldPriceDate: '2026-05-30' },
        { date: '2026-11-18', value: '974000.00', putIn: '900000.00', oldPriceDate: '2026-07-02' },
      ];
      await portal.open({ block, language, answer: serving({ ...history, points, payments: [] }) });
      await portal.find('[data-testid=chart-legend]');
      expect(portal.textsOf('[data-testid=chart-legend] li').slice(0, 2)).toEqual(legend);
      expect([portal.textsOf('[data-testid=line-gap]'), portal.textsOf('[data-testid=line-old-price]')]).toEqual([
        [gap],
        [old],
      ]);
      (await portal.find(`${past} summary`, details)).click();
      await portal.find(`${past} caption`, caption);
      const cells = portal.textsOf(`${past} tbody td`);
      expect(cells.filter((cell) => cell.includes(ofPrice))).toEqual([`970,000.00${ofPrice}`]);
    },
  );

  it('[PORT-46] says nothing of gaps and old prices where there are none', async () => {
    await open(history);
    await portal.find('[data-testid=chart-legend]');
    expect(portal.all('[data-testid=line-gap], [data-testid=line-old-price], [data-line=old-price]')).toEqual([]);
  });

  it('[PORT-46] tells the client’s own payments and orders since the last visit to the cent, also where nothing was gained', async () => {
    const deal = { orderNo: '618-033-991', date: '2026-11-12', fundCode: 'HK0001', fundName: 'Blue Heron' };
    await open({
      ...history,
      sinceVisit: { ...history.sinceVisit, price: '0', paidIn: '60000.10', paidOut: '10000.02' },
      dealsSinceVisit: [
        { ...deal, orderId: 'O3', kind: 'switch', amount: '500.25' },
        { ...deal, orderId: 'O3', kind: 'switch', fundName: 'Cloud Ridge', fundCode: 'HK0002', amount: '-500.25' },
        { ...deal, orderId: 'O2', kind: 'buy', amount: '2500.50' },
        { ...deal, orderId: 'O4', kind: 'redemption', amount: '-25.00' },
      ],
    });
    await portal.find(
      `${past} p`,
      /^Since your last visit on 11 Nov 2026 HKD.*Paid in 60,000\.10Paid out 10,000\.02Switch into Blue Heron 500\.25Switch from Cloud Ridge 500\.25More orders in the figures below$/,
    );
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find(
      '[data-testid=history-orders] tr',
      /^Purchase of Blue Heron 12 Nov 2026 · Order no. 618-033-9912,500\.50$/,
    );
    expect(portal.textsOf('[data-testid=history-orders] tr').slice(-4)).toEqual([
      'Switch into Blue Heron 12 Nov 2026 · Order no. 618-033-991500.25',
      'Switch from Cloud Ridge 12 Nov 2026 · Order no. 618-033-991500.25',
      'Purchase of Blue Heron 12 Nov 2026 · Order no. 618-033-9912,500.50',
      'Sale of Blue Heron 12 Nov 2026 · Order no. 618-033-99125.00',
    ]);
    await open({ ...history, sinceVisit: { ...history.sinceVisit, price: '0' } });
    await portal.find(past);
    expect(portal.textsOf(past).join()).not.toContain('Since your last visit');
  });

  it('[PORT-46] tells the personal return of a month as the month’s, and why there is none', async () => {
    const { points } = history;
    const month = [{ ...points[0], date: '2026-10-18' }, ...points.slice(1)];
    await open({ ...history, points: month, moneyWeightedReturn: '12.6825' });
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find('[data-testid=value-bridge]');
    expect(facts()).toContain('Personal return in this period (money-weighted)gain ▲ +1.02%');
    expect(portal.textsOf(past).join()).not.toContain('Personal return a year');
    for (const [why, text] of [
      ['none', 'There is no personal return for this period: no rate explains your payments.'],
      ['ambiguous', 'There is no single personal return for this period: more than one rate explains your payments.'],
    ] as const) {
      await open({ ...history, moneyWeightedReturn: null, noMoneyWeightedReturn: why });
      (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
      await portal.find(`${past} p`, text);
      expect(facts().join()).not.toContain('Personal return');
    }
  });

  it('[PORT-46] asks again for another period, and keeps what was there while it can’t be had', async () => {
    let isDown = false;
    await portal.open({
      block,
      language: 'en_US',
      answer: (request) =>
        isDown && request.name === 'PortfolioHistory' ? answered(503, {}) : serving(history)(request),
    });
    await portal.find(past);
    isDown = true;
    (await portal.find<HTMLInputElement>(`${past} input[value="3M"]`)).click();
    await portal.find('[data-testid=retry-panel]', /We could not load how your value changed/);
    expect(facts()[0]).toBe('Your total assetsHKD 974,000.00');
    expect(portal.requests.filter(({ name }) => name === 'PortfolioHistory').at(-1)?.body).toContain('"period":"3M"');
    isDown = false;
    (await portal.find('[data-testid=retry-panel] button')).click();
    await eventually(() => expect(portal.all('[data-testid=retry-panel]')).toEqual([]));
  });

  it('[PORT-46, PORT-31] follows the part of the ring that is chosen, under its name', async () => {
    const route = '/?group=FUND_BASE_CURRENCY&only=JPY';
    await portal.open({ block, language: 'en_US', route, answer: serving(history) });
    await portal.find(`${past} h2`, 'Japanese yen');
    const bodies = () =>
      portal.requests.filter(({ name }) => name === 'PortfolioHistory').map(({ body }) => body ?? '');
    const holdings = [{ accountNumber: '510012300189', fundCode: 'HK0009', currency: 'JPY' }];
    expect(bodies()).toEqual([expect.stringContaining(`"holdings":${JSON.stringify(holdings)}`)]);
    (await portal.find('[data-testid=chip]')).click();
    await eventually(() => expect(portal.all(`${past} h2`)).toEqual([]));
    expect(bodies().at(-1)).toContain('"holdings":null');
  });

  it('[PORT-46, PORT-31, I18N-12] asks once for the chosen part when the language changes, and names it in that', async () => {
    const route = '/?group=FUND_BASE_CURRENCY&only=JPY';
    await portal.open({ block, language: 'en_US', route, answer: serving(history) });
    await portal.find(`${past} h2`, 'Japanese yen');
    const askedTimes = () => portal.requests.filter(({ name }) => name === 'PortfolioHistory').length;
    expect(askedTimes()).toBe(1);
    (await portal.find('button[lang^=zh]')).click();
    await portal.find(`${past} h2`, '日圓');
    await eventually(() => expect([askedTimes(), portal.inFlight]).toEqual([2, 0]));
  });

  it('[PORT-46, PORT-31] names the part that is chosen in the line above the holdings of a phone', async () => {
    vi.stubGlobal('innerWidth', 390);
    const worth = {
      ...history.worth,
      total: '500000.00',
      cash: '0',
      inTransit: '0',
      ordersInTransit: [],
      openOrders: 0,
    };
    const route = '/?group=FUND_BASE_CURRENCY&only=JPY';
    await portal.open({ block, language: 'en_US', route, answer: serving({ ...history, worth }) });
    await portal.find('button', /^Japanese yenHKD\s500,000\.00Gain or loss\sHKD/);
  });

  it('[PORT-46] explains a holding’s figure by its own past, at the exchange rates of the days it was bought', async () => {
    const ofOne = { ...history, unrealisedGain: '-20.00', worth: { ...history.worth, funds: '500000.00' } };
    await portal.open({ block, language: 'en_US', answer: serving(ofOne) });
    const row = await portal.find('[data-testid=holding-row]', /HK0009/);
    row.querySelector<HTMLElement>('[data-testid=figure]')?.click();
    const part = await portal.find<HTMLDetailsElement>('[data-testid=holding-past]');
    part.open = true;
    await portal.find('[data-testid=holding-past] dd');
    expect(portal.textsOf('[data-testid=holding-past] dl > div')).toEqual([
      'Cost at the exchange rates of the days you boughtHKD 500,020.00',
      'Gain or loss at those ratesHKD loss ▼ -20.00',
    ]);
    expect(portal.textsOf('[data-testid=holding-past] tr').at(-1)).toBe('Value today974,000.00');
    const bodies = portal.requests.filter(({ name }) => name === 'PortfolioHistory').map(({ body }) => body ?? '');
    expect(bodies.at(-1)).toContain('"fundCode":"HK0009"');
    expect(bodies.at(-1)).toContain('"period":"ALL"');
  });

  it('[PORT-45, PORT-46] the Excel file has the past that is on screen, whatever else was asked of the same holdings or can’t be had', async () => {
    const made = madeWorkbooks();
    let isDown = false;
    const ofAll = { ...history, worth: { ...history.worth, total: '1.00' } };
    await portal.open({
      block,
      language: 'en_US',
      route: '/?group=FUND_BASE_CURRENCY&only=JPY',
      answer: (request) => {
        if (isDown && request.name === 'PortfolioHistory') return answered(503, {});
        return serving(request.body?.includes('"period":"ALL"') ? ofAll : history)(request);
      },
    });
    await portal.find(`${past} h2`, 'Japanese yen');
    // The explanation of the one holding of the part asks for its past since the beginning.
    const row = await portal.find('[data-testid=holding-row]', /HK0009/);
    row.querySelector<HTMLElement>('[data-testid=figure]')?.click();
    (await portal.find<HTMLDetailsElement>('[data-testid=holding-past]')).open = true;
    await portal.find('[data-testid=holding-past] dd');
    const download = async (): Promise<readonly (readonly unknown[])[]> => {
      const before = made.length;
      (await portal.find('button', 'Download Excel')).click();
      await eventually(() => expect(made.length).toBe(before + 1));
      return rowsOf(made.at(-1), 'Your total assets').slice(0, 3);
    };
    const shown = [
      ['Contents', 'Japanese yen'],
      ['Display currency', 'HKD'],
      ['Total', '974000.00'],
    ];
    expect(await download()).toEqual(shown);
    isDown = true;
    (await portal.find('[data-testid=chip]')).click();
    await portal.find('[data-testid=retry-panel]', /We could not load how your value changed/);
    await portal.find(`${past} h2`, 'Japanese yen');
    expect(await download()).toEqual(shown);
  });

  it('[OPEN-59] the home is that of before where nothing was ever paid in, and where the history can’t be had says so beside the holdings', async () => {
    await open({ ...history, since: null });
    await portal.find('table');
    expect(portal.all(past)).toEqual([]);
    await open(null);
    await portal.find('[data-testid=retry-panel]', /We could not load how your value changed/);
    await portal.find('[data-testid=portfolio-total]');
  });

  it('[PORT-46, OPEN-65] says that a change can’t be explained without a rate or an amount', async () => {
    await open({ ...history, bridge: null });
    await portal.find(
      `${past} p`,
      'We cannot show how your value changed in this period: an exchange rate or the amount of a payment is not known.',
    );
  });

  it('[PORT-46, OPEN-65] says how many funds have no price, and no gain on the money put in, which what was paid for them would lower', async () => {
    const unpriced = { ...history, worth: { ...history.worth, unvalued: 2 } };
    await open(unpriced);
    await portal.find(`${past} p`, '2 funds have no price and are left out, so your gain or loss cannot be shown.');
    expect(facts().slice(-2)).toEqual(['Net amount paid inHKD 900,000.00', 'Change on 18 Nov 2026HKD loss ▼ -50.25']);
    vi.stubGlobal('innerWidth', 390);
    await open(unpriced);
    await portal.find('button', /^Your total assetsHKD\s974,000\.00How your value changed, in figures$/);
  });

  it.each([
    ['en_US', 'Money in a currency without an exchange rate is left out, so your gain or loss cannot be shown.'],
    ['zh_HK', '部分款項的貨幣沒有匯率，未計算在內，因此未能顯示較投入金額的盈虧。'],
    ['zh_TW', '部分款項的幣別沒有匯率，未計入，因此無法顯示較投入金額的損益。'],
  ] as const)(
    '[PORT-46, OPEN-65] says beside the total that it leaves money without an exchange rate out: %s',
    async (language, sentence) => {
      const unknown = history.points.map((point) => ({ ...point, value: null }));
      await open({ ...history, points: unknown }, language);
      await portal.find(`${past} p`, sentence);
      await open(history, language);
      await portal.find(past);
      expect(portal.textsOf(`${past} p`)).not.toContain(sentence);
    },
  );

  it('[PORT-46] compares the same money with a deposit at the rate that is typed, and stops', async () => {
    await open({ ...history, benchmark: ['900000.00', '980000.00'] });
    (await portal.find(`${past} summary`, 'Compare with…')).click();
    const compare = await portal.find<HTMLButtonElement>(`${past} form button`);
    compare.click();
    await portal.find(`${past} form [role=alert]`, 'Please enter a rate from 0 to 100, e.g. 2.5.');
    expect(portal.requests.filter(({ name }) => name === 'PortfolioHistory')).toHaveLength(1);
    portal.type(`${past} form input`, '2.5');
    compare.click();
    await portal.find('[data-testid=benchmark-result]');
    expect(portal.requests.findLast(({ name }) => name === 'PortfolioHistory')?.body).toContain(
      '"benchmark":{"depositRate":"2.50"}',
    );
    expect(portal.textsOf('[data-testid=benchmark-result] dl > *')).toEqual([
      'Deposit at 2.50% a year, with the same moneyHKD 980,000.00',
      'Your portfolio compared with itHKD loss ▼ -6,000.00',
    ]);
    (await portal.find(`${past} summary`, 'How your value changed, in figures')).click();
    await portal.find(`${past} thead th`, 'Deposit at 2.50% a year, HKD');
    await portal.find(`${past} tbody td`, '980,000.00');
    (await portal.find<HTMLButtonElement>(`${past} button`, 'Stop comparing')).click();
    await eventually(() => expect(portal.all('[data-testid=benchmark-result]')).toEqual([]));
  });

  it('[PORT-46, I18N-12] names what the same money is compared with in the language that is read', async () => {
    await open({ ...history, benchmark: ['900000.00', '980000.00'] });
    (await portal.find(`${past} summary`, 'Compare with…')).click();
    await portal.find(`${past} form input`);
    portal.type(`${past} form input`, '2.5');
    (await portal.find<HTMLButtonElement>(`${past} form button`)).click();
    await portal.find('[data-testid=benchmark-result]', /^Deposit at 2\.50% a year/);
    (await portal.find('button[lang^=zh]')).click();
    await portal.find('[data-testid=benchmark-result]', /\p{Script=Han}.*2\.50%/u);
    expect(portal.textsOf('[data-testid=benchmark-result]').join()).not.toContain('Deposit');
    expect(portal.textsOf('[data-testid=benchmark-result]').join()).toMatch(/。停止比較$/);
    (await portal.find('[data-testid=benchmark-choice] [data-testid=fund-search-note] button')).click();
    await portal.find('[data-testid=benchmark-choice] [data-testid=fund-search] input');
    portal.type('[data-testid=benchmark-choice] [data-testid=fund-search] input', 'HK0002');
    (await portal.find('[data-testid=benchmark-choice] [role=option]', /HK0002/)).click();
    await portal.find('[data-testid=benchmark-result]', /^\p{Script=Han}/u);
    (await portal.find('button[lang^=en]')).click();
    await portal.find('[data-testid=benchmark-result]', /^Cloud Ridge/);
  });

  it('[PORT-46, OPEN-65] says of a benchmark that is not known that it can’t be compared', async () => {
    await open({ ...history, benchmark: ['900000.00', null] });
    (await portal.find(`${past} summary`, 'Compare with…')).click();
    await portal.find(`${past} form input`);
    portal.type(`${past} form input`, '1');
    (await portal.find<HTMLButtonElement>(`${past} form button`)).click();
    await portal.find(
      `${past} p`,
      /Deposit at 1.00% a year: not available for this period. It has no price or no record of distributions on the day/,
    );
  });
});

/** The workbooks that the page has made, in place of the thread that writes them. */
function madeWorkbooks(): readonly (readonly Sheet[])[] {
  const made: (readonly Sheet[])[] = [];
  class RecordingWorker extends EventTarget {
    postMessage(sheets: readonly Sheet[]): void {
      made.push(sheets);
      this.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(0) }));
    }

    terminate(): void {
      // Nothing runs.
    }
  }
  vi.stubGlobal('Worker', RecordingWorker);
  return made;
}

/** The texts and figures of a sheet's rows. */
const rowsOf = (workbook: readonly Sheet[] | undefined, name: string): readonly (readonly unknown[])[] =>
  (workbook?.find((sheet) => sheet.name === name)?.rows ?? []).map((row) =>
    row.map((cell) => (cell.kind === 'text' ? cell.text : cell.kind === 'number' ? toText(cell.value) : cell.kind)),
  );
