import { isNull, sql } from 'drizzle-orm';
import { searchedTexts } from '../../domain/funds/finding/fund-search';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';

/** Writes what searches compare for the funds that are new or are called otherwise now [FUND-01]. */
export async function fillSearchTexts(database: Database): Promise<void> {
  const { id, code, isin, names } = funds;
  const rows = await database.select({ id, code, isin, names }).from(funds).where(isNull(funds.searchText));
  if (rows.length === 0) return;
  const texts = rows.map(({ code, isin, names }) =>
    searchedTexts({ code, isinCode: isin ?? undefined, names: Object.values(names) }).join('\n'),
  );
  await database.execute(sql`update funds set search_text = filled.text
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${sql.param(texts)}::text[]) as filled(id, text)
    where funds.id = filled.id`);
}
