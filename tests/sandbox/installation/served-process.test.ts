import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { productionSettings } from '../support/production-settings';
import { programPath } from '../support/programs';
import { root } from '../../../scripts/project.mjs';
import { makeEmptyDatabase } from '../support/kept-database';
import { openRaw, readRaw } from '../support/raw-connection';
import { addressesOf, stop } from '../support/sandbox-child';
import { shortLived } from '../support/short-lived';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-served-'));
const data = join(folder, 'data');
const lock = (): string => readFileSync(join(data, 'lock'), 'utf8');
const running: ChildProcess[] = [];
const fewMinutes = 240_000;
const hotline = '+852 2345 6789';

beforeAll(async () => {
  mkdirSync(data);
  await makeEmptyDatabase(join(data, 'pg'));
});
afterEach(async () => {
  for (const child of running.splice(0)) await stop(child);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command that serves a portal of production, whose database has no clients, until it listens. */
async function served(command: string, parameters: readonly string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    ...productionSettings,
    PORT: '0',
    PORT_HK: '0',
    DATA_DIR: data,
    STATIC_DIR: folder,
    HOTLINE_HK: hotline,
  };
  const child = spawn(command, parameters, {
    cwd: root,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let complaint = '';
  child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
  let log = '';
  child.stdout.on('data', (part: Buffer) => (log += part.toString()));
  const { TW, HK } = await addressesOf(child);
  return { child, TW, HK, complaint: () => complaint, log: () => log };
}

/** With room for so many open files. */
const withFiles = async (files: number): Promise<readonly [string, readonly string[]]> => {
  const program = [...shortLived, programPath('sandbox'), 'serve'];
  return ['sh', ['-c', `ulimit -n ${String(files)}; exec "$0" "$@"`, process.execPath, ...program]];
};

/** The status of an answer on a connection of its own, and whether the server ends that; undefined where nobody listens. */
function ask(address: string): Promise<readonly [number | undefined, string | undefined] | undefined> {
  return new Promise((resolve) => {
    const asking = request(address, { agent: new Agent() }, (answer) => {
      answer.resume().on('end', () => resolve([answer.statusCode, answer.headers.connection]));
    });
    asking.on('error', () => resolve(undefined));
    asking.end();
  });
}

test(
  '[OPEN-05] the hotline of the environment is that of the page that a process serves',
  async () => {
    writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
    const { HK, TW } = await served(...(await withFiles(1_024)));
    const page = async (address: string) => (await fetch(`${address}/eTrading/v2/`)).text();
    expect(await page(HK)).toContain(`"hotline":"${hotline}"`);
    expect(await page(TW)).toContain('"hotline":"+886 2 0000 0000"');
  },
  fewMinutes,
);

test(
  '[R19] more idle connections than a process may open files keep nobody from being answered, and end nothing',
  async () => {
    const files = 800;
    const { child, TW, HK, complaint } = await served(...(await withFiles(files)));
    const idle: Socket[] = [];
    for (let count = 0; count < files + 200; count += 1) {
      const { hostname: host, port } = new URL(count % 2 === 0 ? TW : HK);
      // Whoever is ended to make room is told nothing.
      const socket = connect({ host, port: Number(port) }).on('error', () => undefined);
      socket.resume();
      idle.push(socket);
    }
    const answers = async () => Promise.all([TW, HK].map(async (address) => (await ask(`${address}/health`))?.[0]));
    // Twice more it looks at its lock and shows that it lives.
    for (let beat = 0; beat < 2; beat += 1) {
      const seen = lock();
      expect(await answers()).toEqual([200, 200]);
      await expect.poll(lock, { timeout: 60_000 }).not.toBe(seen);
    }
    for (const socket of idle) socket.destroy();
    expect(await answers()).toEqual([200, 200]);
    expect([child.exitCode, complaint()]).toEqual([null, '']);
  },
  fewMinutes,
);

test(
  '[R19] told to end it is not ready any more, takes calls for a while yet, answers those under way, and ends',
  async () => {
    const { child, TW, HK } = await served(...(await withFiles(20_000)));
    const ended = once(child, 'exit');
    const body = '{          }';
    const head = [
      `POST ${regionDefaults.TW.apiBase}/auth/logout HTTP/1.1`,
      'Host: localhost',
      'X-Requested-With: XMLHttpRequest',
      'Content-Type: application/json',
      `Content-Length: ${String(body.length)}`,
    ];
    const { socket, answered } = await openRaw(Number(new URL(TW).port), new URL(TW).hostname);
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
    expect(await ask(`${TW}/health`)).toEqual([200, expect.anything()]);
    child.kill('SIGTERM');
    for (const address of [TW, HK])
      await expect.poll(() => ask(`${address}/health`), { timeout: 4_000 }).toEqual([503, 'close']);
    expect(await ask(`${TW}/nowhere`)).toEqual([404, 'close']);
    // It listens no more: whoever comes is passed on to another process.
    for (const address of [TW, HK])
      await expect.poll(() => ask(`${address}/health`), { timeout: 20_000 }).toBeUndefined();
    // A client on a slow line, who needs longer than the two seconds that ended everything once.
    await wait(2_500);
    socket.write(body.slice(5));
    const answer = readRaw(await answered);
    expect([answer.status, answer.headers['connection']]).toEqual([200, 'close']);
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  },
  fewMinutes,
);

test(
  '[R19] it serves although the first round of what clears up fails, and says so in its log',
  async () => {
    const { child: before } = await served(...(await withFiles(20_000)));
    await stop(before);
    const engine = await PGlite.create({ dataDir: join(data, 'pg') });
    await engine.exec(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'too long'; end $$;
      create trigger refused before delete on logins for each statement execute function refuse()`);
    await engine.close();
    const { child, TW, log } = await served(...(await withFiles(20_000)));
    expect((await ask(`${TW}/health`))?.[0]).toBe(200);
    await expect
      .poll(log, { timeout: 60_000 })
      .toContain('the sweep of old logins failed, and is done again at its next time');
    await stop(child);
    const mended = await PGlite.create({ dataDir: join(data, 'pg') });
    await mended.exec('drop trigger refused on logins');
    await mended.close();
  },
  fewMinutes,
);

test(
  '[R2] whose shell is killed without a word, as npm ends it, ends, and gives its ports and its folder back',
  async () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
    // A shell that has more to do stays beside what it started.
    const started = `${scripts.start}; true`;
    const { child, TW, HK } = await served('sh', ['-c', started]);
    expect([(await ask(`${TW}/health`))?.[0], existsSync(join(data, 'lock'))]).toEqual([200, true]);
    child.kill('SIGKILL');
    await expect.poll(() => existsSync(join(data, 'lock')), { timeout: 30_000 }).toBe(false);
    for (const address of [TW, HK]) expect(await ask(`${address}/health`)).toBeUndefined();
  },
  fewMinutes,
);
