import { sql } from 'drizzle-orm';

/** A price as it is stored: exact text, with the places it was published with. */
export type NavRow = { readonly fundId: number; readonly date: string; readonly nav: string };

/** Prices as the rows that a statement inserts: three parameters, however many there are. */
export const navRows = (rows: readonly NavRow[]) => sql`select * from unnest(
  ${sql.param(rows.map(({ fundId }) => fundId))}::int[],
  ${sql.param(rows.map(({ date }) => date))}::text[]::date[],
  ${sql.param(rows.map(({ nav }) => nav))}::text[]::numeric[])`;
