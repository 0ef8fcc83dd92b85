import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { measureBusiness } from '../../../sandbox/server/business-metrics';
import { failStatement } from '../support/failing-statement';
import { interceptStatements } from '../support/intercepted-statements';
import { openSeededDatabase } from '../support/seeded-database';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

test('[R23] operators see what waits to be sent, who is there and who was refused, and a figure less while the database fails', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, sandbox, { connections: () => 1, waiting: () => 0 });
  const figures = async (): Promise<Readonly<Record<string, string>>> => {
    const lines = (await metrics.metrics()).split('\n').filter((line) => /^portal_/.test(line));
    return Object.fromEntries(lines.map((line) => [line.split(' ')[0] ?? '', line.split(' ')[1] ?? '']));
  };
  await sandbox.forget();
  // Those of the demonstration's clients that are locked.
  const refusedBefore = Number((await figures())['portal_logins_refused']);
  const minuteAgo = new Date(sandbox.clock.now().getTime() - 60_000);
  await sandbox.database
    .insert(outbox)
    .values({ recipient: 'a@example.com', channel: 'email', text: 'Your order was received.', sentAt: minuteAgo });
  const server = await sandbox.server('HK');
  await new Visitor(server, 'HK').logOn('chanmei88', '528314');
  await new Visitor(server, 'HK').logOn('chanmei88', '528315');
  expect(await figures()).toMatchObject({
    portal_messages_waiting: '1',
    portal_messages_oldest_seconds: '60',
    portal_sessions: '1',
    // By the name that was typed, and by the client.
    portal_logins_refused: String(refusedBefore + 2),
  });
  expect((await figures())['portal_figures_unread']).toBe('0');
  const stop = failStatement(2);
  const failing = await figures();
  expect(stop()).toBe(true);
  expect(Object.keys(failing).filter((name) => failing[name] === 'Nan')).toEqual([
    'portal_messages_waiting',
    'portal_messages_oldest_seconds',
  ]);
  expect(failing['portal_figures_unread']).toBe('1');
});

test('[R23] a code that waits counts with the other messages, and the oldest of all says how long they wait', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, sandbox, { connections: () => 1, waiting: () => 0 });
  await sandbox.forget();
  const now = sandbox.clock.now().getTime();
  const message = { recipient: 'a@example.com', channel: 'email', text: '' } as const;
  await sandbox.database.insert(outbox).values([
    { ...message, secretKind: 'code', sentAt: new Date(now - 90_000) },
    { ...message, secretKind: 'pin', sentAt: new Date(now - 30_000) },
    { ...message, state: 'sent', sentAt: new Date(now - 900_000) },
  ]);
  const text = await metrics.metrics();
  expect(text).toMatch(/^portal_messages_waiting 2$/m);
  expect(text).toMatch(/^portal_messages_oldest_seconds 90$/m);
});

test('[R23] metrics keep nobody from the database: each figure is read after the other, and once for all who ask meanwhile', async () => {
  const open = await openSeededDatabase();
  const metrics = new Registry();
  measureBusiness(metrics, { database: open.database, clock: sandbox.clock }, open.pool);
  let most = 0;
  let sent = 0;
  const stop = interceptStatements(() => {
    sent += 1;
    most = Math.max(most, open.pool.waiting());
    return undefined;
  });
  const text = await metrics.metrics();
  const once = sent;
  sent = 0;
  await Promise.all([metrics.metrics(), metrics.metrics()]);
  stop();
  await open.close();
  // The funds and the events of the open orders are read together.
  expect([most, sent]).toEqual([1, once]);
  expect(text).toMatch(/^portal_database_waiting 0$/m);
  expect(text).toMatch(/^portal_orders_open \d+$/m);
});

test('[R23] nothing more is asked of a database that is away', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, sandbox, { connections: () => 1, waiting: () => 0 });
  const stop = interceptStatements(() => `do $$ begin raise exception 'away' using errcode = '57P01'; end $$`);
  const text = await metrics.metrics();
  expect(stop()).toBe(1);
  expect(text).toMatch(/^portal_database_up 0$/m);
  expect(text.match(/ Nan$/gm)?.length).toBeGreaterThan(5);
});
