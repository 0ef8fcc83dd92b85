import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callCatalogue } from '../../adapters/rest/contract/call-catalogue';
import { UserPortfolioHkDocument } from '../../adapters/graphql/generated/graphql';
import { regionDefaults } from '../../config/regions';
import { startTestSandbox, type TestSandbox } from './support/test-sandbox';
import { basic, Visitor } from './support/visitor';

let sandbox: TestSandbox;
let hongKong: FastifyInstance;
let taiwan: FastifyInstance;
let visitor: Visitor;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  hongKong = await sandbox.server('HK');
  taiwan = await sandbox.server('TW');
  visitor = new Visitor(hongKong, 'HK');
  await visitor.logOn('chanmei88', '528314');
}, 60_000);
afterAll(() => sandbox.close());

const runs = Number(process.env['HOSTILE_REQUESTS'] ?? 1_500);

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
      const answer = await (region === 'HK' ? hongKong : taiwan).inject({
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

test('[R10] answers no hostile filter or call of a client with a 500, nor with an unforeseen failure', async () => {
  const filter = fc.dictionary(
    fc.constantFrom(
      'type',
      'msAccountNo',
      'settCcy',
      'showCcy',
      'txnCcy',
      'accountType',
      'groupType',
      'isPieChart',
      'nope',
    ),
    fc.oneof(nasty, fc.jsonValue(), fc.constantFrom('MS', 'ALL', 'PYC', 'FUND_CODE')),
  );
  const query =
    'query Q($filter: HoldingStatisticsFilter!) { holdingStatisticsHK(filter: $filter) { totalValue pieChartNodes { label } } }';
  await fc.assert(
    fc.asyncProperty(filter, async (hostile) => {
      const answer = await visitor.query(query, { filter: hostile });
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('UNEXPECTED');
    }),
    { numRuns: Math.ceil(runs / 5) },
  );
  expect((await visitor.graphql(UserPortfolioHkDocument)).errors).toBeUndefined();
}, 600_000);

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
      const answer = await taiwan.inject(url);
      // 503 is how the portal says that it isn't built.
      expect([answer.statusCode < 500 || answer.statusCode === 503, answer.body.includes('"dependencies"')]).toEqual([
        true,
        false,
      ]);
    }),
    { numRuns: Math.ceil(runs / 5) },
  );
}, 600_000);

/** What of a text can stand in a header at all. */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}

/** A text as it stands in an address; half a surrogate pair can't. */
function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'));
}
