import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../sandbox/database/database';
import { oncePerDatabase } from '../../sandbox/database/once-per-database';
import { openEmbedded } from '../../sandbox/database/open-embedded';
import { fxRates } from '../../sandbox/database/schema/funds';
import { openTestDatabase } from './support/test-database';

let open: OpenDatabase;
let database: Database;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(() => Promise.resolve());
  database = open.database;
});
afterAll(() => open.close());

const made: Database[] = [];
const ratesOf = oncePerDatabase((asked) => {
  made.push(asked);
  return asked
    .select({ perUsd: fxRates.perUsd })
    .from(fxRates)
    .where(sql`${fxRates.currency} = ${sql.placeholder('currency')}`)
    .prepare('rates_of_currency');
});

const insert = (into: Database, currency: string, perUsd: string) =>
  into.insert(fxRates).values({ currency, date: '2026-11-20', perUsd });

test('a statement is prepared once for a database, and answers what is true when it is asked', async () => {
  expect(await ratesOf(database).execute({ currency: 'AAA' })).toEqual([]);
  await insert(database, 'AAA', '7.80');
  await insert(database, 'BBB', '31.5');
  expect(await ratesOf(database).execute({ currency: 'AAA' })).toEqual([{ perUsd: '7.80' }]);
  expect(await ratesOf(database).execute({ currency: 'BBB' })).toEqual([{ perUsd: '31.5' }]);
  expect(made).toEqual([database]);
});

test('a prepared statement asked in a transaction sees what that wrote, and nobody else does if it is undone', async () => {
  const undone = database.transaction(async (transaction) => {
    await insert(transaction, 'CCC', '1');
    expect(await ratesOf(transaction).execute({ currency: 'CCC' })).toEqual([{ perUsd: '1' }]);
    throw new Error('undo');
  });
  const meanwhile = ratesOf(database).execute({ currency: 'CCC' });
  await expect(undone).rejects.toThrow('undo');
  expect(await meanwhile).toEqual([]);
  expect(await ratesOf(database).execute({ currency: 'CCC' })).toEqual([]);
});

test('a refused statement does not spoil those asked with it', async () => {
  const answers = await Promise.allSettled([
    ratesOf(database).execute({ currency: 'AAA' }),
    insert(database, 'DDD', '-1'),
    database.execute(sql`select nonsense`),
    ratesOf(database).execute({ currency: 'AAA' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
});

test('an answer and a value larger than any buffer arrive whole', async () => {
  const large = '基金'.repeat(600_000);
  const { rows } = await openRows(database, large);
  expect(rows).toEqual([{ back: large }]);
});

test('what was written to a folder is there when it is opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-database-'));
  try {
    const first = await openEmbedded({ folder });
    await first.prepare((prepared) => insert(prepared, 'EEE', '2').then(() => undefined));
    await first.close();
    const second = await openEmbedded({ folder });
    expect(await ratesOf(second.database).execute({ currency: 'EEE' })).toEqual([{ perUsd: '2' }]);
    await second.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function openRows(from: Database, value: string): Promise<{ rows: unknown }> {
  const answer: unknown = await from.execute(sql`select ${value}::text as back`);
  if (typeof answer !== 'object' || answer === null || !('rows' in answer)) throw new Error('expected rows');
  return { rows: answer.rows };
}
