import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import { externalPageNames } from '../../../config/external-pages';
import { parsePortalConfiguration } from '../../../config/portal-configuration';
import { regionDefaults } from '../../../config/regions';
import { type Region, regions } from '../../../domain/region';
import { externalPageAddress } from '../../../sandbox/pages/external-pages';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { basic, codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;
let hongKong: FastifyInstance;
const portal = mkdtempSync(join(tmpdir(), 'portal-'));

beforeAll(async () => {
  mkdirSync(join(portal, 'assets'));
  writeFileSync(join(portal, 'index.html'), '<html><head><title>Portal</title></head><body></body></html>');
  writeFileSync(join(portal, 'assets/main-0a1b2c3d.js'), 'export {};');
  writeFileSync(join(portal, 'assets/main-0a1b2c3d.js.map'), '{"sourcesContent":["secret"]}');
  mkdirSync(join(portal, 'demonstration'));
  writeFileSync(join(portal, 'demonstration/calendar.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portal, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(portal, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  writeFileSync(join(portal, 'portal-tw.webmanifest'), '{}');
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW', { staticFolder: portal });
  hongKong = await sandbox.server('HK', { staticFolder: portal });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(portal, { recursive: true });
});

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default";

const expected = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  date: 'Wed, 04 Mar 2026 02:00:00 GMT',
};

const portalCall = { 'x-requested-with': 'XMLHttpRequest' };
const base = regionDefaults.TW.apiBase;

describe('every response', () => {
  test.for([
    ['the portal', 200, { url: '/eTrading/v2/' }],
    ['a route of the portal', 200, { url: '/eTrading/v2/login' }],
    ['a redirect', 302, { url: '/' }],
    ['a hashed file', 200, { url: '/eTrading/v2/assets/main-0a1b2c3d.js' }],
    ['a file', 200, { url: '/eTrading/v2/favicon.svg' }],
    ['the manifest', 200, { url: '/eTrading/v2/portal-tw.webmanifest' }],
    ['what crawlers are told', 200, { url: '/robots.txt' }],
    ['where a password is changed', 302, { url: '/.well-known/change-password' }],
    ['where passkeys are made', 200, { url: '/.well-known/passkey-endpoints' }],
    ['a file that is not there', 404, { url: '/eTrading/v2/assets/gone.js' }],
    ['a source map that somebody left there', 404, { url: '/eTrading/v2/assets/main-0a1b2c3d.js.map' }],
    ['the legacy app', 200, { url: '/eTrading/' }],
    ['an outside page', 200, { url: externalPageAddress('terms', 'zh_TW') }],
    ['the outbox', 200, { url: '/sandbox/outbox' }],
    ['health', 200, { url: '/health' }],
    ['readiness', 200, { url: '/ready' }],
    ['life', 200, { url: '/live' }],
    ['metrics, which have a port of their own', 404, { url: '/metrics' }],
    ['an answer', 200, { url: `${base}/preLoginCoolKnowledge`, headers: portalCall }],
    [
      'a refused login',
      401,
      { method: 'POST', url: `${base}/authentication/logon`, headers: { ...portalCall, authorization: basic('a1:b') } },
    ],
    ['a foreign call', 403, { url: `${base}/heartbeat` }],
    ['an unknown path', 404, { url: '/nowhere' }],
    ['an unknown call', 404, { url: `${base}/nothing`, headers: portalCall }],
    ['a wrong method', 404, { method: 'DELETE', url: `${base}/heartbeat`, headers: portalCall }],
    ['an impossible path', 400, { url: '/%E0%A4%A' }],
    [
      'no JSON',
      400,
      {
        method: 'POST',
        url: `${base}/graphql`,
        headers: { ...portalCall, 'content-type': 'application/json' },
        payload: '{',
      },
    ],
    [
      'no media type it knows',
      415,
      {
        method: 'POST',
        url: `${base}/graphql`,
        headers: { ...portalCall, 'content-type': 'text/xml' },
        payload: '<a/>',
      },
    ],
    [
      'too much',
      413,
      {
        method: 'POST',
        url: `${base}/graphql`,
        headers: { ...portalCall, 'content-type': 'application/json' },
        payload: `{"query":"${'x'.repeat(70_000)}"}`,
      },
    ],
  ] as const)('[R22] carries the security headers: %s', async ([, status, request]) => {
    const answer = await taiwan.inject({ ...request, headers: { ...('headers' in request ? request.headers : {}) } });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), .*payment=\(\)/);
    const isHashed = request.url.endsWith('main-0a1b2c3d.js');
    expect(answer.headers['cache-control']).toBe(isHashed ? 'public, max-age=31536000, immutable' : 'no-store');
    expect(answer.headers['www-authenticate']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
  });

  test('[R22] carries them even to bytes that are not HTTP', async () => {
    const text = await rawAnswer(
      await taiwan.listen({ port: 0 }),
      'GET / HTTP/1.1\r\nHost: a\r\nbroken header\r\n\r\n',
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(expected))
      expect(text.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
  });

  test('[ERR-01] says what is refused in the form the portal reads', async () => {
    const answer = await taiwan.inject({ url: `${base}/nothing`, headers: portalCall });
    expect(answer.json()).toEqual({ detail: { errors: [{ code: 'NOT_FOUND' }] } });
  });
});

describe('a call', () => {
  test.for([
    [403, {}],
    [403, { 'x-requested-with': 'fetch' }],
    [403, { ...portalCall, 'sec-fetch-site': 'cross-site' }],
    [403, { ...portalCall, 'sec-fetch-site': 'same-site' }],
    [403, { ...portalCall, origin: 'https://evil.example' }],
    [403, { ...portalCall, origin: 'null' }],
    [403, { ...portalCall, origin: 'https://localhost' }],
    [403, { ...portalCall, origin: 'https://localhost:80' }],
    [403, { ...portalCall, origin: 'ftp://localhost:80' }],
    [403, { ...portalCall, origin: 'http://localhost:8080' }],
    [403, { ...portalCall, origin: 'https://localhost', 'x-forwarded-proto': 'https' }],
    [403, { ...portalCall, origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' }],
    [200, { ...portalCall, origin: 'http://localhost' }],
    [200, { ...portalCall, origin: 'http://localhost:80', 'sec-fetch-site': 'same-origin' }],
    [200, portalCall],
  ] as const)('[API-04] a call is answered %i with the headers %o', async ([status, headers]) => {
    const answer = await taiwan.inject({
      method: 'POST',
      url: `${base}/auth/logout`,
      headers: { host: 'localhost:80', ...headers },
    });
    expect(answer.statusCode).toBe(status);
  });

  test('[API-10] a call is served exactly in the regions of the catalogue', async () => {
    for (const region of regions) {
      const server = region === 'TW' ? taiwan : hongKong;
      for (const [name, call] of Object.entries(callCatalogue)) {
        const url = `${regionDefaults[region].apiBase}${call.path.replace('{channel}', 'mobile')}`;
        const answer = await server.inject({ method: call.method, url, headers: portalCall });
        // Two calls can share an address [CONFLICT-63].
        const there = Object.values(callCatalogue).filter(
          ({ path, method }) => path === call.path && method === call.method,
        );
        const isThere = there.some(({ regions: known }) => known.some((candidate) => candidate === region));
        expect([name, region, answer.statusCode === 404]).toEqual([name, region, !isThere]);
      }
    }
  });

  test('[API-11, API-12] logs on at the address of its region', async () => {
    expect(await servedIn('POST', '/authentication/logon')).toEqual(['HK', 'TW']);
  });

  test('[API-13, API-14, OPEN-59] sends and checks the code of a login, in Hong Kong by an extension', async () => {
    expect(await servedIn('POST', '/authentication/login/sendOtp/mobile')).toEqual(['HK', 'TW']);
    expect(await servedIn('POST', '/authentication/login/validateOtp')).toEqual(['HK', 'TW']);
  });

  test('[API-20, API-21, API-26] keeps a session alive, and ends it', async () => {
    expect(await servedIn('GET', '/auth/refresh')).toEqual(['HK', 'TW']);
    expect(await servedIn('POST', '/auth/logout')).toEqual(['HK', 'TW']);
    expect(await servedIn('GET', '/heartbeat')).toEqual(['HK', 'TW']);
  });

  test('[API-33, API-35, API-48] brings visitors tips, and in Hong Kong alone promotions and best sellers', async () => {
    expect(await servedIn('GET', '/preLoginCoolKnowledge')).toEqual(['HK', 'TW']);
    expect(await servedIn('GET', '/preLoginPromotions')).toEqual(['HK']);
    expect(await servedIn('GET', '/fund/top5')).toEqual(['HK']);
  });

  test('[API-54, API-89] asks after Taiwan’s questionnaire, and takes its answers there alone', async () => {
    expect(await servedIn('GET', '/suitability/kyp')).toContain('TW');
    expect(await servedIn('POST', '/enhancedSuitability')).toEqual(['TW']);
  });

  /** The regions that know an address of the documents, each below its own base. */
  async function servedIn(method: 'GET' | 'POST', path: string): Promise<readonly string[]> {
    const asked = { HK: ['/tet-web/rest', hongKong], TW: ['/tet-web/api/v2', taiwan] } as const;
    const found = regions.map(async (region) => {
      const [base, server] = asked[region];
      const { statusCode } = await server.inject({ method, url: `${base}${path}`, headers: portalCall });
      return statusCode === 404 ? [] : [region];
    });
    return (await Promise.all(found)).flat().sort();
  }
});

describe('the pages', () => {
  test('[CONF-01, CONF-02, OPEN-05, OPEN-15] give the portal its configuration, one build for both regions', async () => {
    for (const [server, region] of [
      [taiwan, 'TW'],
      [hongKong, 'HK'],
    ] as const) {
      const configuration = parsePortalConfiguration(blockOf(await server.inject('/eTrading/v2/')));
      if (!configuration.ok) throw new Error(configuration.error.field);
      expect(configuration.value).toMatchObject({ region, profile: 'standalone', mode: 'live', environment: 'test' });
      expect(configuration.value.hotline).toContain('0000 0000');
      for (const name of externalPageNames) {
        const addresses = Object.values(configuration.value.externalPages[name] ?? {});
        expect(addresses).toHaveLength(regionDefaults[region].languages.length);
        for (const address of addresses) expect((await server.inject(address)).statusCode).toBe(200);
      }
    }
  });

  test('[LINK-39..50] head each outside page with the ways back into the portal, in the language that is read', async () => {
    for (const [server, language, ways] of [
      [taiwan, 'zh_TW', ['我的投資組合', '基金', '委託查詢', '我的帳戶']],
      [hongKong, 'zh_HK', ['我的投資組合', '基金', '我的交易', '我的戶口']],
      [hongKong, 'en_US', ['My portfolio', 'Funds', 'My orders', 'My account']],
    ] as const)
      for (const name of externalPageNames) {
        const { body } = await server.inject(externalPageAddress(name, language));
        const [, header = ''] = /<header>(.*?)<\/header>/s.exec(body) ?? [];
        const links = [...header.matchAll(/href="([^"]*)">([^<]*)</g)].map(([, to, text]) => [to, text]);
        expect([name, ...links]).toEqual([
          name,
          ...ways.map((way, place) => [`/eTrading/v2${['/', '/funds', '/orders', '/profile'][place] ?? ''}`, way]),
        ]);
      }
  });

  test('[LINK-01] stand in for the legacy app, without inline script', async () => {
    const page = await taiwan.inject('/eTrading/');
    expect(page.body).toContain('<script src="/sandbox-pages/legacy.js" defer></script>');
    expect((await taiwan.inject('/sandbox-pages/legacy.js')).headers['content-type']).toMatch(/javascript/);
    expect((await taiwan.inject('/sandbox-pages/page.css')).headers['content-type']).toMatch(/css/);
  });

  test.for([
    '/eTrading/v2/assets/..%2f..%2fpackage.json',
    '/eTrading/v2/assets/../../package.json',
    '/eTrading/v2/assets/%2e%2e/%2e%2e/package.json',
    '/eTrading/v2/assets/a\0b.js',
  ])('give no file from outside the portal: %j', async (url) => {
    const answer = await taiwan.inject(encodeURI(url).replaceAll('%25', '%'));
    expect(answer.body).not.toContain('"dependencies"');
    expect([302, 400, 404, 200]).toContain(answer.statusCode);
  });

  test('[R22, MSG-09] the pages of the portal name the configured hosts of pictures in their policy and in the data block, and no other answer does', async () => {
    const imageHosts = ['https://images.example.test', 'https://cdn.example.test:8443'];
    const server = await sandbox.server('TW', { staticFolder: portal, imageHosts });
    const page = await server.inject('/eTrading/v2/login');
    expect(page.headers['content-security-policy']).toBe(
      policy.replace("img-src 'self' data:", `img-src 'self' data: ${imageHosts.join(' ')}`),
    );
    expect(JSON.parse(blockOf(page))).toMatchObject({ imageHosts });
    for (const url of ['/sandbox/outbox', '/eTrading/', '/eTrading/v2/favicon.svg', '/eTrading/v2/assets/gone.js'])
      expect([url, (await server.inject(url)).headers['content-security-policy']]).toEqual([url, policy]);
  });

  test('[MSG-09] the pages of the portal have the demonstration’s pictures beside them', async () => {
    const picture = await taiwan.inject('/eTrading/v2/demonstration/calendar.svg');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect((await taiwan.inject('/eTrading/v2/demonstration/gone.svg')).statusCode).toBe(404);
  });

  test('say so when the portal is not built', async () => {
    const server = await sandbox.server('TW');
    const answer = await server.inject('/eTrading/v2/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm start');
  });

  test('[R19] the pages of a portal whose page can’t be read don’t say that it is not built', async () => {
    const unreadable = join(portal, 'unreadable');
    // A folder in its place can't be read as a file, as no file can be while no more can be opened.
    mkdirSync(join(unreadable, 'index.html'), { recursive: true });
    const answer = await (await sandbox.server('TW', { staticFolder: unreadable })).inject('/eTrading/v2/');
    expect([answer.statusCode, codesOf(answer)]).toEqual([500, ['INTERNAL_ERROR']]);
  });

  test('list the demonstration clients, the typical of each region first', async () => {
    const list = (await taiwan.inject('/sandbox/clients.json')).json<
      { region: string; login: string; shows: string[] }[]
    >();
    expect(
      list
        .slice(0, 2)
        .map(({ region }) => region)
        .sort(),
    ).toEqual(['HK', 'TW']);
    expect(list.slice(0, 2).every(({ shows }) => shows[0] === 'Typical')).toBe(true);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['login', 'region', 'secret', 'shows', 'tradingSecret']);
    expect((await taiwan.inject('/sandbox/clients')).body).toContain('WANG8888');
  });
});

describe('in production', () => {
  test('[CONFLICT-14] there are no demonstration pages, scripts or stand-ins: beside the calls, the portal and its health alone', async () => {
    for (const region of regions) {
      const server = await sandbox.server(region, { environment: 'production' });
      for (const name of ['', 'clients', 'clients.json', 'outbox', 'outbox.json', 'openapi.json', 'identity-provider'])
        expect((await server.inject(`/sandbox/${name}`)).statusCode).toBe(404);
      for (const name of ['page.css', 'copy.js', 'forms.js', 'legacy.js', 'identity-provider.js', 'new-messages.js'])
        expect([name, (await server.inject(`/sandbox-pages/${name}`)).statusCode]).toEqual([name, 404]);
      const around = routesOf(server).filter((route) => !route.startsWith(regionDefaults[region].apiBase));
      expect(around.sort()).toEqual([
        '/',
        '/.well-known/change-password',
        '/.well-known/passkey-endpoints',
        '/.well-known/security.txt',
        '/eTrading/v2',
        '/eTrading/v2*',
        '/health',
        '/live',
        '/ready',
        '/robots.txt',
      ]);
    }
  });

  test('[R14, REAUTH-01] password managers are told where passkeys are made where they are good for something, and nothing elsewhere', async () => {
    const address = '/.well-known/passkey-endpoints';
    const status = async (region: Region, changes: object) =>
      (await (await sandbox.server(region, changes)).inject(address)).statusCode;
    const profile = 'http://localhost/eTrading/v2/profile';
    const answer = await (
      await sandbox.server('TW', { passkeys: 'all' })
    ).inject({ url: address, headers: { host: 'localhost' } });
    expect(answer.json()).toEqual({ enroll: profile, manage: profile });
    expect(await status('HK', { passkeys: 'proofs' })).toBe(200);
    expect(await status('TW', { passkeys: 'proofs' })).toBe(404);
    for (const region of regions) {
      expect(await status(region, { passkeys: 'off' })).toBe(404);
      expect(await status(region, { passkeys: 'all', profile: 'coexist' })).toBe(404);
      expect(await status(region, { environment: 'production' })).toBe(404);
    }
  });

  test('[R22] whoever finds a weakness is told whom to write to and until when that counts, and nothing where the firm has named nobody', async () => {
    const address = '/.well-known/security.txt';
    expect((await (await sandbox.server('TW', { environment: 'production' })).inject(address)).statusCode).toBe(404);
    const named = { environment: 'production', securityContact: 'mailto:security@example.test' } as const;
    const answer = await (await sandbox.server('TW', named)).inject(address);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const [contact, expires, languages, end] = answer.body.split('\n');
    expect([contact, languages, end]).toEqual([
      'Contact: mailto:security@example.test',
      'Preferred-Languages: en, zh',
      '',
    ]);
    const days = (Date.parse(expires?.replace('Expires: ', '') ?? '') - sandbox.clock.now().getTime()) / 86_400_000;
    expect(days).toBe(90);
  });

  test('[OPEN-15, CONFLICT-14] the portal is told of no stand-ins for the pages outside, and of no login of a demonstration', async () => {
    const server = await sandbox.server('TW', { environment: 'production', staticFolder: portal });
    const block: unknown = JSON.parse(blockOf(await server.inject('/eTrading/v2/login')));
    expect(block).toMatchObject({ externalPages: {}, demo: false });
    expect(block).not.toHaveProperty('demoLogin');
  });

  test('[OPEN-40] the portal is told which notes before an order are approved, and starts in Taiwan with those of its version alone', async () => {
    const production = { environment: 'production', staticFolder: portal } as const;
    const blockWith = async (differing: object) =>
      blockOf(await (await sandbox.server('TW', { ...production, ...differing })).inject('/eTrading/v2/login'));
    expect(parsePortalConfiguration(await blockWith({ approvedOrderNotes: '3' })).ok).toBe(true);
    expect(parsePortalConfiguration(await blockWith({}))).toMatchObject({ error: { field: 'approvedOrderNotes' } });
  });

  test('logons from one address are counted where a limit is set', async () => {
    const server = await sandbox.server('TW', { logonsPerMinute: 3 });
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await server.inject({ method: 'POST', url: `${base}/authentication/logon`, headers: portalCall });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(codesOf(answer)).toEqual(['TOO_MANY_REQUESTS']);
    }
    expect(statuses).toEqual([400, 400, 400, 429]);
  });
});

/** The addresses that a server knows; it prints them as a tree. */
function routesOf(server: FastifyInstance): readonly string[] {
  const branch: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
      branch.splice(indent.length / 4, Infinity, part);
      return methods === undefined ? [] : [branch.join('')];
    });
}

const blockOf = (page: LightMyRequestResponse): string =>
  /<script type="application\/json" id="portal-configuration">(.*?)<\/script>/.exec(page.body)?.[1] ?? '';

async function rawAnswer(address: string, bytes: string): Promise<string> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => {
      socket.destroy();
      resolve(text);
    });
    socket.on('error', reject);
  });
}
