import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { pipelined } from '../../../sandbox/database/pipelined';
import { openSeededDatabase } from '../support/seeded-database';

let open: OpenDatabase;
const client = 'TW-TYPICAL';
const ratingNow = async () =>
  (await open.database.select({ level: clients.riskLevel }).from(clients).where(eq(clients.id, client)))[0]?.level;
const setRating = (database: Database, riskLevel: string) =>
  database.update(clients).set({ riskLevel }).where(eq(clients.id, client));
const refused = (database: Database) => database.execute(sql`select 1 / 0`);
const codeOf = (problem: unknown) =>
  problem instanceof Error && problem.cause instanceof Error && 'code' in problem.cause ? problem.cause.code : problem;

beforeAll(async () => {
  open = await openSeededDatabase();
});

afterAll(() => open.close());

test('answers come in the order of the statements', async () => {
  const answers = await open.database.transaction((database) =>
    pipelined(
      [1, 2, 3].map((figure) =>
        database.select({ figure: sql<number>`${figure}::int` }).from(sql`(select) as nothing`),
      ),
    ),
  );
  expect(answers).toEqual([[{ figure: 1 }], [{ figure: 2 }], [{ figure: 3 }]]);
});

test('[R6] the first failure is reported, not one that could only follow it', async () => {
  const both = open.database.transaction((database) =>
    pipelined([
      (async () => {
        await database.execute(sql`select 1`);
        await setRating(database, '1');
      })(),
      refused(database),
    ]),
  );
  expect(await both.catch(codeOf)).toBe('22012');
});

test('[R6] nothing is written after the end of the transaction that a failure ends', async () => {
  const before = await ratingNow();
  const both = open.database.transaction((database) =>
    pipelined([
      refused(database),
      (async () => {
        await database.execute(sql`select 1`).catch(() => undefined);
        await new Promise((resolve) => setImmediate(resolve));
        await setRating(database, before === '5' ? '4' : '5');
      })(),
    ]),
  );
  expect(await both.catch(codeOf)).toBe('22012');
  // Whatever would come later has come by then.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(await ratingNow()).toBe(before);
});
