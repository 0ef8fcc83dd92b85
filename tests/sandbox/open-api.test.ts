import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callCatalogue, type CallName } from '../../adapters/rest/contract/call-catalogue';
import { servedCalls } from '../../adapters/rest/contract/served-calls';
import { regionDefaults } from '../../config/regions';
import type { Region } from '../../domain/region';
import { startTestSandbox, type TestSandbox } from './support/test-sandbox';

const regions = ['HK', 'TW'] as const;
const mocks = join(import.meta.dirname, '../../mocks');
const names = Object.keys(callCatalogue) as readonly CallName[];

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
};
type Contract = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

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
      expect(paths[address]?.[method.toLowerCase()]?.summary.split(', '), address).toContain(name);
    }
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(new Set(operations).size).toBe(operations.length);
});

test('[API-13, API-41] the contract says what varies in an address and what never does', async () => {
  const { paths } = await contract('TW');
  expect(paths['/tet-web/api/v2/authentication/login/sendOtp/{channel}']?.['post']?.parameters).toEqual([
    { name: 'channel', in: 'path', required: true, schema: { type: 'string' } },
  ]);
  expect(paths['/tet-web/api/v2/priceAlert']?.['get']?.parameters).toEqual([
    { name: 'priceTarget', in: 'query', required: true, schema: { const: 'H' } },
  ]);
});

describe.each(regions)('what the sandbox of %s answers', (region) => {
  const recorded = readdirSync(join(mocks, region.toLowerCase()))
    .map((file) => ({ file, name: file.split('.')[0] ?? '' }))
    .filter((one): one is { file: string; name: CallName } => one.name in callCatalogue);

  test.each(recorded)('[API-10, MOCK-02] keeps to the contract: $file', ({ file, name }) => {
    const text = readFileSync(join(mocks, region.toLowerCase(), file), 'utf8');
    const { body } = JSON.parse(text) as { readonly body: unknown };
    expect(servedCalls[name].answer.safeParse(body).error).toBeUndefined();
  });
});
