import { expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';

let desk: DeskVisit;

sharedDesk((begun) => {
  ({ desk } = begun);
});

/** Far more than a process has room for, from addresses none of which asks for too much by itself. */
const crowd = { addresses: 10, each: 60 };

/** A page that nobody has to be signed in for: the readers are strangers. */
const read = (address: string) =>
  desk.server.inject({
    url: `${regionDefaults.TW.apiBase}/preLoginCoolKnowledge`,
    remoteAddress: address,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });

const readersFrom = (address: string, count: number) => Array.from({ length: count }, () => read(address));

test('[R7, R8] a server that is asked for three times what it bears sheds the rest with 503, receives an order meanwhile, and answers everybody again at once', async () => {
  const oid = await desk.newList('overload');
  const body = await desk.bodyOf(oid);
  await desk.sign(oid);
  const reading = Array.from({ length: crowd.addresses }, (_, from) =>
    readersFrom(`203.0.113.${String(from)}`, crowd.each),
  ).flat();
  const ordered = desk.submit(oid, body);
  const answers = await Promise.all(reading);
  expect((await ordered).statusCode).toBe(200);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([...new Set(statuses)].sort()).toEqual([200, 503]);
  // What has begun ends, and no more than there is room for had begun.
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  const shed = answers.filter(({ statusCode }) => statusCode === 503);
  expect(new Set(shed.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']));
  expect(await desk.countOf(oid)).toBe(body.allotmentList.length + body.redemptionList.length + body.switchList.length);
  const after = await Promise.all(readersFrom('203.0.113.99', 100));
  expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('[R8] one address that asks for everything, with cookies that it made up, leaves half of the room to others', async () => {
  const greedy = Array.from({ length: 300 }, (_, index) =>
    desk.server.inject({
      url: `${regionDefaults.TW.apiBase}/preLoginCoolKnowledge`,
      remoteAddress: '203.0.113.1',
      headers: { 'x-requested-with': 'XMLHttpRequest', cookie: `${cookieName()}=invented${String(index)}` },
    }),
  );
  const others = readersFrom('203.0.113.2', 90);
  expect(new Set((await Promise.all(others)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 503)).toHaveLength(200);
});

const cookieName = (): string => desk.visitor.cookie?.split('=')[0] ?? '';
