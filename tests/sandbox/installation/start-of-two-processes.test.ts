import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { preparationLock } from '../../../sandbox/database/database';
import { programPath } from '../support/programs';
import { addressesOf, stop } from '../support/sandbox-child';
import { shortLived } from '../support/short-lived';
import { createFresh } from '../support/test-database';

// Two processes share a server alone: `npm run postgres -- npm test`, and the long run, bring one.
const server = process.env['DATABASE_URL'] ?? '';

describe.runIf(server !== '')('two processes that start on one database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-two-'));
  const running: ChildProcess[] = [];
  let program: string;
  let fresh: Awaited<ReturnType<typeof createFresh>>;

  beforeAll(async () => {
    program = programPath('sandbox');
    fresh = await createFresh(server);
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map(stop));
  });
  afterAll(async () => {
    await fresh.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function start() {
    const { PATH = '', HOME = '' } = process.env;
    const settings = { NODE_ENV: 'test', PORT: '0', PORT_HK: '0', STATIC_DIR: folder };
    const child = spawn(process.execPath, [...shortLived, program, 'serve'], {
      env: { PATH, HOME, ...settings, DATABASE_URL: fresh.address, DATA_DIR: join(folder, 'data') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    return { child, said: () => said };
  }

  const waits = 'Another process prepares this database: waiting for it, 10 minutes at most ...';

  test('[R19] an empty one is migrated and filled by one of them, the other waits for it, and both serve', async () => {
    const two = [start(), start(), start()];
    const addresses = await Promise.all(two.map(({ child }) => addressesOf(child)));
    for (const { TW } of addresses) expect((await fetch(`${TW}/health`)).status).toBe(200);
    expect(two.filter(({ said }) => said().includes('Made them'))).toHaveLength(1);
    expect(two.filter(({ said }) => said().includes(waits)).length).toBeGreaterThan(0);
  }, 240_000);

  test('[R19] one that is prepared for longer than a statement may wait for a lock is waited for', async () => {
    const other = new pg.Client({ connectionString: fresh.address });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [preparationLock]);
    const { child, said } = start();
    const served = addressesOf(child);
    await expect.poll(said, { timeout: 60_000 }).toContain(waits);
    // Its statements wait four seconds for a lock; this one is held until the server itself says that it was waited for longer.
    const waited = async (): Promise<number> => {
      const { rows } = await other.query<{ seconds: number }>(
        `select coalesce(max(extract(epoch from now() - waitstart)), 0)::float as seconds from pg_locks where locktype = 'advisory' and not granted`,
      );
      return rows[0]?.seconds ?? 0;
    };
    await expect.poll(waited, { timeout: 30_000 }).toBeGreaterThan(5);
    expect(child.exitCode).toBeNull();
    await other.end();
    expect((await fetch(`${(await served).TW}/health`)).status).toBe(200);
  }, 240_000);
});
