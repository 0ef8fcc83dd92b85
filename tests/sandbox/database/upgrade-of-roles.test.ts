import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OwnPostgres } from '../support/own-postgres';
import { programPath } from '../support/programs';
import { addressesOf, stop } from '../support/sandbox-child';
import { openSeededServer } from '../support/seeded-database';

// Roles are those of a whole server: it starts one of its own, where the long run has installed it.
const isServer = (process.env['DATABASE_URL'] ?? '') !== '';

describe.runIf(isServer)('a database of an earlier compose file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-roles-'));
  let postgres: OwnPostgres;
  let seeded: Awaited<ReturnType<typeof openSeededServer>>;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    postgres = await OwnPostgres.start(() => ({}));
    seeded = await openSeededServer(postgres.address);
  }, 240_000);
  afterAll(async () => {
    if (child) await stop(child);
    await seeded.close();
    await postgres.discard();
    rmSync(folder, { recursive: true, force: true });
  });

  const addressFor = (role: string): string => {
    const address = new URL(seeded.address);
    address.username = role;
    return address.href;
  };

  async function queryAs(role: string, statement: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: addressFor(role) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  test('[R2, R23] a database whose tables one role owned is handed over to the two roles, of which the servers’ changes no table', async () => {
    const { hostname, port, pathname } = new URL(seeded.address);
    const script = join(postgres.folder, 'roles.sh');
    copyFileSync(join(import.meta.dirname, '../../../deploy/compose/roles.sh'), script);
    const settings = { POSTGRES_USER: 'portal', POSTGRES_DB: pathname.slice(1), PGHOST: hostname, PGPORT: port };
    const given = { ...settings, MIGRATE_PASSWORD: "o'ne", SERVE_PASSWORD: 'two' };
    const pairs = Object.entries(given).map(([name, value]) => `${name}=${value}`);
    await postgres.run('env', [...pairs, 'sh', script]);
    const owned = await queryAs(
      'portal',
      `select c.oid::regclass::text as name from pg_class c where relowner = 'portal'::regrole and c.oid >= 16384
         and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_')
       union all select p.oid::regprocedure::text from pg_proc p where proowner = 'portal'::regrole and p.oid >= 16384
       union all select nspname from pg_namespace where nspowner = 'portal'::regrole and oid >= 16384 and nspname !~ '^pg_'`,
    );
    expect(owned).toEqual([]);
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'test', PORT: '0', PORT_HK: '0', STATIC_DIR: folder, DATA_DIR: folder };
    const program = programPath('sandbox');
    const said = execFileSync(process.execPath, [program, 'migrate'], {
      env: { ...env, DATABASE_URL: addressFor('portal_migrates') },
      encoding: 'utf8',
    });
    expect(said).toContain('ready for this release');
    child = spawn(process.execPath, [program, 'serve'], {
      env: { ...env, DATABASE_URL: addressFor('portal_serves') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { TW } = await addressesOf(child);
    expect((await fetch(`${TW}/ready`)).status).toBe(200);
    await queryAs('portal_migrates', 'alter table clients add column later text');
    await queryAs('portal_migrates', 'create table later (id integer generated always as identity)');
    expect(await queryAs('portal_serves', `insert into later default values returning id`)).toEqual([{ id: 1 }]);
    expect(
      await queryAs('portal_serves', `update clients set email = email where id = 'HK-TYPICAL' returning id`),
    ).toEqual([{ id: 'HK-TYPICAL' }]);
    for (const statement of ['alter table clients drop column later', 'drop function refuse_change cascade'])
      await expect(queryAs('portal_serves', statement)).rejects.toThrow('must be owner');
  }, 240_000);
});
