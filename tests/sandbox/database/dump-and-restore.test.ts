import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, restore } from '../../../sandbox/commands/backup';
import { parseConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { Database, OpenDatabase } from '../../../sandbox/database/database';
import { funds } from '../../../sandbox/database/schema/funds';
import { findFunds } from '../../../sandbox/funds/find-funds';
import { contentOf } from '../support/content-of';
import { startRemoteDatabase } from '../support/engine-over-tcp';
import { rowsOf } from '../support/rows-of';
import { openSeededDatabase, openSeededServer } from '../support/seeded-database';
import { createFresh } from '../support/test-database';
import { faultsInBooks } from '../support/watched-books';

const run = promisify(execFile);

// pg_restore empties `search_path`: what doesn't say in which schema it looks finds nothing of ours then.

describe('a database of which a dump is restored', () => {
  /** The bit of a trigger that is run before or after rows are deleted. */
  const deletes = 8;

  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openSeededDatabase();
  });
  afterAll(() => open.close());

  /** Runs in a transaction without a search path, as pg_restore does, and undoes it. */
  async function withoutSearchPath(work: (database: Database) => Promise<void>): Promise<void> {
    const undo = new Error('undo');
    const undone = open.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local search_path = ''`);
      await work(transaction);
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
  }

  test('[R19] every generated column, check and index is made again for every row without a search path', async () => {
    const tables = await rowsOf(
      open.database,
      sql`select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        group by c.relname order by c.relname`,
    );
    expect(tables.length).toBeGreaterThan(60);
    await withoutSearchPath(async (database) => {
      await database.execute(sql`create schema restored`);
      for (const { name, columns } of tables) {
        const table = sql.identifier(String(name));
        const those = sql.raw(String(columns));
        await database.execute(sql`create table restored.${table} (like public.${table} including all)`);
        await database.execute(
          sql`insert into restored.${table} (${those}) overriding system value select ${those} from public.${table}`,
        );
      }
      const searched = sql`select id, search_text from`;
      const restored = await rowsOf(database, sql`${searched} restored.funds order by id`);
      expect(restored.length).toBeGreaterThan(500);
      expect(restored).toEqual(await rowsOf(database, sql`${searched} public.funds order by id`));
    });
  });

  test('[R19] every function in SQL is bound to what it names when it is made, so that a dump writes the schema and the order out', async () => {
    const ours = await rowsOf(
      open.database,
      sql`select p.proname as name, p.prosqlbody is not null as bound from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' order by 1`,
    );
    expect(ours).toEqual(['search_grams'].map((name) => ({ name, bound: true })));
  });

  test('[R19] every trigger function does its work without a search path', async () => {
    const triggers = await rowsOf(
      open.database,
      sql`select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal order by 1`,
    );
    expect(triggers.map(({ name }) => name)).toEqual([
      'check_ledger',
      'count_prices',
      'keep_last_seal',
      'look_at_order_again',
      'look_at_plan_again',
      'note_outdated_performance',
      'note_price_revision',
      'refuse_change',
      'refuse_taking_dividend_evidence',
      'refuse_taking_plan_evidence',
    ]);
    const kept = await rowsOf(
      open.database,
      sql`select distinct c.relname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        join pg_class c on c.oid = t.tgrelid where p.proname = 'refuse_change' and t.tgtype & ${deletes} <> 0 order by 1`,
    );
    expect(kept.length).toBeGreaterThan(4);
    for (const { name } of kept)
      await withoutSearchPath(async (database) => {
        const refused = database.transaction((inner) =>
          inner.execute(sql`delete from public.${sql.identifier(String(name))}`),
        );
        await expect(refused).rejects.toMatchObject({ cause: { code: '23001' } });
      });
    await withoutSearchPath(async (database) => {
      const [order] = await rowsOf(database, sql`select order_id, sequence from public.order_events limit 1`);
      const refused = database.transaction((inner) =>
        inner.execute(sql`insert into public.ledger_entries (order_id, sequence, account, currency, amount)
          values (${order?.['order_id']}, ${order?.['sequence']}, 'cash', 'USD', 1)`),
      );
      await expect(refused).rejects.toMatchObject({ cause: { code: '23514' } });
      await database.execute(
        sql`insert into public.plan_evidence (ref_no, sequence, at, language, session_mark, texts)
          select ref_no, sequence, at, 'en_US', '', '[]' from public.regular_plan_changes limit 1`,
      );
      const taken = database.transaction((inner) => inner.execute(sql`delete from public.plan_evidence`));
      await expect(taken).rejects.toMatchObject({ cause: { code: '23001' } });
      const versions = async () =>
        (await rowsOf(database, sql`select sum(version)::int as all from public.price_versions`))[0]?.['all'];
      const before = Number(await versions());
      await database.execute(
        sql`update public.navs set nav = nav + 1 where ctid = (select min(ctid) from public.navs)`,
      );
      expect(await rowsOf(database, sql`select fund_id from public.price_revisions`)).toHaveLength(1);
      expect(await versions()).toBe(before + 1);
      await database.execute(
        sql`insert into public.open_orders (order_id, due_from) select id, now() from public.orders limit 1
          on conflict (order_id) do update set due_from = excluded.due_from`,
      );
      const openOrders = sql`select order_id from public.open_orders where due_from is not null`;
      const [listed] = await rowsOf(database, openOrders);
      await database.execute(
        sql`insert into public.order_events (order_id, sequence, kind, at, actor, seal)
          values (${listed?.['order_id']}, 99, 'received', now(), 'client', 'its seal')`,
      );
      expect(await rowsOf(database, openOrders)).toEqual([]);
      expect(
        await rowsOf(database, sql`select seal from public.order_seals where order_id = ${listed?.['order_id']}`),
      ).toEqual([{ seal: 'its seal' }]);
      await database.execute(sql`update public.regular_plans set due_from = '2026-03-05'`);
      await database.execute(
        sql`update public.regular_plan_changes set at = at where ctid = (select min(ctid) from public.regular_plan_changes)`,
      );
      expect(await rowsOf(database, sql`select ref_no from public.regular_plans where due_from is null`)).toHaveLength(
        1,
      );
    });
  });
});

test.each([
  ['isn’t there', undefined],
  ['is broken off', '{"takenAt": "2026-03-'],
  ['says nothing', '{}'],
])('[R19] a backup whose label %s is refused in words', async (_, label) => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-label-'));
  try {
    if (label !== undefined) writeFileSync(join(folder, 'manifest.json'), label);
    const read = parseConfiguration({ DATABASE_URL: 'postgres://localhost/none', NODE_ENV: 'test' });
    if (!read.ok) throw new Error(read.error);
    await expect(restore(read.value, [folder])).rejects.toThrow('is no whole backup');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('[R19] a backup that fails leaves nothing behind, so that it can be begun again under the same name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-failed-'));
  const remote = await startRemoteDatabase();
  const { PATH: path = '' } = process.env;
  try {
    const prepared = await openServer(remote.address);
    await prepared.prepare(async () => undefined);
    await prepared.close();
    const read = parseConfiguration({ DATABASE_URL: remote.address, DATA_DIR: folder, NODE_ENV: 'test' });
    if (!read.ok) throw new Error(read.error);
    // One whose process was killed days ago goes first.
    const killed = join(folder, 'backups/other.unfinished-aB3dE6');
    mkdirSync(killed, { recursive: true });
    utimesSync(killed, 0, 0);
    // Without PostgreSQL's programs the dump fails, once its folder is there.
    process.env['PATH'] = folder;
    for (let times = 0; times < 2; times += 1)
      await expect(backup(read.value, [join(folder, 'backups/kept')])).rejects.toThrow('pg_dump failed');
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  } finally {
    process.env['PATH'] = path;
    await remote.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

// A server of its own: `npm run postgres -- npm test`, and the long run, bring one with its programs.
const server = process.env['DATABASE_URL'] ?? '';

describe.runIf(server !== '')('a dump of a database on a server', () => {
  test('[R19] a dump of a database on a server is restored into an empty database without an error, whole, and its books are right', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fund-portal-dump-'));
    const original = await openSeededServer(server);
    const empty = await createFresh(server);
    try {
      const dump = join(folder, 'dump');
      await run('pg_dump', ['--format=custom', `--file=${dump}`, original.address]);
      const { stderr } = await run('pg_restore', ['--exit-on-error', `--dbname=${empty.address}`, dump]);
      expect(stderr).toBe('');
      const restored = await openServer(empty.address);
      try {
        await restored.prepare(async (database) => {
          expect(await faultsInBooks(database)).toEqual([]);
        });
        expect(await contentOf(restored.database)).toEqual(await contentOf(original.database));
        const found = sql`search_text like '%global%'`;
        expect(await restored.database.$count(funds, found)).toBe(await original.database.$count(funds, found));
        const made = await findFunds(restored.database, 'TW', '台灣');
        expect(made.length).toBeGreaterThan(3);
        expect(made).toEqual(await findFunds(original.database, 'TW', '台灣'));
      } finally {
        await restored.close();
      }
    } finally {
      await Promise.all([original.close(), empty.drop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});

describe.runIf(server !== '')('backups', () => {
  test('[R19] a backup is taken and restored by one command each, whole with its documents, never over anything, and refused where it was changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fund-portal-backup-'));
    const original = await openSeededServer(server);
    const empty = await createFresh(server);
    const configured = (address: string, data: string) => {
      const read = parseConfiguration({ DATABASE_URL: address, DATA_DIR: join(folder, data), NODE_ENV: 'test' });
      if (!read.ok) throw new Error(read.error);
      return read.value;
    };
    const from = configured(original.address, 'from');
    const into = configured(empty.address, 'into');
    const kept = join(folder, 'kept');
    try {
      mkdirSync(join(folder, 'from/documents'), { recursive: true });
      const picture = `${'0'.repeat(32)}.png`;
      writeFileSync(join(folder, 'from/documents', picture), 'a picture');
      const before = await contentOf(original.database);
      await backup(from, [kept]);
      await expect(backup(from, [kept])).rejects.toThrow('never written over');
      await expect(restore(from, [kept])).rejects.toThrow('into an empty one');
      await expect(restore(into, [join(folder, 'from')])).rejects.toThrow('no whole backup');
      // What fails on its way leaves the database empty, so that it can be begun again.
      const damaged = join(folder, 'damaged');
      cpSync(kept, damaged, { recursive: true });
      damageDump(damaged);
      await expect(restore(into, [damaged])).rejects.toThrow('pg_restore failed');
      await restore(into, [kept]);
      expect(process.exitCode).toBeUndefined();
      expect(readFileSync(join(folder, 'into/documents', picture), 'utf8')).toBe('a picture');
      const restored = await openServer(empty.address);
      const content = await contentOf(restored.database).finally(() => void restored.close());
      // Opening it for the first time writes down what kind of installation it is.
      expect(content.filter(({ name }) => name !== 'public.installation')).toEqual(before);
      appendFileSync(join(kept, 'database.dump'), 'x');
      await expect(restore(into, [kept])).rejects.toThrow('is another file than was backed up');
      await backup(from, [join(folder, 'latest'), '--keep', '1']);
      expect(readdirSync(folder).sort()).toEqual(['from', 'into', 'latest']);
    } finally {
      await Promise.all([original.close(), empty.drop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});

/** Cuts the end off the dump of a backup, and labels it as whole. */
function damageDump(folder: string): void {
  const dump = join(folder, 'database.dump');
  truncateSync(dump, Math.floor(statSync(dump).size * 0.9));
  const label = join(folder, 'manifest.json');
  const sha256 = createHash('sha256').update(readFileSync(dump)).digest('hex');
  writeFileSync(label, readFileSync(label, 'utf8').replace(/"sha256": "[0-9a-f]+"/, `"sha256": "${sha256}"`));
}
