import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import type { Region } from '../../../domain/region';
import { addressCounts } from '../../../sandbox/database/schema/address-counts';
import { sweepAddressCounts } from '../../../sandbox/limits/shared-counts';
import { interceptStatements } from '../support/intercepted-statements';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let stopIntercepting: (() => number) | undefined;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterEach(async () => {
  stopIntercepting?.();
  stopIntercepting = undefined;
  await sandbox.database.delete(addressCounts);
});
afterAll(() => sandbox.close());

/** A server as each of several processes on one PostgreSQL has it. */
const aProcess = (region: Region = 'TW') =>
  sandbox.server(region, { logonsPerMinute: 3, databaseUrl: 'postgresql://shared-by-all' });

/** A logon without a name: it is counted before anything else is looked at. */
async function logOn(server: FastifyInstance, remoteAddress: string, region: Region = 'TW'): Promise<number> {
  const url = `${regionDefaults[region].apiBase}/authentication/logon`;
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  return (await server.inject({ method: 'POST', url, headers, remoteAddress })).statusCode;
}

const ofCounts = /address_counts/;

test('[R14] the logons of an address are counted over all processes, and those of another address and region by themselves', async () => {
  const [one, other, ofHongKong] = [await aProcess(), await aProcess(), await aProcess('HK')];
  const statuses = [];
  for (const server of [one, other, one, other, one, other]) statuses.push(await logOn(server, '203.0.113.7'));
  expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
  expect(await logOn(other, '203.0.113.8')).toBe(400);
  expect(await logOn(ofHongKong, '203.0.113.7', 'HK')).toBe(400);
});

test('[R14] an address that asks of several processes at once is let in no more often than one after the other', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => logOn(index % 2 === 0 ? one : other, '203.0.113.9')),
  );
  expect(statuses.filter((status) => status === 400).length).toBe(3);
});

test('[R14] an address over its limit costs the database nothing more', async () => {
  const server = await aProcess();
  for (let count = 0; count < 4; count += 1) await logOn(server, '203.0.113.10');
  let sent = 0;
  stopIntercepting = interceptStatements(() => {
    sent += 1;
    return undefined;
  });
  expect([await logOn(server, '203.0.113.10'), await logOn(server, '203.0.113.10'), sent]).toEqual([429, 429, 0]);
});

test('[R14, R19] each process counts for itself while the database refuses to: nobody is let in uncounted, nobody refused below the limit', async () => {
  const [one, other] = [await aProcess(), await aProcess()];
  stopIntercepting = interceptStatements((_, text) =>
    ofCounts.test(text) ? `do $$ begin raise exception 'away' using errcode = '57P01'; end $$` : undefined,
  );
  const statuses = [];
  for (const server of [one, one, one, one, other, other, other, other])
    statuses.push(await logOn(server, '203.0.113.11'));
  expect(statuses).toEqual([400, 400, 400, 429, 400, 400, 400, 429]);
  stopIntercepting();
  stopIntercepting = undefined;
  expect(await logOn(other, '203.0.113.12')).toBe(400);
});

test('[R14] no address lies in the database as it is, and none longer than its minute and the next sweep', async () => {
  await logOn(await aProcess(), '203.0.113.13');
  const [row] = await sandbox.database.select().from(addressCounts);
  expect(row?.key).toMatch(/^TW POST \/tet-web\/api\/v2\/authentication\/logon:[\w-]{43}$/);
  const ends = row?.expire ?? new Date(0);
  const isWithin = sql<boolean>`${addressCounts.expire} <= now() + interval '61 seconds'`;
  expect(await sandbox.database.select({ isWithin }).from(addressCounts)).toEqual([{ isWithin: true }]);
  await sweepAddressCounts(sandbox.database, new Date(ends.getTime() - 1));
  expect(await sandbox.database.$count(addressCounts)).toBe(1);
  await sweepAddressCounts(sandbox.database, new Date(ends.getTime() + 1));
  expect(await sandbox.database.$count(addressCounts)).toBe(0);
});

test('[R14] the one process of an embedded database counts in its memory', async () => {
  const server = await sandbox.server('TW', { logonsPerMinute: 3 });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push(await logOn(server, '203.0.113.14'));
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect(await sandbox.database.$count(addressCounts)).toBe(0);
});
