import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { ExchangeRates } from '../../domain/money/convert';
import { currencies } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';
import { scaled } from '../../domain/money/decimal';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { inlineConstants } from '../database/kept-plan';
import { oncePerDatabase } from '../database/once-per-database';
import { fxRates } from '../database/schema/funds';

const latestRates = oncePerDatabase((database) => {
  const wanted = sql`(select unnest(array[${sql.join(
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
    .from(wanted)
    .crossJoinLateral(latest)
    .prepare('latest_rates');
});

/** The latest rates on or before a day, carried forward over days without any. */
export const exchangeRates = async (database: Database, day: string): Promise<ExchangeRates> =>
  (await datedRates(database, day)).rates;

/** Rates, and the date that each is of; the US dollar's is that of none. */
export type DatedRates = { readonly rates: ExchangeRates; readonly dateOf: (currency: string) => string | undefined };

/** The same rates with the dates that they are of. */
export async function datedRates(database: Database, day: string): Promise<DatedRates> {
  const rows = await latestRates(database).execute({ day });
  const known = new Map<string, Decimal>(rows.map(({ currency, perUsd }) => [currency, decimal(perUsd)]));
  const dates = new Map(rows.map(({ currency, date }) => [currency, date]));
  return {
    rates: (currency) => (currency === 'USD' ? scaled(1n) : known.get(currency)),
    dateOf: (currency) => (currency === 'USD' ? undefined : dates.get(currency)),
  };
}
