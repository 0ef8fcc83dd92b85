import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { rateDays } from '../../config/price-ages';
import type { ExchangeRates } from '../../domain/money/convert';
import { currencies } from '../../domain/money/currency';
import { type DatedRates, ratesOfDay } from '../../domain/money/rates-of-day';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { inlineConstants } from '../database/query-plan';
import { preparedStatement } from '../database/prepared-statement';
import { fxRates } from '../database/schema/funds';

const latestRates = preparedStatement((database) => {
  const requested = sql`(select unnest(array[${sql.join(
    currencies.map((currency) => sql`${currency}`),
    sql`, `,
  )}]::text[]) as code) as wanted`.inlineParams();
  const latest = inlineConstants(
    database
      .select({ perUsd: fxRates.perUsd, date: fxRates.date })
      .from(fxRates)
      .where(
        and(eq(fxRates.currency, sql`wanted.code`), lte(fxRates.date, sql.placeholder('day')), gt(fxRates.perUsd, '0')),
      )
      .orderBy(desc(fxRates.date))
      .limit(1)
      .as('latest'),
  );
  return database
    .select({ currency: sql<string>`wanted.code`, perUsd: latest.perUsd, date: latest.date })
    .from(requested)
    .crossJoinLateral(latest)
    .prepare('latest_rates');
});

/** The rates that count on a day, carried over days without any for as long as they may be. */
export const exchangeRates = async (database: Database, day: string): Promise<ExchangeRates> =>
  (await datedRates(database, day)).rates;

/** The same rates with the dates that they are of. */
export async function datedRates(database: Database, day: string): Promise<DatedRates> {
  const rows = await latestRates(database).execute({ day });
  const published = rows.map(({ currency, perUsd, date }) => ({ currency, perUsd: decimal(perUsd), date }));
  return ratesOfDay(published, day, rateDays);
}
