import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { inlineConstants } from '../../database/query-plan';
import { preparedStatement } from '../../database/prepared-statement';
import { funds } from '../../database/schema/funds';
import { latestPrice } from '../../funds/latest-price';

/** A fund with its latest price and the day of that, null where it has none. */
export type FundWithPrice = {
  readonly fund: typeof funds.$inferSelect;
  readonly nav: string | null;
  readonly pricedOn: string | null;
};

/** Funds by their number, each with its latest price up to a day. */
export type TradedFunds = (fundId: number) => FundWithPrice;

/**
 * The number of funds that one statement reads: always as many, since a plan for any number would be made anew each
 * time.
 */
const atOnce = 4;
const places = Array.from({ length: atOnce }, (_, place) => `fund${String(place)}`);

const fundsWithPrice = preparedStatement((database) => {
  const price = inlineConstants(latestPrice(database, sql.placeholder('day')));
  return database
    .select({ fund: funds, nav: price.nav, pricedOn: price.date })
    .from(funds)
    .leftJoinLateral(price, sql`true`)
    .where(
      inArray(
        funds.id,
        places.map((place) => sql.placeholder(place)),
      ),
    )
    .prepare('funds_with_price');
});

/** Reads funds that orders name, which are all known. */
export async function tradedFunds(database: Database, ids: readonly number[], day: string): Promise<TradedFunds> {
  const requested = [...new Set(ids)];
  const byId = new Map<number, FundWithPrice>();
  for (let from = 0; from < requested.length; from += atOnce) {
    const some = requested.slice(from, from + atOnce);
    const filled = Object.fromEntries(places.map((place, index) => [place, some[index % some.length]] as const));
    const rows = await fundsWithPrice(database).execute({ ...filled, day });
    for (const row of rows) byId.set(row.fund.id, row);
  }
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error('an order names a fund that there is not');
    return found;
  };
}

/** One of them. */
export const tradedFund = async (database: Database, id: number, day: string): Promise<FundWithPrice> =>
  (await tradedFunds(database, [id], day))(id);
