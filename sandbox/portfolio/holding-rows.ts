import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { jsonOf } from '../database/json-of';
import { accounts } from '../database/schema/clients';
import { dividends, funds, movements, navs } from '../database/schema/funds';

/** A client's units of one fund in one account, as the database knows them. */
export type HoldingRow = Awaited<ReturnType<typeof holdingRows>>[number];

/** A dividend's gross amount and its currency. */
export type DividendRow = readonly [gross: string, currency: string];

/** Purchase or redemption: kind, units, cost. */
export type MovementRow = readonly [kind: 'buy' | 'sell', units: string, cost: string];

const signedUnits = sql`case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end`;

/** Everything a client holds on a day, with the latest usable price: one statement, exact figures, no arithmetic but sums. */
export function holdingRows(database: Database, clientId: string, day: string) {
  const price = database
    .select({ nav: navs.nav, date: navs.date })
    .from(navs)
    .where(and(eq(navs.fundId, sql`held.fund_id`), lte(navs.date, day), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price');
  const held = heldUnits(database, clientId, day);
  const paid = paidDividends(database, clientId, day);
  return database
    .select({
      accountNumber: held.accountNumber,
      accountType: held.accountType,
      paymentType: held.paymentType,
      settlementCurrency: held.settlementCurrency,
      units: held.units,
      movements: held.movements,
      fund: jsonOf(funds),
      nav: price.nav,
      priceDate: price.date,
      dividends: paid.list,
    })
    .from(held)
    .innerJoin(funds, eq(funds.id, held.fundId))
    .leftJoinLateral(price, sql`true`)
    .leftJoin(
      paid,
      and(
        eq(paid.accountNumber, held.accountNumber),
        eq(paid.fundId, held.fundId),
        sql`${paid.paymentType} is not distinct from ${held.paymentType}`,
      ),
    )
    .orderBy(asc(held.accountNumber), asc(funds.code), asc(funds.id), asc(held.paymentType));
}

function heldUnits(database: Database, clientId: string, day: string) {
  return database
    .select({
      accountNumber: movements.accountNumber,
      accountType: accounts.type,
      fundId: movements.fundId,
      paymentType: movements.paymentType,
      settlementCurrency: sql<string>`min(${movements.settlementCurrency})`.as('settlement_currency'),
      units: sql<string>`sum(${signedUnits})`.as('units'),
      // As text inside the JSON: a JSON number would be read as a float.
      movements: sql<
        readonly MovementRow[]
      >`json_agg(json_build_array(${movements.kind}, ${movements.units}::text, ${movements.cost}::text) order by ${movements.date}, ${movements.id})`.as(
        'movements',
      ),
    })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(eq(accounts.clientId, clientId), lte(movements.date, day)))
    .groupBy(movements.accountNumber, accounts.type, movements.fundId, movements.paymentType)
    .having(sql`sum(${signedUnits}) > 0`)
    .as('held');
}

function paidDividends(database: Database, clientId: string, day: string) {
  return database
    .select({
      accountNumber: dividends.accountNumber,
      fundId: dividends.fundId,
      paymentType: dividends.paymentType,
      list: sql<readonly DividendRow[]>`json_agg(json_build_array(${dividends.gross}::text, ${dividends.currency}))`.as(
        'list',
      ),
    })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(and(eq(accounts.clientId, clientId), lte(dividends.date, day)))
    .groupBy(dividends.accountNumber, dividends.fundId, dividends.paymentType)
    .as('paid');
}
