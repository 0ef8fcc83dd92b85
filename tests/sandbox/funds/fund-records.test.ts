import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  FundDetailsDocument,
  type FundDetailsQuery,
  FundPricesDocument,
} from '../../../contract/graphql/fund/generated/graphql';
import { FundPeriodsDocument, FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { fundList } from '../../../contract/rest/funds/fund-list';
import { topFundList } from '../../../contract/rest/top-funds/top-funds';
import { parseDistributionFrequency } from '../../../domain/funds/fund-details';
import { distributionYield } from '../../../domain/funds/performance/distribution-yield';
import { performance } from '../../../domain/funds/performance/performance';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import { pricedFund, totalReturn, totalReturnCourse } from '../../../domain/funds/performance/return-course';
import { compare, type Decimal, toText } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import type { Region } from '../../../domain/region';
import { recentViews } from '../../../sandbox/database/schema/fund-lists';
import { fundDistributions, fundFacts } from '../../../sandbox/database/schema/fund-records';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { decimal } from '../../builders/decimal';
import { aFundFolder, removeFundFolders, soundFolder } from '../../builders/fund-folder';
import { importInto } from '../support/import-into';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let servers: { readonly HK: FastifyInstance; readonly TW: FastifyInstance };
let visitors: { readonly HK: Visitor; readonly TW: Visitor };

const secrets = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  servers = { HK: await sandbox.server('HK'), TW: await sandbox.server('TW') };
  visitors = { HK: await signedIn('HK'), TW: await signedIn('TW') };
});
afterAll(async () => {
  removeFundFolders();
  await sandbox.close();
});

async function signedIn(region: Region, language?: 'zh_HK'): Promise<Visitor> {
  const visitor = new Visitor(servers[region], region, language);
  const [name, secret] = secrets[region];
  expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
  return visitor;
}

type Details = FundDetailsQuery['fundDetails'][number];

const detailsOf = async (visitor: Visitor, ...codes: readonly string[]) =>
  (await visitor.graphql(FundDetailsDocument, { codes })).data?.fundDetails ?? [];
const onlyDetails = async (visitor: Visitor, code: string): Promise<Details> => {
  const [details, another] = await detailsOf(visitor, code);
  if (!details || another) throw new Error(`not one fund of ${code}`);
  return details;
};
const pricesOf = async (visitor: Visitor, ...codes: readonly string[]) =>
  (await visitor.graphql(FundPricesDocument, { codes })).data?.fundPrices ?? [];
const previewsOf = async (visitor: Visitor, ...codes: readonly string[]) =>
  (await visitor.graphql(FundPreviewsDocument, { codes })).data?.fundPreviews ?? [];

async function onRecord(region: Region) {
  return sandbox.database
    .select({ id: funds.id, code: funds.code, risk: funds.riskRating })
    .from(funds)
    .innerJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .where(and(eq(funds.region, region), isNotNull(fundFacts.portfolioDate)))
    .orderBy(funds.code);
}

const idOf = async (code: string): Promise<number> => {
  const [fund] = await sandbox.database.select({ id: funds.id }).from(funds).where(eq(funds.code, code));
  if (!fund) throw new Error(`no fund ${code}`);
  return fund.id;
};

describe.each(['HK', 'TW'] as const)('the figures of %s', (region) => {
  it('[FUND-13, FUND-29, FUND-31] a fund’s performance is its total return, for every fund on record, in every period and column', async () => {
    const codes = (await onRecord(region)).map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(12);
    const previews = await previewsOf(visitors[region], ...codes);
    const others = (await visitors[region].graphql(FundPeriodsDocument, { codes })).data?.fundPeriods ?? [];
    const priced = await pricesOf(visitors[region], ...codes);
    expect(priced.map(({ name }) => name.code)).toEqual(codes);
    const details = await detailsOf(visitors[region], ...codes);
    for (const [index, { name, fundPerformance, fundPrice }] of previews.entries()) {
      const prices = (priced[index]?.prices ?? []).map(({ date, nav }) => ({ date, nav: decimal(nav) }));
      const day = prices.at(-1)?.date ?? '';
      const { code, jfFundCode: _, ...periods } = others[index] ?? {};
      const known = details[index];
      const distributes = known?.distributionFrequency !== 'none';
      const course = totalReturnCourse({
        record: prices,
        currency: known?.baseCurrency ?? '',
        distributionFrequency: distributes ? undefined : 'none',
        distributions: (known?.distributions ?? []).map((paid) => ({ ...paid, amount: decimal(paid.amount) })),
      });
      const stated: Readonly<Record<string, unknown>> = { ...fundPerformance, ...periods };
      const names = {
        '1M': 'oneMonth',
        '3M': 'threeMonth',
        '6M': 'sixMonth',
        '1Y': 'oneYear',
        '2Y': 'twoYear',
        '3Y': 'threeYear',
        '5Y': 'fiveYear',
        YTD: 'yearToDate',
        ALL: 'sinceStart',
      };
      // The server knows distributions of earlier years, too.
      const of = (period: FigurePeriod) =>
        shown(course && totalReturn(course, period, day)) ?? (distributes ? stated[names[period]] : null);
      if (distributes) expect(Number(stated['oneYear'])).toBeGreaterThan(Number(shown(performance(prices, '1Y', day))));
      expect([code, stated]).toEqual([
        name.code,
        {
          oneMonth: of('1M'),
          threeMonth: of('3M'),
          sixMonth: of('6M'),
          oneYear: of('1Y'),
          twoYear: region === 'TW' ? of('2Y') : null,
          threeYear: of('3Y'),
          fiveYear: region === 'HK' ? of('5Y') : null,
          yearToDate: of('YTD'),
          sinceStart: of('ALL'),
          performanceEffectiveDate: day,
        },
      ]);
      expect(new Date(day).getUTCDay()).not.toBe(6);
      expect(fundPrice?.date).toBe(day);
      expect(performance(prices, '5Y', day)).toBeDefined();
    }
  });

  it('[FUND-14] the prices of a fund that lends overnight never fall', async () => {
    const [fund] = (await onRecord(region)).filter(({ risk }) => risk === 'RR1');
    const [priced] = await pricesOf(visitors[region], fund?.code ?? '');
    const prices = (priced?.prices ?? []).map(({ nav }) => decimal(nav));
    expect(prices.length).toBeGreaterThan(300);
    for (const [index, nav] of prices.slice(1).entries())
      expect(compare(nav, prices[index] ?? nav)).toBeGreaterThanOrEqual(0);
  });

  it('[FUND-17] that are paid out belong to the classes that pay, as often as they say', async () => {
    const codes = (await onRecord(region)).map(({ code }) => code);
    const details = await detailsOf(visitors[region], ...codes);
    const frequencies = details.map(({ distributionFrequency, distributions }) => [
      distributionFrequency,
      distributions.length,
    ]);
    expect(new Set(frequencies.map(String))).toEqual(new Set(['none,0', 'monthly,24', 'quarterly,8']));
  });
});

it('[FUND-10, API-48] the best sellers have the figures of their previews', async () => {
  const best = topFundList.parse((await visitors.HK.call('GET', '/fund/top5')).json());
  expect(best).toHaveLength(5);
  const previews = await previewsOf(visitors.HK, ...best.map(({ name }) => name.code));
  for (const { name, fundPerformance } of best)
    expect(previews.find((preview) => preview.name.code === name.code)?.fundPerformance).toMatchObject({
      ...fundPerformance,
    });
});

describe('the details of a fund', () => {
  it('[FUND-12, FUND-15] the details of a fund are in the client’s language', async () => {
    const english = await onlyDetails(visitors.HK, 'HK0003');
    const chinese = await onlyDetails(await signedIn('HK', 'zh_HK'), 'HK0003');
    const taiwan = await onlyDetails(visitors.TW, 'SEEDTW00003.TWD');
    expect(english).toMatchObject({
      house: 'Cloud Ridge Asset Management',
      category: { value: 'Asia Pacific Equity' },
    });
    expect(chinese).toMatchObject({ house: '雲嶺資產管理', category: { value: '亞太股票' } });
    expect(taiwan).toMatchObject({ house: '雲嶺投信', fundMarketType: { value: '股票型' } });
    expect([english, taiwan].map(({ jurisdictionType }) => jurisdictionType)).toEqual([null, 'ON']);
    const sectors = [english, chinese, taiwan].map(({ portfolio }) => portfolio?.sectors[0]?.name);
    expect(sectors).toEqual(['Financials', '金融', '資訊科技']);
    expect(chinese.distributions).toEqual(english.distributions);
  });

  it('[FUND-12, FUND-14] the details of a fund are those of the codes that are asked for, the region’s alone, sixty at most, and no view', async () => {
    await sandbox.database.delete(recentViews);
    const many = Array.from({ length: 80 }, (_, index) => `TW${String(index + 1).padStart(4, '0')}`);
    expect(await detailsOf(visitors.TW, ...many)).toHaveLength(60);
    expect(await pricesOf(visitors.TW, ...many)).toHaveLength(60);
    for (const unknown of ['HK0001', 'NONE', '', "' or 1=1 --"]) {
      expect(await detailsOf(visitors.TW, unknown)).toEqual([]);
      expect(await pricesOf(visitors.TW, unknown)).toEqual([]);
    }
    expect(await detailsOf(visitors.TW)).toEqual([]);
    const recent = fundList.parse((await visitors.TW.call('GET', '/fund/recentView?num=5')).json());
    expect(recent).toEqual([]);
  });

  it('[FUND-17] the details of a fund have yields by the price that counted on the ex-date, and none without a price or a frequency', async () => {
    const fundId = await idOf('TW0100');
    const price = (date: string, nav: string) => ({ fundId, date, nav });
    const paid = (exDate: string) => ({ fundId, exDate, amount: '0.2500', currency: 'USD' });
    await sandbox.database.delete(navs).where(eq(navs.fundId, fundId));
    await sandbox.database
      .insert(navs)
      .values([price('2026-01-05', '12.0000'), price('2026-01-30', '0'), price('2026-02-02', '10')]);
    await sandbox.database
      .insert(fundDistributions)
      .values([paid('2026-01-02'), paid('2026-01-30'), paid('2026-02-02')]);
    const yieldsBy = async (distributionFrequency: 'quarterly' | 'monthly' | 'none') => {
      await sandbox.database.update(fundFacts).set({ distributionFrequency }).where(eq(fundFacts.fundId, fundId));
      const { distributions } = await onlyDetails(visitors.TW, 'TW0100');
      expect(distributions.map(({ exDate }) => exDate)).toEqual(['2026-02-02', '2026-01-30', '2026-01-02']);
      return distributions.map(({ annualYield }) => annualYield);
    };
    expect(await yieldsBy('quarterly')).toEqual(['10.00', '8.33', null]);
    expect(await yieldsBy('monthly')).toEqual(['30.00', '25.00', null]);
    expect(await yieldsBy('none')).toEqual([null, null, null]);
    await sandbox.database.delete(fundFacts).where(eq(fundFacts.fundId, fundId));
    expect((await onlyDetails(visitors.TW, 'TW0100')).distributions.map(({ annualYield }) => annualYield)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[FUND-14] the details of a fund have no price of tomorrow and none that is no price', async () => {
    const fundId = await idOf('TW0101');
    await sandbox.database.delete(navs).where(eq(navs.fundId, fundId));
    const price = (date: string, nav: string) => ({ fundId, date, nav });
    await sandbox.database
      .insert(navs)
      .values([
        price('2026-03-05', '11.00'),
        price('2026-03-04', '10.50'),
        price('2026-03-03', '0'),
        price('2026-02-27', '-1'),
        price('2026-02-26', '9.8700'),
      ]);
    const [priced] = await pricesOf(visitors.TW, 'TW0101');
    expect(priced?.prices).toEqual([
      { date: '2026-02-26', nav: '9.8700' },
      { date: '2026-03-04', nav: '10.50' },
    ]);
  });
});

describe('the papers of a fund', () => {
  it('[FUND-16] the papers of a fund are behind their addresses, each in the client’s language, and nowhere else', async () => {
    const english = visitors.HK;
    const chinese = await signedIn('HK', 'zh_HK');
    for (const [visitor, title] of [
      [english, 'Fund factsheet'],
      [chinese, '基金單張'],
    ] as const) {
      const { documents } = await onlyDetails(visitor, 'HK0001');
      for (const { kind, date, address } of documents) {
        const answer = await servers.HK.inject(address);
        expect(answer.statusCode).toBe(200);
        expect(answer.body).toContain(date);
        expect(answer.body.includes(`<h1>${title}</h1>`)).toBe(kind === 'factsheet');
      }
    }
    const folder = '/accountOpening/fundDocuments';
    for (const odd of [
      '1000/brochure',
      '5000/factsheet',
      '1/factsheet',
      'x/factsheet',
      '99999999999/factsheet',
      '1000',
    ])
      expect((await servers.HK.inject(`${folder}/${odd}`)).statusCode, odd).toBe(404);
  });

  it('[R11, FUND-12, FUND-16] say what is on record as text, whatever it is', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&amp;<script>alert(2)</script>\u202e';
    const fundId = await idOf('HK0002');
    const words = { en_US: hostile };
    await sandbox.database
      .update(fundFacts)
      .set({ house: words, objective: words })
      .where(eq(fundFacts.fundId, fundId));
    const { house, objective, documents } = await onlyDetails(visitors.HK, 'HK0002');
    expect([house, objective]).toEqual([hostile, hostile]);
    const answer = await servers.HK.inject(documents[0]?.address ?? '');
    expect(answer.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(answer.body).not.toMatch(/<img|<script>alert/);
  });
});

it('[OPEN-32, FUND-12, FUND-14] an imported fund has its prices, its kind and its house alone on record', async () => {
  await importInto(sandbox.database, aFundFolder(soundFolder));
  sandbox.clock.set('2026-08-21T10:00:00+08:00');
  const visitor = await signedIn('TW');
  const details = await onlyDetails(visitor, 'B2');
  const priced = await pricesOf(visitor, 'F002.USD');
  expect(details).toEqual({
    name: { code: 'B2' },
    isinCode: 'LU0000000002',
    baseCurrency: 'USD',
    jfFundCode: 'F002.USD',
    jurisdictionType: 'OF',
    house: '乙公司',
    objective: null,
    launchDate: null,
    category: null,
    fundMarketType: { code: 'OF', value: '境外基金' },
    distributionFrequency: null,
    ongoingCharge: null,
    size: null,
    sizeDate: null,
    benchmark: null,
    portfolio: null,
    documents: [],
    distributions: [],
  });
  expect(priced.map(({ prices }) => prices)).toEqual([
    [
      { date: '2026-08-19', nav: '21.1' },
      { date: '2026-08-20', nav: '21.123400' },
    ],
  ]);
});

const shown = (figure: Decimal | undefined): string | null =>
  figure === undefined ? null : toText(round(figure, 2, 'half-up'));

describe('the facts in the list of all funds', () => {
  // An import of later prices went before; rates of its day there are none.
  beforeEach(() => sandbox.clock.set(start));

  const listed = async (visitor: Visitor) => fundList.parse((await visitor.call('GET', '/fund?isAll=true')).json());

  it.each(['HK', 'TW'] as const)(
    '[FUND-17, FUND-37, FUND-38] the list of %s states house, charge, distributions and yield as the record of each fund has them',
    async (region) => {
      const visitor = await signedIn(region);
      const rows = new Map((await listed(visitor)).map((fund) => [fund.name.code, fund]));
      const codes = (await onRecord(region)).map(({ code }) => code);
      const [details, prices] = [await detailsOf(visitor, ...codes), await pricesOf(visitor, ...codes)];
      const yields = codes.map((code) => {
        const detail = details.find(({ name }) => name.code === code);
        const row = rows.get(code);
        expect([row?.house?.value, row?.distributionFrequency, row?.ongoingCharge]).toEqual([
          detail?.house,
          detail?.distributionFrequency,
          detail?.ongoingCharge,
        ]);
        const record = prices.find(({ name }) => name.code === code)?.prices ?? [];
        const figure = distributionYield(
          pricedFund(
            { baseCurrency: detail?.baseCurrency ?? '' },
            record.map(({ date, nav }) => ({ date, nav: decimal(nav) })),
            {
              distributionFrequency: parseDistributionFrequency(detail?.distributionFrequency ?? undefined),
              distributions: (detail?.distributions ?? []).map(({ exDate, amount, currency }) => ({
                exDate,
                amount: decimal(amount),
                currency,
              })),
            },
          ),
        );
        expect(row?.distributionYield).toBe(figure && toText(round(figure, 2, 'half-up')));
        return figure;
      });
      expect(
        yields.filter((figure) => figure !== undefined && compare(figure, decimal('0')) > 0).length,
      ).toBeGreaterThan(2);
    },
  );

  it('[FUND-38] the list states sizes in the region’s currency, and the shorter periods as the previews do', async () => {
    const visitor = await signedIn('HK');
    const rows = await listed(visitor);
    const own = rows.filter(({ baseCurrency }) => baseCurrency === 'HKD').slice(0, 3);
    const details = await detailsOf(visitor, ...own.map(({ name }) => name.code));
    expect(own.map(({ comparableSize }) => comparableSize)).toEqual(
      own.map(({ name }) => details.find((one) => one.name.code === name.code)?.size),
    );
    const inDollars = rows.find(({ baseCurrency, comparableSize }) => baseCurrency === 'USD' && comparableSize);
    const size = decimal((await onlyDetails(visitor, inDollars?.name.code ?? '')).size ?? '0');
    const times = divide(decimal(inDollars?.comparableSize ?? '0'), size, 1, 'half-up');
    expect(times.ok && Number(toText(times.value))).toBeCloseTo(7.8, 0);
    const sample = rows.filter((_, index) => index % 12 === 0).slice(0, 50);
    const codes = sample.map(({ name }) => name.code);
    const { data } = await visitor.graphql(FundPeriodsDocument, { codes });
    const previews = await previewsOf(visitor, ...codes);
    expect(sample.length).toBeGreaterThan(40);
    expect(sample.filter(({ fundPerformance }) => fundPerformance?.oneMonth).length).toBeGreaterThan(30);
    for (const { name, fundPerformance: stated } of sample) {
      const periods = data?.fundPeriods.find(({ code }) => code === name.code);
      const preview = previews.find((one) => one.name.code === name.code)?.fundPerformance;
      const expected = {
        oneMonth: periods?.oneMonth,
        threeMonth: periods?.threeMonth,
        sixMonth: periods?.sixMonth,
        yearToDate: periods?.yearToDate,
        oneYear: preview?.oneYear,
        performanceEffectiveDate: preview?.performanceEffectiveDate,
      };
      const orNull = Object.fromEntries(Object.entries(expected).map(([period, figure]) => [period, figure ?? null]));
      const listed = Object.fromEntries(
        Object.keys(expected).map((period) => [period, (stated as Record<string, unknown> | null)?.[period] ?? null]),
      );
      expect([name.code, listed]).toEqual([name.code, orNull]);
    }
  });

  it('[FUND-37, I18N-02] a house has one code in both languages, and its name in each', async () => {
    const [english] = await listed(await signedIn('HK'));
    const [chinese] = await listed(await signedIn('HK', 'zh_HK'));
    expect(chinese?.house?.code).toBe(english?.house?.code);
    expect(chinese?.house?.value).toMatch(/\p{Script=Han}/u);
    expect(english?.house?.value).toMatch(/Asset Management$/);
  });
});
