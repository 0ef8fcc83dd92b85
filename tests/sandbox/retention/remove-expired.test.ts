import { and, eq, getTableName, like, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, expect, test } from 'vitest';
import { keptSince } from '../../../domain/documents/kept-data';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { communicationChanges } from '../../../sandbox/database/schema/communication';
import { bankAccountChanges } from '../../../sandbox/database/schema/bank-account-changes';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { credentialChanges, newPins } from '../../../sandbox/database/schema/credentials';
import { documentDrafts, identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { serviceStops } from '../../../sandbox/database/schema/service-stops';
import { loginFailures, outbox, sessionEndings } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { startOfDay } from '../../../sandbox/orders/books/stored-orders';
import { expiringData, removeExpired, startRemovingExpired } from '../../../sandbox/retention/remove-expired';
import { removeOldMessages } from '../../../sandbox/sessions/outbox';
import { interceptStatements } from '../support/intercepted-statements';
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
  ['account-freeze', accountFreezes],
  ['allowance', usedAllowances],
  ['communication-change', communicationChanges],
  ['bank-account-change', bankAccountChanges],
  ['contact-change', contactChanges],
  ['cooling-off', coolingOffs],
  ['credential-change', credentialChanges],
  ['ended-pin', newPins],
  ['service-stop', serviceStops],
  ['order-message', outbox],
  ['session-ending', sessionEndings],
  ['unsent-list', orderLists],
  ['used-key', submissions],
]);

const picture = {
  originalName: 'a.png',
  format: 'png',
  bytes: 1,
  sha256: 'a',
  width: 1,
  height: 1,
  receivedAt: new Date(0),
} as const;

/** Writes down a row of a kind that is as old as an instant. */
const writers: Readonly<Record<Kind, (at: Date, name: string) => Promise<unknown>>> = {
  'account-freeze': (endedAt) =>
    shared.sandbox.database.insert(accountFreezes).values({
      clientId,
      actor: 'firm',
      frozenAt: new Date(0),
      stateBefore: 'active',
      cancelledOrders: [],
      cancelledWithdrawals: [],
      pausedPlans: [],
      left: [],
      endedAt,
    }),
  allowance: (since, kind) =>
    shared.sandbox.database.insert(usedAllowances).values({ clientId, kind, since, times: 1 }),
  'bank-account-change': async (endedAt) => {
    const { database } = shared.sandbox;
    const storedName = `${crypto.randomUUID().replaceAll('-', '')}.png`;
    const [proof] = await database
      .insert(identityDocuments)
      .values({ ...picture, clientId, purpose: 'bank-account', storedName })
      .returning();
    await database.insert(bankAccountChanges).values({
      clientId,
      bank: 'Harbour Bank',
      number: '024888123457',
      currency: 'HKD',
      proofId: proof?.id ?? 0,
      requestedAt: new Date(0),
      effectiveAt: new Date(0),
      sessionMark: 'a',
      endedAt,
      end: 'applied',
    });
  },
  'communication-change': (changedAt) =>
    shared.sandbox.database.execute(sql`
      insert into communication_changes (client_id, before, after, changed_at)
      values (${clientId}, '{}', '{}', ${changedAt.toISOString()})`),
  'contact-change': (endedAt) =>
    shared.sandbox.database.insert(contactChanges).values({
      clientId,
      field: 'email',
      value: 'a@example.com',
      before: 'b@example.com',
      requestedAt: new Date(0),
      effectiveAt: new Date(0),
      sessionMark: 'a',
      endedAt,
      end: 'applied',
    }),
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
  'service-stop': (resumedAt) =>
    shared.sandbox.database.insert(serviceStops).values({
      region: 'HK',
      scope: 'STOP-ALL',
      texts: {},
      stoppedAt: new Date(0),
      stoppedBy: 'Duty desk',
      stoppedWhy: 'wrong prices',
      resumedAt,
      resumedBy: 'Duty desk',
      resumedWhy: 'corrected',
    }),
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
  '[ORDQ-15] a record is removed once it has been kept for its time, and not a day before: %s',
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

test('[ORDQ-06, ORDQ-15] the notice of a freeze that names cancelled orders is kept as long as messages about orders, one that names none for 30 days', async () => {
  const { database, clock } = shared.sandbox;
  const notice = { recipient: '', channel: 'email', clientId, subject: 'security', sentAt: clock.now() } as const;
  await database.insert(outbox).values([
    { ...notice, text: 'Your account is frozen; 854-101-974 is cancelled.', orderNumbers: ['854-101-974'] },
    { ...notice, text: 'Your account is frozen.' },
  ]);
  const numbers = async () => (await database.select().from(outbox)).map(({ orderNumbers }) => orderNumbers);
  const everything = async (): Promise<void> => {
    await removeOldMessages(database, clock.now());
    await run();
  };
  clock.advance(31 * 24 * 60 * 60 * 1000);
  await everything();
  expect(await numbers()).toEqual([['854-101-974']]);
  clock.set('2031-03-04T10:00:00+08:00');
  await everything();
  expect(await numbers()).toEqual([['854-101-974']]);
  clock.set('2031-03-06T10:00:00+08:00');
  await everything();
  expect(await numbers()).toEqual([]);
});

test('[R14, ORDQ-15] the picture that proved a bank account is given up with its request, and an identity document stays', async () => {
  const { database } = shared.sandbox;
  const [identity] = await database
    .insert(identityDocuments)
    .values({ ...picture, clientId, storedName: 'a.png' })
    .returning();
  await writers['bank-account-change'](new Date('2001-01-01T00:00:00Z'), 'old');
  const proof = and(eq(identityDocuments.clientId, clientId), eq(identityDocuments.purpose, 'bank-account'));
  const [before] = await database.select().from(identityDocuments).where(proof);
  await run();
  const drafts = await database.select().from(documentDrafts);
  expect(drafts.map(({ storedName, isGivenUp }) => [storedName, isGivenUp])).toContainEqual([before?.storedName, true]);
  const left = await database.select().from(identityDocuments).where(eq(identityDocuments.clientId, clientId));
  expect(left.map(({ id }) => id)).toEqual([identity?.id]);
  await database.delete(identityDocuments).where(eq(identityDocuments.clientId, clientId));
});

test('[R14, ORDQ-15] the pictures that proved bank accounts are given up some at a time, and a run that is stopped leaves the rest to the next', async () => {
  const { database, clock } = shared.sandbox;
  const { format, bytes, sha256, width, height, receivedAt, originalName } = picture;
  await database.execute(sql`
    insert into identity_documents
      (client_id, purpose, original_name, stored_name, format, bytes, sha256, width, height, received_at)
    select ${clientId}, 'bank-account', ${originalName}, 'proof-' || n, ${format}, ${bytes}, ${sha256}, ${width}, ${height},
      ${receivedAt.toISOString()}::timestamptz
    from generate_series(1, 2500) as n`);
  const proofs = () => database.$count(identityDocuments, eq(identityDocuments.purpose, 'bank-account'));
  const givenUp = () => database.$count(documentDrafts, like(documentDrafts.storedName, 'proof-%'));
  const stopping = new AbortController();
  const stop = interceptStatements((_, text) => {
    if (text.includes('delete from "identity_documents"')) stopping.abort();
    return undefined;
  });
  await removeExpired(database, clock, stopping.signal);
  stop();
  expect([await proofs(), await givenUp()]).toEqual([1_500, 1_000]);
  await run();
  expect([await proofs(), await givenUp()]).toEqual([0, 2_500]);
});

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

test('[ORDQ-15] a run that is stopped under way ends after the batch that it is at', async () => {
  const { database, clock } = shared.sandbox;
  await database.execute(sql`
    insert into submissions (client_id, call, key, received_at)
    select ${clientId}, 'test', n::text, '2001-01-01' from generate_series(1, 2500) as n`);
  const stopping = new AbortController();
  const stop = interceptStatements((_, text) => {
    if (text.includes('delete from "submissions"')) stopping.abort();
    return undefined;
  });
  await removeExpired(database, clock, stopping.signal);
  stop();
  expect(await left('used-key')).toBe(1_500);
});

test('[ORDQ-15] a process removes at its start what has been kept for its time, and what serves a moment', async () => {
  const { database, clock } = shared.sandbox;
  const old = new Date('2001-01-01T00:00:00Z');
  for (const kind of expiringData) await writers[kind](old, kind);
  await database.insert(loginFailures).values({ region: 'HK', subjectHash: 'old', failures: 1, lastFailureAt: old });
  const faults: unknown[] = [];
  const { first, stop } = startRemovingExpired(database, clock, { error: (fault: unknown) => faults.push(fault) });
  await first;
  await stop();
  for (const kind of expiringData) expect([kind, await left(kind)]).toEqual([kind, 0]);
  expect(await database.$count(loginFailures, eq(loginFailures.subjectHash, 'old'))).toBe(0);
  expect(faults).toEqual([]);
});

/** The tables with rows of clients that this job doesn't remove, by what becomes of their rows. */
const otherwise = {
  'are the books, and stay': [
    'cash_entries',
    'cash_events',
    'cash_transactions',
    'client_erasures',
    'coupon_events',
    'dividend_entries',
    'dividend_evidence',
    'dividend_instruction_changes',
    'dividends',
    'kept_back_distributions',
    'ledger_entries',
    'movements',
    'open_corrections',
    'open_orders',
    'order_events',
    'order_evidence',
    'order_movements',
    'order_seals',
    'orders',
    'paid_distributions',
    'plan_evidence',
    'plan_migrations',
    'plan_moves',
    'point_movements',
    'regular_plan_changes',
    'regular_plan_executions',
    'regular_plans',
    'reinvested_dividends',
    'reward_points',
    'same_day_debits',
  ],
  'are what a client has': [
    'accounts',
    'asked_steps',
    'assessment_answers',
    'assessments',
    'bank_accounts',
    'bank_authorities',
    'cash_accounts',
    'cash_clients',
    'client_particulars',
    'client_settings',
    'clients',
    'communication_preferences',
    'dividend_funds',
    'identity_documents',
    'passkeys',
    'price_alerts',
    'reactivations',
    'recent_views',
    'staff_members',
    'suitability_profiles',
    'watched_funds',
  ],
  'serve a moment, and go with it': [
    'identity_assertions',
    'one_time_codes',
    'passkey_challenges',
    're_authentications',
    'reset_attempts',
    'sessions',
  ],
  'are messages and logins, which go by jobs of their own': ['logins', 'message_secrets'],
};

test('[ORDQ-15, R24] every table with rows of a client is removed from, or stays for a reason', async () => {
  const found = await shared.sandbox.database.select({ name: sql<string>`name` }).from(
    sql`(with recursive own(name, id) as (
        select 'clients'::name, 'clients'::regclass::oid
        union select relname, pg_class.oid from own
          join pg_constraint on contype = 'f' and confrelid = own.id join pg_class on pg_class.oid = conrelid
      ) select name from own) as tables`,
  );
  const removed = [...tables.values()].map((table) => getTableName(table)).filter((name) => name !== 'service_stops');
  expect(found.map(({ name }) => name).toSorted()).toEqual([...removed, ...Object.values(otherwise).flat()].toSorted());
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
