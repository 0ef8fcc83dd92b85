import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { root } from '../../../scripts/project.mjs';
import { productionSettings } from '../support/production-settings';
import { programPath } from '../support/programs';
import { addressesOf, stop } from '../support/sandbox-child';
import { createFresh } from '../support/test-database';

// Two processes share a server alone: `npm run postgres -- npm test`, and the long run, bring one.
const server = process.env['DATABASE_URL'] ?? '';

/** The logons that a production process lets an address try in a minute. */
const perMinute = 300;

describe.runIf(server !== '')('the limits of two processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-limits-'));
  const running: ChildProcess[] = [];
  let fresh: Awaited<ReturnType<typeof createFresh>>;
  let bases: readonly string[];

  const run = (command: string): ChildProcess => {
    const { PATH = '', HOME = '' } = process.env;
    const settings = { ...productionSettings, PORT: '0', PORT_HK: '0', DATA_DIR: folder, STATIC_DIR: folder };
    return spawn(process.execPath, [programPath('sandbox'), command], {
      cwd: root,
      env: { PATH, HOME, ...settings, LOG_LEVEL: 'error', DATABASE_URL: fresh.address },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };

  beforeAll(async () => {
    fresh = await createFresh(server);
    await once(run('migrate'), 'exit');
    running.push(run('serve'), run('serve'));
    const addresses = await Promise.all(running.map(addressesOf));
    bases = addresses.map(({ TW }) => TW.replace('localhost', '127.0.0.1'));
  }, 240_000);

  afterAll(async () => {
    await Promise.all(running.map(stop));
    await fresh.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A logon without a name: it is counted before anything else is looked at. */
  const logOn = async (base: string, path = '/authentication/logon'): Promise<number> => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    return (await fetch(`${base}${regionDefaults.TW.apiBase}${path}`, { method: 'POST', headers })).status;
  };

  test('[R14] an address that tries at both processes in turn is let in as often as at one', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < perMinute / 2 + 20; round += 1)
      statuses.push(...(await Promise.all(bases.map((base) => logOn(base)))));
    expect(statuses.filter((status) => status === 400).length).toBe(perMinute);
    expect(statuses.filter((status) => status === 429).length).toBe(statuses.length - perMinute);
  }, 60_000);

  test('[R14, R19] a count that the database keeps waiting is made in memory after a second, and nobody is refused for it', async () => {
    const holder = new pg.Client({ connectionString: fresh.address });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table address_counts in exclusive mode');
    const began = performance.now();
    const status = await logOn(bases[0] ?? '', '/incidents');
    const waited = performance.now() - began;
    const { rows } = await holder.query('select count(*)::int as "waiting" from pg_locks where not granted');
    await holder.query('rollback');
    await holder.end();
    expect(status).toBe(400);
    expect(rows).toEqual([{ waiting: 1 }]);
    expect(waited).toBeLessThan(3_500);
  }, 60_000);
});
