import { and, asc, count, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import { groupBy } from '../../domain/kernel/group-by';
import { today } from '../context/clock';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { excludedColumns } from '../database/excluded-columns';
import { outdatedPerformance, publishedPerformance } from '../database/schema/fund-lists';
import { fundDistributions, fundFacts } from '../database/schema/fund-records';
import { funds, navs } from '../database/schema/funds';
import { periodStart } from '../../domain/funds/performance/performance';
import { calculatedPerformance, performanceFigures } from './calculated-performance';
import { loadPriceRecords } from './price-records';

/** The number of prices that are read in one transaction: not so many that others wait for it. */
const pricesAtOnce = 50_000;

/**
 * Publishes the performance of every fund whose prices or distributions changed, to the day of its last price, so that
 * lists, previews and the charts of the prices say one thing [FUND-07, FUND-31].
 */
export async function publishPerformance(database: Database, day: string, stopping?: AbortSignal): Promise<void> {
  for (const fundIds of await outdatedFunds(database, day)) {
    if (stopping?.aborted === true) return;
    await database.transaction((transaction) => publishOf(transaction, fundIds, day));
  }
}

type Deps = Pick<ServerContext, 'database' | 'clock'>;

/** Does so now, and every minute from now on: a job of its own, so that nothing waits for what takes so long. */
export function startPublishingPerformance({ database, clock }: Deps, logger: RepeatedJob['logger']): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(database, clock);
    await publishPerformance(database, today(clock), stopping);
  };
  return startJob({ name: 'the publication of performance', every: 60_000, logger, work });
}

/** The funds whose performance is to be calculated, so many together as their prices allow. */
async function outdatedFunds(database: Database, day: string): Promise<readonly number[][]> {
  const rows = await database
    .select({ fundId: outdatedPerformance.fundId, prices: count(navs.date) })
    .from(outdatedPerformance)
    .leftJoin(navs, eq(navs.fundId, outdatedPerformance.fundId))
    .where(lte(outdatedPerformance.since, day))
    .groupBy(outdatedPerformance.fundId)
    .orderBy(asc(outdatedPerformance.fundId));
  const parts: number[][] = [];
  let read = pricesAtOnce;
  for (const { fundId, prices } of rows) {
    if (read + prices > pricesAtOnce) {
      parts.push([]);
      read = 0;
    }
    parts.at(-1)?.push(fundId);
    read += prices;
  }
  return parts;
}

async function publishOf(database: Database, ids: number[], day: string): Promise<void> {
  const outdated = await lockOutdated(database, ids, day);
  if (outdated.length === 0) return;
  // Nearly all of the demonstration's funds are among those that stay: their prices needn't be read.
  const fundIds = outdated.filter(mayBePublished).map(({ id }) => id);
  const records = await loadPriceRecords(database, fundIds, day);
  const distributions = await loadPayouts(database, fundIds);
  const rows = outdated.flatMap(({ id, currency, distributionFrequency, published }) => {
    const calculated = calculatedPerformance({
      record: records.get(id) ?? [],
      currency,
      distributionFrequency: distributionFrequency ?? undefined,
      distributions: distributions.get(id) ?? [],
    });
    return calculated && (published === null || knowsAsMuch(calculated, published))
      ? [{ fundId: id, ...calculated }]
      : [];
  });
  await storePerformance(database, rows);
  await forgetOutdated(database, outdated);
}

/** Locks the funds that no other process works on, with what their performance is calculated by, and the day of their next price after this one. */
function lockOutdated(database: Database, ids: number[], day: string) {
  return database
    .select({
      id: funds.id,
      currency: funds.currency,
      distributionFrequency: fundFacts.distributionFrequency,
      published: publishedPerformance,
      firstDay: sql<
        string | null
      >`(select min(${navs.date})::text from ${navs} where ${navs.fundId} = ${funds.id} and ${navs.nav} > 0)`,
      lastDay: sql<
        string | null
      >`(select max(${navs.date})::text from ${navs} where ${navs.fundId} = ${funds.id} and ${navs.nav} > 0 and ${navs.date} <= ${day})`,
      nextDay: sql<
        string | null
      >`(select min(${navs.date})::text from ${navs} where ${navs.fundId} = ${funds.id} and ${navs.date} > ${day})`,
    })
    .from(outdatedPerformance)
    .innerJoin(funds, eq(funds.id, outdatedPerformance.fundId))
    .leftJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id))
    .where(and(inArray(outdatedPerformance.fundId, ids), lte(outdatedPerformance.since, day)))
    .orderBy(asc(outdatedPerformance.fundId))
    .for('update', { of: outdatedPerformance, skipLocked: true });
}

/** Tells whether a fund's own prices may say its performance: a published year that they don't reach back to stays as it was published, with its day. */
const mayBePublished = ({ published, firstDay, lastDay }: Outdated): boolean =>
  published === null ||
  published.oneYear === null ||
  (firstDay !== null && lastDay !== null && firstDay <= periodStart('1Y', firstDay, lastDay));

type Figures = Readonly<Record<(typeof performanceFigures)[number], string | null>>;

/** Tells whether every figure that was published is among those calculated: one that would be lost keeps them all, with their day, since figures of two days don't compare. */
const knowsAsMuch = (calculated: Figures, published: Figures): boolean =>
  performanceFigures.every((figure) => published[figure] === null || calculated[figure] !== null);

type Outdated = Awaited<ReturnType<typeof lockOutdated>>[number];

async function loadPayouts(database: Database, fundIds: number[]) {
  const { fundId, exDate, amount, currency } = fundDistributions;
  const rows = await database
    .select({ fundId, exDate, amount, currency })
    .from(fundDistributions)
    .where(inArray(fundId, fundIds));
  return groupBy(
    rows.map((paid) => ({ ...paid, amount: decimal(paid.amount) })),
    (paid) => paid.fundId,
  );
}

const rowsAtOnce = 2_000;

async function storePerformance(
  database: Database,
  rows: readonly (typeof publishedPerformance.$inferInsert)[],
): Promise<void> {
  const { fundId, ...figures } = getTableColumns(publishedPerformance);
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await database
      .insert(publishedPerformance)
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflictDoUpdate({ target: fundId, set: excludedColumns(figures) });
}

/** Takes the funds off the list; one that has a price of a day to come is looked at again once that day has come. */
async function forgetOutdated(database: Database, outdated: readonly Outdated[]): Promise<void> {
  const later = groupBy(outdated, ({ nextDay }) => nextDay);
  for (const [nextDay, those] of later) {
    const isAmong = inArray(
      outdatedPerformance.fundId,
      those.map(({ id }) => id),
    );
    if (nextDay === null) await database.delete(outdatedPerformance).where(isAmong);
    else await database.update(outdatedPerformance).set({ since: nextDay }).where(isAmong);
  }
}
