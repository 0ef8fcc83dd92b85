import { and, asc, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import { firstDayOfYear, yearOf } from '../../domain/calendar/years';
import { type DistributionDays, distributesIn, distributionDays } from '../../domain/dividends/distribution-days';
import { distributionOnUnit } from '../../domain/dividends/distribution-payment';
import { type DistributionFrequency, distributionFrequencies } from '../../domain/funds/fund-details';
import { toText } from '../../domain/money/decimal';
import { addMonths, monthOf } from '../../domain/calendar/months';
import { type Region, regions } from '../../domain/region';
import { type ServerClock, today } from '../context/clock';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { insertAll } from '../database/insert-all';
import { fundDistributions, fundFacts } from '../database/schema/fund-records';
import { funds, navs } from '../database/schema/funds';
import { kindOfFund, yearlyPayout } from './price-behaviour';

/**
 * Declares what the fictional funds distribute for every month whose ex-date is over and that has nothing yet, from the
 * price that counted when the year began, so that it is the same whoever declares it [FUND-17].
 */
export async function declareDistributions(
  database: Database,
  clock: ServerClock,
  stopping?: AbortSignal,
): Promise<void> {
  for (const region of regions) {
    // By each fund's own latest one: there may have been any number.
    const latest = database
      .select({ exDate: fundDistributions.exDate })
      .from(fundDistributions)
      .where(eq(fundDistributions.fundId, funds.id))
      .orderBy(desc(fundDistributions.exDate))
      .limit(1)
      .as('latest');
    const [last] = await database
      .select({ exDate: max(latest.exDate) })
      .from(funds)
      .innerJoinLateral(latest, sql`true`)
      .where(isFictional(region));
    if (!last?.exDate) continue;
    const calendar = marketCalendar(region);
    for (let month = addMonths(monthOf(last.exDate), 1); ; month = addMonths(month, 1)) {
      const days = distributionDays(month, calendar);
      if (days.exDate >= today(clock)) break;
      if (stopping?.aborted === true) return;
      await declareMonth(database, region, { ...days, month });
    }
  }
}

const isFictional = (region: Region) => and(eq(funds.source, 'seed'), eq(funds.region, region));

type Month = DistributionDays & { readonly month: string };

async function declareMonth(database: Database, region: Region, { month, exDate, payDate }: Month): Promise<void> {
  const frequencies = (Object.keys(distributionFrequencies) as DistributionFrequency[]).filter((frequency) =>
    distributesIn(frequency, month),
  );
  const newYear = firstDayOfYear(yearOf(exDate));
  // The last price before the year, else the first there is.
  const base = database
    .select({ nav: navs.nav })
    .from(navs)
    .where(and(eq(navs.fundId, funds.id), gt(navs.nav, '0'), lt(navs.date, exDate)))
    .orderBy(
      sql`${navs.date} < ${newYear} desc`,
      sql`case when ${navs.date} < ${newYear} then ${navs.date} end desc`,
      asc(navs.date),
    )
    .limit(1)
    .as('base_price');
  await database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`distributions ${region} ${month}`}, 0))`,
    );
    const [made] = await transaction
      .select({ fundId: fundDistributions.fundId })
      .from(fundDistributions)
      .innerJoin(funds, eq(funds.id, fundDistributions.fundId))
      .where(and(isFictional(region), eq(fundDistributions.exDate, exDate)))
      .limit(1);
    if (made) return;
    const rows = await transaction
      .select({ fund: funds, frequency: fundFacts.distributionFrequency, nav: base.nav })
      .from(funds)
      .innerJoin(fundFacts, eq(fundFacts.fundId, funds.id))
      .innerJoinLateral(base, sql`true`)
      .where(
        and(
          isFictional(region),
          inArray(fundFacts.distributionFrequency, frequencies),
          lt(fundFacts.launchDate, exDate),
        ),
      );
    const declared = rows.flatMap(({ fund, frequency, nav }) => {
      if (frequency === null) return [];
      const amount = distributionOnUnit(decimal(nav), { yearly: yearlyPayout(kindOfFund(fund)), frequency });
      const text = amount ? toText(amount) : '0';
      if (/^[0.]*$/.test(text)) return [];
      return [{ fundId: fund.id, exDate, payDate, amount: text, currency: fund.currency }];
    });
    await insertAll(transaction, fundDistributions, declared);
  });
}
