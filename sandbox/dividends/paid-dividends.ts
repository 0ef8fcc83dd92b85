import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { rateDays } from '../../config/price-ages';
import { type PayableDividend, remittanceDates } from '../../domain/dividends/dividend-remittances';
import { exchangeBetween } from '../../domain/money/convert';
import { ratesOfDay } from '../../domain/money/rates-of-day';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import type { ServerContext } from '../context/server-context';
import { thresholdCurrency } from '../context/wire-threshold';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { accounts } from '../database/schema/clients';
import { reinvestedDividends } from '../database/schema/distributions';
import { dividends, funds, fxRates } from '../database/schema/funds';
import { orderEvents } from '../database/schema/orders';

const rateOfDay = (database: Database, currency: SQL, name: string) =>
  database
    .select({ perUsd: fxRates.perUsd, date: fxRates.date })
    .from(fxRates)
    .where(and(eq(fxRates.currency, currency), lte(fxRates.date, dividends.date), gt(fxRates.perUsd, '0')))
    .orderBy(desc(fxRates.date))
    .limit(1)
    .as(name);

/** The condition that the order of a dividend was cancelled or rejected, so that it is paid out after all. */
const cameToNothing = sql`exists (
  select 1 from ${orderEvents} where ${orderEvents.orderId} = ${reinvestedDividends.orderId} and ${orderEvents.kind} in ('cancelled', 'rejected')
)`;

/**
 * Loads the distributions paid to a client up to a day, the latest first, each with the day on which it was remitted;
 * in Taiwan a dividend in foreign currency waits for that, and one invested in another fund is never remitted
 * [TRADE-125, LINK-26].
 */
export async function paidDividends(
  { region, database }: Pick<ServerContext, 'region' | 'database'>,
  { clientId, day }: { readonly clientId: string; readonly day: string },
) {
  const own = rateOfDay(database, sql`${dividends.currency}`, 'own_rate');
  const home = rateOfDay(database, sql`${thresholdCurrency}`, 'home_rate');
  const rows = await database
    .select({
      dividend: dividends,
      code: funds.code,
      names: funds.names,
      own: { perUsd: own.perUsd, date: own.date },
      home: { perUsd: home.perUsd, date: home.date },
      reinvestedIn: sql<number | null>`case when ${cameToNothing} then null else ${reinvestedDividends.intoFundId} end`,
    })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .leftJoin(reinvestedDividends, eq(reinvestedDividends.dividendId, dividends.id))
    .leftJoinLateral(own, sql`true`)
    .leftJoinLateral(home, sql`true`)
    .where(and(eq(accounts.clientId, clientId), lte(dividends.date, day)))
    .orderBy(desc(dividends.date), asc(funds.code), asc(dividends.id));
  if (!orderDesks[region].hasRemittanceThreshold)
    return rows.map((row) => ({ ...row, remittedOn: row.dividend.date, isWaiting: false }));
  const all = rows.map((row) => ({ row, ...payableOf(row) }));
  const dates = remittanceDates(all.filter(({ row }) => row.reinvestedIn === null));
  return all.map((one) => {
    const remittedOn = dates.get(one);
    const isWaiting = remittedOn === undefined && one.row.reinvestedIn === null;
    return { ...one.row, remittedOn: remittedOn ?? null, isWaiting };
  });
}

type Row = {
  readonly dividend: typeof dividends.$inferSelect;
  readonly own: DatedRate | null;
  readonly home: DatedRate | null;
};

type DatedRate = { readonly perUsd: string; readonly date: string };

function payableOf({ dividend: { accountNumber, currency, date, gross }, own, home }: Row): PayableDividend {
  const published = (code: string, rate: DatedRate | null) =>
    rate ? [{ currency: code, perUsd: decimal(rate.perUsd), date: rate.date }] : [];
  const { rates } = ratesOfDay([...published(currency, own), ...published(thresholdCurrency, home)], date, rateDays);
  return {
    accountNo: accountNumber,
    currency,
    date,
    value: exchangeBetween(currency, thresholdCurrency, rates)(decimal(gross)),
  };
}
