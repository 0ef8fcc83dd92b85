import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import type { SandboxConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { buildMetricsServer } from '../../../sandbox/server/metrics-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const proxy = '10.1.0.7';
const base = regionDefaults.TW.apiBase;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const serverOf = (differing: Partial<SandboxConfiguration> = {}) =>
  sandbox.server('TW', { environment: 'production', trustedProxies: ['10.1.0.0/16'], ...differing });

/** The headers that the proxy of docs/operate/reverse-proxy.md sends on for any client. */
const forwarded = (client: string) => ({
  host: 'portal.example.com',
  'x-forwarded-host': 'portal.example.com',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': client,
});

type Input = { readonly from?: string; readonly headers?: Readonly<Record<string, string>> };

async function post(server: FastifyInstance, path: string, { from = proxy, headers = {} }: Input) {
  const sent = { 'x-requested-with': 'XMLHttpRequest', ...headers };
  const answer = await server.inject({ method: 'POST', url: base + path, remoteAddress: from, headers: sent });
  return answer.statusCode;
}

const logOut = (server: FastifyInstance, input: Input) => post(server, '/auth/logout', input);

describe('behind a trusted proxy', () => {
  test('[R23] a request keeps the id that the proxy gave it, unless that is no id', async () => {
    const server = await serverOf();
    const idOf = async (given: string) =>
      (await server.inject({ url: '/live', remoteAddress: proxy, headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ];
    expect(await idOf('4e3bef430e8201d7')).toBe('4e3bef430e8201d7');
    for (const given of ['short', 'x'.repeat(65), 'with blanks in it', 'A123456789<script>'])
      expect(await idOf(given)).toMatch(/^[A-Za-z]{8}$/);
  });

  test.for([
    [200, 'https://portal.example.com'],
    [200, 'https://portal.example.com:443'],
    [403, 'http://portal.example.com'],
    [403, 'https://portal.example.com:8443'],
    [403, 'https://evil.example'],
    [403, 'null'],
  ] as const)('[API-04] a call is answered %i from a page of %s', async ([status, origin]) => {
    const server = await serverOf();
    expect(await logOut(server, { headers: { ...forwarded('203.0.113.7'), origin } })).toBe(status);
  });

  test('[API-04] behind a trusted proxy what the proxy adds last counts, not what the client said before it', async () => {
    const server = await serverOf();
    const added = {
      ...forwarded('203.0.113.7'),
      'x-forwarded-proto': 'http, https',
      'x-forwarded-host': 'evil.example, portal.example.com',
    };
    expect(await logOut(server, { headers: { ...added, origin: 'https://portal.example.com' } })).toBe(200);
    expect(await logOut(server, { headers: { ...added, origin: 'http://evil.example' } })).toBe(403);
  });

  test('each client’s logons are counted apart, and a made-up address in front of the true one changes nothing', async () => {
    const server = await serverOf({ logonsPerMinute: 2 });
    const logOns = async (addresses: readonly string[]) => {
      const statuses = [];
      for (const address of addresses)
        statuses.push(await post(server, '/authentication/logon', { headers: forwarded(address) }));
      return statuses;
    };
    expect(await logOns(Array(3).fill('203.0.113.7'))).toEqual([400, 400, 429]);
    expect(await logOns(['198.51.100.1', '198.51.100.1'])).toEqual([400, 400]);
    expect(await logOns(['192.0.2.1, 203.0.113.7', '192.0.2.2, 203.0.113.7'])).toEqual([429, 429]);
  });
});

describe('from anywhere else', () => {
  test('[API-04] forwarded headers are ignored: by who is no trusted proxy, and where none is trusted', async () => {
    const origin = 'https://portal.example.com';
    for (const [server, from] of [
      [await serverOf({ logonsPerMinute: 2 }), '203.0.113.7'],
      [await serverOf({ logonsPerMinute: 2, trustedProxies: [] }), proxy],
    ] as const) {
      expect(await logOut(server, { from, headers: { ...forwarded('127.0.0.1'), origin } })).toBe(403);
      const statuses = [];
      for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
        statuses.push(await post(server, '/authentication/logon', { from, headers: forwarded(claimed) }));
      expect(statuses).toEqual([400, 400, 429]);
    }
  });
});

describe('the report of the server’s load', () => {
  test('the report of the server’s load is on a port of its own, and on none that a proxy passes on', async () => {
    const server = await serverOf();
    for (const remoteAddress of ['127.0.0.1', proxy, '203.0.113.7'])
      expect((await server.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404);
    const measured = buildMetricsServer({ metrics: createMetrics(), clock: sandbox.clock });
    const answer = await measured.inject('/metrics');
    expect([answer.statusCode, answer.body.includes('http_request_duration_seconds')]).toEqual([200, true]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await measured.inject('/sandbox/clients')).statusCode).toBe(404);
    await measured.close();
  });
});

test('[R23] each request without a trusted proxy has an id of the server’s own', async () => {
  const server = await serverOf({ trustedProxies: [] });
  const { headers } = await server.inject({ url: '/live', headers: { 'x-request-id': '4e3bef430e8201d7' } });
  expect(headers['x-request-id']).toMatch(/^[A-Za-z]{8}$/);
});
