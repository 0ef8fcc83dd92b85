import { describe, expect, test } from 'vitest';
import { type Region, regions } from '../../../domain/region';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { plannedDistributions } from '../../../sandbox/seed/funds/planned-distributions';
import { fundNames } from '../../../sandbox/seed/funds/seed-funds';
import { plannedRates } from '../../../sandbox/seed/funds/seed-rates';
import { type ThemedFund, themedFunds } from '../../../sandbox/seed/funds/themed-funds';
import { createRandom } from '../../../sandbox/seed/generation/random';
import { plannedDividends } from '../../../sandbox/seed/holdings/planned-dividends';
import { plannedHoldings } from '../../../sandbox/seed/holdings/planned-holdings';
import { plannedMovements } from '../../../sandbox/seed/holdings/planned-movements';
import { fraction, multiply, rounded } from '../support/plain-figures';

const days = ['2026-03-04', '2026-11-22'] as const;
const cases = days.flatMap((day) => regions.map((region) => ({ day, region, funds: themedFunds(region, day) })));

/** The bounds of an asset class: twelve months at worst and at best, and one day at most; as parts of the price. */
const bounds = {
  MM: { worst: 0, best: 0.05, daily: 0.001 },
  BD: { worst: -0.15, best: 0.25, daily: 0.02 },
  BL: { worst: -0.25, best: 0.4, daily: 0.04 },
  EQ: { worst: -0.45, best: 1, daily: 0.08 },
} as const;

describe.each(cases)('prices in $region on $day', ({ funds }) => {
  test.for(Object.keys(bounds) as (keyof typeof bounds)[])('move as funds of their kind do: %s', (kind) => {
    const mine = funds.filter(({ theme }) => theme.marketType === kind);
    expect(mine.length).toBeGreaterThan(20);
    const years = mine.flatMap(twelveMonths);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(bounds[kind].worst);
    expect(Math.max(...years)).toBeLessThanOrEqual(bounds[kind].best);
    expect(Math.max(...mine.flatMap(dailyMoves))).toBeLessThanOrEqual(bounds[kind].daily);
  });

  test('rise and fall where shares are held, and never fall where money is lent overnight', () => {
    const years = funds.filter(({ theme }) => theme.marketType === 'EQ').flatMap(twelveMonths);
    expect(years.some((year) => year < -0.1) && years.some((year) => year > 0.2)).toBe(true);
    const money = funds.filter(({ theme }) => theme.marketType === 'MM');
    for (const { path } of money) expect([...path.digits].sort((a, b) => a - b)).toEqual(path.digits);
  });

  test('seeded prices are of days on which the market was open, and none is older than its fund', () => {
    for (const { prices, launchDate, path } of funds) {
      expect((prices[0]?.date ?? '') >= launchDate).toBe(true);
      expect(path.dates.filter(isWeekend)).toEqual([]);
    }
    const dates = new Set(funds.flatMap(({ path }) => path.dates));
    for (const closed of ['2026-01-01', '2026-02-17', '2026-02-18', '2026-02-19'])
      expect(dates.has(closed)).toBe(false);
  });

  test('fall short by what the fund pays out, at most what its kind earns', () => {
    const paying = funds.filter(({ isOnRecord, shareClass }) => isOnRecord && shareClass.frequency !== 'none');
    expect(paying).toHaveLength(4);
    for (const fund of paying) {
      const year = plannedDistributions(fund).slice(fund.shareClass.frequency === 'monthly' ? -12 : -4);
      const share = year.reduce((sum, { amount }) => sum + Number(amount), 0) / (fund.latest / 10 ** fund.scale);
      expect(share, fundNames('HK', fund).en_US).toBeGreaterThan(0.02);
      expect(share, fundNames('HK', fund).en_US).toBeLessThan(0.06);
    }
    for (const fund of funds.filter(({ shareClass }) => shareClass.frequency === 'none'))
      expect(plannedDistributions(fund)).toEqual([]);
  });
});

describe.each(cases)('purchases in $region on $day', ({ region, day, funds }) => {
  const random = createRandom(7);
  const holdings = demoClients
    .filter((client) => client.region === region)
    .flatMap((client) => plannedHoldings(client, funds, funds[0] as ThemedFund))
    .map((planned) => ({ fund: planned.fund, moves: plannedMovements(planned, day, random) }));

  test('seeded purchases were made on dealing days since the fund was launched, each at the price of its day', () => {
    expect(holdings.length).toBeGreaterThan(500);
    for (const { fund, moves } of holdings)
      for (const { kind, date, units, cost } of moves) {
        const price = fund.path.digits[fund.path.dates.indexOf(date)];
        expect(price, `${String(fund.id)} ${date}`).toBeDefined();
        expect(date >= fund.launchDate && date < day, `${date} of ${fund.launchDate}`).toBe(true);
        const paid = multiply(fraction(units), fraction(String(price)));
        const scale = fraction(`0.${'1'.padStart(fund.scale, '0')}`);
        if (kind === 'buy') expect(cost).toBe(rounded(multiply(paid, scale), placesOf(fund.currency)));
      }
  });

  test('[FMT-11] seeded purchases were paid dividends in whole minor units of their currency, rounded down', () => {
    for (const { fund, moves } of holdings) {
      const due = plannedDistributions(fund as ThemedFund);
      for (const { date, gross, currency } of plannedDividends(fund, moves, day)) {
        expect(gross.split('.')[1]?.length ?? 0, `${gross} ${currency}`).toBe(placesOf(currency));
        const { exDate = '', amount = '' } = due.find(({ payDate }) => payDate === date) ?? {};
        const held = moves
          .filter((move) => move.date < exDate)
          .reduce((units, move) => units + Number(move.units) * (move.kind === 'buy' ? 1 : -1), 0);
        const short = held * Number(amount) - Number(gross);
        expect(short > -1e-6 && short < 10 ** -placesOf(currency), `${gross} ${currency}`).toBe(true);
      }
    }
  });

  test('seeded purchases were paid dividends by classes that pay out alone', () => {
    const paid = holdings.filter(({ fund, moves }) => plannedDividends(fund, moves, day).length > 0);
    expect(paid.length).toBeGreaterThan(2);
    const paying = new Set(funds.filter(({ shareClass }) => shareClass.frequency !== 'none').map(({ id }) => id));
    expect(paid.filter(({ fund }) => !paying.has(fund.id))).toEqual([]);
  });
});

/** Taiwan's dollars and yen have no cents. */
const placesOf = (currency: string): number => (['TWD', 'JPY'].includes(currency) ? 0 : 2);

/** Between which a US dollar cost in the years 2020 to 2025, and the largest change on a day. */
const rates: Readonly<Record<string, readonly [least: number, most: number, daily: number]>> = {
  AUD: [1.25, 1.75, 0.02],
  CAD: [1.2, 1.47, 0.02],
  CNY: [6.3, 7.4, 0.005],
  EUR: [0.81, 1.05, 0.02],
  GBP: [0.7, 0.94, 0.02],
  HKD: [7.75, 7.85, 0.001],
  JPY: [102, 162, 0.02],
  NZD: [1.34, 1.81, 0.02],
  SGD: [1.27, 1.47, 0.01],
  TWD: [27.5, 33.3, 0.01],
  USD: [1, 1, 0],
};

describe('exchange rates', () => {
  test.for(days)('exchange rates are those of recent years, and change little from day to day: %s', (day) => {
    const rows = plannedRates(day);
    expect([...new Set(rows.map(({ currency }) => currency))].sort()).toEqual(Object.keys(rates));
    for (const [currency, [least, most, daily]] of Object.entries(rates)) {
      const mine = rows.filter((row) => row.currency === currency);
      const told = mine.map(({ perUsd }) => Number(perUsd));
      expect(mine.map(({ date }) => date)).toEqual(mine.map(({ date }) => date).sort());
      expect(mine.filter(({ date }) => isWeekend(date))).toEqual([]);
      expect([Math.min(...told) >= least, Math.max(...told) <= most], currency).toEqual([true, true]);
      expect(Math.max(...moves(told)), currency).toBeLessThanOrEqual(daily);
    }
  });
});

/** Words of a fund's name that must say the same: in English, in Chinese, and what follows for its kind and its currency. */
const words: readonly (readonly [en: RegExp, zh: RegExp, kind?: string, currency?: RegExp])[] = [
  [/^Cloud Ridge /, /^雲嶺/],
  [/^Jade River /, /^翠河/],
  [/^Morning Pine /, /^晨松/],
  [/^Blue Heron /, /^藍鷺/],
  [/Money Market/, /貨幣市場/, 'MM'],
  [/Bond|Debt/, /債券/, 'BD'],
  [/Balanced|Multi-Asset|Allocation/, /均衡|平衡|多元資產|多重資產|資產配置/, 'BL'],
  [/Hong Kong Dollar/, /港[元幣]/, 'MM', /HKD/],
  [/New Taiwan Dollar/, /新台幣/, 'MM', /TWD/],
  [/Global/, /環球|全球/],
  [/Japan Small/, /日本小型/, 'EQ', /JPY/],
  [/ex-Japan/, /日本除外|不含日本/, 'EQ', /USD/],
  [/European/, /歐洲/, 'EQ', /EUR/],
  [/Euro /, /歐元/, 'BD', /EUR/],
  [/Australian/, /澳洲/, 'EQ', /AUD/],
  [/UK /, /英國/, 'EQ', /GBP/],
  [/China A-Share/, /中國A股/, 'EQ', /CNY/],
  [/Greater China/, /大中華/, 'EQ', /HKD/],
  [/Dividend/, /股息/, 'EQ'],
  [/High Dividend/, /高股息/, 'EQ'],
  [/Technology/, /科技/, 'EQ'],
  [/Healthcare/, /醫療保健/, 'EQ'],
  [/Real Estate/, /房地產|不動產/, 'EQ'],
  [/Natural Resources/, /天然資源/, 'EQ'],
  [/Growth/, /增長|成長/, 'EQ'],
  [/ [A-D] \(acc\)$/, / [A-D]類?（累[計積]）$/],
  [/ [A-D] \(mth\)$/, / [A-D]類?（每?月[派配]息）$/],
  [/ [A-D] \(div\)$/, / [A-D]類?（季?[派配]息）$/],
];

describe('the names', () => {
  test.for(regions)('the names of funds say the same in English and Chinese, and what they invest in: %s', (region) => {
    const funds = cases.find((one) => one.region === region)?.funds ?? [];
    const used = new Set<RegExp>();
    for (const fund of funds) {
      const names = fundNames(region, fund);
      const zh = 'zh_HK' in names ? names.zh_HK : names.zh_TW;
      for (const [inEnglish, inChinese, kind, currency] of words) {
        const label = `${names.en_US} ${zh} ${String(inEnglish)}`;
        expect(inChinese.test(zh), label).toBe(inEnglish.test(names.en_US));
        if (!inEnglish.test(names.en_US)) continue;
        used.add(inEnglish);
        if (kind !== undefined) expect(fund.theme.marketType, label).toBe(kind);
        if (currency !== undefined) expect(fund.currency, label).toMatch(currency);
      }
    }
    expect(used.size).toBeGreaterThan(20);
    expect(new Set(funds.map((fund) => fundNames(region, fund).en_US)).size).toBe(funds.length);
  });

  test('the names of clients are written as in their region: Cantonese in Hong Kong, by Wade and Giles in Taiwan', () => {
    for (const { region, names, id } of demoClients) {
      const [title = '', romanised = ''] = names.en_US?.split(' ') ?? [];
      const [surname = '', ...addressed] = names.zh_HK ?? '';
      expect(surnames[region][surname], id).toBe(romanised);
      expect(title === 'Mr' ? ['先生'] : ['小姐', '女士'], id).toContain(addressed.join(''));
    }
  });

  test('the names of Taiwan’s clients agree with the second figure of their ID numbers', () => {
    for (const { names, identityNumber } of demoClients.filter(({ region }) => region === 'TW'))
      expect(identityNumber[1]).toBe(names.en_US?.startsWith('Mr ') ? '1' : '2');
  });
});

const surnames: Readonly<Record<Region, Readonly<Record<string, string>>>> = {
  HK: {
    陳: 'Chan',
    何: 'Ho',
    李: 'Lee',
    黃: 'Wong',
    劉: 'Lau',
    鄭: 'Cheng',
    吳: 'Ng',
    麥: 'Mak',
    馮: 'Fung',
    葉: 'Yip',
    盧: 'Lo',
    周: 'Chow',
  },
  TW: {
    王: 'Wang',
    林: 'Lin',
    陳: 'Chen',
    黃: 'Huang',
    彭: 'Peng',
    蔡: 'Tsai',
    郭: 'Kuo',
    謝: 'Hsieh',
    廖: 'Liao',
    曾: 'Tseng',
    楊: 'Yang',
    宋: 'Sung',
    江: 'Chiang',
    方: 'Fang',
    湯: 'Tang',
    張: 'Chang',
    周: 'Chou',
    許: 'Hsu',
    董: 'Tung',
    葉: 'Yeh',
    高: 'Kao',
  },
};

const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());

const moves = (told: readonly number[]): readonly number[] =>
  told.slice(1).map((value, index) => Math.abs(value / (told[index] ?? value) - 1));

/** The moves of the days that follow each other, holidays between. */
const dailyMoves = ({ path: { dates, digits } }: ThemedFund): readonly number[] =>
  moves(digits).filter((_, index) => apart(dates[index], dates[index + 1]) < 15);

/** Returns the returns of all twelve months, from every price to the first one a year later. */
function twelveMonths({ path: { dates, digits } }: ThemedFund): readonly number[] {
  let later = 0;
  return digits.flatMap((price, index) => {
    while (later < dates.length && apart(dates[index], dates[later]) < 365) later += 1;
    const then = digits[later];
    return then === undefined ? [] : [then / price - 1];
  });
}

const apart = (from = '', to = ''): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
