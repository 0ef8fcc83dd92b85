import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { TradingType } from '../../domain/holdings/trading-type';
import type { MovementKind } from '../../domain/holdings/unit-lots';
import type { Database } from '../database/database';
import { jsonArray } from '../database/json-array';
import { preparedStatement } from '../database/prepared-statement';
import { accounts } from '../database/schema/clients';
import { dividends, funds, movements, navs } from '../database/schema/funds';
import { movementOrder } from '../database/movement-order';
import { netUnits } from '../database/net-units';
import { type FundCells, fundCells, fundFromCells, type HoldingFund } from './fund-cells';

/** A client's units of one fund in one account, as the database knows them. */
export type StoredHolding = {
  readonly accountNumber: string;
  readonly accountType: 'MA' | 'MS';
  readonly paymentType: string | null;
  readonly settlementCurrency: string;
  readonly units: string;
  readonly movements: readonly MovementRow[];
  readonly fund: HoldingFund;
  readonly nav: string | null;
  readonly priceDate: string | null;
  readonly dividends: readonly DividendRow[] | null;
};

/** A dividend's gross amount and its currency. */
export type DividendRow = readonly [gross: string, currency: string];

/** Purchase or redemption: kind, units, cost. */
export type MovementRow = readonly [kind: MovementKind, units: string, cost: string];

type Cells = readonly [
  accountNumber: string,
  accountType: 'MA' | 'MS',
  paymentType: string | null,
  settlementCurrency: string,
  units: string,
  movements: readonly MovementRow[],
  nav: string | null,
  priceDate: string | null,
  dividends: readonly DividendRow[] | null,
  fund: FundCells,
];

const clientId = sql.placeholder('clientId');
const day = sql.placeholder('day');

const heldByClient = preparedStatement((database) => {
  const price = database
    .select({ nav: navs.nav, date: navs.date })
    .from(navs)
    .where(and(eq(navs.fundId, sql`held.fund_id`), lte(navs.date, day), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('price');
  const held = heldUnits(database);
  const paid = paidDividends(database);
  const cells = jsonArray([
    held.accountNumber,
    held.accountType,
    held.paymentType,
    held.settlementCurrency,
    sql`${held.units}::text`,
    held.movements,
    sql`${price.nav}::text`,
    price.date,
    paid.list,
    fundCells,
  ]);
  const order = sql`${held.accountNumber}, ${funds.code}, ${funds.id}, ${held.paymentType}`;
  return database
    .select({ rows: sql<readonly Cells[] | null>`json_agg(${cells} order by ${order})` })
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
    .prepare('held_by_client');
});

/**
 * Everything a client holds on a day, with the latest usable price: one statement, exact figures, no arithmetic but
 * sums. It comes as one JSON document of arrays, which PostgreSQL writes and we read in half the time that rows take;
 * figures in it are text, not floats.
 */
export async function holdingRows(
  database: Database,
  query: { readonly clientId: string; readonly day: string; readonly tradingType?: TradingType | undefined },
): Promise<readonly StoredHolding[]> {
  const [document] = await heldByClient(database).execute({ ...query, tradingType: query.tradingType ?? null });
  return document?.rows?.map(fromCells) ?? [];
}

function fromCells(cells: Cells): StoredHolding {
  const [accountNumber, accountType, paymentType, settlementCurrency, units, moves, nav, priceDate, paid, fund] = cells;
  return {
    accountNumber,
    accountType,
    paymentType,
    settlementCurrency,
    units,
    movements: moves,
    fund: fundFromCells(fund),
    nav,
    priceDate,
    dividends: paid,
  };
}

function heldUnits(database: Database) {
  // Without a wanted type, each is the one that is wanted.
  const tradingType = sql`coalesce(${sql.placeholder('tradingType')}, ${movements.tradingType})`;
  return database
    .select({
      accountNumber: movements.accountNumber,
      accountType: accounts.type,
      fundId: movements.fundId,
      paymentType: movements.paymentType,
      settlementCurrency: sql<string>`min(${movements.settlementCurrency})`.as('settlement_currency'),
      units: sql<string>`${netUnits}`.as('units'),
      // As text inside the JSON: a JSON number would be read as a float.
      movements: sql<
        readonly MovementRow[]
      >`json_agg(json_build_array(${movements.kind}, ${movements.units}::text, ${movements.cost}::text) order by ${sql.join([...movementOrder], sql`, `)})`.as(
        'movements',
      ),
    })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(eq(accounts.clientId, clientId), lte(movements.date, day), eq(movements.tradingType, tradingType)))
    .groupBy(movements.accountNumber, accounts.type, movements.fundId, movements.paymentType)
    .having(sql`${netUnits} > 0`)
    .as('held');
}

function paidDividends(database: Database) {
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
