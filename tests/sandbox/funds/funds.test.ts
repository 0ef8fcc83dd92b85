import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { FundPeriodsDocument, FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { fundList, fundCodeList, lastPriceList } from '../../../contract/rest/funds/fund-list';
import { maxSearchResults, matchesFundSearch } from '../../../domain/funds/finding/fund-search';
import { recentViews } from '../../../sandbox/database/schema/fund-lists';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { fillSearchTexts } from '../../../sandbox/funds/fill-search-texts';
import { findFunds } from '../../../sandbox/funds/find-funds';
import { publishPerformance } from '../../../sandbox/funds/publish-performance';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let servers: { readonly HK: FastifyInstance; readonly TW: FastifyInstance };

beforeAll(async () => {
  sandbox = await startTestSandbox();
  servers = { HK: await sandbox.server('HK'), TW: await sandbox.server('TW') };
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.forget());

const secrets = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;

async function signedIn(region: 'HK' | 'TW', language?: 'zh_HK'): Promise<Visitor> {
  const visitor = new Visitor(servers[region], region, language);
  const [name, secret] = secrets[region];
  expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
  return visitor;
}

const listOf = async (visitor: Visitor, path: string) => fundList.parse((await visitor.call('GET', path)).json());
const codes = (list: z.output<typeof fundList>) => list.map(({ name }) => name.code);
const search = (visitor: Visitor, text: string) =>
  listOf(visitor, `/${visitor.region === 'HK' ? 'stocks' : 'stockList'}?searchString=${encodeURIComponent(text)}`);

describe('the fund search', () => {
  it('[FUND-35, FUND-36, API-74] the fund search has a name of its own in each region', async () => {
    const hongKong = await signedIn('HK');
    const taiwan = await signedIn('TW');
    expect((await hongKong.call('GET', '/stockList?searchString=a')).statusCode).toBe(404);
    expect((await taiwan.call('GET', '/stocks?searchString=a')).statusCode).toBe(404);
    expect(codes(await search(hongKong, 'HK0001'))).toEqual(['HK0001']);
    expect(codes(await search(taiwan, 'TW0001'))).toEqual(['TW0001']);
    expect(await search(taiwan, 'HK0001')).toEqual([]);
  });

  it('[FUND-01] finds in either language whatever the client reads, and answers in the client’s', async () => {
    const visitor = await signedIn('HK', 'zh_HK');
    const byEnglish = await search(visitor, 'global technology');
    const byChinese = await search(visitor, '環球科技');
    expect(byEnglish.length).toBeGreaterThan(10);
    expect(codes(byChinese)).toEqual(codes(byEnglish));
    expect(byChinese[0]?.name.value).toContain('環球科技');
    expect(await search(visitor, '技科')).toEqual([]);
  });

  it('[FUND-01] finds by ISIN, and puts the fund of that very code first', async () => {
    const visitor = await signedIn('TW');
    const [fund] = await search(visitor, 'tw0010');
    expect(fund?.name.code).toBe('TW0010');
    expect(codes(await search(visitor, fund?.isinCode ?? '-'))).toEqual(['TW0010']);
  });

  it('[FUND-01, FUND-33] finds what the domain’s rule finds, and nothing by signs that mean something to a database', async () => {
    const all = await sandbox.database.select().from(funds).where(eq(funds.region, 'TW'));
    for (const text of [
      '科技',
      '台灣 累積',
      'ａ',
      '月配',
      'b（',
      "'",
      '%',
      '_',
      '\\',
      '"',
      '雲嶺 zz00',
      '臺灣',
      '臺灣（累積）',
      'taiwán',
      'zzzz',
      '基',
      '　',
    ]) {
      const expected = all.filter(({ names, code, isin }) =>
        matchesFundSearch({ names: Object.values(names), code, isinCode: isin ?? undefined }, text),
      );
      const found = await findFunds(sandbox.database, 'TW', text);
      expect(found, text).toHaveLength(Math.min(maxSearchResults, expected.length));
      const wanted = new Set(expected.map(({ code }) => code));
      expect(
        found.every(({ code }) => wanted.has(code)),
        text,
      ).toBe(true);
    }
  });

  it('[FUND-01] finds the funds of a version before, whose texts were written otherwise', async () => {
    const before = await findFunds(sandbox.database, 'TW', '臺灣');
    await sandbox.database.update(funds).set({ searchText: null });
    expect(await findFunds(sandbox.database, 'TW', '臺灣')).toEqual([]);
    await fillSearchTexts(sandbox.database);
    expect(await findFunds(sandbox.database, 'TW', '臺灣')).toEqual(before);
    expect(before.length).toBeGreaterThan(3);
  });

  it('[API-74] refuses a call that doesn’t say what to search for, or says it at endless length', async () => {
    const visitor = await signedIn('TW');
    for (const query of ['', '?searchString=a&searchString=b', `?searchString=${'x'.repeat(201)}`])
      expect((await visitor.call('GET', `/stockList${query}`)).statusCode).toBe(400);
    expect(await search(visitor, 'x'.repeat(200))).toEqual([]);
  });
});

describe('the lists of funds', () => {
  it('[API-42, API-43, API-44, API-45, API-46, FUND-04] the lists of funds are the region’s, with the region’s figures', async () => {
    const hongKong = await signedIn('HK');
    const taiwan = await signedIn('TW');
    const all = { HK: await listOf(hongKong, '/fund?isAll=true'), TW: await listOf(taiwan, '/fund?isAll=true') };
    expect([all.HK.length, all.TW.length]).toEqual([560, 561]);
    expect(all.HK[0]?.fundPerformance).toHaveProperty('fiveYear');
    expect(all.HK[0]?.fundPerformance).not.toHaveProperty('twoYear');
    expect(all.TW[0]?.fundPerformance).toHaveProperty('twoYear');
    expect(codes(await listOf(taiwan, '/fund/search?isPromoted=true'))).toEqual([
      'TW0003',
      'TW0006',
      'TW0008',
      'TW0013',
    ]);
    const categories = fundCodeList.parse((await hongKong.call('GET', '/fund/category')).json());
    expect(categories.map(({ code }) => code)).toEqual(['001', '002', '003', '007']);
    expect(fundCodeList.parse((await taiwan.call('GET', '/fund/marketType')).json()).length).toBeGreaterThan(3);
    expect((await hongKong.call('GET', '/fund/marketType')).statusCode).toBe(404);
    const prices = lastPriceList.parse((await taiwan.call('GET', '/fund/lastPrice')).json());
    // The new fund has none before its launch.
    expect(prices).toHaveLength(560);
    expect((await hongKong.call('GET', '/fund/lastPrice')).statusCode).toBe(404);
  });

  it('[SUIT-24, SUIT-28, SUIT-29, SUIT-30] the lists of funds are promoted to a client of Taiwan as far as they suit, without an assessment up to RR2 alone', async () => {
    const promotedTo = async (login: string, secret: string) => {
      const visitor = new Visitor(servers.TW, 'TW');
      expect((await visitor.logOn(login, secret)).statusCode).toBe(200);
      return (await listOf(visitor, '/fund/search?isPromoted=true')).map(({ fundRiskRating }) =>
        Number(fundRiskRating?.replace('RR', '')),
      );
    };
    const assessed = await promotedTo('LINCHI72', 'Maple6093Sky');
    expect(Math.max(...assessed)).toBe(4);
    const low = assessed.filter((risk) => risk <= 2);
    expect(low.length).toBeGreaterThan(0);
    const neverAssessed = await promotedTo('SUNG2146', 'Maple7381Dew');
    const overdue = await promotedTo('CHIANG58', 'Ocean5270Fig');
    const setToLow = await promotedTo('CHANG1956', 'Plum6204Hill');
    expect([neverAssessed, overdue, setToLow]).toEqual([low, low, low]);
    expect(await promotedTo('FANGSTAFF7', 'Birch4906Sun')).toEqual(assessed);
    expect(await promotedTo('TANGYU31', 'Lotus8135Oak')).toEqual(assessed);
  });

  it('[FUND-01] show nothing to who isn’t signed in', async () => {
    const visitor = new Visitor(servers.TW, 'TW');
    const paths = [
      '/fund',
      '/fund/search',
      '/fund/recentView',
      '/fund/category',
      '/fund/marketType',
      '/fund/lastPrice',
    ];
    for (const path of [...paths, '/stockList?searchString=a'])
      expect((await visitor.call('GET', path)).statusCode, path).toBe(401);
  });
});

describe('recently viewed funds', () => {
  const recent = (visitor: Visitor, num = '5') => listOf(visitor, `/fund/recentView?num=${num}`).then(codes);
  const view = async (visitor: Visitor, code: string) => {
    sandbox.clock.advance(1_000);
    return (await visitor.graphql(FundPreviewsDocument, { codes: [code] })).data?.fundPreviews ?? [];
  };

  it('[FUND-02, API-47, CONST-07] recently viewed funds are the last five that the client previewed, newest first, and nobody else’s', async () => {
    const visitor = await signedIn('TW');
    await sandbox.database.delete(recentViews);
    for (const code of ['TW0001', 'TW0002', 'TW0003', 'TW0004', 'TW0005', 'TW0002', 'TW0006'])
      await view(visitor, code);
    expect(await recent(visitor)).toEqual(['TW0006', 'TW0002', 'TW0005', 'TW0004', 'TW0003']);
    expect(await recent(visitor, '2')).toEqual(['TW0006', 'TW0002']);
    expect(await recent(visitor, '900')).toHaveLength(5);
    expect((await visitor.call('GET', '/fund/recentView?num=-1')).statusCode).toBe(400);
    expect(await sandbox.database.select().from(recentViews)).toHaveLength(5);
    expect(await recent(await signedIn('HK'))).toEqual([]);
  });

  it('[FUND-02, GQL-12] recently viewed funds don’t change by asking for several funds, or for one that isn’t there', async () => {
    const visitor = await signedIn('TW');
    const before = await recent(visitor);
    await visitor.graphql(FundPreviewsDocument, { codes: ['TW0030', 'TW0031'] });
    expect(await view(visitor, 'HK0001')).toEqual([]);
    expect(await recent(visitor)).toEqual(before);
  });
});

describe('a fund preview', () => {
  it('[GQL-12, ENT-30, ENT-31, FUND-30] a fund preview has its region’s fields, and no performance for a fund that is too young', async () => {
    const hongKong = await signedIn('HK');
    const taiwan = await signedIn('TW');
    const [local] = (await hongKong.graphql(FundPreviewsDocument, { codes: ['HK0001'] })).data?.fundPreviews ?? [];
    expect(local).toMatchObject({ fundPrice: { nav: null }, availability: { availSell: null } });
    expect(local?.fundPrice?.bid).toMatch(/^\d+\.\d{2,}$/);
    // By hand from its prices: 56.89 of 2026-03-03 over 54.57 a year before and 31.35 five years before.
    expect(local?.fundPerformance).toMatchObject({ oneYear: '4.25', fiveYear: '81.47', twoYear: null });
    const [own, young] = (await taiwan.graphql(FundPreviewsDocument, { codes: ['SEEDTW00001.TWD', 'TW0026'] })).data
      ?.fundPreviews ?? [undefined, undefined];
    expect(own).toMatchObject({ name: { code: 'TW0001' }, availability: { availSchBuy: null }, ivrCode: null });
    expect(own?.fundPerformance?.twoYear).toBeTruthy();
    expect(young?.fundPerformance).toMatchObject({ oneYear: null });
    const others = (await taiwan.graphql(FundPeriodsDocument, { codes: ['TW0026'] })).data?.fundPeriods ?? [];
    expect(others).toMatchObject([{ oneMonth: null, sinceStart: null }]);
  });

  it('[FUND-30, FUND-31] reckons the performance of a fund that nobody publishes from its prices', async () => {
    const taiwan = await signedIn('TW');
    const [fund] = await sandbox.database.select().from(funds).where(eq(funds.code, 'TW0052'));
    const prices = ['2025-06-02', '2025-12-31', '2026-02-02'].map((date, place) => ({
      fundId: fund?.id ?? 0,
      date,
      nav: String(10 * 2 ** place),
    }));
    await sandbox.database.delete(navs).where(eq(navs.fundId, fund?.id ?? 0));
    await sandbox.database.insert(navs).values([...prices, { fundId: fund?.id ?? 0, date: '2026-03-03', nav: '50' }]);
    await publishPerformance(sandbox.database, '2026-03-04');
    const [preview] = (await taiwan.graphql(FundPreviewsDocument, { codes: ['TW0052'] })).data?.fundPreviews ?? [];
    // No price of the time they begin.
    expect(preview?.fundPerformance).toEqual({
      oneYear: null,
      twoYear: null,
      threeYear: null,
      fiveYear: null,
      performanceEffectiveDate: '2026-03-03',
    });
    const others = (await taiwan.graphql(FundPeriodsDocument, { codes: ['TW0052'] })).data?.fundPeriods ?? [];
    expect(others).toMatchObject([
      { oneMonth: '25.00', threeMonth: null, sixMonth: null, yearToDate: '150.00', sinceStart: '400.00' },
    ]);
  });
});

describe('the longer figures of a fund that nobody publishes', () => {
  it('[FUND-05, FUND-06, FUND-29] the longer figures of a fund that nobody publishes are two years in Taiwan, five in Hong Kong', async () => {
    for (const [region, code, longer] of [
      ['HK', 'HK0013', { twoYear: null, fiveYear: '400.00' }],
      ['TW', 'TW0013', { twoYear: '150.00', fiveYear: null }],
    ] as const) {
      const [fund] = await sandbox.database.select().from(funds).where(eq(funds.code, code));
      const fundId = fund?.id ?? 0;
      await sandbox.database.delete(navs).where(eq(navs.fundId, fundId));
      await sandbox.database.insert(navs).values([
        { fundId, date: '2021-03-02', nav: '10' },
        { fundId, date: '2023-03-02', nav: '10' },
        { fundId, date: '2024-03-02', nav: '20' },
        { fundId, date: '2025-03-02', nav: '20' },
        { fundId, date: '2026-03-03', nav: '50' },
      ]);
      await publishPerformance(sandbox.database, '2026-03-04');
      const visitor = await signedIn(region);
      const [preview] = (await visitor.graphql(FundPreviewsDocument, { codes: [code] })).data?.fundPreviews ?? [];
      expect(preview?.fundPerformance).toMatchObject({ oneYear: '150.00', threeYear: '400.00', ...longer });
    }
  });
});

describe('the product page of a fund', () => {
  it('[API-49, FUND-25] the product page of a fund is where a link leads, by its ISIN and without a session', async () => {
    const address = '/tet-web/api/v2/fund/aemProductPage/';
    const answer = await servers.TW.inject({ method: 'GET', url: `${address}ZZ0000050003` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toContain('isin=ZZ0000050003');
    for (const odd of ['x', '..%2F..%2Fevil', 'ZZ000005000%0A'])
      expect((await servers.TW.inject({ method: 'GET', url: address + odd })).statusCode).toBe(404);
  });
});
