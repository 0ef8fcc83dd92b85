import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { keptSince } from '../../../domain/documents/kept-data';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { communicationChanges } from '../../../sandbox/database/schema/communication';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { credentialChanges, newPins } from '../../../sandbox/database/schema/credentials';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { outbox, sessionEndings } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { startOfDay } from '../../../sandbox/orders/books/stored-orders';
import { expiringData, removeExpired } from '../../../sandbox/retention/remove-expired';
import { start } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const clientId = 'HK-TYPICAL';
const today = start.slice(0, 10);

beforeEach(async () => {
  await shared.sandbox.forget();
  for (const table of [...tables.values()].filter((each) => each !== orderLists))
    await shared.sandbox.database.delete(table);
  await shared.sandbox.database.delete(orderLists).where(eq(orderLists.note, 'of the test'));
});

type Kind = (typeof expiringData)[number];

const tables: ReadonlyMap<Kind, PgTable> = new Map<Kind, PgTable>([
  ['allowance', usedAllowances],
  ['communication-change', communicationChanges],
  ['cooling-off', coolingOffs],
  ['credential-change', credentialChanges],
  ['ended-pin', newPins],
  ['order-message', outbox],
  ['session-ending', sessionEndings],
  ['unsent-list', orderLists],
  ['used-key', submissions],
]);

/** Writes down a row of a kind that is as old as an instant. */
const writers: Readonly<Record<Kind, (at: Date, name: string) => Promise<unknown>>> = {
  allowance: (since, kind) =>
    shared.sandbox.database.insert(usedAllowances).values({ clientId, kind, since, times: 1 }),
  'communication-change': (changedAt) =>
    shared.sandbox.database.execute(sql`
      insert into communication_changes (client_id, before, after, changed_at)
      values (${clientId}, '{}', '{}', ${changedAt.toISOString()})`),
  'cooling-off': (at, subject) =>
    shared.sandbox.database
      .insert(coolingOffs)
      .values({ subject, clientId, reasons: [], at, heldUntil: at, sessionMark: '' }),
  'credential-change': (changedAt) =>
    shared.sandbox.database.insert(credentialChanges).values({ clientId, type: 'passkey', way: 'add', changedAt }),
  'ended-pin': (endedAt) =>
    shared.sandbox.database
      .insert(newPins)
      .values({ clientId, kind: 'login', language: 'en_US', askedAt: endedAt, endedAt, endedBy: 'activated' }),
  'order-message': (sentAt) =>
    shared.sandbox.database
      .insert(outbox)
      .values({ recipient: '', channel: 'email', text: '', clientId, subject: 'order', sentAt }),
  'session-ending': (endedAt) =>
    shared.sandbox.database.insert(sessionEndings).values({ clientId, endedMark: 'a', byMark: 'b', endedAt }),
  'unsent-list': (madeAt, oid) =>
    shared.sandbox.database.insert(orderLists).values({ oid, clientId, lines: [], note: 'of the test', madeAt }),
  'used-key': (receivedAt, key) =>
    shared.sandbox.database.insert(submissions).values({ clientId, call: 'test', key, receivedAt }),
};

const left = (kind: Kind): Promise<number> => {
  const table = tables.get(kind);
  if (table === undefined) throw new Error(`nothing is known of ${kind}`);
  return shared.sandbox.database.$count(table, kind === 'unsent-list' ? eq(orderLists.note, 'of the test') : undefined);
};
const run = () => removeExpired(shared.sandbox.database, shared.sandbox.clock);

test.for(expiringData)(
  '[ORDQ-15] is removed once it has been kept for its time, and not a day before: %s',
  async (kind) => {
    const first = startOfDay(keptSince(kind, today));
    await writers[kind](first, `${kind} first`);
    await writers[kind](new Date(first.getTime() - 1), `${kind} older`);
    await run();
    expect(await left(kind)).toBe(1);
    await run();
    expect(await left(kind)).toBe(1);
    shared.sandbox.clock.advance(24 * 60 * 60 * 1000);
    await Promise.all([run(), run()]);
    expect(await left(kind)).toBe(0);
  },
);

test('[ORDQ-15] any number is removed by one run, and one that is being stopped leaves the rest to the next', async () => {
  const { database, clock } = shared.sandbox;
  await database.execute(sql`
    insert into submissions (client_id, call, key, received_at)
    select ${clientId}, 'test', n::text, '2001-01-01' from generate_series(1, 2500) as n`);
  await removeExpired(database, clock, AbortSignal.abort());
  expect(await left('used-key')).toBe(2_500);
  await run();
  expect(await left('used-key')).toBe(0);
});

test('[R24] the books and what was sent stay, however long ago', async () => {
  const { database, clock } = shared.sandbox;
  const kept = () =>
    Promise.all([
      database.$count(orders),
      database.$count(orderEvents),
      database.$count(orderLists, sql`sent_at is not null`),
    ]);
  const before = await kept();
  clock.set('2090-01-01T00:00:00Z');
  await run();
  expect(await kept()).toEqual(before);
  expect(before.every((count) => count > 0)).toBe(true);
});
