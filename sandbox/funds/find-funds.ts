import { and, eq, sql } from 'drizzle-orm';
import { maxSearchResults, searchWords } from '../../domain/funds/finding/fund-search';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { fundListing } from './listed-funds';

const longestSearch = 100;

/** The funds of a region that have every word of a search in their names, code or ISIN, the closest first, as `closestFirst` of the domain has them [FUND-01, API-74]. */
export async function findFunds(database: Database, region: Region, search: string) {
  const words = searchWords(search.slice(0, longestSearch));
  if (words.length === 0) return [];
  // The index knows who has every two characters of a word; whether they follow each other is then looked up.
  const matches = words.map(
    (word) =>
      sql`strpos(funds.search_text, ${word}) > 0 and search_grams(funds.search_text) @> ${sql.param(grams(word))}::text[]`,
  );
  // The text begins with the code, and each part of it stands on a line of its own.
  const text = words.join('');
  const isOne = sql`strpos('\n' || funds.search_text || '\n', ${`\n${text}\n`}) > 0`;
  const begins = sql`strpos('\n' || funds.search_text, ${`\n${text}`}) > 0`;
  return fundListing(database)
    .where(and(eq(funds.region, region), ...matches))
    .orderBy(sql`(${isOne}) desc, (${begins}) desc`, funds.code, funds.id)
    .limit(maxSearchResults);
}

/** Every two characters in a row, or the only one there is. */
function grams(word: string): readonly string[] {
  const characters = Array.from(word);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
