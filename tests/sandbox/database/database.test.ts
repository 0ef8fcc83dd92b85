import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmbeddedConnection } from '../../../sandbox/database/connection/embedded-connection';
import { EmbeddedEngine } from '../../../sandbox/database/connection/embedded-engine';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { openPool } from '../../../sandbox/database/connection/open-pool';
import type { Database, OpenDatabase } from '../../../sandbox/database/database';

import { preparedStatement } from '../../../sandbox/database/prepared-statement';
import { fxRates } from '../../../sandbox/database/schema/funds';
import { ResilientPool } from '../../../sandbox/database/connection/resilient-pool';
import { emptyDatabase, makeEmptyDatabase } from '../support/kept-database';
import { rowsOf } from '../support/rows-of';
import { openTestDatabase } from '../support/test-database';

let open: OpenDatabase;
let database: Database;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(() => Promise.resolve());
  database = open.database;
});
afterAll(() => open.close());

const made: Database[] = [];
const ratesOf = preparedStatement((asked) => {
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
  expect(await ratesOf(database).execute({ currency: 'AAA' })).toEqual([{ perUsd: '7.80' }]);
});

test.for([
  ['a value that no text can have', (asked: Database) => ratesOf(asked).execute({ currency: 'A\0A' })],
  ['a constraint', (asked: Database) => insert(asked, 'DDD', '-1')],
  ['nonsense', (asked: Database) => asked.execute(sql`select nonsense`)],
  ['a name that is taken', (asked: Database) => asked.execute(sql`prepare rates_of_currency as select 1`)],
] as const)('[R19] a statement refused for %s leaves the connection as it was', async ([, fail]) => {
  await ratesOf(database).execute({ currency: 'AAA' });
  const before = await connectionOf(database);
  expect(before).toContainEqual(expect.objectContaining({ name: 'rates_of_currency' }));
  await expect(fail(database)).rejects.toThrow('Failed query');
  await expect(database.transaction((transaction) => fail(transaction))).rejects.toThrow('Failed query');
  expect(await ratesOf(database).execute({ currency: 'AAA' })).toEqual([{ perUsd: '7.80' }]);
  expect(await connectionOf(database)).toEqual(before);
});

describe('the embedded database', () => {
  let engine: EmbeddedEngine;
  beforeAll(async () => {
    engine = await EmbeddedEngine.open({ copyOf: await emptyDatabase() });
    await engine.running().exec('create table kept (word text)');
  });
  afterAll(() => engine.close());

  const join = async (): Promise<pg.Client> => {
    const client = new pg.Client({ stream: () => new EmbeddedConnection(engine), user: 'postgres', ssl: false });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };

  test.for([
    ['that ended', (client: pg.Client) => client.end()],
    ['that broke', (client: pg.Client) => Promise.resolve(client.connection.stream.destroy())],
    [
      'that broke amid a failed message',
      async (client: pg.Client) => {
        client.connection.parse({ text: 'selectx', name: 'unsent', types: [] }, true);
        await new Promise((resolve) => setImmediate(resolve));
        client.connection.stream.destroy();
      },
    ],
  ] as const)('[R19] knows nothing any more of a connection %s', async ([, leave]) => {
    const first = await join();
    await first.query({ name: 'asked', text: 'select 1 as one' });
    await first.query('begin');
    await first.query("insert into kept values ('half')");
    await first.query("set search_path = 'nowhere'");
    await first.query('select pg_advisory_lock(7)');
    await leave(first);
    const next = await join();
    expect((await next.query({ name: 'asked', text: 'select 2 as two' })).rows).toEqual([{ two: 2 }]);
    expect((await next.query('select word from kept')).rows).toEqual([]);
    expect((await next.query('select 1 from pg_locks where locktype = $1', ['advisory'])).rows).toEqual([]);
    await next.end();
  });

  test('[R19] replaces a connection that breaks in a transaction, and keeps nothing of that', async () => {
    const pool = new ResilientPool({
      stream: () => new EmbeddedConnection(engine),
      user: 'postgres',
      ssl: false,
      max: 1,
    });
    const own = openPool(pool);
    const inUse: pg.PoolClient[] = [];
    pool.on('acquire', (client) => inUse.push(client));
    const lost = own.database.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values ('half')`);
      inUse.at(-1)?.connection.stream.destroy();
      await transaction.execute(sql`insert into kept values ('other half')`);
    });
    await expect(lost).rejects.toSatisfy(isUnavailable);
    expect(await rowsOf(own.database, sql`select word from kept`)).toEqual([]);
    expect(inUse).toHaveLength(2);
    await own.close();
  });
});

test('[R19] a transaction that cannot begin keeps no connection', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const refused = database.transaction(() => Promise.resolve(), { isolationLevel: 'nonsense' as 'serializable' });
    await expect(refused).rejects.toThrow('Failed query');
  }
  expect(await ratesOf(database).execute({ currency: 'AAA' })).toEqual([{ perUsd: '7.80' }]);
});

test('an answer and a value larger than any buffer arrive whole', async () => {
  const large = '基金'.repeat(600_000);
  expect(await rowsOf(database, sql`select ${large}::text as back`)).toEqual([{ back: large }]);
});

test('data written to a folder are there when it is opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-database-'));
  try {
    await makeEmptyDatabase(folder);
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

/** Returns a value that only one connection knows: what was prepared on it, and when. */
const connectionOf = (asked: Database): Promise<unknown> =>
  rowsOf(asked, sql`select name, prepare_time from pg_prepared_statements order by name`);
