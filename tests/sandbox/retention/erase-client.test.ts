import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readErasure } from '../../../sandbox/commands/erase-client';
import { loadRowsOfClient } from '../../../sandbox/database/rows-of-client';
import { clientErasures } from '../../../sandbox/database/schema/client-erasures';
import { clients } from '../../../sandbox/database/schema/clients';
import { documentDrafts, identityDocuments, reactivations } from '../../../sandbox/database/schema/identity-documents';
import { sweepDrafts } from '../../../sandbox/documents/drafts';
import { folderStore } from '../../../sandbox/documents/folder-store';
import { eraseClient, keptTables, periodTables, removedTables } from '../../../sandbox/retention/erase-client';
import { rowsOf } from '../support/rows-of';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';

/** A client with orders, dividends and plans. */
const clientId = 'TW-TYPICAL';
const order = { by: 'Data protection', why: 'asked for by letter 12', years: 7 };
const name = `${'0'.repeat(32)}.png`;

let sandbox: TestSandbox;
let folder: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  folder = mkdtempSync(join(tmpdir(), 'fund-portal-erased-'));
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Orders an erasure, long after everything unless it is said when. */
const erase = (id = clientId, at = '2040-03-03T02:00:00Z') =>
  eraseClient({ database: sandbox.database, clock: { now: () => new Date(at) } }, id, order);
const ownRows = () => loadRowsOfClient(sandbox.database, clientId);

async function columnsOf(table: string) {
  const rows = await rowsOf(
    sandbox.database,
    sql`select attname as name, atttypid::regtype::text as type from pg_attribute
      where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped`,
  );
  return rows.map((row) => ({ name: String(row['name']), type: String(row['type']) }));
}

/** Columns of rows that stay, with words of ours that are the same for many. */
const saysNothing = new Set(['region', 'state', 'currency', 'online_debit']);

/** Writes a marked text into every column of a client's rows in a table that takes one; returns how many took it. */
async function mark(table: string, which: SQL): Promise<number> {
  let marked = 0;
  for (const { name: column, type } of await columnsOf(table)) {
    if ((type !== 'text' && type !== 'jsonb') || saysNothing.has(column)) continue;
    const value = type === 'text' ? sql`'MARKED ' || ctid::text` : sql`'["MARKED"]'::jsonb`;
    // What a key, a check or a reference needs is as it is.
    await sandbox.database
      .transaction(async (transaction) => {
        await transaction.execute(
          sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${which}`,
        );
        marked += 1;
      })
      .catch(() => undefined);
  }
  return marked;
}

/** The tables in which any row bears a text. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const tables = await rowsOf(
    sandbox.database,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const found: string[] = [];
  for (const { name: table } of tables) {
    const bearing = sql`select 1 from ${sql.identifier(String(table))} as r where r::text like ${`%${text}%`} limit 1`;
    if ((await rowsOf(sandbox.database, bearing)).length > 0) found.push(String(table));
  }
  return found;
}

test('[R13, ORDQ-15] every table with rows of a client is erased, has a period, or stays, and each is in one list alone', async () => {
  const listed = [...removedTables, ...periodTables, ...keptTables];
  expect(listed.toSorted()).toEqual([...(await ownRows()).keys()].toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

test('[R13, ORDQ-15] a client who has something, or dealt lately, isn’t erased, and nothing changes', async () => {
  const { database } = sandbox;
  const before = await database.select().from(clients).where(eq(clients.id, clientId));
  const outcome = await erase(clientId, sandbox.clock.now().toISOString());
  expect(outcome).toEqual({
    obstacles: ['holdings', 'plans', 'kept-records', 'books'],
  });
  expect(await database.select().from(clients).where(eq(clients.id, clientId))).toEqual(before);
  expect(await database.select().from(clientErasures)).toEqual([]);
});

test('[R13] a client whose id was made of the identity number isn’t erased: the books bear it', async () => {
  const { database } = sandbox;
  await database.update(clients).set({ identityNumber: 'HK-EMPTY' }).where(eq(clients.id, 'HK-EMPTY'));
  const outcome = await erase('HK-EMPTY');
  expect('obstacles' in outcome ? outcome.obstacles : []).toContain('number-in-books');
});

test('[R13, R24, ORDQ-15] an erasure leaves no text of the client in any table, keeps the books as they were, and is written down', async () => {
  const { database } = sandbox;
  await makeErasable();
  // The model that knows none of our rules takes the books as they are now, and sees what the erasure does to them.
  await beginBooksAnew(database);
  await database.insert(identityDocuments).values({
    clientId,
    originalName: 'passport.png',
    storedName: name,
    format: 'png',
    bytes: 1,
    sha256: '',
    width: 1,
    height: 1,
    receivedAt: new Date('2010-01-01T00:00:00Z'),
  });
  await database.insert(reactivations).values({ clientId, eligibility: 'NOT_ELIGIBLE' });
  const store = folderStore(join(folder, 'documents'));
  await store.put(name, Buffer.from('a picture'));
  const rows = await ownRows();
  const personal = [...removedTables, 'clients', 'bank_accounts'];
  let marked = await database
    .execute(sql`update order_lists set note = 'MARKED note' where ${rows.get('order_lists')}`)
    .then(() => 1);
  for (const [table, which] of [...rows].filter(([each]) => personal.includes(each)))
    marked += await mark(table, which);
  // The name of the stored picture is what the sweep finds it by.
  await database.update(identityDocuments).set({ storedName: name }).where(eq(identityDocuments.clientId, clientId));
  expect(marked).toBeGreaterThan(25);
  expect(await tablesWith('MARKED')).toEqual(expect.arrayContaining(['bank_accounts', 'clients', 'order_lists']));
  const books = await bookRows();
  const outcome = await erase();
  expect(outcome).toMatchObject({ removed: { identity_documents: 1, watched_funds: 3 } });
  expect(await tablesWith('MARKED')).toEqual([]);
  for (const table of removedTables) {
    const [row] = await rowsOf(
      database,
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${rows.get(table)}`,
    );
    expect([table, row?.['n']]).toEqual([table, 0]);
  }
  expect(await bookRows()).toEqual(books);
  expect(await faultsInBooks(database)).toEqual([]);
  const [written] = await database.select().from(clientErasures);
  expect(written).toMatchObject({ clientId, erasedBy: order.by, why: order.why, years: 7 });
  expect(written?.removed).toEqual('removed' in outcome ? outcome.removed : undefined);
  // The picture goes with the next sweep, also where the store was away meanwhile.
  await sweepDrafts({ database, documents: store }, 3_600_000);
  expect([await store.get(name), await database.select().from(documentDrafts)]).toEqual([undefined, []]);
  expect(await erase()).toEqual({ obstacles: ['erased-before'] });
});

test('[R13, AUTH-37] nobody signs in as a client who was erased', async () => {
  const server = await sandbox.server('TW');
  for (const login of ['WANG8888', 'A200000011', `(erased) ${clientId}`, '']) {
    const answer = await new Visitor(server, 'TW').logOn(login, 'Sunny4102Tea');
    expect([login, answer.statusCode]).not.toEqual([login, 200]);
  }
});

test('[R13] the command needs who orders it and why, and keeps the books by name for no fewer than five years', () => {
  const named = ['HK', '510012300189', '--by', 'Data protection', '--why', 'asked for'];
  expect(readErasure(named)).toEqual({
    named: { region: 'HK', login: '510012300189' },
    order: { by: 'Data protection', why: 'asked for', years: 7 },
  });
  expect(readErasure([...named, '--years', '10']).order.years).toBe(10);
  for (const wrong of [
    named.slice(0, 4),
    named.slice(0, 2),
    ['XX', ...named.slice(1)],
    [...named, '--years', '4'],
    [...named, '--all'],
  ])
    expect(() => readErasure(wrong)).toThrow('Usage');
});

/** The rows of the books, but for what names nobody any more. */
async function bookRows(): Promise<unknown> {
  const rows = await ownRows();
  const changed = ['clients', 'client_erasures', 'bank_accounts', 'order_lists', 'cash_transactions'];
  const tables = keptTables.filter((table) => !changed.includes(table));
  return Promise.all(
    tables.map(async (table) => [
      table,
      await rowsOf(
        sandbox.database,
        sql`select r::text as row from ${sql.identifier(table)} as r where ${rows.get(table)} order by 1`,
      ),
    ]),
  );
}

/** Ends all that the client has: every unit sold, every plan ended, every record gone whose period would be over. */
async function makeErasable(): Promise<void> {
  const { database } = sandbox;
  const rows = await ownRows();
  await database.execute(sql`
    insert into movements (account_number, fund_id, date, kind, units, cost, settlement_currency, fee_type, payment_type, trading_type)
    select account_number, fund_id, max(date), 'sell',
      sum(case kind when 'sell' then -units else units end), 0, max(settlement_currency), fee_type, payment_type, max(trading_type)
    from movements where ${rows.get('movements')} group by account_number, fund_id, fee_type, payment_type
    having sum(case kind when 'sell' then -units else units end) <> 0`);
  await database.execute(sql`update regular_plans set status = 'TERMINATED' where ${rows.get('regular_plans')}`);
  for (const table of periodTables)
    if (rows.has(table)) await database.execute(sql`delete from ${sql.identifier(table)} where ${rows.get(table)}`);
}
