import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callCatalogue, type CallName } from '../../../contract/rest/call-catalogue';
import { regionDefaults } from '../../../config/regions';
import type { Region } from '../../../domain/region';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const regions = ['HK', 'TW'] as const;
const mocks = join(import.meta.dirname, '../../../mocks');
const names = Object.keys(callCatalogue) as readonly CallName[];

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-calls': readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly security: readonly object[];
  readonly responses: Readonly<Record<string, Response>>;
};
type Response = { readonly headers?: Readonly<Record<string, object>> };
type Contract = {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
};

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const contract = async (region: Region) =>
  (await (await sandbox.server(region)).inject('/sandbox/openapi.json')).json<Contract>();

test('[API-10, OPEN-18, CONFLICT-57, CONFLICT-63] the contract names every call of both regions at its address, the same on both', async () => {
  const { paths } = await contract('HK');
  expect(await contract('TW')).toEqual({ ...(await contract('HK')) });
  for (const region of regions)
    for (const name of names.filter((one) => callCatalogue[one].regions.some((own) => own === region))) {
      const { method, path } = callCatalogue[name];
      const address = `${regionDefaults[region].apiBase}${path.split('?')[0] ?? ''}`;
      expect(paths[address]?.[method.toLowerCase()]?.['x-calls'], address).toContain(name);
    }
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(new Set(operations).size).toBe(operations.length);
});

test('[API-13, API-41] the contract says what varies in an address and what never does', async () => {
  const { paths } = await contract('TW');
  const inAddress = (operation: Operation | undefined) =>
    operation?.parameters.filter(({ in: place }) => place !== 'header');
  expect(inAddress(paths['/tet-web/api/v2/authentication/login/sendOtp/{channel}']?.['post'])).toEqual([
    { name: 'channel', in: 'path', required: true, schema: { type: 'string', enum: ['mobile', 'email'] } },
  ]);
  expect(inAddress(paths['/tet-web/api/v2/priceAlert']?.['get'])).toEqual([
    { name: 'priceTarget', in: 'query', required: true, schema: { type: 'string', const: 'H' }, example: 'H' },
  ]);
});

test('[API-02, API-11, SESS-06, OPEN-18] the contract says where it is served and how callers say who they are', async () => {
  const { paths, servers, components } = await contract('HK');
  expect(servers.map(({ url }) => url)).toEqual(['/']);
  expect(components.securitySchemes).toMatchObject({
    sessionCookieHK: { type: 'apiKey', in: 'cookie', name: '__Host-etrading-hk' },
    sessionCookieTW: { type: 'apiKey', in: 'cookie', name: '__Host-etrading-tw' },
    checkToken: { type: 'apiKey', in: 'header', name: 'AUTH_CHECKED' },
    login: { type: 'http', scheme: 'basic' },
  });
  const securityOf = (path: string, method: string) => paths[`/tet-web/rest${path}`]?.[method]?.security;
  const session = { sessionCookieHK: [], checkToken: [] };
  expect(securityOf('/authentication/logon', 'post')).toEqual([{ login: [] }]);
  expect(securityOf('/ePoints', 'get')).toEqual([session]);
  expect(securityOf('/fund/top5', 'get')).toEqual([{}]);
  expect(securityOf('/auth/logout', 'post')).toEqual([session, {}]);
  // News to visitors and promotions to clients [CONFLICT-63].
  expect(new Set(securityOf('/promotions', 'get'))).toEqual(new Set([session, {}]));
});

test('[API-04, API-90, REAUTH-11, ERR-01] the contract says which headers a call bears and what its answers bring', async () => {
  const { paths, components } = await contract('HK');
  const upload = paths['/tet-web/rest/api/document/hk/reactivationDocumentUpload']?.['post'];
  const headers = upload?.parameters.filter(({ in: place }) => place === 'header');
  expect(headers?.map(({ name, required }) => [name, required ?? false])).toEqual([
    ['X-Requested-With', true],
    ['USER_LOCALE', false],
    ['RE_AUTH', false],
    ['idempotency-key', true],
  ]);
  expect(Object.keys(upload?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
    '507',
  ]);
  const logon = paths['/tet-web/rest/authentication/logon']?.['post']?.responses['200'];
  expect(Object.keys(logon?.headers ?? {})).toEqual(['Set-Cookie', 'AUTH_CHECKED']);
  const waiting = Object.entries(components.responses).filter(([, { headers: brought }]) => brought?.['Retry-After']);
  expect(waiting.map(([name]) => name.slice(0, 3)).sort()).toEqual(['429', '429', '429', '503']);
});

describe.each(regions)('what the sandbox of %s answers', (region) => {
  const recorded = readdirSync(join(mocks, region.toLowerCase()))
    .map((file) => ({ file, name: file.split('.')[0] ?? '' }))
    .filter((one): one is { file: string; name: CallName } => one.name in callCatalogue);

  test.each(recorded)('[API-10, MOCK-02] keeps to the contract: $file', ({ file, name }) => {
    const text = readFileSync(join(mocks, region.toLowerCase(), file), 'utf8');
    const { body } = JSON.parse(text) as { readonly body: unknown };
    expect(callCatalogue[name].answer.safeParse(body).error).toBeUndefined();
  });
});
