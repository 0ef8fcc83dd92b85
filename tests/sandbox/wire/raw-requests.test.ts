import { METHODS } from 'node:http';
import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { createSecrets } from '../../../sandbox/context/secrets';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { buildServer } from '../../../sandbox/server/build-server';
import { Connections, connectionsAtMost } from '../../../sandbox/server/connections';
import { httpOptions } from '../../../sandbox/server/http-options';
import { buildMetricsServer } from '../../../sandbox/server/metrics-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { securityHeaders } from '../../../config/security-headers';
import { openRaw, rawAnswerTo, readRaw } from '../support/raw-connection';
import { clockAt, start } from '../support/settable-clock';
import { openTestDatabase } from '../support/test-database';
import { testConfiguration } from '../support/test-sandbox';

// What is asked here comes to no table: nothing is in the database.
const clock = clockAt(start);
let open: OpenDatabase;
let portal: FastifyInstance;
let port: number;
let metrics: FastifyInstance;
let metricsPort: number;
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  open = await openTestDatabase();
  const context = { region: 'TW', database: open.database, clock, configuration: testConfiguration } as const;
  portal = await buildServer({ ...context, secrets: await createSecrets('test'), metrics: createMetrics() });
  port = await listening(portal);
  metrics = buildMetricsServer({ metrics: createMetrics(), clock });
  metricsPort = await listening(metrics);
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});
afterAll(async () => {
  await Promise.all([portal.close(), metrics.close()]);
  await open.close();
});

async function listening(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
}

const get = (path: string, ...headers: readonly string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Connection: close', ...headers, '', ''].join('\r\n');
const host = 'Host: localhost';
const json = 'Content-Type: application/json';
const post = (...lines: readonly string[]): string =>
  [`POST ${regionDefaults.TW.apiBase}/graphql HTTP/1.1`, host, 'X-Requested-With: XMLHttpRequest', ...lines].join(
    '\r\n',
  );

describe('every answer bears the security headers, also to what never became a request', () => {
  test.for([
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['a broken header', 400, get('/sandbox-pages/page.css', host, 'broken header')],
    ['a version that there is not', 400, `GET / HTTP/9.9\r\n${host}\r\n\r\n`],
    ['an unknown method', 400, `NONSENSE / HTTP/1.1\r\n${host}\r\n\r\n`],
    ['two lengths', 400, post('Content-Length: 1', 'Content-Length: 2', '', 'x')],
    ['a length and chunks', 400, post('Content-Length: 1', 'Transfer-Encoding: chunked', '', 'x')],
    ['chunks that are none', 400, post(json, 'Transfer-Encoding: chunked', '', 'zz\r\n')],
    ['chunks that say too much', 413, post('Transfer-Encoding: chunked', '', `1;${'x'.repeat(20_000)}\r\n`)],
    ['headers that are too long', 431, get('/sandbox-pages/page.css', host, `X-Long: ${'x'.repeat(20_000)}`)],
    ['a body that is too long', 413, post(json, 'Connection: close', 'Content-Length: 100000', '', '')],
    ['no host', 400, get('/sandbox-pages/page.css')],
    ['no host, for a page', 400, get('/eTrading/v2/')],
    ['no host, for what is not there', 400, get('/nowhere')],
    ['two hosts', 400, get('/sandbox-pages/page.css', 'Host: localhost', 'Host: evil.example')],
    [
      'the same host twice, in other letters',
      400,
      get('/sandbox-pages/page.css', 'Host: localhost', 'hOST: localhost'),
    ],
    ['no host in HTTP/1.0', 200, 'GET /sandbox-pages/page.css HTTP/1.0\r\n\r\n'],
    ['an expectation that nobody meets', 200, get('/sandbox-pages/page.css', host, 'Expect: a-miracle')],
    ['another protocol', 200, get('/sandbox-pages/page.css', host, 'Upgrade: websocket')],
    ['an impossible path', 400, get('/%E0%A4%A', host)],
    ['a redirect', 302, get('/', host)],
    ['a whole address', 404, get('http://evil.example/nowhere', host)],
  ] as const)('[R22] %s', async ([, status, bytes]) => {
    const answer = readRaw(await rawAnswerTo(port, bytes));
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(securityHeaders)]);
    if (status >= 400) expect(JSON.parse(answer.body)).toMatchObject({ detail: { errors: [{}] } });
  });

  // CONNECT asks for a line to elsewhere: the connection ends without an answer.
  test.for(METHODS.filter((method) => method !== 'CONNECT'))('[R22] the method %s', async (method) => {
    for (const path of ['/', '/nowhere', `${regionDefaults.TW.apiBase}/heartbeat`, '/eTrading/v2/']) {
      const bytes = `${method} ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
      const answer = readRaw(await rawAnswerTo(port, bytes));
      expect([path, answer.status, answer.headers]).toEqual([
        path,
        expect.any(Number),
        expect.objectContaining(securityHeaders),
      ]);
    }
  });

  test.for([
    ['no HTTP at all', 400, 'hello\r\n\r\n'],
    ['no host', 400, get('/metrics')],
    ['headers that are too long', 431, get('/metrics', host, `X-Long: ${'x'.repeat(20_000)}`)],
    ['metrics', 200, get('/metrics', host)],
  ] as const)('[R22] %s, at the port of the metrics', async ([, status, bytes]) => {
    const answer = readRaw(await rawAnswerTo(metricsPort, bytes));
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(securityHeaders)]);
  });

  test.for([
    ['nothing at all', ''],
    ['half of its headers', 'GET /health HTTP/1.1\r\nHost: a\r\n'],
    ['half of its body', `POST /slow HTTP/1.1\r\nHost: a\r\n${json}\r\nContent-Length: 10\r\n\r\n{`],
  ] as const)('[R22, R19] a client that sends %s in time is told so, and the connection ends', async ([, bytes]) => {
    const quick = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 };
    const { server } = ownServer(new Connections(), quick);
    const answer = readRaw(await rawAnswerTo(await listening(server), bytes));
    expect([answer.status, answer.headers]).toEqual([408, expect.objectContaining(securityHeaders)]);
    expect(JSON.parse(answer.body)).toEqual({ detail: { errors: [{ code: 'REQUEST_TIMEOUT' }] } });
  });
});

/** A server with the options of all of them, and calls that are answered when told. */
function ownServer(connections: Connections, times = {}) {
  const server = Fastify(httpOptions({ clock, connections }, times));
  const waiting: (() => void)[] = [];
  server.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
  server.post('/slow', () => 'read');
  server.get('/quick', () => 'quick');
  opened.push(server);
  return { server, waiting };
}

describe('connections', () => {
  test('[R19] whose request is broken end, although whoever sent it keeps its side open', async () => {
    const { server } = ownServer(new Connections());
    const at = await listening(server);
    const { socket, answered } = await openRaw(at);
    const seen = once(server.server, 'connection');
    const other = await openRaw(at);
    other.socket.destroy();
    await seen;
    socket.write('hello\r\n\r\n');
    expect(readRaw(await answered).status).toBe(400);
    await expect.poll(() => countOf(server)).toBe(0);
    socket.destroy();
  });

  test('[R19] that wait for a request make room for those that bring one', async () => {
    const { server } = ownServer(new Connections(4));
    const at = await listening(server);
    const idle = [];
    for (let count = 0; count < 20; count += 1) idle.push(await openRaw(at));
    for (let call = 0; call < 3; call += 1)
      expect(readRaw(await rawAnswerTo(at, get('/quick', host)))).toMatchObject({ status: 200, body: 'quick' });
    expect(await countOf(server)).toBeLessThanOrEqual(4);
    for (const { socket } of idle) socket.destroy();
  });

  test('[R19] that never finish their request make room as well, the longest first', async () => {
    const { server } = ownServer(new Connections(4));
    const at = await listening(server);
    const half = [];
    for (let count = 0; count < 4; count += 1) {
      const { socket, answered } = await openRaw(at);
      const begun = once(server.server, 'request');
      socket.write(`POST /slow HTTP/1.1\r\n${host}\r\n${json}\r\nContent-Length: 10\r\n\r\n{`);
      await begun;
      half.push({ socket, answered });
    }
    expect(readRaw(await rawAnswerTo(at, get('/quick', host))).status).toBe(200);
    expect(await half[0]?.answered).toBe('');
    for (const { socket } of half) socket.destroy();
  });

  test('[R19, R22] that are being answered are never cut off; who comes while all are is told to come again', async () => {
    const { server, waiting } = ownServer(new Connections(2));
    const at = await listening(server);
    const asked = [];
    for (let count = 0; count < 2; count += 1) {
      const { socket, answered } = await openRaw(at);
      socket.write(get('/slow', host));
      asked.push(answered);
      await expect.poll(() => waiting.length).toBe(count + 1);
    }
    const refused = readRaw(await rawAnswerTo(at, get('/quick', host)));
    expect([refused.status, refused.headers]).toEqual([
      503,
      expect.objectContaining({ ...securityHeaders, 'retry-after': '5' }),
    ]);
    for (const answer of waiting) answer();
    for (const answered of asked) expect(readRaw(await answered)).toMatchObject({ status: 200, body: 'done' });
    expect(readRaw(await rawAnswerTo(at, get('/quick', host))).status).toBe(200);
  });

  test('[R19] connections are as many as leave files for everything else', () => {
    expect([20_000, 4_096, 1_024, 800, 256].map((files) => connectionsAtMost(files))).toEqual([
      4_000, 3_396, 324, 100, 32,
    ]);
    expect(connectionsAtMost()).toBe(324);
  });

  const countOf = (server: FastifyInstance): Promise<number> =>
    new Promise((resolve, reject) =>
      server.server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
    );
});
