import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import { type Extension, extensions } from '../../../contract/extensions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer as answered } from '../../adapters/support/scripted-transport';
import { wireBridge } from '../../builders/wire-bridge';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const sums = { realisedGain: '80.00', paidDistributions: '81.90', reinvestedDistributions: '0', fees: '5.00' };
const holding = {
  accountNumber: '510012300189',
  fundCode: 'HK0001',
  fundName: 'Blue Heron',
  isHeld: true,
  sums,
  sales: [
    {
      date: '2026-03-02',
      orderId: 'O2',
      orderNo: '618-033-991',
      units: '40.0000',
      amount: '9000',
      currency: 'JPY',
      proceeds: '480.00',
      cost: '400.00',
      gain: '80.00',
    },
  ],
  paidDistributions: [{ date: '2026-02-03', orderId: null, amount: '10.50', currency: 'USD', converted: '81.90' }],
  reinvestedDistributions: [{ date: '2026-01-05', orderId: 'O3', amount: '2.00', currency: 'USD', converted: null }],
  fees: [{ date: '2026-01-02', orderId: 'O1', amount: '5.00', currency: 'HKD', converted: '5.00' }],
};
const report = {
  currency: 'HKD',
  year: 2026,
  years: [2026, 2025],
  declared: [],
  bridge: { ...wireBridge, first: '2026-01-01' },
  sums: { ...sums, reinvestedDistributions: null },
  holdings: [holding, { ...holding, fundCode: 'HK0002', fundName: 'Grey Heron', isHeld: false, accountNumber: '52' }],
};

type Given = {
  readonly gainsAndIncome?: unknown;
  readonly route?: string;
  readonly region?: Region;
  readonly language?: Language;
  readonly without?: Extension;
};

function open({ gainsAndIncome = report, route = '/gains', region = 'HK', language = 'en_US', without }: Given = {}) {
  const answer = ({ name }: TransportRequest): TransportAnswer | undefined =>
    name === 'GainsAndIncome' ? answered(200, { data: { gainsAndIncome } }) : undefined;
  return portal.open({
    block: { region, profile: 'standalone', extensions: extensions.filter((name) => name !== without) },
    route,
    language,
    answer,
  });
}

const cells = (table: string): readonly string[] => portal.textsOf(`[data-testid=${table}] tbody :is(th, td)`);

describe('the page of gains and income', () => {
  it('[PORT-46] says what the year realised, distributed and cost, and what isn’t known', async () => {
    await open();
    await portal.find('[data-testid=gains-sums]');
    expect(portal.textsOf('[data-testid=gains-sums] > *')).toEqual([
      'Realised gain or lossHKD gain ▲ +80.00',
      'Distributions paidHKD 81.90',
      'Distributions reinvestedNot available',
      'Fees paidHKD 5.00',
    ]);
    expect(portal.textsOf('h1')).toEqual(['Gains and income']);
    expect(portal.textsOf('[data-testid=gains-note]').join('')).toContain('not tax advice');
  });

  it('[PORT-46] lists each fund with its account, and says of one that is sold that it is', async () => {
    await open();
    await portal.find('[data-testid=gains-funds] tbody th');
    expect(cells('gains-funds')).toEqual([
      'Blue HeronHK0001 · 510012300189',
      'gain ▲ +80.00',
      '81.90',
      '0.00',
      '5.00',
      'Grey HeronHK0002 · 52 · no longer held',
      'gain ▲ +80.00',
      '81.90',
      '0.00',
      '5.00',
    ]);
    expect((await portal.find<HTMLAnchorElement>('[data-testid=gains-funds] a')).getAttribute('href')).toContain(
      '/fund/HK0001',
    );
  });

  it('[PORT-46] tells each sale with its average cost, as it moved and in one currency', async () => {
    await open({ route: '/gains?part=sales' });
    await portal.find('[data-testid=gains-sales] tbody th');
    expect(cells('gains-sales').slice(0, 5)).toEqual([
      'Blue HeronHK0001 · 51001230018902 Mar 2026 · Order no. 618-033-991',
      '40.0000',
      '480.00JPY 9,000',
      '400.00',
      'gain ▲ +80.00',
    ]);
  });

  it.each([
    { part: 'sales', number: 'Order no. 618-033-991', leads: '/orders?order=618-033-991' },
    { part: 'fees', number: 'Order no. O1', leads: '/orders?order=O1' },
    { part: 'distributions', number: 'Order no. O3', leads: '/orders?order=O3' },
  ])('[PORT-46, ORDQ-08] the number of an order among the $part leads to it', async ({ part, number, leads }) => {
    await open({ route: `/gains?part=${part}` });
    const link = await portal.find<HTMLAnchorElement>(`[data-testid=gains-${part}] a`, number);
    expect(link.getAttribute('href')).toMatch(new RegExp(`${leads.replaceAll('?', '\\?')}$`));
  });

  it('[PORT-46, PORT-53] asks in the currency in which the client views the portfolio, and says which the annual statement is in', async () => {
    const asked: string[] = [];
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [...extensions] },
      route: '/gains?year=2025',
      language: 'en_US',
      answer: ({ name, body = '' }) => {
        if (name === 'portfolioSetting') return answered(200, { showCcy: 'USD' });
        if (name !== 'GainsAndIncome') return undefined;
        asked.push(body);
        return answered(200, { data: { gainsAndIncome: { ...report, currency: 'USD', year: 2025 } } });
      },
    });
    await portal.find('[data-testid=gains-page] small', 'The annual statement is in HKD.');
    expect(asked).toEqual([expect.stringContaining('"currency":"USD"')]);
  });

  it('[PORT-46, PORT-53, OPEN-92] says that the client’s currency couldn’t be found, and finds it when asked again', async () => {
    let isAway = true;
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [...extensions] },
      route: '/gains?year=2025',
      language: 'en_US',
      answer: ({ name, body = '' }) => {
        if (name === 'portfolioSetting') return isAway ? answered(503, {}) : answered(200, { showCcy: 'USD' });
        if (name !== 'GainsAndIncome') return undefined;
        const currency = body.includes('"currency":"USD"') ? 'USD' : 'HKD';
        return answered(200, { data: { gainsAndIncome: { ...report, currency, year: 2025 } } });
      },
    });
    const panel = '[data-testid=gains-page] [data-testid=retry-panel]';
    await portal.find(panel, /^We could not find your currency. Amounts are in HKD./);
    isAway = false;
    (await portal.find(`${panel} button`)).click();
    await portal.find('[data-testid=gains-sums]', /Fees paidUSD/);
    await eventually(() => expect(portal.all(panel)).toEqual([]));
  });

  it('[PORT-46, PORT-53, OPEN-92] says that the amounts are in an assumed currency for as long as those are shown', async () => {
    let isAsked = false;
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: [...extensions] },
      route: '/gains?year=2025',
      language: 'en_US',
      answer: ({ name }) => {
        if (name === 'portfolioSetting') return isAsked ? answered(200, { showCcy: 'USD' }) : answered(503, {});
        if (name !== 'GainsAndIncome') return undefined;
        return isAsked
          ? answered(503, {})
          : answered(200, { data: { gainsAndIncome: { ...report, currency: 'HKD', year: 2025 } } });
      },
    });
    const panel = '[data-testid=gains-page] [data-testid=retry-panel]';
    const assumed = /^We could not find your currency. Amounts are in HKD./;
    await portal.find(panel, assumed);
    isAsked = true;
    (await portal.find(`${panel} button`)).click();
    // Their own currency is found, but no report in it: those of before stay.
    await eventually(() => expect(portal.textsOf(panel).length).toBeGreaterThan(1));
    await portal.find(panel, assumed);
  });

  it('[PORT-46, PORT-53] says nothing of the statement’s currency where the page has the same, and asks in TWD in Taiwan', async () => {
    await open({ route: '/gains?year=2025', gainsAndIncome: { ...report, year: 2025 } });
    await portal.find('[data-testid=gains-page] a', 'Annual statement (PDF)');
    expect(portal.textsOf('[data-testid=gains-page] small').join()).not.toContain('The annual statement');
    await open({ region: 'TW', gainsAndIncome: { ...report, currency: 'TWD' } });
    await portal.find('[data-testid=gains-sums]');
    expect(portal.requests.find(({ name }) => name === 'GainsAndIncome')?.body).toContain('"currency":"TWD"');
  });

  it.each(['HK', 'TW'] as const)(
    '[PORT-46, RSP-09] leads %s to what the plans have become, where the server says it',
    async (region) => {
      const words = { HK: 'What your plans have become', TW: '定期定額的成果' }[region];
      const language = region === 'HK' ? 'en_US' : 'zh_TW';
      await open({ region, language });
      const link = await portal.find<HTMLAnchorElement>('[data-testid=gains-page] a', words);
      expect(link.getAttribute('href')).toMatch(/\/plans$/);
      await open({ region, language, without: 'plan-outcomes' });
      await portal.find('[data-testid=gains-sums]');
      expect(portal.textsOf('[data-testid=gains-page] a')).not.toContain(words);
    },
  );

  it('[PORT-46] tells distributions, the latest first, those that were reinvested with their order', async () => {
    await open({ route: '/gains?part=distributions' });
    await portal.find('[data-testid=gains-distributions] tbody th');
    expect(cells('gains-distributions').filter((text) => !text.includes('Grey'))).toContain(
      'Blue HeronHK0001 · 51001230018905 Jan 2026 · Reinvested · Order no. O3',
    );
    const dates = portal
      .textsOf('[data-testid=gains-distributions] tbody th')
      .map((text) => /\d\d \w+ 20\d\d/.exec(text)?.[0]);
    expect(dates).toEqual(['03 Feb 2026', '03 Feb 2026', '05 Jan 2026', '05 Jan 2026']);
    expect(cells('gains-distributions')).toContain('Not available');
  });

  it('[FUND-17, LINK-26] tells the distributions that are declared and not paid yet, before those that were paid', async () => {
    const declared = [
      {
        accountNumber: '510012300189',
        fundCode: 'HK0001',
        fundName: 'Blue Heron',
        exDate: '2026-11-17',
        payDate: '2026-11-24',
        units: '1000.5000',
        perUnit: '0.0125',
        amount: '12.50',
        currency: 'USD',
      },
    ];
    await open({ gainsAndIncome: { ...report, declared }, route: '/gains?part=distributions' });
    await portal.find('[data-testid=gains-declared] tbody th');
    expect(cells('gains-declared').map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Blue HeronHK0001 · 510012300189 · ex-date 17 Nov 2026',
      '24 Nov 2026',
      '1,000.5000× USD 0.0125',
      'USD 12.50',
    ]);
  });

  it('[PORT-46] asks for the year that the address names, and keeps it there', async () => {
    await open({ route: '/gains?year=2025&part=fees', gainsAndIncome: { ...report, year: 2025 } });
    await portal.find('[data-testid=gains-fees] tbody th');
    expect(portal.requests.find(({ name }) => name === 'GainsAndIncome')?.body).toContain('"year":2025');
    (await portal.find<HTMLInputElement>('input[type=radio][value="2026"]')).click();
    await eventually(() =>
      expect(portal.requests.filter(({ name }) => name === 'GainsAndIncome').at(-1)?.body).toContain('"year":2026'),
    );
    expect(globalThis.location.search).toBe('?year=2026&part=fees');
  });

  it('[PORT-46] leads to the annual statement of a year that is over, and explains how it came about', async () => {
    await open({ gainsAndIncome: { ...report, year: 2025, bridge: { ...report.bridge, last: '2025-12-31' } } });
    const link = await portal.find<HTMLAnchorElement>('a[href*="tab=statements"]', 'Annual statement (PDF)');
    expect(link.getAttribute('href')).toContain('/orders?tab=statements');
    const lines = portal.textsOf('[data-testid=value-bridge] tr');
    expect(lines.at(-1)).toBe('Value on 31 Dec 2025974,000.00');
    expect(lines).toContain('Paid out-10,000.00');
  });

  it('[PORT-46, OPEN-59] leads to no annual statement of the year that runs, nor without them', async () => {
    await open();
    await portal.find('[data-testid=gains-sums]');
    expect(portal.all('a[href*="tab=statements"]').filter(({ textContent }) => textContent.includes('PDF'))).toEqual(
      [],
    );
  });

  it('[PORT-46] says of a year without sales, distributions and fees that there is nothing', async () => {
    await open({ gainsAndIncome: { ...report, holdings: [] }, region: 'TW', language: 'zh_TW' });
    await portal.find('[data-testid=gains-empty]');
    expect(portal.textsOf('[data-testid=gains-empty]').join('')).toContain('2026 年查無紀錄');
    expect(portal.all('[role=tab]')).toEqual([]);
  });

  it('[PORT-46] says of a part of which there is nothing that there is nothing', async () => {
    const holdings = [{ ...holding, sales: [] }];
    await open({ gainsAndIncome: { ...report, holdings }, route: '/gains?part=sales' });
    await portal.find('[data-testid=gains-no-lines]', 'You sold no units in 2026.');
  });

  it('[PORT-46, OPEN-92] says that it failed, and comes at the retry', async () => {
    await open({ gainsAndIncome: null });
    await portal.find('[role=alert]');
    expect(portal.all('[data-testid=gains-sums]')).toEqual([]);
  });

  it('[OPEN-59, CONFLICT-13] gains and income are no page of a server without it', async () => {
    await open({ without: 'gains-and-income' });
    expect(portal.all('[data-testid=gains-page]')).toEqual([]);
  });

  it.each([
    [
      'HK',
      'en_US',
      '',
      ['Realised gain or loss, HKD', 'Distributions paid, HKD', 'Distributions reinvested, HKD', 'Fees paid, HKD'],
    ],
    ['HK', 'zh_HK', 'sales', ['贖回單位', '所得款項（HKD）', '平均成本（HKD）', '盈虧（HKD）']],
    ['TW', 'zh_TW', 'fees', ['金額', '換算金額（HKD）']],
  ] as const)(
    '[PORT-46, FMT-11, OPEN-72] the cards of a phone say beside each amount its currency, as the headings of the table do: %s, %s, %s',
    async (region, language, part, labels) => {
      await open({ region, language, route: `/gains?part=${part}` });
      const row = await portal.find('[data-testid^=gains-] tbody tr[aria-rowindex]');
      expect([...row.querySelectorAll('td')].map(({ dataset }) => dataset['label'])).toEqual(labels);
      expect(portal.textsOf('[data-testid^=gains-] thead th').slice(1)).toEqual(labels);
    },
  );

  it('[SHELL-03, PORT-46] names the window after the part that is open', async () => {
    await open({ route: '/gains?part=sales' });
    await eventually(() => expect(document.title).toBe('Sales – Gains and income – Fund Portal'));
    (await portal.find('[role=tab]', 'Fees')).click();
    await eventually(() => expect(document.title).toBe('Fees – Gains and income – Fund Portal'));
  });
});
