import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import { regionDefaults } from '../../../config/regions';
import { regions, type Region } from '../../../domain/region';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { type Attack, attacksOn } from '../support/attacks';
import { collectedTexts, hostileTexts, hostileValues } from '../support/hostile-values';
import { sharedSandbox } from '../support/shared-sandbox';
import { basic, codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();

const lin = ['LINCHI72', 'Maple6093Sky'] as const;
const dormant = ['ngdormant4', '846052'] as const;

const isLong = process.env['TEST_LONG'] === '1';
/** The number of requests for each region's half: 5,000 in all, or 100,000. */
const requests = isLong ? 50_000 : 2_500;
const own = [...hostileTexts, ...hostileValues];
const collected = [...collectedTexts(), ...own];
const runs = isLong ? 20_000 : 500;

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '\0',
    '%00',
    '../..',
    "' or 1=1 --",
    '<script>',
    '\ud800',
    '{{7*7}}',
    '💥',
    'a'.repeat(5_000),
    '-1',
    'NaN',
    '1e999',
    '__proto__',
  ),
);
const path = fc.oneof(
  fc.constantFrom(...Object.values(callCatalogue).map(({ path: call }) => call), '/graphql', '/graphql/static', ''),
  nasty.map((text) => `/authentication/login/sendOtp/${encoded(text)}`),
  nasty.map((text) => `/${encoded(text)}`),
  fc.constantFrom('/%', '/%ff', '//', '/..%2f', '/?a[]=1&a=2', `/${'x'.repeat(3_000)}`),
);
const headers = fc.record(
  {
    authorization: fc.oneof(
      nasty.map((text) => basic(text)),
      nasty.map(headerText),
    ),
    cookie: fc.oneof(
      fc.constant('__Host-etrading-hk='),
      nasty.map((text) => `__Host-etrading-hk=${headerText(text)}`),
      nasty.map(headerText),
    ),
    auth_checked: nasty.map(headerText),
    user_locale: nasty.map(headerText),
    origin: fc.constantFrom('null', 'http://localhost:80', 'https://evil.example', '::', ''),
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-7',
      'text/plain',
      'multipart/form-data',
      'x',
      '',
    ),
    host: fc.constantFrom('localhost:80', 'evil', '', '[::1'),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.json(),
  nasty,
  fc.record({ otp: fc.anything() }).map((value) => JSON.stringify(value)),
  fc.record({ query: nasty, variables: fc.dictionary(nasty, fc.jsonValue()) }).map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(20_000),
  ),
);

test('[R10] answers no hostile request with a 500', async () => {
  const attack = fc.record({
    server: fc.constantFrom('HK', 'TW'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'),
    path,
    headers,
    body,
    isPortalCall: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ server, method, path: call, headers: sent, body: payload, isPortalCall }) => {
      const region = server === 'HK' ? 'HK' : 'TW';
      const answer = await shared.servers[region].inject({
        method: method as 'GET',
        url: `${regionDefaults[region].apiBase}${call}`,
        headers: { ...(isPortalCall ? { 'x-requested-with': 'XMLHttpRequest' } : {}), ...sent },
        ...(['GET', 'HEAD'].includes(method) ? {} : { payload }),
      });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['content-security-policy']).toBeDefined();
    }),
    { numRuns: runs },
  );
}, 600_000);

describe('what enters is refused before any route sees it', () => {
  const taiwanBase = regionDefaults.TW.apiBase;
  const call = (path: string, more: InjectOptions = {}) =>
    shared.servers.TW.inject({
      url: `${taiwanBase}${path}`,
      ...more,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...more.headers },
    });
  const post = (path: string, body: string) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, payload: body });
  const ask = (variables: string) => post('/graphql', `{"query":"{ __typename }","variables":{"codes":${variables}}}`);

  test.for([
    ['a NUL in a query', 'BAD_REQUEST', () => call('/stockList?searchString=%00')],
    ['a NUL in the name of an argument', 'BAD_REQUEST', () => call('/stockList?a%00=1')],
    ['a NUL in a path', 'BAD_REQUEST', () => call('/fund/aemProductPage/%00')],
    ['a NUL in a cookie', 'BAD_REQUEST', () => call('/heartbeat', { headers: { cookie: '__Host-etrading-tw=%00' } })],
    ['a NUL in a header', 'BAD_REQUEST', () => call('/heartbeat', { headers: { user_locale: 'zh\0TW' } })],
    ['a NUL in a body', 'BAD_REQUEST', () => post('/authentication/login/validateOtp', '{"otp":"1\\u0000"}')],
    ['a NUL in the name of a field', 'BAD_REQUEST', () => post('/authentication/login/validateOtp', '{"\\u0000":1}')],
    ['half a pair in a body', 'BAD_REQUEST', () => post('/authentication/login/validateOtp', '{"otp":"\\ud800"}')],
    ['half a pair in a variable', 'BAD_REQUEST', () => ask('[["\\udfff"]]')],
    ['a long text in a query', 'TOO_LONG', () => call(`/stockList?searchString=${'x'.repeat(1_001)}`)],
    [
      'a long text in a body',
      'TOO_LONG',
      () => post('/authentication/login/validateOtp', `{"otp":"${'1'.repeat(1_001)}"}`),
    ],
    ['a long text in a variable', 'TOO_LONG', () => ask(`["${'x'.repeat(1_001)}"]`)],
    ['a long list in a variable', 'TOO_LONG', () => ask(`[${'1,'.repeat(200)}1]`)],
    ['deep nesting', 'TOO_LONG', () => ask(`${'['.repeat(15_000)}${']'.repeat(15_000)}`)],
    ['a number beyond all numbers', 'OUT_OF_RANGE', () => ask('1e400')],
    ['a number that JavaScript would change', 'OUT_OF_RANGE', () => ask('9007199254740993')],
  ] as const)('[R10] %s', async ([, code, send]) => {
    const answer = await send();
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
  });

  test('[R10] a hostile literal that is written out in a document is refused before any route sees it', async () => {
    const visitor = new Visitor(shared.servers.TW, 'TW');
    await visitor.logOn(...lin);
    for (const [text, code] of [
      ['\\u0000', 'BAD_REQUEST'],
      ['x'.repeat(1_001), 'TOO_LONG'],
    ]) {
      const answer = await visitor.query(`{ fundPreviews(codes: ["${text ?? ''}"]) { isinCode } }`);
      expect([answer.statusCode, codesOf(answer)]).toEqual([400, [code]]);
    }
  });

  test('[R10, DOC-11] the name of a file', async () => {
    const visitor = new Visitor(shared.servers.HK, 'HK');
    await visitor.logOn(...dormant);
    const upload = (name: string) => {
      const part = (head: string, content: string) =>
        `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
      return visitor.call('POST', '/api/document/hk/reactivationDocumentUpload', {
        headers: { 'content-type': 'multipart/form-data; boundary=b', 'idempotency-key': 'hostile-name-1' },
        body: `${part('name="requestBy"', 'HK-DORMANT')}${part(`name="file"; filename="${name}"`, 'A')}--b--\r\n`,
      });
    };
    expect((await upload(`${'x'.repeat(252)}.png`)).json()).toMatchObject({ success: false, message: 'R07' });
    const hidden = await upload('a\0.png');
    expect([hidden.statusCode, codesOf(hidden)]).toEqual([400, ['BAD_REQUEST']]);
  });
});

describe.each(regions)('[R10] signed in, in %s', (region) => {
  let attacker: Visitor;
  let halfOpen: Visitor;
  let others: readonly Visitor[];
  beforeAll(async () => {
    const signedIn = async (who: Region, name: string, secret: string): Promise<Visitor> => {
      const visitor = new Visitor(shared.servers[who], who);
      expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
      return visitor;
    };
    attacker = await (region === 'HK' ? signedIn('HK', ...dormant) : signedIn('TW', ...lin));
    halfOpen = region === 'HK' ? attacker : await signedIn('TW', 'WANG8888', 'Sunny4102Tea');
    others = [await signedIn('HK', 'leefunds500', '846159'), await signedIn('TW', 'FANGSTAFF7', 'Birch4906Sun')];
  });

  test('no value in any argument of any route or operation is answered with a 500, and every other client is answered', async () => {
    const attacks = attacksOn(attacker.server, region);
    const offending: string[] = [];
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < requests; sent += 1) {
      const request = attackOf(attacks, sent);
      if (request === undefined) continue;
      const answer = await ask(request);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      if (answer.statusCode >= 500 || answer.body.includes('"UNEXPECTED"')) offending.push(told(request, answer));
      if (sent % 250 === 0) {
        await everyoneIsAnswered();
        // An attacker who is told to wait would meet nothing but that.
        await shared.sandbox.database.delete(usedAllowances);
      }
    }
    await everyoneIsAnswered();
    expect(offending.slice(0, 10)).toEqual([]);
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
  }, 1_200_000);

  async function ask(request: InjectOptions): Promise<LightMyRequestResponse> {
    const url = typeof request.url === 'string' ? request.url : '';
    const { cookie = '', token = '' } = url.includes('/authentication/login/') ? halfOpen : attacker;
    const answer = await attacker.server.inject({
      ...request,
      headers: { cookie, auth_checked: token, ...request.headers },
    });
    // A logon or logout among them gives or takes a session: the attack goes on with the one it began with.
    const [name, secret] = region === 'HK' ? dormant : lin;
    if (url.endsWith('/auth/logout')) await attacker.logOn(name, secret);
    return answer;
  }

  async function everyoneIsAnswered(): Promise<void> {
    for (const visitor of others) {
      expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
      expect((await visitor.server.inject('/health')).statusCode).toBe(200);
    }
  }
});

const told = (
  { method, url, payload, headers: sent }: InjectOptions,
  { statusCode, body: said }: LightMyRequestResponse,
) =>
  [statusCode, method ?? '', url ?? '', payload ?? '', sent ?? '', said]
    .map((part) => JSON.stringify(part).slice(0, 300))
    .join(' ');

test('[R10] answers no hostile page request with a 500', async () => {
  const page = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('/eTrading/v2/', '/eTrading/v2/assets/', '/accountOpening/pages/', '/sandbox/', '/'),
        nasty,
      )
      .map(([folder, text]) => `${folder}${encoded(text)}`),
    fc.constantFrom(
      '/eTrading/v2/assets/%2e%2e/%2e%2e/package.json',
      '/eTrading/v2/..%5c..',
      '/accountOpening/pages/terms?lang[]=1&lang=2',
    ),
  );
  await fc.assert(
    fc.asyncProperty(page, async (url) => {
      const answer = await shared.servers.TW.inject(url);
      // 503 is how the portal says that it isn't built.
      expect([answer.statusCode < 500 || answer.statusCode === 503, answer.body.includes('"dependencies"')]).toEqual([
        true,
        false,
      ]);
    }),
    { numRuns: Math.ceil(runs / 5) },
  );
}, 600_000);

/** The values written down here have most of the turns; the collections, of which most are much alike, every fifth. */
function attackOf(attacks: readonly Attack[], turn: number): InjectOptions | undefined {
  // What once stopped everybody comes to every argument first, however few the turns are.
  const worst = Math.floor(turn / attacks.length);
  if (worst < 3) return attacks[turn % attacks.length]?.(own[worst]);
  const values = turn % 5 === 4 ? collected : own;
  // A prime step comes by every pair of an attack and a value once before any comes again.
  const pair = (turn * 7_368_787) % (attacks.length * values.length);
  return attacks[Math.floor(pair / values.length)]?.(values[pair % values.length]);
}

/** Returns the part of a text that can stand in a header at all. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

/** A text as it stands in an address; half a surrogate pair can't. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}
