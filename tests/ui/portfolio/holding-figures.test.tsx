import { describe, expect, it } from 'vitest';
import recordedInHongKong from '../../../mocks/hk/HoldingStatisticsHKInitial.json';
import recordedForPeng from '../../../mocks/tw/clients/PENG3082.json';
import recordedUser from '../../../mocks/tw/UserPortfolioTW.json';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

describe('a line of the holdings', () => {
  it.each([
    { region: 'HK', zero: /HK0005/, gain: /HK0006/, loss: /HK0003/, words: { gain: 'gain', loss: 'loss' } },
    { region: 'TW', zero: /TW0012/, gain: /TW0083/, loss: /TW0001/, words: { gain: '獲利', loss: '虧損' } },
  ] as const)(
    '[HOLD-08, OPEN-65] a line of $region shows neither a gain nor a loss where nothing was won or lost',
    async ({ region, zero, gain, loss, words }) => {
      await portal.open({ block: { region, profile: 'standalone' } });
      const changes = async (name: RegExp) =>
        [
          ...(await portal.find('[data-testid=holding-row]', name)).querySelectorAll(
            '[data-testid=figure] [data-testid=change]',
          ),
        ].map(({ firstElementChild }) => firstElementChild?.textContent.trim());
      expect(await changes(zero)).toEqual([]);
      expect(await changes(gain)).toEqual([words.gain, words.gain]);
      expect(await changes(loss)).toEqual([words.loss, words.loss]);
    },
  );

  it.each([
    { won: '0.004', percent: '0.003' },
    { won: '-0.004', percent: '-0.004' },
  ])(
    '[HOLD-08, OPEN-65] shows neither a gain nor a loss of $won, since that is read as 0.00, on its line, in its group and in the totals',
    async ({ won, percent }) => {
      const { body } = recordedInHongKong;
      const { byFund } = body.data;
      const rows = byFund.tableViewDetails.filter(({ fund }) => fund.name.code === 'HK0001');
      const figures = { profit: won, returnPercent: percent };
      const told = { ...byFund, ...figures, tableViewDetails: rows.map((row) => ({ ...row, ...figures })) };
      await portal.open({
        block: { region: 'HK', profile: 'standalone' },
        route: '/?group=FUND_BASE_CURRENCY&view=BREAKDOWN',
        answer: ({ name }) =>
          name === 'HoldingStatisticsHKInitial'
            ? answer(200, { ...body, data: { ...body.data, byFund: told } })
            : undefined,
      });
      expect((await portal.find('[data-testid=holding-row]', /HK0001/)).textContent).toContain('HKD 0.000.00%');
      expect((await portal.find('[data-testid=group-row]', /Hong Kong dollar/)).textContent).toContain('HKD 0.000.00%');
      expect(portal.textsOf('[data-testid=portfolio-facts] dd').slice(0, 2)).toEqual(['HKD 0.00', '0.00%']);
      expect(portal.all('[data-testid=portfolio-page] [data-testid=change]')).toEqual([]);
    },
  );

  it('[HOLD-22, HOLD-23, HOLD-24, OPEN-77] a line of Taiwan shows the dividends paid in cash, and the return with and without them', async () => {
    await portal.open({ block: { region: 'TW', profile: 'standalone' } });
    (await portal.find('[data-testid=holding-row]', /TW0083/))
      .querySelector<HTMLElement>('[data-testid=figure]')
      ?.click();
    await portal.find('[data-testid=holding-facts] dt', '累計現金配息');
    const facts = new Map(
      portal
        .all('[data-testid=holding-facts] dl > div')
        .map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    );
    expect(facts.get('累計現金配息')).toBe('TWD 32,389');
    expect(facts.get('報酬率（含現金配息）')).toMatch(/\+4\.82%$/);
    expect(facts.get('報酬率（不含現金配息）')).toMatch(/\+3\.64%$/);
  });

  it.each([
    { hasOffshoreNonEcAccount: true, shown: 'TWD' },
    { hasOffshoreNonEcAccount: false, shown: 'USD' },
  ])(
    '[HOLD-11] a line of the wealth account is in $shown where the client has an offshore account that isn’t electronic: $hasOffshoreNonEcAccount',
    async ({ hasOffshoreNonEcAccount, shown }) => {
      const user = { ...recordedUser.body.data.userPortfolioTW, hasOffshoreNonEcAccount };
      await portal.open({
        block: { region: 'TW', profile: 'standalone' },
        answer: ({ name }) =>
          name === 'UserPortfolioTW' ? answer(200, { data: { userPortfolioTW: user } }) : undefined,
      });
      await portal.find('[data-testid=holding-row]', new RegExp(`TW0025.*${shown} [\\d,]+`));
      await portal.find('[data-testid=holding-row]', /TW0007.*USD 46,057\.47/);
    },
  );

  it('[OPEN-72] a line has two stops for the Tab key, and the arrow keys go through the rest of its row', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' } });
    const row = await portal.find('[data-testid=holding-row]', /HK0002/);
    const buttons = [...row.querySelectorAll('button')];
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, 0, -1, -1, -1]);
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    buttons[0]?.focus();
    for (const next of [1, 2, 3, 4, 4]) {
      press('ArrowRight');
      expect(document.activeElement).toBe(buttons[next]);
    }
    press('ArrowLeft');
    expect(document.activeElement).toBe(buttons[3]);
  });

  it('[OPEN-72] a line can be passed over with all others at once', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' } });
    const address = await portal.addressOf('Skip the holdings');
    const end = document.querySelector<HTMLElement>(String(address));
    end?.focus();
    expect([address, document.activeElement]).toEqual(['#holdings-end', end]);
    const last = portal.all('[data-testid=holding-row]').at(-1);
    expect(last && end && last.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[OPEN-72, HOLD-17] tells the signs of a sum in words to who doesn’t see them', async () => {
    await portal.open({ block: { region: 'HK', profile: 'standalone' } });
    const row = await portal.find('[data-testid=holding-row]', /HK0002/);
    [...row.querySelectorAll<HTMLElement>('[data-testid=figure]')].at(-1)?.click();
    await portal.find('[data-testid=calculation] dt');
    const heard = [...(portal.all('[data-testid=calculation]')[0]?.querySelectorAll('dt') ?? [])].map((term) => {
      const copy = term.cloneNode(true) as HTMLElement;
      for (const unheard of copy.querySelectorAll('[aria-hidden], small')) unheard.remove();
      return copy.textContent;
    });
    expect(heard).toEqual(['NAV', 'minus Average unit cost', 'divided by Average unit cost', 'equals Return rate']);
  });

  it.each([
    { region: 'HK', amounts: 'own', row: /HK0005/, group: /US dollar/, line: 'HKD', viewed: 'HKD' },
    { region: 'HK', amounts: 'base', row: /HK0005/, group: /US dollar/, line: 'USD', viewed: 'HKD' },
    { region: 'TW', amounts: 'own', row: /TW0086/, group: /美元/, line: 'TWD', viewed: 'TWD' },
    { region: 'TW', amounts: 'base', row: /TW0086/, group: /美元/, line: 'USD', viewed: 'TWD' },
    { region: 'TW', amounts: 'viewed', row: /TW0007/, group: /美元/, line: 'TWD', viewed: 'TWD' },
    { region: 'TW', amounts: 'own', row: /TW0007/, group: /美元/, line: 'USD', viewed: 'TWD' },
  ] as const)(
    '[FMT-11, PORT-44] a line of $region, in the currency "$amounts", says that of each amount, and what a foreign one is worth beneath it, as do subtotals and totals',
    async ({ region, amounts, row, group, line, viewed }) => {
      const route = `/?group=FUND_BASE_CURRENCY&view=BREAKDOWN&amounts=${amounts}`;
      await portal.open({ block: { region, profile: 'standalone' }, route });
      const currencies = (within: HTMLElement, cells: string) =>
        [...within.querySelectorAll(cells)].map(({ textContent }) => textContent.match(/[A-Z]{3}(?= )/g)?.join());
      const worth = line === viewed ? line : `${line},${viewed}`;
      expect(currencies(await portal.find('[data-testid=holding-row]', row), 'td')).toEqual([
        'USD',
        'USD',
        worth,
        worth,
      ]);
      expect(currencies(await portal.find('[data-testid=group-row]', group), 'td:not(:empty)')).toEqual([
        viewed,
        viewed,
      ]);
      const profitAndCost = '[data-testid=portfolio-facts] > div:is(:first-child, :nth-last-child(2)) dd';
      expect(currencies(document.body, profitAndCost)).toEqual([viewed, viewed]);
    },
  );
});

it.each([
  {
    block: { region: 'HK', profile: 'standalone' },
    language: 'en_US',
    sorting: ['By total value (HKD)', 'By profit/loss (HKD)', 'By return rate'],
    amounts: ['Convert all', 'Fund currencies'],
    viewing: ['HKD', 'USD'],
  },
  {
    block: { region: 'HK', profile: 'standalone' },
    language: 'zh_HK',
    sorting: ['按總值（HKD）', '按盈虧（HKD）', '按回報率'],
    amounts: ['換算為同一貨幣', '基金原貨幣'],
    viewing: ['HKD', 'USD'],
  },
  {
    block: { region: 'TW', profile: 'standalone' },
    language: 'zh_TW',
    sorting: ['依總值排序（TWD）', '依損益排序（TWD）', '依報酬率排序'],
    amounts: ['交割幣別', '計價幣別', '換算為 TWD'],
    viewing: [],
  },
] as const)(
  '[PORT-35, PORT-44, PORT-53] the holdings in $block.region, read in $language, are sorted by figures whose currency is said, and can all be shown in the region’s own',
  async ({ block, language, sorting, amounts, viewing }) => {
    await portal.open({ block, language });
    await portal.find('[data-testid=holding-row]');
    await portal.find('[data-testid=toolbar-menu] option', sorting[0]);
    const lists = portal
      .all<HTMLSelectElement>('[data-testid=toolbar-menu] select')
      .map(({ options }) => Array.from(options, ({ label }) => label));
    expect(lists).toContainEqual(sorting);
    expect(lists).toContainEqual(amounts);
    const offered = lists.find((list) => list.some((label) => label.includes('USD')));
    for (const currency of viewing) expect(offered?.join()).toContain(currency);
  },
);

it('[PORT-07, ENT-10, OPEN-65] a group of which no holding has a value is worth nothing that is known, not zero', async () => {
  await portal.open({
    block: { region: 'TW', profile: 'standalone' },
    route: '/?group=FUND_BASE_CURRENCY&view=BREAKDOWN',
    answer: ({ name }) =>
      name === 'HoldingStatisticsTWInitial' ? answer(200, recordedForPeng.HoldingStatisticsTWInitial.body) : undefined,
  });
  const figures = async (group: RegExp) =>
    [
      ...(await portal.find('[data-testid=group-row]', group)).querySelectorAll('td:not([data-testid=group-row-gap])'),
    ].map(({ textContent }) => textContent.replace(/\s+/g, ' '));
  expect(await figures(/^ZAR/)).toEqual(['目前沒有市值', '']);
  expect((await figures(/^新台幣/))[0]).toBe('TWD 1,612,801100.0%');
});

it('[CONF-25] a portal whose configuration names no country is Taiwan’s', async () => {
  await portal.open({ block: { profile: 'standalone', hotline: '02 0000 0000' } });
  await portal.find('[data-testid=holding-row]', /TW0001/);
  expect(document.documentElement.lang).toBe('zh-Hant-TW');
  expect(portal.requests.every(({ url }) => !url.startsWith('/tet-web/rest/'))).toBe(true);
});
