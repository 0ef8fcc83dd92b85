import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { openTestDatabase } from '../support/test-database';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(() => Promise.resolve());
}, 120_000);
afterAll(() => open.close());

/** The tables whose rows are never deleted, and of which nobody asks for all that refers to one row: with the reason. */
const withoutIndex: Readonly<Record<string, string>> = {
  funds: 'a fund stays for good, and what is asked of one is asked of a client or account first',
  questionnaires: 'a questionnaire stays for good, and is read as a whole',
  question_categories: 'a category goes only with its questionnaire',
  reward_points: 'the grants of a client are found by the client, which has an index of its own',
};

type ForeignKey = { readonly of: string; readonly columns: string; readonly to: string; readonly isIndexed: boolean };

/** The foreign keys that there are; an index counts that begins with their columns in any order and holds every row. */
const foreignKeys = async (): Promise<readonly ForeignKey[]> =>
  open.database
    .select({
      of: sql<string>`found.of`,
      columns: sql<string>`found.columns`,
      to: sql<string>`found.to`,
      isIndexed: sql<boolean>`found.is_indexed`,
    })
    .from(
      sql`(
        select conrelid::regclass::text as of, confrelid::regclass::text as to,
          (select string_agg(attname, ', ' order by attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns,
          exists (
            select 1 from pg_index
            where indrelid = conrelid and indpred is null
              and (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] @> conkey
          ) as is_indexed
        from pg_constraint where contype = 'f'
      ) as found`,
    )
    .orderBy(sql`found.of, found.columns`);

test('[P14] each foreign key has an index that begins with it, unless the rows it refers to stay for good', async () => {
  const all = await foreignKeys();
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ to, isIndexed }) => !isIndexed && withoutIndex[to] === undefined)).toEqual([]);
  // A reason that is needed no more goes.
  const excused = new Set(all.filter(({ isIndexed }) => !isIndexed).map(({ to }) => to));
  expect(Object.keys(withoutIndex).toSorted()).toEqual([...excused].toSorted());
});

test('[R3] no list has two orders of one line', async () => {
  const lists = await open.database
    .select({ definition: sql<string>`pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`conrelid = 'orders'::regclass and contype = 'u'`);
  expect(lists).toContainEqual({ definition: 'UNIQUE (oid, line)' });
});
