import { and, eq, gte, lte } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FundDetailsDocument, FundPricesDocument } from '../../../contract/graphql/fund/generated/graphql';
import { FundPeriodsDocument, FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { fundList } from '../../../contract/rest/funds/fund-list';
import { parseDistributionFrequency } from '../../../domain/funds/fund-details';
import type { FigurePeriod } from '../../../domain/funds/performance/period-figures';
import { totalReturn, totalReturnCourse } from '../../../domain/funds/performance/return-course';
import { toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { today } from '../../../sandbox/context/clock';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { outdatedPerformance, publishedPerformance } from '../../../sandbox/database/schema/fund-lists';
import { fundDistributions, fundFacts } from '../../../sandbox/database/schema/fund-records';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { publishPerformance, startPublishingPerformance } from '../../../sandbox/funds/publish-performance';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { decimal } from '../../builders/decimal';
import { aFundFolder, fundListFile, removeFundFolders } from '../../builders/fund-folder';
import { importInto } from '../support/import-into';
import { interceptStatements } from '../support/intercepted-statements';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let visitor: Visitor;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitor = new Visitor(await sandbox.server('TW'), 'TW');
}, 120_000);
beforeEach(() => signInOn(start));
afterEach(removeFundFolders);
afterAll(() => sandbox.close());

async function signInOn(instant: string): Promise<void> {
  sandbox.clock.set(instant);
  expect((await visitor.logOn('LINCHI72', 'Maple6093Sky')).statusCode).toBe(200);
}

const work = async () => {
  await runDealing({ ...sandbox, database: sandbox.database });
  await publishPerformance(sandbox.database, today(sandbox.clock));
};
const listedFund = async (code: string) =>
  fundList
    .parse((await visitor.call('GET', '/fund?isAll=true')).json())
    .find(({ jfFundCode, name }) => jfFundCode === code || name.code === code);

async function previewOf(code: string) {
  const previewed = (await visitor.graphql(FundPreviewsDocument, { codes: [code] })).data?.fundPreviews[0];
  const others = (await visitor.graphql(FundPeriodsDocument, { codes: [code] })).data?.fundPeriods[0];
  return { ...previewed?.fundPerformance, oneMonth: others?.oneMonth, threeMonth: others?.threeMonth };
}

/** The total return of a fund's prices over a period to the last of them, by the rule that draws the charts, and that day. */
async function chartedReturn(code: string, period: FigurePeriod) {
  const priced = (await visitor.graphql(FundPricesDocument, { codes: [code] })).data?.fundPrices[0];
  const details = (await visitor.graphql(FundDetailsDocument, { codes: [code] })).data?.fundDetails[0];
  const record = (priced?.prices ?? []).map(({ date, nav }) => ({ date, nav: decimal(nav) }));
  const course = totalReturnCourse({
    record,
    currency: details?.baseCurrency ?? '',
    distributionFrequency: parseDistributionFrequency(details?.distributionFrequency ?? undefined),
    distributions: (details?.distributions ?? []).map((paid) => ({ ...paid, amount: decimal(paid.amount) })),
  });
  const day = record.at(-1)?.date ?? '';
  const percent = course && totalReturn(course, period, day);
  return { day, percent: percent === undefined ? null : toText(round(percent, 2, 'half-up')) };
}

/** The funds of Taiwan whose prices reach back for years and that pay nothing out. */
async function accumulating() {
  const found = await sandbox.database
    .selectDistinct({ id: funds.id, code: funds.code })
    .from(funds)
    .innerJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .innerJoin(navs, and(eq(navs.fundId, funds.id), eq(navs.date, '2026-01-15')))
    .where(and(eq(funds.region, 'TW'), eq(fundFacts.distributionFrequency, 'none')))
    .orderBy(funds.id);
  expect(found.length).toBeGreaterThan(5);
  return found;
}

/** Takes away the figures of whose start no price is on record: the others can go on then. */
const leaveFiguresOnRecord = (fundId: number) =>
  sandbox.database
    .update(publishedPerformance)
    .set({ twoYear: null, threeYear: null, fiveYear: null })
    .where(eq(publishedPerformance.fundId, fundId));

test('[FUND-07, FUND-31] performance in list and preview goes on to the latest price as days pass, and says what the chart of the prices says', async () => {
  const [fund] = await accumulating();
  const { id = 0, code = '' } = fund ?? {};
  await leaveFiguresOnRecord(id);
  const before = await listedFund(code);
  await signInOn('2026-03-20T10:00:00+08:00');
  await work();
  const charted = await chartedReturn(code, '1Y');
  expect(charted.day).toBe('2026-03-19');
  expect(charted.percent).not.toBeNull();
  expect(before?.fundPerformance?.performanceEffectiveDate).toBe('2026-03-03');
  expect((await listedFund(code))?.fundPerformance).toMatchObject({
    performanceEffectiveDate: '2026-03-19',
    oneYear: charted.percent,
    oneMonth: (await chartedReturn(code, '1M')).percent,
  });
  expect(await previewOf(code)).toMatchObject({ performanceEffectiveDate: '2026-03-19', oneYear: charted.percent });
});

test('[FUND-31] performance stays as it was published, with its day, where the prices on record don’t reach back a year', async () => {
  const code = 'TW0050';
  const published = (await listedFund(code))?.fundPerformance;
  await signInOn('2026-03-20T10:00:00+08:00');
  await work();
  expect((await chartedReturn(code, '1Y')).percent).toBeNull();
  expect(published?.oneYear).toBeTruthy();
  expect((await listedFund(code))?.fundPerformance).toEqual(published);
});

test('[FUND-31] performance follows a price that is published anew, and a distribution that is told of later', async () => {
  const [, fund] = await accumulating();
  const { id = 0, code = '' } = fund ?? {};
  await leaveFiguresOnRecord(id);
  await signInOn('2026-03-20T10:00:00+08:00');
  const before = await previewOf(code);
  await sandbox.database
    .update(navs)
    .set({ nav: '7.77' })
    .where(and(eq(navs.fundId, id), gte(navs.date, '2025-03-14'), lte(navs.date, '2025-03-19')));
  await publishPerformance(sandbox.database, '2026-03-20');
  const corrected = await previewOf(code);
  expect(corrected.oneYear).toBe((await chartedReturn(code, '1Y')).percent);
  expect(corrected.oneYear).not.toBe(before.oneYear);
  const currency = (await listedFund(code))?.baseCurrency ?? '';
  await sandbox.database.insert(fundDistributions).values([
    { fundId: id, exDate: '2020-01-06', amount: '0.01', currency },
    { fundId: id, exDate: '2025-11-03', amount: '1.5', currency },
  ]);
  await publishPerformance(sandbox.database, '2026-03-20');
  const paid = await previewOf(code);
  expect(Number(paid.oneYear)).toBeGreaterThan(Number(corrected.oneYear));
  expect(paid.oneYear).toBe((await chartedReturn(code, '1Y')).percent);
});

test('[OPEN-32, FUND-30, FUND-31] performance of an imported fund comes of its prices, in the list as in the preview, up to today’s price', async () => {
  const days = Array.from({ length: 240 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index)));
  const prices = days
    .filter((day) => day.getUTCDay() !== 0)
    .map((day, index) => `${day.toISOString().slice(0, 10)},${(10 + index / 100).toFixed(2)}`);
  const folder = aFundFolder({
    'funds/funds_tw.csv': fundListFile(
      'G1,G001,,庚基金(累積),Fund G,甲投信,境內基金,TWD,,',
      'G2,G002,,辛基金(月配息),Fund H,甲投信,境內基金,TWD,,',
      'G3,G003,,壬基金(累積),Fund I,甲投信,境內基金,TWD,10.5,2026-08-20',
    ),
    'nav/G001_TWD.csv': ['date,nav', ...prices, ''].join('\n'),
    'nav/G002_TWD.csv': ['date,nav', ...prices, ''].join('\n'),
  });
  await signInOn('2026-08-20T10:00:00+08:00');
  await importInto(sandbox.database, folder, { today: '2026-08-20', takesDoubtful: true });
  const charted = await chartedReturn('G001.TWD', '3M');
  expect(charted.day).toBe('2026-08-20');
  expect(Number(charted.percent)).toBeGreaterThan(5);
  expect((await listedFund('G001.TWD'))?.fundPerformance).toMatchObject({
    performanceEffectiveDate: '2026-08-20',
    threeMonth: charted.percent,
    oneYear: null,
  });
  expect((await previewOf('G001.TWD')).threeMonth).toBe(charted.percent);
  // What it paid out nobody knows, so its total return isn't known either.
  expect((await listedFund('G002.TWD'))?.fundPerformance?.threeMonth ?? null).toBeNull();
  expect((await listedFund('G003.TWD'))?.fundPerformance?.threeMonth ?? null).toBeNull();
  await signInOn('2026-08-21T10:00:00+08:00');
  await publishPerformance(sandbox.database, '2026-08-21');
  expect((await listedFund('G001.TWD'))?.fundPerformance).toMatchObject({
    performanceEffectiveDate: '2026-08-21',
    threeMonth: (await chartedReturn('G001.TWD', '3M')).percent,
  });
});

test('[FUND-31] performance stays as it was published, all of it with its day, where one of its figures can no longer be told', async () => {
  const [, , fund] = await accumulating();
  const { id = 0, code = '' } = fund ?? {};
  const row = () => sandbox.database.select().from(publishedPerformance).where(eq(publishedPerformance.fundId, id));
  await signInOn('2026-03-20T10:00:00+08:00');
  await work();
  const published = await row();
  expect([published[0]?.effectiveDate, published[0]?.fiveYear]).toEqual(['2026-03-03', expect.any(String)]);
  expect((await chartedReturn(code, '1Y')).day).toBe('2026-03-19');
  expect((await chartedReturn(code, '5Y')).percent).toBeNull();
  expect((await listedFund(code))?.fundPerformance?.performanceEffectiveDate).toBe('2026-03-03');
  await leaveFiguresOnRecord(id);
  await sandbox.database.insert(outdatedPerformance).values({ fundId: id, since: '2026-03-20' }).onConflictDoNothing();
  await publishPerformance(sandbox.database, '2026-03-20');
  const [later] = await row();
  expect([later?.effectiveDate, later?.oneYear, later?.fiveYear]).toEqual(['2026-03-19', expect.any(String), null]);
});

test('[R19, FUND-31] performance is published by a job of its own, which the desk does not wait for', async () => {
  const [, , , fund] = await accumulating();
  const { id = 0 } = fund ?? {};
  await leaveFiguresOnRecord(id);
  const dayOf = async () => {
    const [row] = await sandbox.database.select().from(publishedPerformance).where(eq(publishedPerformance.fundId, id));
    return row?.effectiveDate;
  };
  await signInOn('2026-03-24T10:00:00+08:00');
  const before = await dayOf();
  await runDealing(sandbox);
  expect(await dayOf()).toBe(before);
  const job = startPublishingPerformance(sandbox, createLogger('silent'));
  await job.first;
  await job.stop();
  expect(await dayOf()).toBe('2026-03-23');
});

test('[R19, R28, FUND-31] a publication that is being stopped ends before its next transaction', async () => {
  const [fund] = await accumulating();
  const fundId = fund?.id ?? 0;
  await sandbox.database.insert(outdatedPerformance).values({ fundId, since: '2026-03-20' }).onConflictDoNothing();
  await publishPerformance(sandbox.database, '2026-12-31', AbortSignal.abort());
  expect(await sandbox.database.$count(outdatedPerformance, eq(outdatedPerformance.fundId, fundId))).toBe(1);
});

test('[R3, FUND-31] several that publish performance at once leave nothing outdated, and it costs one transaction of one statement where nothing changed', async () => {
  await Promise.all([1, 2, 3].map(() => publishPerformance(sandbox.database, '2026-12-31')));
  expect(await sandbox.database.select().from(outdatedPerformance)).toEqual([]);
  const stop = interceptStatements(() => undefined);
  await publishPerformance(sandbox.database, '2026-12-31');
  expect(stop()).toBeLessThanOrEqual(3);
});
