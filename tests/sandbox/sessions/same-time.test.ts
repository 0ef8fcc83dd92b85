import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalUserLoginDocument } from '../../../contract/graphql/local-login/generated/graphql';
import type { Region } from '../../../domain/region';
import { createSecrets } from '../../../sandbox/context/secrets';
import { clients } from '../../../sandbox/database/schema/clients';
import { buildServer } from '../../../sandbox/server/build-server';
import { type Pair, slowerBy, timePairs } from '../support/paired-times';
import { requestPin, pinDataOf } from '../support/pin-request';
import { ResetVisitor, wangData } from '../support/reset-visitor';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

/*
 * Whether the time of an answer tells that a name is a client's. Secrets are hashed at the cost they have in production.
 *
 * What would be found: with 300 pairs a call counts as slower when more than 192 of them say so, by more than a twentieth
 * of its usual time. That happens by chance less than once in a million comparisons. A difference that shows in three
 * pairs of four is found in 9,999 of 10,000 runs. The noise of a pair, measured on a busy machine of two cores, is about
 * 18 % of a login's time, so that is a difference of a sixth of it. An answer for unknown names that leaves out what
 * follows the hash saves a third, one that leaves out the hash as well nearly everything: either was found for each of the
 * calls below when it was put in. How many statements and hashes there are, down to one, the quick run counts
 * (same-work.test.ts, sessions.test.ts); a clock can't be as sharp. A login's code isn't sent to a name but to a session
 * whose secret was right.
 */
const isLong = process.env['TEST_LONG'] === '1';
const pairs = 300;
const tolerance = 1 / 20;

let sandbox: TestSandbox;
const servers: Partial<Record<Region, FastifyInstance>> = {};

beforeAll(async () => {
  if (!isLong) return;
  sandbox = await startTestSandbox();
  const secrets = await createSecrets('production');
  // The demonstration's own are hashed at the cost of tests.
  await sandbox.database.update(clients).set({ secretHash: await secrets.hash('nobody types this') });
  for (const region of ['HK', 'TW'] as const)
    servers[region] = await buildServer({ ...sandbox.context(region), secrets });
});
afterAll(async () => {
  for (const server of Object.values(servers)) await server.close();
  if (isLong) await sandbox.close();
});

const serverOf = (region: Region): FastifyInstance => {
  const server = servers[region];
  if (server === undefined) throw new Error('only the long run has servers');
  return server;
};

/** The seed of the whole run, so that an order can be had again. */
const seed = Number(process.env['FAST_CHECK_SEED'] ?? 1);

/** Numbers between 0 and 1 that follow from the seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomFrom(seed);
const digits = (many: number): string => Array.from({ length: many }, () => Math.floor(random() * 10)).join('');

const logOn = (region: Region, name: string, secret: string) =>
  new Visitor(serverOf(region), region).logOn(name, secret);

/** Another name of nobody's each time, as long as the client's. */
const calls: readonly (readonly [what: string, pair: () => Promise<Pair>])[] = [
  [
    'a login in Taiwan',
    () =>
      Promise.resolve({
        known: () => logOn('TW', 'LINCHI72', 'Wrong1234Guess'),
        unknown: () => logOn('TW', `NOBO${digits(4)}`, 'Wrong1234Guess'),
      }),
  ],
  [
    'a login in Hong Kong',
    () =>
      Promise.resolve({
        known: () => logOn('HK', 'chanmei88', '190572'),
        unknown: () => logOn('HK', `nobody${digits(3)}`, '190572'),
      }),
  ],
  [
    'a login of a frozen client',
    async () => {
      await sandbox.database.update(clients).set({ state: 'frozen' }).where(eq(clients.id, 'HK-TYPICAL'));
      return {
        known: () => logOn('HK', 'chanmei88', '190572'),
        unknown: () => logOn('HK', `nobody${digits(3)}`, '190572'),
      };
    },
  ],
  [
    'a local login',
    () => {
      const local = (userId: string) =>
        new Visitor(serverOf('HK'), 'HK').graphql(LocalUserLoginDocument, { userId, password: '190572' });
      return Promise.resolve({ known: () => local('fungwai1'), unknown: () => local(`nobody${digits(2)}`) });
    },
  ],
  [
    'the first step of a reset in Taiwan',
    () => {
      const begin = (nationalId: string) =>
        new ResetVisitor(serverOf('TW')).begin({ ...wangData, nationalId, birthDate: '1992-05-11' });
      return Promise.resolve({ known: () => begin(wangData.nationalId), unknown: () => begin(`A2${digits(8)}`) });
    },
  ],
  [
    'asking for a new PIN in Hong Kong',
    async () => {
      const data = await pinDataOf(sandbox.database, 'HK-TYPICAL');
      const ask = (account: string) => requestPin(serverOf('HK'), { ...data, account, birthDate: '1992-05-11' });
      return { known: () => ask(data.account), unknown: () => ask(`nobody${digits(3)}`) };
    },
  ],
  [
    'the activation of a PIN in Hong Kong',
    () => {
      const activate = (account: string) =>
        new Visitor(serverOf('HK'), 'HK').call('POST', '/authentication/pinActivation', {
          body: { account, login: { current: '190572', next: '730164' } },
        });
      return Promise.resolve({ known: () => activate('fungwai1'), unknown: () => activate(`nobody${digits(2)}`) });
    },
  ],
];

describe.runIf(isLong)('the time of an answer', () => {
  test.each(calls)('[R15, OPEN-02] tells nobody whether a name is a client’s: %s', async (_what, pairOf) => {
    await sandbox.forget();
    const pair = await pairOf();
    const before = () => sandbox.forget();
    await timePairs(10, { pair, before, random });
    const { known, unknown, byChance, ...times } = slowerBy(
      tolerance,
      await timePairs(pairs, { pair, before, random }),
    );
    expect({ ...times, known, unknown, byChance }).toSatisfy(() => known <= byChance && unknown <= byChance);
  });
});
