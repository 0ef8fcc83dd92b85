import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { excludedColumns } from '../database/excluded-columns';
import { type NavRow, navRows } from '../database/nav-rows';
import { fundFacts } from '../database/schema/fund-records';
import { calendars, funds, fxRates, navs } from '../database/schema/funds';
import type { FactColumn } from './fund-row';
import type { DatedText } from './price-series';

const isNew = sql<boolean>`(xmax = 0)`;

/** Stores funds; one that is there already takes over what differs and keeps its id. */
export function storeFunds(database: Database, rows: readonly (typeof funds.$inferInsert)[]) {
  const { code, isin, names, marketType, baseCurrency } = funds;
  const columns = { code, isin, names, marketType, baseCurrency };
  const listed = excludedColumns(columns);
  const before = sql.join(Object.values(columns), sql`, `);
  const after = sql.join(Object.values(listed), sql`, `);
  return database
    .insert(funds)
    .values([...rows])
    .onConflictDoUpdate({
      target: [funds.source, funds.localId, funds.currency],
      set: { ...listed, searchText: null },
      setWhere: sql`(${before}) is distinct from (${after})`,
    })
    .returning({ isNew });
}

/** Stores what is on record of funds, in place of what was; a fact that the list has no column for stays. */
export async function storeFundFacts(
  database: Database,
  rows: readonly (typeof fundFacts.$inferInsert)[],
  columns: readonly FactColumn[],
): Promise<void> {
  const replaced = ['house', 'distributionFrequency', ...columns] as const;
  const set = excludedColumns(Object.fromEntries(replaced.map((name) => [name, fundFacts[name]])));
  for (let at = 0; at < rows.length; at += factsAtOnce)
    await database
      .insert(fundFacts)
      .values(rows.slice(at, at + factsAtOnce))
      .onConflictDoUpdate({ target: fundFacts.fundId, set });
}

const factsAtOnce = 2_000;

/** Stores prices; the same number with other places counts as changed. */
export function storeNavs(database: Database, rows: readonly NavRow[]) {
  return database
    .insert(navs)
    .select(navRows(rows))
    .onConflictDoUpdate({
      target: [navs.fundId, navs.date],
      set: { nav: sql`excluded.nav` },
      setWhere: sql`${navs.nav}::text <> excluded.nav::text`,
    })
    .returning({ isNew });
}

/** Has funds show their prices with so many places; those that some price of theirs needed already are kept [HOLD-04]. */
export async function keepPricePlaces(
  database: Database,
  rows: readonly { readonly fundId: number; readonly places: number }[],
): Promise<void> {
  const needed = sql`unnest(
    ${sql.param(rows.map(({ fundId }) => fundId))}::int[],
    ${sql.param(rows.map(({ places }) => places))}::int[]) as needed(fund_id, places)`;
  await database.execute(
    sql`update funds set nav_precision = needed.places from ${needed}
      where funds.id = needed.fund_id and funds.nav_precision < needed.places`,
  );
}

/** Loads the stored price of each fund before a day. */
export async function pricesBefore(
  database: Database,
  days: readonly { readonly fundId: number; readonly day: string }[],
): Promise<ReadonlyMap<number, DatedText>> {
  const requested = sql`unnest(
    ${sql.param(days.map(({ fundId }) => fundId))}::int[],
    ${sql.param(days.map(({ day }) => day))}::text[]) as wanted(fund_id, day)`;
  const last = sql`(select max(date) from navs where fund_id = wanted.fund_id and date < wanted.day::date)`;
  const rows = await database
    .select({ fundId: navs.fundId, date: navs.date, nav: navs.nav })
    .from(navs)
    .innerJoin(requested, sql`${navs.fundId} = wanted.fund_id and ${navs.date} = ${last}`);
  return new Map(rows.map(({ fundId, date, nav }) => [fundId, { date, nav }]));
}

/** Loads the stored rate of each currency before a day. */
export async function ratesBefore(database: Database, day: string): Promise<ReadonlyMap<string, DatedText>> {
  if (day === '') return new Map();
  const rows = await database
    .selectDistinctOn([fxRates.currency], { currency: fxRates.currency, date: fxRates.date, nav: fxRates.perUsd })
    .from(fxRates)
    .where(lt(fxRates.date, day))
    .orderBy(fxRates.currency, desc(fxRates.date));
  return new Map(rows.map(({ currency, ...rate }) => [currency, rate]));
}

/** A rate as it is stored. */
export type RateRow = { readonly currency: string; readonly date: string; readonly perUsd: string };

/** Stores rates. */
export function storeRates(database: Database, rows: readonly RateRow[]) {
  return database
    .insert(fxRates)
    .select(
      sql`select *, 'import' from unnest(
        ${sql.param(rows.map(({ currency }) => currency))}::text[],
        ${sql.param(rows.map(({ date }) => date))}::text[]::date[],
        ${sql.param(rows.map(({ perUsd }) => perUsd))}::text[]::numeric[])`,
    )
    .onConflictDoUpdate({
      target: [fxRates.currency, fxRates.date],
      set: { perUsd: sql`excluded.per_usd`, source: sql`excluded.source` },
      setWhere: sql`(${fxRates.perUsd}::text, ${fxRates.source}) <> (excluded.per_usd::text, excluded.source)`,
    })
    .returning({ isNew });
}

/** Removes the fictional rates of currencies that now have real ones, and says how many; the two don't mix. */
export async function removeSeededRates(database: Database, currencies: readonly string[]): Promise<number> {
  const removed = await database
    .delete(fxRates)
    .where(and(eq(fxRates.source, 'seed'), inArray(fxRates.currency, [...currencies])))
    .returning({ currency: fxRates.currency });
  return removed.length;
}

/** Stores the days on which a market does not deal, and returns those that are new or renamed. */
export function storeNonDealingDays(database: Database, rows: readonly (typeof calendars.$inferInsert)[]) {
  return database
    .insert(calendars)
    .values([...rows])
    .onConflictDoUpdate({
      target: [calendars.market, calendars.date],
      set: { name: sql`excluded.name` },
      setWhere: sql`${calendars.name} <> excluded.name`,
    })
    .returning({ isNew });
}
