import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../../scripts/project.mjs';
import { productionSettings } from '../support/production-settings';
import { programPath } from '../support/programs';
import { buildReleaseBefore } from '../support/release-before';
import { addressesOf, stop } from '../support/sandbox-child';
import { serveFrontOf } from '../support/front-of-release';
import { createFresh } from '../support/test-database';

// Processes share a server alone, which `npm run test:server` brings in the long run.
const server = process.env['DATABASE_URL'] ?? '';
const isLong = process.env['TEST_LONG'] === '1';

type Addresses = Readonly<Record<'TW' | 'HK', string>>;

describe.runIf(server !== '')('releases that share a database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-upgrade-'));
  const running: ChildProcess[] = [];
  let program: string;
  let fresh: Awaited<ReturnType<typeof createFresh>>;

  beforeAll(() => {
    program = programPath('sandbox');
  });
  beforeAll(async () => {
    fresh = await createFresh(server);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(stop));
  });
  afterAll(async () => {
    await fresh.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const { PATH = '', HOME = '' } = process.env;
  const environment = (address: string, settings: Readonly<Record<string, string>>) => ({
    PATH,
    HOME,
    NODE_ENV: 'test',
    PORT: '0',
    PORT_HK: '0',
    STATIC_DIR: folder,
    DATABASE_URL: address,
    DATA_DIR: join(folder, 'data'),
    ...settings,
  });

  const start = (address: string, settings: Readonly<Record<string, string>> = {}, own = program) => {
    const child = spawn(process.execPath, [own, 'serve'], {
      env: environment(address, settings),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    return addressesOf(child);
  };

  /** Runs a command to its end, and gives what it said. */
  const command = (name: string, address: string, settings: Readonly<Record<string, string>> = {}) =>
    execFileSync(process.execPath, [program, name], {
      env: environment(address, settings),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  test.runIf(isLong)(
    '[R23, R28] the release before keeps every promise of its contract on the tables of this one, beside a server of this one',
    async () => {
      const before = buildReleaseBefore();
      expect(command('migrate', fresh.address)).toContain('ready for this release');
      const own = await start(fresh.address);
      const earlier = await start(fresh.address, {}, join(before, '.cache/programs/sandbox.mjs'));
      const kit = ['--import', 'tsx', 'tests/contracts/kit/run.ts', '--tw', earlier.TW, '--hk', earlier.HK];
      const clients = ['--clients', 'tests/contracts/kit/demonstration-clients.json', '--report', folder];
      const { stdout, stderr } = spawnSync(process.execPath, [...kit, ...clients], { cwd: before, encoding: 'utf8' });
      const [, passed] = /(\d+) requirements pass, 0 fail/.exec(stdout) ?? [];
      expect(passed, `${stdout}\n${stderr}`).toBeDefined();
      expect(Number(passed)).toBeGreaterThan(300);
      for (const address of [own.TW, own.HK]) expect((await fetch(`${address}/ready`)).status).toBe(200);
      expect(command('reconcile', fresh.address)).not.toContain('differ');
    },
    900_000,
  );

  /** Walks from the login to the receipt of an order in each region, as `npm test` does, by the pages of one release and the back end of another. */
  const walkMixed = async (pages: Addresses, backEnd: Addresses): Promise<string> => {
    const [TW, HK] = await Promise.all([serveFrontOf(pages.TW, backEnd.TW), serveFrontOf(pages.HK, backEnd.HK)]);
    const journeys = ['test', 'smoke', '--project', 'tw-phone', '--project', 'hk-desktop', '--workers', '1'];
    const portal = { PORTAL_TW: TW.origin, PORTAL_HK: HK.origin, WALKS_NAMED_PORTAL: '1' };
    const child = spawn(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), ...journeys], {
      cwd: root,
      env: { PATH, HOME, ...portal },
    });
    const said = (await Promise.all([text(child.stdout), text(child.stderr)])).join('\n');
    await Promise.all([TW.close(), HK.close()]);
    return said;
  };

  test.runIf(isLong)(
    '[R1, R23] clients order by the front end of either release at the back end of the other, on the tables of this one',
    async () => {
      const before = buildReleaseBefore();
      execFileSync(process.execPath, ['scripts/build.mjs', 'front-end'], { cwd: root, stdio: 'inherit' });
      const shared = await createFresh(server);
      try {
        command('migrate', shared.address);
        const codes = { LOGIN_CODES: 'on', PROFILE: 'standalone' };
        const own = await start(shared.address, { ...codes, STATIC_DIR: join(root, 'dist') });
        const earlierProgram = join(before, '.cache/programs/sandbox.mjs');
        const earlier = await start(shared.address, { ...codes, STATIC_DIR: join(before, 'dist') }, earlierProgram);
        expect(await walkMixed(earlier, own)).toContain('2 passed');
        expect(await walkMixed(own, earlier)).toContain('2 passed');
        expect(command('reconcile', shared.address)).not.toContain('differ');
      } finally {
        await Promise.all(running.splice(0).map(stop));
        await shared.drop();
      }
    },
    900_000,
  );

  test('[R2, R23] in production a server has a role that changes no table, refuses a database that isn’t prepared, and serves one that is', async () => {
    const empty = await createFresh(server);
    const owner = new pg.Client({ connectionString: empty.address });
    await owner.connect();
    const roles = [`migrates_${String(process.pid)}`, `serves_${String(process.pid)}`] as const;
    const [migrates, serves] = roles;
    const addressFor = (role: string): string => {
      const url = new URL(empty.address);
      url.username = role;
      return url.href;
    };
    const database = new URL(empty.address).pathname.slice(1);
    const written = readFileSync(join(import.meta.dirname, '../../../docs/operate/postgresql.md'), 'utf8');
    const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(written) ?? [];
    expect(statements).toContain('create role portal_migrates');
    await owner.query(
      statements
        .replaceAll('portal_migrates', migrates)
        .replaceAll('portal_serves', serves)
        .replaceAll('database portal', `database ${database}`)
        .replaceAll(/ password '[^']*'/g, ''),
    );
    try {
      expect(() => command('serve', addressFor(serves), productionSettings)).toThrow(
        'run "migrate" of this release first',
      );
      expect(command('migrate', addressFor(migrates), productionSettings)).toContain('ready for this release');
      const { TW } = await start(addressFor(serves), productionSettings);
      expect((await fetch(`${TW}/ready`)).status).toBe(200);
      const { rows } = await owner.query<{ number: string }>(
        `select objid as number from pg_locks where locktype = 'advisory' and classid = 7403113`,
      );
      expect(rows.length).toBeGreaterThan(0);
      const asServer = new pg.Client({ connectionString: addressFor(serves) });
      await asServer.connect();
      await expect(asServer.query('alter table clients add column intruder text')).rejects.toThrow('must be owner');
      await asServer.end();
    } finally {
      await Promise.all(running.splice(0).map(stop));
      await owner.end();
      await empty.drop();
      await dropRoles(roles);
    }
  }, 240_000);

  async function dropRoles(roles: readonly string[]): Promise<void> {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    for (const role of roles) await client.query(`drop role ${role}`);
    await client.end();
  }
});
