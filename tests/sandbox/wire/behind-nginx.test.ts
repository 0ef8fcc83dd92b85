import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../config/security-headers';
import type { RequestTracing } from '../../../sandbox/context/request-tracing';
import { buildServer } from '../../../sandbox/server/build-server';
import { publish } from '../../../deploy/configure/publish';
import { makeBuild } from '../../deploy/published-folders';
import { rawAnswerTo, readRaw } from '../support/raw-connection';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { basic } from '../support/visitor';

// The long run sets it: a program that need not be there.
const program = process.env['NGINX_PATH'];
const root = join(import.meta.dirname, '../../..');

describe.runIf(program !== undefined)('behind a real nginx, set up as the documents say', () => {
  let folder = '';
  let sandbox: TestSandbox;
  let server: FastifyInstance;
  const serverLog: string[] = [];
  /** The traces that the server is told to go on. */
  const toldTraces: (string | undefined)[] = [];
  let nginx: ChildProcess;
  let port: number;
  let plainPort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fund-portal-nginx-'));
    sandbox = await startTestSandbox();
    const differing = { environment: 'production', trustedProxies: ['127.0.0.1'], logonsPerMinute: 3 } as const;
    const context = sandbox.context('HK', { ...differing, logLevel: 'info' });
    const tracing: RequestTracing = {
      begin: (_, { parent }) => {
        toldTraces.push(parent);
        return { traceId: 'a trace', spanId: 'a span' };
      },
      within: (_, __, work) => work(),
      nameOperation: () => undefined,
      end: () => undefined,
    };
    server = await buildServer({ ...context, tracing, logTo: { write: (line) => void serverLog.push(line) } });
    const backEnd = await server.listen({ port: 0, host: '127.0.0.1' });
    const plain = await freePort();
    const secure = await freePort();
    port = secure;
    plainPort = plain;
    setUp({ folder, plain, secure, backEnd });
    const log = openSync(join(folder, 'portal.log'), 'a');
    const settings = join(folder, 'settings/nginx.conf');
    nginx = spawn(program ?? '', ['-p', `${join(folder, 'run')}/`, '-c', settings], { stdio: ['ignore', log, log] });
    await vi.waitFor(() => ask('/'), { timeout: 20_000, interval: 50 });
  }, 120_000);

  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await server.close();
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  type Input = {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly from?: string;
    readonly body?: Buffer;
  };
  type Answered = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

  /** One request over TLS, by an address of this machine's own. */
  function ask(
    path: string,
    { method = 'GET', headers = {}, from = '127.0.0.9', body }: Input = {},
  ): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const sent = { host: `portal.example.com:${String(port)}`, ...headers };
      const options = { host: '127.0.0.1', port, path, method, headers: sent, localAddress: from };
      const asked = httpsRequest({ ...options, rejectUnauthorized: false, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) });
        });
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  const call = { 'x-requested-with': 'XMLHttpRequest' };
  const own = () => ({ ...call, origin: `https://portal.example.com:${String(port)}` });
  const logOn = (from: string, headers: Readonly<Record<string, string>> = {}) =>
    ask('/tet-web/rest/authentication/logon', {
      method: 'POST',
      from,
      headers: { ...own(), user_locale: 'en_US', authorization: basic('chanmei88:528314'), ...headers },
    });

  test('[R23, API-04, SESS-01] a client logs in, and is let in again with both halves of the session', async () => {
    const opened = await logOn('127.0.0.2');
    expect(opened.status).toBe(200);
    const cookie = opened.headers['set-cookie']?.[0] ?? '';
    expect(cookie).toMatch(/^__Host-etrading-hk=.*Secure/);
    const token = String(opened.headers['auth_checked']);
    const headers = { ...call, cookie: cookie.split(';')[0] ?? '', auth_checked: token };
    expect((await ask('/tet-web/rest/heartbeat', { headers })).status).toBe(200);
    expect((await ask('/tet-web/rest/heartbeat', { headers: call })).status).toBe(401);
  });

  test('[R23, API-04] a browser’s HTTP/2 is told apart from a foreign page’s as well', async () => {
    const session = connect(`https://127.0.0.1:${String(port)}`, { rejectUnauthorized: false });
    const logOut = async (origin: string): Promise<unknown> => {
      const authority = `portal.example.com:${String(port)}`;
      const path = '/tet-web/rest/auth/logout';
      const asked = session.request({ ':method': 'POST', ':path': path, ':authority': authority, ...call, origin });
      asked.end();
      const [headers] = (await once(asked, 'response')) as [Record<string, unknown>];
      asked.close();
      return headers[':status'];
    };
    expect(await logOut(`https://portal.example.com:${String(port)}`)).toBe(200);
    expect(await logOut('https://evil.example')).toBe(403);
    session.close();
  });

  test('[R23, API-04] a call of another site’s page is refused, whatever it says it was forwarded from', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `http://portal.example.com:${String(port)}` },
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      { origin: `http://portal.example.com:${String(port)}`, 'x-forwarded-proto': 'http' },
    ])
      expect([headers, (await logOn('127.0.0.3', headers)).status]).toEqual([headers, 403]);
  });

  test('[R23] a trace goes on where a gateway in front of nginx began it, and never where a client says so', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    toldTraces.length = 0;
    await ask('/tet-web/rest/no-such-call', { headers: { ...call, traceparent }, from: '127.0.0.20' });
    await ask('/tet-web/rest/no-such-call', { headers: { ...call, traceparent }, from: '127.0.0.21' });
    expect(toldTraces).toEqual([undefined, traceparent]);
  });

  test('[R23] logons are counted for each address that really asks, not for the one a client makes up', async () => {
    const statuses = [];
    for (const claimed of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '127.0.0.1'])
      statuses.push((await logOn('127.0.0.4', { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await logOn('127.0.0.5')).status).toBe(200);
  });

  test('[R22, R23] the page and every file carry the headers that the sandbox sends', async () => {
    for (const [path, status] of [
      ['/eTrading/v2/', 200],
      ['/eTrading/v2/login?x=1', 200],
      ['/eTrading/v2/assets/main-0a1b2c3d.js', 200],
      ['/eTrading/v2/assets/gone.js', 404],
      ['/eTrading/v2/.source-stamp', 404],
      ['/eTrading/v2/.vite/manifest.json', 404],
      ['/eTrading/v2/assets/main-0a1b2c3d.js.gz', 404],
    ] as const) {
      const answer = await ask(path);
      const isHashed = path.endsWith('main-0a1b2c3d.js');
      const cached = isHashed ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.headers).toMatchObject({ ...securityHeaders, ...cached });
      expect(answer.body.toString()).not.toContain('left by a tool');
      expect(answer.headers['server']).toBe('nginx');
    }
    expect((await ask('/eTrading/v2/')).body.toString()).toContain('portal-configuration');
  });

  test('[R22, R23] the answers of a real nginx and those it passes on carry the security headers once', async () => {
    const large = Buffer.alloc(23_000_000);
    for (const [path, status, asked] of [
      ['/', 302, {}],
      ['/eTrading/v2', 302, {}],
      ['/nowhere', 404, {}],
      ['/tet-web/rest/nothing', 404, { headers: call }],
      ['/tet-web/rest/heartbeat', 401, { headers: call }],
      ['/tet-web/rest/heartbeat', 413, { method: 'POST', headers: call, body: large }],
      ['/eTrading/v2/', 405, { method: 'DELETE' }],
      ['/health', 400, { headers: { 'x-long': 'x'.repeat(40_000) } }],
    ] as const) {
      const answer = await ask(path, asked);
      const shown = [path.slice(0, 40), answer.status];
      expect(shown).toEqual([path.slice(0, 40), status]);
      expect([...shown, answer.headers]).toEqual([...shown, expect.objectContaining(securityHeaders)]);
    }
  });

  test('[R22, R23] whoever comes without TLS is led to it, by an answer that carries them as well', async () => {
    const asked = 'GET /eTrading/v2/?a=1 HTTP/1.1\r\nHost: portal.example.com\r\nConnection: close\r\n\r\n';
    const answer = readRaw(await rawAnswerTo(plainPort, asked));
    expect([answer.status, answer.headers]).toEqual([
      301,
      expect.objectContaining({ ...securityHeaders, location: 'https://portal.example.com/eTrading/v2/?a=1' }),
    ]);
  });

  test('[R23] the log is JSON, and keeps neither the name of who signs in nor a query string', async () => {
    const named = { headers: { ...own(), user_locale: 'en_US', authorization: basic('A123456789:wrong') } };
    await ask('/tet-web/rest/authentication/logon?who=B223456789', { method: 'POST', from: '127.0.0.7', ...named });
    await ask('/eTrading/v2/login?who=C123456789', named);
    await ask('/eTrading/lost?who=D123456789', { headers: { referer: 'https://portal.example.com/?who=E123456789' } });
    await ask('/eTrading/v2/assets/gone.js?who=F123456789');
    const logged = () => readFileSync(join(folder, 'portal.log'), 'utf8');
    await expect.poll(logged).toContain('"path":"/eTrading/v2/assets/gone.js","status":404');
    // A line is written once its answer is on its way.
    const lines = () =>
      logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
    await expect.poll(lines).toContainEqual(
      expect.objectContaining({
        address: '127.0.0.7',
        method: 'POST',
        path: '/tet-web/rest/authentication/logon',
        status: 401,
      }),
    );
    await expect
      .poll(lines)
      .toContainEqual(expect.objectContaining({ method: 'GET', path: '/eTrading/v2/login', status: 200 }));
    expect(logged().match(/[A-F][12]23456789|who=|\?/g)).toBeNull();
  });

  test('[R23] a script and the page come as they were compressed, by brotli where the browser takes that', async () => {
    const script = '/eTrading/v2/assets/main-0a1b2c3d.js';
    for (const [path, accepted, encoding] of [
      [script, 'gzip', 'gzip'],
      [script, 'gzip, br', 'br'],
      ['/eTrading/v2/orders', 'gzip', 'gzip'],
      ['/eTrading/v2/orders', 'gzip, br', 'br'],
    ] as const) {
      const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
      const content = (encoding === 'br' ? brotliDecompressSync : gunzipSync)(answer.body).toString();
      expect([path, answer.headers['content-encoding']]).toEqual([path, encoding]);
      expect(content).toContain(path === script ? 'export {};' : '"hotline":"+852 1234 5678"');
    }
  });

  test('[R23] a request has one id, in the answer, in the log of nginx and in what the back end is told', async () => {
    const asked = await ask('/tet-web/rest/heartbeat', { headers: { ...call, 'x-request-id': 'made-up-by-a-client' } });
    const id = String(asked.headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    await expect.poll(() => readFileSync(join(folder, 'portal.log'), 'utf8')).toContain(`"id":"${id}"`);
    await expect.poll(() => serverLog.join('')).toContain(`"reqId":"${id}"`);
  });

  test('[R22, R23] addresses that password managers, browsers and crawlers look for are found, the firm’s own word about security and about passkeys once it is there', async () => {
    const changed = await ask('/.well-known/change-password');
    expect([changed.status, new URL(changed.headers['location'] ?? '', 'https://portal').pathname]).toEqual([
      302,
      '/eTrading/v2/change-password',
    ]);
    expect((await ask('/.well-known/passkey-endpoints')).status).toBe(404);
    expect((await ask('/.well-known/security.txt')).status).toBe(404);
    writeFileSync(join(folder, 'site/passkey-endpoints.json'), '{}');
    writeFileSync(join(folder, 'site/security.txt'), 'Contact: mailto:security@example.com\n');
    writeFileSync(join(folder, 'site/eTrading/v2/robots.txt'), 'User-agent: *\n');
    writeFileSync(join(folder, 'site/eTrading/v2/portal-hk.webmanifest'), '{}');
    for (const [path, type] of [
      ['/.well-known/passkey-endpoints', 'application/json'],
      ['/.well-known/security.txt', 'text/plain'],
      ['/robots.txt', 'text/plain'],
      ['/eTrading/v2/portal-hk.webmanifest', 'application/manifest+json'],
    ] as const) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers['content-type']?.split(';')[0]]).toEqual([path, 200, type]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    }
  });

  test('[R23] every page says in three languages that the portal is closed for maintenance, and calls and files of open tabs go on', async () => {
    const flag = join(folder, 'run/maintenance');
    writeFileSync(flag, '');
    for (const path of ['/eTrading/v2/', '/eTrading/v2/login', '/eTrading/v2/index.html']) {
      const closed = await ask(path);
      expect([path, closed.status, closed.headers['retry-after']]).toEqual([path, 503, '300']);
      expect(closed.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
      const page = closed.body.toString();
      for (const part of ['lang="en"', 'lang="zh-Hant-HK"', 'lang="zh-Hant-TW"', '+852 1234 5678', '/maintenance.css'])
        expect(page).toContain(part);
    }
    expect((await ask('/maintenance.css')).headers['content-type']).toContain('text/css');
    expect((await ask('/eTrading/v2/assets/main-0a1b2c3d.js')).status).toBe(200);
    expect((await ask('/robots.txt')).status).not.toBe(503);
    expect((await ask('/tet-web/rest/heartbeat', { headers: call })).status).toBe(401);
    rmSync(flag);
    const open = await ask('/eTrading/v2/login');
    expect([open.status, open.headers['retry-after']]).toEqual([200, undefined]);
    expect((await ask('/maintenance.html')).status).toBe(404);
  });

  /** Opens a connection as a browser does, from an address of this machine's own. */
  const browserAt = (localAddress: string) => {
    const options = { host: '127.0.0.1', port, localAddress, rejectUnauthorized: false, ALPNProtocols: ['h2'] };
    return connect(`https://127.0.0.1:${String(port)}`, { createConnection: () => connectTls(options) });
  };
  const authority = () => `portal.example.com:${String(port)}`;

  /** Asks for a path many times from one address, four hundred at once; returns what was refused. */
  async function askOften(path: string, from: string, times: number): Promise<readonly Refused[]> {
    const sessions = Array.from({ length: Math.max(4, Math.ceil(times / 500)) }, () => browserAt(from));
    const refused: Refused[] = [];
    let sent = 0;
    const one = async (): Promise<void> => {
      while (sent < times) {
        sent += 1;
        const asked = sessions[sent % sessions.length]?.request({ ':path': path, ':authority': authority(), ...call });
        if (asked === undefined) return;
        const body: Buffer[] = [];
        asked.on('data', (part: Buffer) => body.push(part));
        asked.on('response', (headers) => {
          if (headers[':status'] === 503) refused.push({ headers, text: () => Buffer.concat(body).toString() });
        });
        asked.end();
        await once(asked, 'close');
      }
    };
    await Promise.all(Array.from({ length: 400 }, one));
    for (const session of sessions) session.close();
    return refused;
  }

  test('[R8, R23] an address that calls without end is told to come back later as a back end would, and no other is', async () => {
    const path = '/tet-web/rest/no-such-call';
    expect(await askOften(path, '127.0.0.31', 900)).toHaveLength(0);
    const [one] = await askOften(path, '127.0.0.31', 2_500);
    expect(one?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(one?.headers['content-type']).toContain('application/json');
    expect(one?.text()).toBe('{"detail":{"errors":[{"code":"BUSY"}]}}');
    expect((await ask(path, { headers: call, from: '127.0.0.32' })).status).toBe(404);
    expect(await askOften(path, '127.0.0.21', 2_500)).toHaveLength(0);
  }, 120_000);

  test('[R8, R23] an address that takes pages without end gets the page that says so, in every language', async () => {
    const path = '/eTrading/v2/login';
    expect(await askOften(path, '127.0.0.33', 1_900)).toHaveLength(0);
    const [one] = await askOften(path, '127.0.0.33', 6_000);
    expect(one?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(one?.text()).toContain('lang="zh-Hant-TW"');
    expect((await ask(path, { from: '127.0.0.34' })).status).toBe(200);
  }, 120_000);

  test('[R8, R23] an address has five hundred requests under way at most', async () => {
    const sessions = Array.from({ length: 6 }, () => browserAt('127.0.0.35'));
    const refused: unknown[] = [];
    for (let sent = 0; sent < 600; sent += 1) {
      const path = { ':method': 'POST', ':path': '/tet-web/rest/no-such-call', ':authority': authority() };
      // Its body is still to come.
      const asked = sessions[sent % sessions.length]?.request({ ...path, ...own(), 'content-length': '10' });
      asked?.on('error', () => undefined);
      asked?.on('response', (headers) => refused.push([headers[':status'], headers['retry-after']]));
    }
    await vi.waitFor(() => expect(refused).toEqual(Array.from({ length: 100 }, () => [503, '5'])), 20_000);
    for (const session of sessions) session.destroy();
  }, 60_000);

  test('[R23] neither metrics nor anything of the sandbox’s own is there', async () => {
    for (const path of [
      '/metrics',
      '/health',
      '/live',
      '/ready',
      '/policy.conf',
      '/eTrading/v2/.kept-assets.json',
      '/eTrading/v2/index.html.gz',
      '/sandbox/clients',
      '/sandbox/outbox',
      '/tet-web/../metrics',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('[R23, DOC-08] a document of 10 MB gets through, and without a session its refusal does', async () => {
    const path = '/tet-web/rest/api/document/hk/reactivationDocumentUpload';
    const part = (head: string, content: string) =>
      `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const form = part('name="requestBy"', 'HK-TYPICAL') + part('name="file"; filename="a.png"', 'a'.repeat(10_400_000));
    const body = Buffer.from(`${form}--b--`);
    const headers = { ...own(), user_locale: 'en_US', 'content-type': 'multipart/form-data; boundary=b' };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await ask(path, { method: 'POST', headers, body })).status).toBe(401);
    const opened = await logOn('127.0.0.6');
    const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const session = { 'idempotency-key': randomUUID(), cookie, auth_checked: String(opened.headers['auth_checked']) };
    const answer = await ask(path, { method: 'POST', headers: { ...headers, ...session }, body });
    expect([answer.status, answer.body.toString()]).toEqual([
      200,
      '{"success":false,"message":"Your account is not waiting for a document."}',
    ]);
  });
});

type Refused = { readonly headers: Readonly<Record<string, unknown>>; readonly text: () => string };

/** The files of deploy/nginx and the documents' part for coexist, with only what is this machine's put in. */
function setUp({
  folder,
  plain,
  secure,
  backEnd,
}: Record<'folder' | 'backEnd', string> & Record<'plain' | 'secure', number>): void {
  const settings = join(folder, 'settings');
  // What nginx writes lies apart from what it serves, as in the documents.
  mkdirSync(join(folder, 'run'));
  cpSync(join(root, 'deploy/nginx'), settings, { recursive: true });
  const [, legacy = ''] = /```nginx\n([\s\S]*?)```/.exec(read('docs/operate/reverse-proxy.md')) ?? [];
  replaceIn(join(settings, 'portal.conf'), [
    ['/srv/portal/site', join(folder, 'site')],
    ['/run/portal/maintenance', join(folder, 'run/maintenance')],
    ['# 10.1.0.2 $http_traceparent;', '127.0.0.21 $http_traceparent;'],
    // The tests' clients are of this machine, and one gateway.
    ['127.0.0.0/8    1;', '127.0.0.21 1;'],
    ['listen 8080;', `listen 127.0.0.1:${String(plain)};`],
    ['listen 8443 ssl http2;', `listen 127.0.0.1:${String(secure)} ssl http2;`],
  ]);
  writeFileSync(join(settings, 'locations.conf'), legacy.replace('https://legacy.example.internal', backEnd));
  replaceIn(join(settings, 'servers.conf'), [
    ['server 127.0.0.1:4000 max_fails=0;', `server ${new URL(backEnd).host};`],
    ['server 127.0.0.1:4010 max_fails=0;', ''],
  ]);
  if (process.getuid?.() === 0) replaceIn(join(settings, 'nginx.conf'), [['daemon off;', 'daemon off;\nuser root;']]);
  mkdirSync(join(settings, 'tls'));
  const keyFile = join(settings, 'tls/tls.key');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-subj', '/CN=portal.example.com'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', '-out', join(settings, 'tls/tls.crt')], {
    stdio: 'ignore',
  });
  const build = makeBuild(join(folder, 'build'), []);
  writeFileSync(join(build, 'assets/main-0a1b2c3d.js'), 'export {};');
  writeFileSync(join(build, 'assets/main-0a1b2c3d.js.gz'), gzipSync('export {};', { level: 9 }));
  writeFileSync(join(build, 'assets/main-0a1b2c3d.js.br'), brotliCompressSync('export {};'));
  publish({ region: 'HK', hotline: '+852 1234 5678' }, { build, last: undefined, site: join(folder, 'site') });
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function replaceIn(file: string, pairs: readonly (readonly [string, string])[]): void {
  const text = readFileSync(file, 'utf8');
  for (const [written] of pairs) expect(text).toContain(written);
  writeFileSync(
    file,
    pairs.reduce((before, [written, here]) => before.replaceAll(written, () => here), text),
  );
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
