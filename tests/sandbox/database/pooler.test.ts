import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { presenceClass } from '../../../sandbox/database/connection/presence';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { createSecrets } from '../../../sandbox/context/secrets';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { openSeededServer } from '../support/seeded-database';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

// A server of its own: `npm run test:server` brings one, and the long run installs PgBouncer.
const server = process.env['DATABASE_URL'] ?? '';

/** The connections to the database that all servers share. */
const lent = 2;

/** Debian's place for it; the long run must have it. */
const program = '/usr/sbin/pgbouncer';
const isWanted = process.env['TEST_LONG'] === '1' || existsSync(program);

describe.runIf(server !== '' && isWanted)(
  'two servers behind a PgBouncer that lends connections for one transaction',
  () => {
    let database: Awaited<ReturnType<typeof openSeededServer>>;
    let owner: pg.Client;
    let bouncer: ChildProcess;
    let folder: string;
    let pooler: string;
    const role = `portal_pooled_${randomBytes(6).toString('hex')}`;
    const opened: OpenDatabase[] = [];

    beforeAll(async () => {
      database = await openSeededServer(server);
      owner = new pg.Client({ connectionString: database.address });
      await owner.connect();
      await owner.query(`create role ${role} login superuser`);
      folder = mkdtempSync(join(tmpdir(), 'fund-portal-pooler-'));
      const port = await getPort();
      const behind = new URL(database.address);
      const name = behind.pathname.slice(1);
      const settings = [
        '[databases]',
        `${name} = host=127.0.0.1 port=${behind.port} dbname=${name} user=${role}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${String(port)}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        `default_pool_size = ${String(lent)}`,
        `logfile = ${join(folder, 'log')}`,
      ];
      writeFileSync(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
      // It refuses to run as root.
      chmodSync(folder, 0o777);
      const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
      bouncer = spawn(program, [...as, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
      await vi.waitFor(() => listens(port), { timeout: 20_000 });
      pooler = `postgresql://${role}@127.0.0.1:${String(port)}/${name}`;
    }, 120_000);
    afterAll(async () => {
      await Promise.all(opened.map((open) => open.close()));
      bouncer.kill('SIGKILL');
      await owner.end();
      await database.close();
      const admin = new pg.Client({ connectionString: server });
      await admin.connect();
      await admin.query(`drop role ${role}`);
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    });

    const open = () => openServer(database.address, { pooler });

    test('[R19] a server whose role has no time limits doesn’t start', async () => {
      await expect(open()).rejects.toThrow('the role behind the pooler has no lock_timeout');
    });

    test('[R7, R23] calls of many clients at once are answered over a few connections, as without a pooler', async () => {
      for (const [name, limit] of [
        ['statement_timeout', '5s'],
        ['lock_timeout', '4s'],
        ['idle_in_transaction_session_timeout', '10s'],
      ])
        await owner.query(`alter role ${role} set ${String(name)} = '${String(limit)}'`);
      // Those that were lent before have no limits yet.
      await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [role]);
      const shared = { region: 'HK', clock: clockAt(start), configuration: testConfiguration } as const;
      const secrets = await createSecrets('test');
      const serverOf = (of: OpenDatabase) =>
        buildServer({ ...shared, secrets, database: of.database, metrics: createMetrics() });
      opened.push(await open(), await open());
      await Promise.all(opened.map((each) => each.attend()));
      const servers = await Promise.all(opened.map(serverOf));
      const direct = await serverOf(database);
      const visit = async (of: (typeof servers)[number]) => {
        const visitor = new Visitor(of, 'HK');
        const { statusCode } = await visitor.logOn('chanmei88', '528314');
        const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.graphql(UserPortfolioHkDocument)));
        const shown = answers.map(({ data }) => data?.userPortfolioHK.etradingRight);
        const settings = await visitor.call('GET', '/portfolio/setting');
        return [statusCode, ...shown, settings.body];
      };
      const expected = await visit(direct);
      expect(expected[0]).toBe(200);
      const found = await Promise.all(
        Array.from({ length: 12 }, (_, index) => servers[index % 2]).flatMap((of) => (of ? [visit(of)] : [])),
      );
      expect(found).toHaveLength(12);
      for (const answers of found) expect(answers).toEqual(expected);
      const { rows } = await owner.query<{ n: number }>(
        'select count(*)::int as n from pg_stat_activity where usename = $1',
        [role],
      );
      expect(rows[0]?.n).toBeLessThanOrEqual(lent);
      await Promise.all([...servers, direct].map((each) => each.close()));
    }, 120_000);

    test('[R19, R23] a server that ends no longer shows itself: its lock is on a connection of its own', async () => {
      const shown = async (): Promise<number> => {
        const { rows } = await owner.query<{ n: number }>(
          `select count(*)::int as n from pg_locks join pg_database on pg_database.oid = database
          where locktype = 'advisory' and classid = $1 and datname = current_database()`,
          [presenceClass],
        );
        return rows[0]?.n ?? 0;
      };
      expect(await shown()).toBe(2);
      await opened.pop()?.close();
      await vi.waitFor(async () => expect(await shown()).toBe(1));
    });
  },
);

const listens = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    }).on('error', reject);
  });
