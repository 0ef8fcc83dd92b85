import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { count, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FundDetailsDocument, FundPricesDocument } from '../../../contract/graphql/fund/generated/graphql';
import { FundPeriodsDocument, FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { fundList } from '../../../contract/rest/funds/fund-list';
import { performance } from '../../../domain/funds/performance/performance';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import { toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { today } from '../../../sandbox/context/clock';
import { createSecrets } from '../../../sandbox/context/secrets';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { byLogin } from '../../../sandbox/demonstration/real-client';
import { loadHoldingStatistics, valuedHoldings } from '../../../sandbox/portfolio/holding-statistics';
import { createRealClient } from '../../../sandbox/seed/real-client/create-real-client';
import { decimal } from '../../builders/decimal';
import { removeFundFolders, withRatesOf } from '../../builders/fund-folder';
import { independentTotals } from '../../builders/independent-valuation';
import { sharedDataFile } from '../../builders/shared-data';
import { type Imported, importInto } from '../support/import-into';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { interceptStatements } from '../support/intercepted-statements';
import { pricesWithoutFund } from '../support/prices-without-fund';
import { tradesOf } from '../support/trades-of';
import { Visitor } from '../support/visitor';
import { beginBooksAnew } from '../support/watched-books';

const list = sharedDataFile('funds/funds_tw.csv');
const client = byLogin('TWREAL01');
// Some funds have a price of the next day already.
const day = '2026-08-20';

describe.skipIf(list === undefined)('the real funds (see FUND_DATA_DIR)', () => {
  let sandbox: TestSandbox;
  let taiwan: FastifyInstance;
  let imported: Imported;
  let folder: string;
  let statements: number;
  /** The processor's time to import the files, and to read them as tables alone, in seconds. */
  let seconds: { readonly imported: number; readonly read: number };

  beforeAll(async () => {
    folder = withRatesOf(day, join(list ?? '', '../..'));
    sandbox = await startTestSandbox();
    sandbox.clock.set(`${day}T10:00:00+08:00`);
    const read = await processorSeconds(() => Promise.resolve(readTables(folder)));
    const stop = interceptStatements(() => undefined);
    const took = await processorSeconds(async () => {
      // The prices of the next day are among the expected ones.
      imported = await importInto(sandbox.database, folder, { today: day, takesDoubtful: true });
    });
    statements = stop();
    seconds = { read, imported: took };
    await hold(60);
    taiwan = await sandbox.server('TW');
  }, 120_000);
  afterAll(async () => {
    removeFundFolders();
    await sandbox.close();
  });

  const hold = async (holdings: number) => {
    const done = await createRealClient(sandbox.database, client, {
      holdings,
      day,
      now: sandbox.clock.now(),
      secrets: await createSecrets('test'),
    });
    await beginBooksAnew(sandbox.database);
    return done;
  };
  const held = () => valuedHoldings(sandbox.database, { clientId: client.id, day: today(sandbox.clock) });

  test('the real funds (see FUND_DATA_DIR) are stored by a statement for a thousand rows, or fewer', () => {
    const performances = 6_395;
    expect(statements).toBeLessThan((6_439 + 35_649 + 35_010 + performances) / 1_000);
  });

  // Both of one machine, so that a slow one doesn't count.
  test('the real funds (see FUND_DATA_DIR) are imported in less than forty times what it takes to read them', () => {
    expect(seconds.imported).toBeLessThan(40 * seconds.read);
  });

  test('the real funds (see FUND_DATA_DIR) are read completely: 6,439 share classes and 183 series', async () => {
    const { funds, navs, rates, calendarDays } = imported.tallies;
    expect(imported.said).toContain('nav: 183 of 183 series');
    expect(funds).toEqual({ read: 6439, added: 6395, changed: 0, unchanged: 0, rejected: 44 });
    expect([navs, rates, calendarDays].map((tally) => [tally?.read, tally?.rejected])).toEqual([
      [35_693, 0],
      [35_010, 0],
      [340, 0],
    ]);
    expect(await pricesWithoutFund(sandbox.database)).toEqual([]);
    expect(imported.listed).toHaveLength(44);
    expect(imported.listed).toContain(
      'funds/funds_tw.csv:2286: (T4712Y, TWD) is named by line 6263, whose price is the latest; the price of this one is kept',
    );
  });

  test('[OPEN-32] the real funds (see FUND_DATA_DIR) are named by their latest rows where they were renamed, and keep the prices of both', async () => {
    const [renamed] = await sandbox.database.select().from(funds).where(eq(funds.localId, 'T4712Y'));
    expect(renamed?.code).toBe('DDO26');
    const prices = await sandbox.database
      .select()
      .from(navs)
      .where(eq(navs.fundId, renamed?.id ?? 0))
      .orderBy(navs.date);
    expect(prices.map(({ date, nav }) => `${date} ${nav}`)).toEqual(['2026-04-30 284.77', '2026-08-21 273.83']);
  });

  test('change nothing when they are read again', async () => {
    const { tallies } = await importInto(sandbox.database, folder, { today: day, takesDoubtful: true });
    const stored = Object.values(tallies).map(({ added, changed }) => added + changed);
    expect(stored).toEqual([0, 0, 0, 0]);
  });

  test('[HOLD-17, HOLD-19..21, PORT-01] the real funds (see FUND_DATA_DIR) of a client add up to what an independent calculation says', async () => {
    const totals = independentTotals(folder, await tradesOf(sandbox.database, client.id), day);
    expect(totals.withoutValue).toBeGreaterThanOrEqual(3);
    const statistics = loadHoldingStatistics(await held(), { region: 'TW', language: 'zh_TW', filter: wholePortfolio });
    expect(statistics).toMatchObject({
      totalCost: totals.cost.toString(),
      totalValue: totals.value.toString(),
      profit: totals.profit.toString(),
      returnPercent: totals.returnPercent,
      numberOfFunds: totals.count,
    });
    const rows = statistics.tableViewDetails();
    expect(rows.filter(({ marketValue }) => marketValue === null)).toHaveLength(totals.withoutValue);
    expect(totals.count).toBe(60);
  });

  test('[HOLD-20] the real funds (see FUND_DATA_DIR) have an empty value where their currency has no rate', async () => {
    const withoutRate = (await held()).filter(({ row }) => ['ZAR', 'CHF', 'SEK'].includes(row.fund.currency));
    expect(withoutRate.length).toBeGreaterThanOrEqual(3);
    expect(withoutRate.map((holding) => holding.figuresIn('TWD').marketValue)).toEqual(
      withoutRate.map(() => undefined),
    );
  });

  test('the real funds (see FUND_DATA_DIR) are held in many ways: long records and single prices, several numbers of places, costs off the price', async () => {
    const holdings = await held();
    const places = new Set(holdings.map(({ row }) => row.nav?.split('.')[1]?.length ?? 0));
    expect(places.size).toBeGreaterThanOrEqual(4);
    expect(new Set(holdings.map(({ row }) => row.fund.currency)).size).toBe(13);
    expect(new Set(holdings.map(({ row }) => row.paymentType))).toEqual(
      new Set(['ON_TWD', 'ON_ZZZ', 'OF_TWD', 'OF_ZZZ']),
    );
    const priced = holdings.filter(({ row }) => row.nav !== null);
    expect(priced.some(({ row }) => row.priceDate !== '2026-08-20')).toBe(true);
    expect(priced.every(({ row, averageCost }) => averageCost && toText(averageCost) !== row.nav)).toBe(true);
    expect(holdings.some(({ row }) => row.movements.some(([kind]) => kind === 'sell'))).toBe(true);
  });

  test('the real funds (see FUND_DATA_DIR) are added to a client who is to hold more, and never taken away', async () => {
    const before = await tradesOf(sandbox.database, client.id);
    expect(await hold(60)).toEqual({ held: 60, added: 0 });
    expect(await hold(40)).toEqual({ held: 60, added: 0 });
    expect(await tradesOf(sandbox.database, client.id)).toEqual(before);
    expect(await hold(75)).toEqual({ held: 75, added: 15 });
    expect((await tradesOf(sandbox.database, client.id)).slice(0, before.length)).toEqual(before);
  });

  test('[FUND-12, FUND-14, FUND-31] the real funds (see FUND_DATA_DIR) have prices on record and figures that are theirs, in preview and list, and no facts', async () => {
    const visitor = new Visitor(taiwan, 'TW');
    await visitor.logOn('LINCHI72', 'Maple6093Sky');
    const series = await sandbox.database
      .select({ own: sql<string>`${funds.localId} || '.' || ${funds.currency}` })
      .from(funds)
      .innerJoin(navs, eq(navs.fundId, funds.id))
      .where(eq(funds.source, 'import'))
      .groupBy(funds.id)
      .having(gt(count(), 100))
      .orderBy(funds.id)
      .limit(60);
    const codes = series.map(({ own }) => own);
    expect(codes.length).toBeGreaterThan(30);
    const { data: priced } = await visitor.graphql(FundPricesDocument, { codes });
    const { data: previewed } = await visitor.graphql(FundPreviewsDocument, { codes });
    const { data: detailed } = await visitor.graphql(FundDetailsDocument, { codes });
    expect(priced?.fundPrices.map(({ jfFundCode }) => jfFundCode).toSorted()).toEqual(codes.toSorted());
    const { data: periods } = await visitor.graphql(FundPeriodsDocument, { codes });
    const listed = fundList.parse((await visitor.call('GET', '/fund?isAll=true')).json());
    let known = 0;
    for (const [index, { jfFundCode, prices }] of (priced?.fundPrices ?? []).entries()) {
      const record = prices.map(({ date, nav }) => ({ date, nav: decimal(nav) }));
      const last = record.at(-1)?.date ?? '';
      const accumulates = detailed?.fundDetails[index]?.distributionFrequency === 'none';
      const over = (period: FigurePeriod) => {
        const percent = accumulates ? performance(record, period, last) : undefined;
        return percent === undefined ? null : toText(round(percent, 2, 'half-up'));
      };
      const figures = { oneMonth: over('1M'), threeMonth: over('3M'), sixMonth: over('6M'), yearToDate: over('YTD') };
      expect(previewed?.fundPreviews[index]?.fundPerformance).toMatchObject({
        performanceEffectiveDate: last,
        oneYear: over('1Y'),
      });
      expect(periods?.fundPeriods[index]).toMatchObject(figures);
      const row = listed.find((fund) => fund.jfFundCode === jfFundCode)?.fundPerformance;
      expect(row?.performanceEffectiveDate).toBe(last);
      expect([row?.oneMonth, row?.threeMonth, row?.sixMonth, row?.yearToDate].map((figure) => figure ?? null)).toEqual(
        Object.values(figures),
      );
      if (figures.threeMonth !== null) known += 1;
    }
    // Else the figures above would be those of funds that have none.
    expect(known).toBeGreaterThan(5);
    for (const details of detailed?.fundDetails ?? []) {
      expect(details.house).toBeTruthy();
      expect(details).toMatchObject({ portfolio: null, documents: [], distributions: [] });
    }
  });

  test('the real funds (see FUND_DATA_DIR) have an owner whom the list of demonstration clients names', async () => {
    const answer = await taiwan.inject('/sandbox/clients.json');
    expect(answer.json()).toContainEqual({
      region: 'TW',
      login: 'TWREAL01',
      secret: client.secret,
      tradingSecret: client.tradingSecret,
      shows: ['Real funds, imported', 'asks for a one-time code (see /sandbox/outbox)'],
    });
  });
});

const wholePortfolio = {};

async function processorSeconds(act: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

/** Every table of a folder, as text. */
const readTables = (from: string): number =>
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.csv'))
    .reduce((rows, file) => rows + parse(readFileSync(join(from, file)), { relax_column_count: true }).length, 0);
