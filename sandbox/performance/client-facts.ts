import { and, inArray, lte, sql } from 'drizzle-orm';
import { rateDays } from '../../config/price-ages';
import type { TransferFacts } from '../../domain/performance/transfer-history';
import type { FundPrices } from '../../domain/performance/position-history';
import type { DatedRate, RateHistory } from '../../domain/performance/rate-history';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { funds, fxRates } from '../database/schema/funds';
import { loadPriceRecords } from '../funds/price-records';
import { type HoldingKey, type NamedFund, statementBooks, type StatementBooks } from '../statements/statement-books';
import { clientTransfers } from './client-transfers';
import { holdingId } from './holding-id';

/** The client, the last day of the past, and the currency in which it is stated. */
export type ClientQuery = {
  readonly clientId: string;
  readonly day: string;
  readonly currency: string;
  /** Currencies whose rates are needed besides those of the client's own money. */
  readonly alsoIn?: readonly string[];
};

const firstDayOfAll = '0001-01-01';

/** A holding that a client has or had, with the fund that it is of. */
export type NamedHolding = HoldingKey & { readonly fund: NamedFund };

/** The facts that a client's past follows from, the orders of which they were made, and every holding that there ever was, by its id. */
export type ClientHistoryFacts = {
  readonly facts: TransferFacts;
  readonly orders: StatementBooks['orders'];
  readonly holdings: ReadonlyMap<string, NamedHolding>;
};

/** Reads the facts of a client's whole past up to a day from the books, prices and rates: a price that was corrected corrects it [PORT-46]. */
export async function clientFacts(database: Database, query: ClientQuery): Promise<ClientHistoryFacts> {
  const { clientId, day, currency, alsoIn = [] } = query;
  const books = await statementBooks(database, { clientId, first: firstDayOfAll, last: day });
  const transfers = await clientTransfers(database, clientId, books);
  const holdings = holdingsOf(books);
  const prices = await fundPrices(database, [...new Set([...holdings.values()].map(({ fundId }) => fundId))], day);
  const moved = transfers.filter(({ date }) => date <= day);
  const ofFunds = Array.from(prices.values(), (one) => one.currency);
  const used = [currency, ...alsoIn, ...moved.map((one) => one.currency), ...ofFunds];
  const facts: TransferFacts = {
    currency,
    transfers: moved,
    funds: new Map(
      [...holdings].flatMap(([id, { fundId }]) => {
        const known = prices.get(fundId);
        return known ? [[id, known]] : [];
      }),
    ),
    rates: await rateHistory(database, [...new Set(used)], day),
  };
  return { facts, orders: books.orders, holdings };
}

/** Returns every holding that a client ever had, by its id. */
function holdingsOf({ orders, looseMovements, dividends }: StatementBooks): ReadonlyMap<string, NamedHolding> {
  const ordered = orders.flatMap(({ stored: { row, fund, intoFund } }): NamedHolding[] => {
    const { accountNumber, fundId, intoFundId, paymentType } = row;
    const holding = { accountNumber, fundId, paymentType, fund };
    return intoFund && intoFundId !== null ? [holding, { ...holding, fundId: intoFundId, fund: intoFund }] : [holding];
  });
  return new Map([...ordered, ...looseMovements, ...dividends].map((holding) => [holdingId(holding), holding]));
}

/** Reads the prices of some funds up to a day, with the currency that they are in. */
async function fundPrices(
  database: Database,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, FundPrices>> {
  if (ids.length === 0) return new Map();
  const named = await database
    .select({ id: funds.id, currency: funds.currency })
    .from(funds)
    .where(inArray(funds.id, [...ids]));
  const records = await loadPriceRecords(database, ids, day);
  return new Map(named.map(({ id, currency }) => [id, { currency, prices: records.get(id) ?? [] }]));
}

/** Reads the rates of some currencies up to a day, those of each as one document. */
async function rateHistory(database: Database, currencies: readonly string[], day: string): Promise<RateHistory> {
  const series = await database
    .select({
      currency: fxRates.currency,
      rates: sql<
        readonly (readonly [date: string, perUsd: string])[]
      >`json_agg(json_build_array(${fxRates.date}, ${fxRates.perUsd}::text) order by ${fxRates.date})`,
    })
    .from(fxRates)
    .where(and(inArray(fxRates.currency, [...currencies]), lte(fxRates.date, day)))
    .groupBy(fxRates.currency);
  const published = new Map<string, readonly DatedRate[]>(
    series.map(({ currency, rates }) => [currency, rates.map(([date, perUsd]) => ({ date, perUsd: decimal(perUsd) }))]),
  );
  return { published, mostDays: rateDays };
}
