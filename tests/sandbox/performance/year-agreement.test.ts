import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readGainsReport } from '../../../adapters/graphql/performance/gains-report';
import { daysOfYear } from '../../../domain/calendar/years';
import type { SheetCell } from '../../../domain/formatting/sheet';
import { add, type Decimal, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { valueBridge } from '../../../domain/performance/bridge';
import { gainsAndIncome } from '../../../domain/performance/gains-and-income';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { gainsSheets, gainsTerms } from '../../../domain/performance/gains-sheets';
import type { Region } from '../../../domain/region';
import { annualFacts } from '../../../sandbox/annual-statements/annual-facts';
import { annualStatementDocument } from '../../../sandbox/annual-statements/annual-statement';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { movements } from '../../../sandbox/database/schema/funds';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { answerGainsAndIncome } from '../../../sandbox/performance/gains-and-income';
import type { PrintedTable } from '../../../sandbox/statements/printed-document';
import type { CallContext } from '../../../sandbox/wire/call-context';
import { live, reinvest } from '../statements/lived-history';
import { expectedGains, readClient } from '../statements/statement-oracle';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { currencyOf } from '../support/typical-clients';
import { bridgeDifferences } from './bridge-differences';

const text = (value: Decimal | undefined) => toText(round(value ?? zero, 2, 'half-up'));

type Who = { readonly client: typeof clients.$inferSelect; readonly region: Region };

async function everybody({ database }: TestSandbox): Promise<readonly Who[]> {
  const rows = await database
    .selectDistinctOn([clients.id], { client: clients })
    .from(clients)
    .innerJoin(accounts, eq(accounts.clientId, clients.id))
    .innerJoin(movements, eq(movements.accountNumber, accounts.number));
  expect(rows.length).toBeGreaterThan(20);
  return rows.map(({ client }) => ({ client, region: client.region }));
}

/** The purchases of long ago that a lived history begins with have a rate of their day. */
const rateOldPurchases = ({ database }: TestSandbox) =>
  database.execute(sql`
    insert into fx_rates (currency, date, per_usd)
    select distinct on (currency) currency, date '2020-01-03', per_usd from fx_rates order by currency, date desc
    on conflict do nothing`);

const unused = () => Promise.reject(new Error('nobody asks'));

/** Returns the report of a year as the client's screen reads it. */
async function reportOf(sandbox: TestSandbox, { client, region }: Who, year: number): Promise<GainsReport> {
  const context: CallContext = {
    server: sandbox.context(region),
    language: 'en_US',
    client: () => Promise.resolve(client),
    session: unused,
    cookie: undefined,
    isReAuthenticated: false,
    idempotencyKey: undefined,
    sendSession: () => {},
    origin: () => {
      throw new Error('nobody asks');
    },
    markBrowser: () => {},
  };
  const answer = await answerGainsAndIncome({ currency: currencyOf[region], year }, context);
  const read = readGainsReport({ gainsAndIncome: structuredClone(answer) });
  if (!read.ok) throw new Error('the screen couldn’t read it');
  return read.value;
}

const words = {
  sheets: { 'by-fund': 'by-fund', sales: 'sales', payments: 'payments', year: 'year' },
  terms: z.record(z.enum(gainsTerms), z.string()).parse(Object.fromEntries(gainsTerms.map((term) => [term, term]))),
};

const numberIn = (cell: SheetCell | undefined): Decimal | undefined =>
  cell?.kind === 'number' ? cell.value : undefined;

/** Holds the Excel file of a report against the report: the sums of its lines, and the way from opening to closing. */
function expectFileToAgree(report: GainsReport): void {
  const [byFund, sales, payments, year] = gainsSheets(report, { words, amountsHidden: false });
  const column = (rows: readonly (readonly SheetCell[])[], at: number) =>
    sum(rows.flatMap((row) => numberIn(row.at(at)) ?? []));
  const lines = byFund?.rows.slice(0, -1) ?? [];
  const { realisedGain, paidDistributions, reinvestedDistributions, fees } = report.sums;
  if (!realisedGain || !paidDistributions || !reinvestedDistributions || !fees)
    throw new Error('every sale has a price and a rate');
  expect(text(column(lines, 3))).toBe(text(realisedGain));
  expect(text(column(sales?.rows ?? [], -1))).toBe(text(realisedGain));
  expect(text(column(payments?.rows ?? [], -1))).toBe(text(sum([paidDistributions, reinvestedDistributions, fees])));
  const way = year?.rows.map((row) => numberIn(row.at(1)) ?? zero) ?? [];
  expect(text(sum(way.slice(0, -1)))).toBe(text(way.at(-1)));
  expect(text(way.at(-1))).toBe(text(report.bridge?.closing));
}

const plain = (printed = ''): string => printed.replaceAll(',', '');

const totalsOf = (table: PrintedTable | undefined): readonly string[] => (table?.total ?? []).slice(1).map(plain);

/** Holds the printed annual statement against what the screen reads of the same year. */
async function expectPaperToAgree(sandbox: TestSandbox, { client, region }: Who, year: number): Promise<void> {
  const report = await reportOf(sandbox, { client, region }, year);
  const facts = await annualFacts(sandbox.database, { clientId: client.id, year, region, today: '2026-03-04' });
  if (!facts) throw new Error('no such year');
  const { tables } = annualStatementDocument({ facts, region, client, language: 'en_US' });
  const [balance, byFund] = tables;
  const places = region === 'HK' ? 2 : 0;
  const shown = (value: Decimal | undefined) => (value ? toText(round(value, places, 'half-up')) : 'Not available');
  const { realisedGain, paidDistributions, reinvestedDistributions, fees } = report.sums;
  expect([client.id, ...totalsOf(byFund)]).toEqual([
    client.id,
    ...[realisedGain, paidDistributions, reinvestedDistributions, fees].map(shown),
  ]);
  if (report.bridge) expect(totalsOf(balance)).toEqual([shown(report.bridge.closing)]);
  expectFileToAgree(report);
}

/** Holds the realised gains of some days against those that are worked out again from the rows of the database alone; returns how many holdings had any. */
async function expectGainsOfRows(
  { database }: TestSandbox,
  { client, region }: Who,
  days: { readonly first: string; readonly last: string },
): Promise<number> {
  const currency = currencyOf[region];
  const expected = expectedGains(await readClient(database, client.id), { ...days, currency });
  const { history, holdings } = await clientHistory(database, { clientId: client.id, day: days.last, currency });
  const found = gainsAndIncome(history, days).holdings.flatMap(({ holding, sales, realisedGain }) => {
    const place = holdings.get(holding);
    const key = [place?.accountNumber, place?.fundId, place?.paymentType].join(' ');
    return sales.length > 0 && realisedGain ? [[key, text(realisedGain)] as const] : [];
  });
  const ofRows = found.map(([key]) => [key, expected.get(key)?.toFixed(2)] as const);
  expect([client.id, ...found]).toEqual([client.id, ...ofRows]);
  return found.length;
}

const whose = ({ client, region }: Who) => ({ clientId: client.id, region });

const monthsOf = (year: string, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${year}-${String(first + at).padStart(2, '0')}`);

/** Holds a year of every demonstration client against itself: bridge and monthly statements, annual statement, Excel file and screen, and the gains by the rows of the database. */
async function expectYearToAgree(sandbox: TestSandbox): Promise<void> {
  for (const who of await everybody(sandbox)) {
    expect(await bridgeDifferences(sandbox.database, whose(who), monthsOf('2025', 7, 12))).toEqual([]);
    await expectPaperToAgree(sandbox, who, 2025);
    await expectGainsOfRows(sandbox, who, { first: '2025-01-01', last: '2026-03-04' });
  }
}

/** Returns the value with which the year of each demonstration client closes, as the screen reads it. */
async function closingsOf(sandbox: TestSandbox): Promise<ReadonlyMap<string, string>> {
  const closings = new Map<string, string>();
  for (const who of await everybody(sandbox)) {
    const { bridge } = await reportOf(sandbox, who, 2025);
    if (bridge) closings.set(who.client.id, text(bridge.closing));
  }
  return closings;
}

describe('a year of every demonstration client', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  test('[PORT-46, ORDQ-09, PORT-45] a year of every demonstration client is the same in bridge, monthly statements, annual statement, Excel and on screen', async () => {
    await expectYearToAgree(sandbox);
  });

  test('[PORT-46, ORDQ-09, PORT-45, TRADE-91] a year of every demonstration client is the same everywhere after prices at the ends of its months were corrected', async () => {
    const before = await closingsOf(sandbox);
    await sandbox.database.execute(sql`
      update navs set nav = round(nav * 1.0137, 4)
      where date in (select max(date) from navs where date < '2026-01-01' group by to_char(date, 'YYYY-MM'))`);
    const after = await closingsOf(sandbox);
    const changed = [...after].filter(([clientId, closing]) => closing !== before.get(clientId));
    expect(new Set(changed.map(([clientId]) => clientId.slice(0, 2)))).toEqual(new Set(['HK', 'TW']));
    await expectYearToAgree(sandbox);
  });

  test.each([
    { region: 'HK', clientId: 'HK-TYPICAL' },
    { region: 'TW', clientId: 'TW-TYPICAL' },
  ] as const)(
    '[PORT-46, ORDQ-09, TRADE-91] the year of $clientId goes on so over orders, reinvestments and corrected prices',
    async ({ region, clientId }) => {
      const step = { into: 1, isFromCash: true, isDealt: true } as const;
      const steps = [
        { ...step, daysLater: 1, kind: 'buy' as const, place: 0, size: 5, correctedBy: '' },
        { ...step, daysLater: 3, kind: 'redemption' as const, place: 1, size: 7, correctedBy: '0.97' },
        { ...step, daysLater: 5, kind: 'switch' as const, place: 2, size: 4, correctedBy: '' },
        { ...step, daysLater: 8, kind: 'redemption' as const, place: 0, size: 3, correctedBy: '1.02' },
        { ...step, daysLater: 3, kind: 'switch' as const, place: 1, size: 2, correctedBy: '0.98' },
        { ...step, daysLater: 5, kind: 'buy' as const, place: 2, size: 6, correctedBy: '0.97' },
      ];
      const lived = await startTestSandbox();
      try {
        await rateOldPurchases(lived);
        await reinvest(lived, clientId, region);
        await live(lived, { clientId, region }, steps);
        const days = { first: '2026-01-01', last: '2026-05-04' };
        const sold = [];
        for (const who of (await everybody(lived)).filter((one) => one.region === region)) {
          sold.push(await expectGainsOfRows(lived, who, days));
          expect(await bridgeDifferences(lived.database, whose(who), monthsOf('2026', 1, 4))).toEqual([]);
          const report = await reportOf(lived, who, 2026);
          expectFileToAgree(report);
          const { history } = await clientHistory(lived.database, {
            clientId: who.client.id,
            day: '2026-05-04',
            currency: currencyOf[region],
          });
          const bridge = valueBridge(history, { first: daysOfYear(2026)?.first ?? '', last: '2026-05-04' });
          expect([who.client.id, text(report.bridge?.closing)]).toEqual([who.client.id, text(bridge?.closing)]);
          expect(text(add(report.bridge?.price ?? zero, report.bridge?.currency ?? zero))).toBe(
            text(add(bridge?.price ?? zero, bridge?.currency ?? zero)),
          );
        }
        expect(Math.max(...sold)).toBeGreaterThan(1);
      } finally {
        await lived.close();
      }
    },
  );
});
