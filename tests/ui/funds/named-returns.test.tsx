import { describe, expect, it } from 'vitest';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const fund = (code: string, performanceEffectiveDate: string | null) => ({
  name: { code, value: `Fund ${code}` },
  jfFundCode: code,
  baseCurrency: 'HKD',
  fundPerformance: { oneYear: '4.10', threeYear: null, performanceEffectiveDate },
});

const sentences = {
  en_US: {
    one: 'Total return · to 20 Nov 2026, in each fund’s own currency, with distributions reinvested',
    undated: 'Total return · in each fund’s own currency, with distributions reinvested',
    several:
      'Total return · to each fund’s latest date (18 Nov 2026 to 20 Nov 2026), in its own currency, with distributions reinvested',
  },
  zh_HK: {
    one: '總回報 · 截至 2026/11/20，以各基金本身貨幣計算，並假設派息再投資',
    undated: '總回報 · 以各基金本身貨幣計算，並假設派息再投資',
    several: '總回報 · 截至各基金的最新日期（2026/11/18 至 2026/11/20），以各基金本身貨幣計算，並假設派息再投資',
  },
  zh_TW: {
    one: '含息報酬率 · 計算至 2026/11/20，以各基金計價幣別計算，含配息再投資',
    undated: '含息報酬率 · 以各基金計價幣別計算，含配息再投資',
    several: '含息報酬率 · 計算至各基金的最新日期（2026/11/18～2026/11/20），以各基金計價幣別計算，含配息再投資',
  },
} as const;

describe.each(['en_US', 'zh_HK', 'zh_TW'] as const)('returns in a list, read in %s', (language) => {
  const region = language === 'zh_TW' ? 'TW' : 'HK';
  const basisOf = async (...days: readonly (string | null)[]) => {
    const rows = days.map((day, place) => fund(`F${String(place)}`, day));
    await portal.open({
      block: { region, profile: 'standalone' },
      route: '/funds',
      language,
      answer: ({ name }) => (name === 'fundAll' ? answer(200, rows) : undefined),
    });
    await portal.find('[data-testid=all-funds-table]');
    return portal.textsOf('[data-testid=returns-basis]');
  };

  it('[FUND-07, FUND-13] returns in a list are named with their day, currency and distributions', async () => {
    expect(await basisOf('2026-11-20', null, '2026-11-20')).toEqual([sentences[language].one]);
  });

  it('[FUND-07, FUND-13] returns in a list that are of different days are named with the first and the last', async () => {
    expect(await basisOf('2026-11-20', '2026-11-18', '2026-11-19')).toEqual([sentences[language].several]);
  });

  it('[FUND-07, FUND-13] returns in a list of which no day is stated are named with their currency and distributions', async () => {
    expect(await basisOf(null, null)).toEqual([sentences[language].undated]);
  });
});

it('[FUND-07, FUND-24] a comparison names its returns, and its chart the days that it begins and ends on', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds?compare=HK0001&compare=HK0004&view=compare',
    language: 'en_US',
  });
  const table = '[aria-labelledby=comparison-facts] tbody th';
  await portal.find(table, /^Total return, 1 year/);
  await eventually(() => {
    const days = portal.textsOf('[data-testid=comparison-legend] small');
    expect(days).toHaveLength(2);
    for (const text of days) expect(text).toMatch(/^\d{2} \w{3} \d{4} to \d{2} \w{3} \d{4}$/);
  });
  const stated = portal
    .all<HTMLTableRowElement>('[aria-labelledby=comparison-facts] tbody tr')
    .find((line) => line.textContent.startsWith('Performance as of'));
  const [last] = portal.textsOf('[data-testid=comparison-legend] small').map((text) => text.split(' to ')[1]);
  expect(Array.from(stated?.cells ?? [], ({ textContent }) => textContent).slice(1)).toEqual([last, last]);
});

it('[FUND-07, FUND-13] the performance of a fund’s page says of its chart from which to which day it goes', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/fund/SEEDHK00001.HKD?tab=performance',
    language: 'en_US',
  });
  await portal.find('[aria-labelledby=fund-growth] p', /^Total return: distributions reinvested \d{2} \w{3} \d{4} to /);
});

it('[FUND-13] the preview of a fund has the return of the price alone beside the total return', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, language: 'en_US' });
  (await portal.find('[data-testid=holding-fund]')).click();
  await portal.find('[data-testid=fund-preview] dl dd', /Price only .*%/);
});

const tray = '[data-testid=compare-tray]';

it('[FUND-24] the funds that are compared stay in sight on the watch list, where one is taken out, with the way to them side by side', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds?compare=HK0001&compare=HK0004',
    language: 'en_US',
  });
  await portal.find(`${tray} a`, 'Compare 2 funds');
  (await portal.find('[data-testid=funds-page] a[href$="/watchlist"]')).click();
  await portal.find('[data-testid=watch-list-page]');
  const link = await portal.find(`${tray} a`, 'Compare 2 funds');
  expect(link.getAttribute('href')).toMatch(/\/funds\?compare=[^&]+&compare=[^&]+&view=compare$/);
  await portal.find(`${tray} li`);
  (await portal.find(`${tray} li button`)).click();
  await eventually(() => expect(portal.all(`${tray} li`)).toHaveLength(1));
});

it('[FUND-24, FUND-40] funds taken out of the comparison on another page stay out when the browser leads back to the list', async () => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/funds?compare=HK0001&compare=HK0004',
    language: 'en_US',
  });
  await portal.find(`${tray} a`, 'Compare 2 funds');
  (await portal.find('[data-testid=funds-page] a[href$="/watchlist"]')).click();
  await portal.find('[data-testid=watch-list-page]');
  (await portal.find(`${tray} button`, 'Remove all')).click();
  await eventually(() => expect(portal.all(tray)).toHaveLength(0));
  window.history.back();
  await portal.find('[data-testid=funds-page]');
  await eventually(() => expect(window.location.search).toBe(''));
  expect(portal.all(tray)).toHaveLength(0);
});
