import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer } from '../../../sandbox/database/connection/open-server';
import { openSeededServer } from '../support/seeded-database';
import { OwnPostgres } from '../support/own-postgres';

// Who has to give a password is a setting of a whole server: it starts one of its own, where the long run has installed it.
const isServer = (process.env['DATABASE_URL'] ?? '') !== '';

describe.runIf(isServer)('a password of the database that is renewed', () => {
  let postgres: OwnPostgres;
  let seeded: Awaited<ReturnType<typeof openSeededServer>>;
  const opened: Awaited<ReturnType<typeof openServer>>[] = [];

  beforeAll(async () => {
    postgres = await OwnPostgres.start(() => ({}));
    seeded = await openSeededServer(postgres.address);
    const line = 'host all portal_serves,portal_serves_2 127.0.0.1/32 scram-sha-256';
    await postgres.run('sed', ['-i', `1i ${line}`, join(postgres.folder, 'data/pg_hba.conf')]);
    await asOwner(`select pg_reload_conf()`);
    await asOwner(`create role portal_serves login password 'before'`);
    await asOwner(`grant select, insert, update, delete on all tables in schema public to portal_serves`);
  }, 240_000);
  afterAll(async () => {
    for (const one of opened) await one.close();
    await seeded.close();
    await postgres.discard();
  });

  async function asOwner(statements: string): Promise<void> {
    const client = new pg.Client({ connectionString: seeded.address });
    await client.connect();
    await client.query(statements);
    await client.end();
  }

  /** Opens the database as a server does, by a role and its password. */
  async function serverWith(role: string, password: string) {
    const address = new URL(seeded.address);
    address.username = role;
    address.password = password;
    const open = await openServer(address.href);
    opened.push(open);
    return open;
  }

  test('[R19, R23] a password of the database is renewed by a second role, without a moment in which a server can’t connect', async () => {
    const write = sql`update clients set email = email where id = 'HK-TYPICAL'`;
    const before = await serverWith('portal_serves', 'before');
    // As docs/operate/backup.md says.
    const written = readFileSync(join(import.meta.dirname, '../../../docs/operate/backup.md'), 'utf8');
    const [, second = ''] = /```sql\n(create role [\s\S]*?)```/.exec(written) ?? [];
    const [, last = ''] = /```sql\n(alter role [\s\S]*?)```/.exec(written) ?? [];
    expect([second, last]).toEqual([
      expect.stringContaining('portal_serves_2'),
      expect.stringContaining('portal_serves '),
    ]);
    await asOwner(second.replace("'...'", "'after'"));
    const after = await serverWith('portal_serves_2', 'after');
    for (const { database } of [before, after]) await Promise.all([database.execute(write), database.execute(write)]);
    await asOwner(last);
    await after.database.execute(write);
    await serverWith('portal_serves_2', 'after');
    await expect(serverWith('portal_serves', 'before')).rejects.toThrow('not permitted to log in');
  }, 120_000);

  test('[R19, R23] a server whose password was changed under it goes on with its open connections alone, and can open no more', async () => {
    await asOwner(`alter role portal_serves login password 'before'`);
    const { database } = await serverWith('portal_serves', 'before');
    await database.execute(sql`select 1`);
    await asOwner(`alter role portal_serves password 'other'`);
    await database.execute(sql`select 1`);
    const slow = () => database.execute(sql`select pg_sleep(0.5)`);
    const [first, second] = await Promise.allSettled([slow(), slow()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(second).toMatchObject({ reason: { cause: { code: '28P01' } } });
  }, 120_000);
});
