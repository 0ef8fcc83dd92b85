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
      .select({ perUsd: fxRates.perUsd })
      .from(fxRates)
      .where(
        and(eq(fxRates.currency, sql`wanted.code`), lte(fxRates.date, sql.placeholder('day')), gt(fxRates.perUsd, '0')),
      )
      .orderBy(desc(fxRates.date))
      .limit(1)
      .as('latest'),
  );
  return database
    .select({ currency: sql<string>`wanted.code`, perUsd: latest.perUsd })
    .from(wanted)
    .crossJoinLateral(latest)
    .prepare('latest_rates');
});

/** The latest rates on or before a day, carried forward over days without any. */
export async function exchangeRates(database: Database, day: string): Promise<ExchangeRates> {
  const rows = await latestRates(database).execute({ day });
  const rates = new Map<string, Decimal>(rows.map(({ currency, perUsd }) => [currency, decimal(perUsd)]));
  return (currency) => (currency === 'USD' ? scaled(1n) : rates.get(currency));
}
