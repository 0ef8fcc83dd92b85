import { sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import { createSecrets } from '../../../sandbox/context/secrets';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { type RemoteDatabase, startRemoteDatabase } from '../support/engine-over-tcp';
import { routesOf } from '../support/portal-arguments';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { basic, codesOf } from '../support/visitor';

// Shorter than in use, and long enough for a statement on a machine that has other things to do.
const limits = {
  connectionTimeoutMillis: 900,
  lock_timeout: 600,
  statement_timeout: 750,
  query_timeout: 1_200,
  idle_in_transaction_session_timeout: 3_000,
};
const base = regionDefaults.HK.apiBase;
const headers = {
  'x-requested-with': 'XMLHttpRequest',
  cookie: '__Host-etrading-hk=a',
  auth_checked: 'a',
  authorization: basic('chanmei88:528314'),
};

let remote: RemoteDatabase;
let open: OpenDatabase;
let server: FastifyInstance;
beforeAll(async () => {
  remote = await startRemoteDatabase();
  open = await openServer(remote.address, limits);
  await open.prepare(() => Promise.resolve());
  server = await buildServer({
    region: 'HK',
    database: open.database,
    clock: clockAt(start),
    configuration: testConfiguration,
    secrets: await createSecrets('test'),
    metrics: createMetrics(),
  });
});
beforeEach(() => {
  remote.become('reachable');
});
afterAll(async () => {
  await server.close();
  await open.close();
  await remote.close();
});

const health = () => server.inject('/health');
const logon = () => server.inject({ method: 'POST', url: `${base}/authentication/logon`, headers });
const query = () =>
  server.inject({
    method: 'POST',
    url: `${base}/graphql`,
    headers,
    payload: { query: '{ clientTiers { membershipTier } }' },
  });
const heartbeat = () => server.inject({ url: `${base}/heartbeat`, headers });

const told = (answer: LightMyRequestResponse) => [answer.statusCode, codesOf(answer), answer.headers['retry-after']];
const busy = [503, ['BUSY'], '5'];

test.for(['frozen', 'gone'] as const)(
  '[R19] a database that is %s is told as such in time, and found again',
  async (state) => {
    expect((await health()).statusCode).toBe(200);
    expect((await logon()).statusCode).toBe(401);
    remote.become(state);
    const answers = await Promise.all([health(), heartbeat(), query(), ...Array.from({ length: 12 }, logon)]);
    expect(answers.map(told)).toEqual(answers.map(() => busy));
    remote.become('reachable');
    const after = [await health(), await heartbeat(), await query(), await logon()];
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 401]);
  },
);

test('[R19] no call at all hangs or fails in another way while the database is gone', async () => {
  remote.become('gone');
  for (const { method, path } of routesOf(server)) {
    const answer = await server.inject({ method: method as 'GET', url: path.replaceAll(/:\w+|\*/g, '1'), headers });
    expect([method, path, answer.statusCode === 500]).toEqual([method, path, false]);
    if (answer.statusCode === 503 && path.startsWith(base) && method !== 'HEAD') expect(told(answer)).toEqual(busy);
  }
});

test.for(['57014', '57P01', '55P03', '40P01', '40001', '53300', '08006', '25P03'])(
  '[R19] the state %s of a statement means: later',
  async (state) => {
    await expect(raise(state)).rejects.toSatisfy(isUnavailable);
  },
);

test.for(['22021', '22P02', '23505', '23514', '42601', '42P05'])(
  '[R19] the state %s of a statement means: wrong',
  async (state) => {
    await expect(raise(state)).rejects.not.toSatisfy(isUnavailable);
  },
);

const raise = (state: string): Promise<unknown> =>
  open.database.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`));
