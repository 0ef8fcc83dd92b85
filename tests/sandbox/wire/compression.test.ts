import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptedCoding } from '../../../sandbox/wire/responses/accepted-coding';
import { compressAnswers } from '../../../sandbox/wire/responses/compress-answers';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { basic, Visitor } from '../support/visitor';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
const script = `export const words = ${JSON.stringify('growth income balance '.repeat(200))};`;
let sandbox: TestSandbox;
let taiwan: FastifyInstance;
let client: Visitor;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const head = `<head><title>Portal</title><!--${' '.repeat(2_000)}--></head>`;
  writeFileSync(join(folder, 'index.html'), `<html>${head}<body></body></html>`);
  writeFileSync(join(folder, 'assets/main-0a1b2c3d.js'), script);
  writeFileSync(join(folder, 'assets/main-0a1b2c3d.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'assets/face-0a1b2c3d.woff2'), Buffer.alloc(4_000));
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW', { staticFolder: folder });
  client = new Visitor(taiwan, 'TW');
  await client.logOn('LINCHI72', 'Maple6093Sky');
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const many = '/fund';
const accepting = (coding: string) => ({ headers: { 'accept-encoding': coding } });

describe('what the client accepts', () => {
  test.for([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip', 'gzip'],
    ['gzip;q=nonsense', undefined],
    ['gzip;q=7', undefined],
    ['deflate', undefined],
    [',;=,;q', undefined],
  ] as const)('%s gets %s', ([header, coding]) => {
    expect(acceptedCoding(header)).toBe(coding);
  });
});

describe('an answer of the API', () => {
  test.for([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('comes compressed as accepted, says so, and holds the same: %s', async ([coding, unpack]) => {
    const plain = await client.call('GET', many);
    const packed = await client.call('GET', many, accepting(coding));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([coding, 'accept-encoding']);
    expect(plain.headers['vary']).toBe('accept-encoding');
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length));
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack(packed.rawPayload).toString('utf8')).toBe(plain.body);
  });

  test('comes as it is where it is short, and where it is refused', async () => {
    const short = await client.call('GET', '/heartbeat', accepting('gzip'));
    const refused = await new Visitor(taiwan, 'TW').call('GET', many, accepting('gzip'));
    expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined]);
    expect([refused.statusCode, refused.headers['content-encoding']]).toEqual([401, undefined]);
  });

  test('an answer of the API is refused to another site before it is made', async () => {
    const headers = { 'accept-encoding': 'gzip', 'sec-fetch-site': 'cross-site' };
    const refused = await client.call('GET', many, { headers });
    expect([refused.statusCode, refused.headers['content-encoding'], refused.body.length < 100]).toEqual([
      403,
      undefined,
      true,
    ]);
  });
});

describe('a secret', () => {
  test('a secret is never compressed: no answer while a client logs in, however long', async () => {
    const app = Fastify();
    compressAnswers(app);
    const long = { text: 'income '.repeat(1_000) };
    app.get('/session', (_, reply) => reply.header('set-cookie', 'session=1').send(long));
    app.get('/other', () => long);
    const session = await ask(app, '/session');
    const other = await ask(app, '/other');
    await app.close();
    expect([session.headers['content-encoding'], other.headers['content-encoding']]).toEqual([undefined, 'gzip']);
    expect(session.headers['vary']).toBeUndefined();
  });

  test('stays plain at the log-on and at the one-time code', async () => {
    const visitor = new Visitor(taiwan, 'TW');
    const authorization = basic('WANG8888:Sunny4102Tea');
    const headers = { ...accepting('gzip').headers, authorization };
    const loggedOn = await visitor.call('POST', '/authentication/logon', { headers });
    const sent = await visitor.call('POST', '/authentication/login/sendOtp/mobile', accepting('gzip'));
    expect([loggedOn.statusCode, sent.statusCode]).toEqual([200, 200]);
    for (const { headers: said } of [loggedOn, sent])
      expect([said['content-encoding'], said['vary']]).toEqual([undefined, undefined]);
    const outbox = await taiwan.inject({ url: '/sandbox/outbox', headers: { 'accept-encoding': 'gzip' } });
    expect(outbox.headers['content-encoding']).toBeUndefined();
  });
});

describe('a file of the portal', () => {
  const asset = '/eTrading/v2/assets/main-0a1b2c3d.js';

  test('a file of the portal is the page compressed, with the same headers to HEAD', async () => {
    const page = await ask(taiwan, '/eTrading/v2/login');
    expect(gunzipSync(page.rawPayload).toString('utf8')).toContain('<title>Portal</title>');
    const head = await ask(taiwan, '/eTrading/v2/login', { method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-encoding', 'content-length', 'vary', 'content-type'])
      expect(head.headers[name], name).toBe(page.headers[name]);
  });

  test('comes as it was compressed once, and again only where it changed', async () => {
    const first = await ask(taiwan, asset, { accept: 'br' });
    expect(brotliDecompressSync(first.rawPayload).toString('utf8')).toBe(script);
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const etag = first.headers['etag'] ?? '';
    expect(etag).not.toBe('');
    const again = await ask(taiwan, asset, { accept: 'br', 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const plain = await ask(taiwan, asset, { accept: 'identity', 'if-none-match': etag });
    expect([plain.statusCode, plain.headers['content-encoding'], plain.body]).toEqual([200, undefined, script]);
  });

  test('comes in parts of what is sent', async () => {
    const plain = await ask(taiwan, asset, { accept: 'identity', range: 'bytes=0-5' });
    expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([206, 'export', undefined]);
    const whole = await ask(taiwan, asset, { accept: 'br' });
    const part = await ask(taiwan, asset, { accept: 'br', range: 'bytes=0-5' });
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, 'br']);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 6));
  });

  test('a file of the portal is left as it is where it is compressed in itself', async () => {
    const face = await ask(taiwan, '/eTrading/v2/assets/face-0a1b2c3d.woff2');
    expect([face.headers['content-encoding'], face.rawPayload.length]).toEqual([undefined, 4_000]);
  });
});

function ask(app: FastifyInstance, url: string, { accept = 'gzip', method = 'GET', ...more }: Input = {}) {
  return app.inject({ method, url, headers: { 'accept-encoding': accept, ...more } });
}

type Input = {
  readonly accept?: string;
  readonly method?: 'GET' | 'HEAD';
  readonly range?: string;
  readonly 'if-none-match'?: string;
};
