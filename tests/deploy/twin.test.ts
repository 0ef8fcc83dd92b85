import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { regionDefaults } from '../../config/regions';
import { securityHeaders } from '../../config/security-headers';
import { openServer } from '../../sandbox/database/connection/open-server';
import { projectRoot } from '../architecture-tree';
import { differencesFromTold, OrderSenders } from '../sandbox/support/order-senders';
import { basic } from '../sandbox/support/visitor';
import { faultsInBooks } from '../sandbox/support/watched-books';

// nginx and a PostgreSQL, which only the long run installs.
const isLong = process.env['NGINX_PATH'] !== undefined && existsSync('/usr/lib/postgresql');
const port = 20_640;
const residentAtMost = 256 * 1024;

describe.runIf(isLong)('the processes that stand for the compose file', () => {
  let twin: ChildProcess;
  let output = '';
  let folder = '';
  let seconds = 0;

  beforeAll(async () => {
    const began = Date.now();
    twin = spawn(process.execPath, ['scripts/postgres.mjs', process.execPath, 'scripts/twin.mjs'], {
      cwd: projectRoot,
      env: { PATH: process.env['PATH'], TWIN_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [twin.stdout, twin.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()));
    await vi.waitFor(
      () => expect([twin.exitCode, output]).toEqual([null, expect.stringContaining('Ctrl+C stops it')]),
      { timeout: 180_000, interval: 200 },
    );
    seconds = (Date.now() - began) / 1_000;
    folder = /^ +logs +(\S+)$/m.exec(output)?.[1] ?? '';
  }, 200_000);

  afterAll(async () => {
    if (twin.exitCode !== null) return;
    const ended = once(twin, 'exit');
    twin.kill('SIGTERM');
    await ended;
  });

  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());
  type Answered = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };

  type Call = { readonly method?: string; readonly headers?: object; readonly body?: string };

  function ask(path: string, { method = 'GET', headers = {}, body: sent }: Call = {}, at = port + 2) {
    return new Promise<Answered>((resolve, reject) => {
      const to = { host: '127.0.0.1', port: at, path, method, headers: { ...headers }, agent };
      const asked = request({ ...to, rejectUnauthorized: false }, (answer) => {
        let body = '';
        answer.on('data', (part: Buffer) => (body += part.toString()));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  }

  const own = { 'x-requested-with': 'XMLHttpRequest', origin: `https://127.0.0.1:${String(port + 2)}` };

  async function logIn() {
    const headers = { ...own, user_locale: 'en_US', authorization: basic('chanmei88:528314') };
    const { status, headers: answered } = await ask('/tet-web/rest/authentication/logon', { method: 'POST', headers });
    expect(status).toBe(200);
    const cookie = answered['set-cookie']?.[0]?.split(';')[0] ?? '';
    return { ...own, cookie, auth_checked: String(answered['auth_checked']) };
  }

  const pidOf = (server: number): number => Number(readFileSync(join(folder, `server-${String(server)}.pid`), 'utf8'));
  const residentOf = (pid: number): number =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]);
  const isReady = async (server: number): Promise<boolean> =>
    fetch(`http://127.0.0.1:${String(port + 3 + 2 * server)}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  test('[R2] they are up within two minutes, and the page bears the headers of the sandbox once', async () => {
    expect(seconds).toBeLessThan(120);
    const { status, headers, body } = await ask('/eTrading/v2/orders');
    expect([status, headers]).toEqual([200, expect.objectContaining(securityHeaders)]);
    expect(body).toContain('"region":"HK"');
    expect((await ask('/tet-web/rest/heartbeat', { headers: own })).headers).toMatchObject(securityHeaders);
  });

  test('[R19, R23] no call is lost while each server is killed or told to end and comes back, and a session goes on at the other', async () => {
    const session = await logIn();
    const seen: number[] = [];
    let isOver = false;
    const asking = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        seen.push((await ask('/tet-web/rest/heartbeat', { headers: session }).catch(() => ({ status: 0 }))).status);
        await wait(20);
      }
    });
    try {
      for (const [server, signal] of [
        [1, 'SIGTERM'],
        [2, 'SIGKILL'],
      ] as const) {
        const before = pidOf(server);
        process.kill(before, signal);
        await expect.poll(() => pidOf(server), { timeout: 60_000 }).not.toBe(before);
        await expect.poll(() => isReady(server), { timeout: 90_000 }).toBe(true);
      }
    } finally {
      isOver = true;
      await Promise.all(asking);
    }
    expect(seen.length).toBeGreaterThan(100);
    expect(seen.filter((status) => status !== 200)).toEqual([]);
  }, 400_000);

  test('[R19] a server takes less than 256 MB', () => {
    for (const server of [1, 2]) expect(residentOf(pidOf(server))).toBeLessThan(residentAtMost);
  });

  test('[R2, R23] an order placed in the browser goes through two servers, and leaves right books', async () => {
    const journeys = spawn('npx', ['playwright', 'test', 'place-order', '--project=tw-phone', '--reporter=line'], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: join(folder, 'tls/tls.crt'),
        PORTAL_TW: `https://localhost:${String(port)}`,
        PORTAL_HK: `https://localhost:${String(port + 2)}`,
      },
      stdio: 'inherit',
    });
    expect((await once(journeys, 'exit'))[0]).toBe(0);
    const log = readFileSync(join(folder, 'nginx-tw.log'), 'utf8');
    const servers = new Set([...log.matchAll(/"server":"127\.0\.0\.1:(\d+)"/g)].map(([, found]) => found));
    expect(servers).toEqual(new Set([String(port + 4), String(port + 6)]));
  });

  // The last one: its lists take the place of those of the demonstration.
  test('[R2, R19, R23, API-89] orders come in while one server after the other is told to end and comes back: no client sends more than once again, each order is there once, and books are right', async () => {
    const open = await openServer(/^ +database +(\S+)$/m.exec(output)?.[1] ?? '');
    try {
      const origin = `https://127.0.0.1:${String(port)}`;
      const senders = await OrderSenders.begin(open.database, async (path, { headers, body }) => {
        const call = { method: 'POST', headers: { ...headers, origin }, ...(body === undefined ? {} : { body }) };
        const answer = await ask(`${regionDefaults.TW.apiBase}${path}`, call, port).catch(() => undefined);
        if (answer === undefined) return undefined;
        const { 'set-cookie': cookies = [], auth_checked: token } = answer.headers;
        return {
          status: answer.status,
          cookies,
          token: token === undefined ? undefined : String(token),
          body: answer.body,
        };
      });
      const sending = senders.run();
      // Until it is awaited below.
      sending.catch(() => undefined);
      for (const server of [1, 2]) {
        await senders.answeredMore(10);
        const before = pidOf(server);
        process.kill(before, 'SIGTERM');
        await expect.poll(() => pidOf(server), { timeout: 60_000 }).not.toBe(before);
        await expect.poll(() => isReady(server), { timeout: 90_000 }).toBe(true);
      }
      await senders.answeredMore(10);
      senders.end();
      await sending;
      expect(senders.sent.length).toBeGreaterThanOrEqual(30);
      expect(senders.sent.filter(({ before }) => before.length > 1)).toEqual([]);
      expect(await differencesFromTold(open.database, senders.sent)).toEqual([]);
      expect(await faultsInBooks(open.database)).toEqual([]);
    } finally {
      await open.close();
    }
  }, 400_000);
});
