import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { measureBusiness } from '../../../sandbox/server/business-metrics';
import { measureDocuments } from '../../../sandbox/server/document-metrics';
import { failStatement } from '../support/failing-statement';
import { interceptStatements } from '../support/intercepted-statements';
import { openSeededDatabase } from '../support/seeded-database';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
/** The sources that the log says could not be read. */
const logged: unknown[] = [];
const logger = { warn: (about: object) => void logged.push('source' in about && about.source) };
const pool = { connections: () => 1, waiting: () => 0 };
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  logged.length = 0;
});

test('[R23] operators see what waits to be sent, who is there and who was refused, and a figure less while the database fails', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, { ...sandbox, logger }, pool);
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
  expect(logged).toEqual(['waiting messages']);
});

test('[R23] a code that waits counts with the other messages, and the oldest of all says how long they wait', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, { ...sandbox, logger }, pool);
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
  measureBusiness(metrics, { database: open.database, clock: sandbox.clock, logger }, open.pool);
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
  measureBusiness(metrics, { ...sandbox, logger }, pool);
  const stop = interceptStatements(() => `do $$ begin raise exception 'away' using errcode = '57P01'; end $$`);
  const text = await metrics.metrics();
  expect(stop()).toBe(1);
  expect(logged).toEqual(['database']);
  expect(text).toMatch(/^portal_database_up 0$/m);
  expect(text.match(/ Nan$/gm)?.length).toBeGreaterThan(5);
});

test('[R23] a figure that waits in vain for a lock leaves the others, and the database is up', async () => {
  const metrics = new Registry();
  measureBusiness(metrics, { ...sandbox, logger }, pool);
  const locked = `do $$ begin raise exception 'locked' using errcode = '55P03'; end $$`;
  const stop = interceptStatements((sent) => (sent === 2 ? locked : undefined));
  const text = await metrics.metrics();
  stop();
  expect(logged).toEqual(['waiting messages']);
  expect(text).toMatch(/^portal_database_up 1$/m);
  expect(text).toMatch(/^portal_figures_unread 1$/m);
  expect(text).toMatch(/^portal_stops_in_force 0$/m);
});

/** The database, of which one question is never answered: how many messages were given up. */
const withoutAnswer = (): TestSandbox['database'] =>
  new Proxy(sandbox.database, {
    get: (database, name): unknown => {
      const count = (...asked: Parameters<typeof database.$count>): Promise<number> =>
        asked[0] === outbox ? new Promise(() => undefined) : database.$count(...asked);
      return name === '$count' ? count : Reflect.get(database, name);
    },
  });

test('[R23] a figure that never comes keeps nobody from the others', async () => {
  const metrics = new Registry();
  const database = withoutAnswer();
  measureBusiness(metrics, { ...sandbox, database, logger }, pool, { each: 1_500, all: 60_000 });
  const text = await metrics.metrics();
  expect(logged).toEqual(['dead messages']);
  expect(text).toMatch(/^portal_messages_dead Nan$/m);
  expect(text).toMatch(/^portal_figures_unread 1$/m);
  expect(text).toMatch(/^portal_stops_in_force 0$/m);
});

test('[R23] figures are asked for until the time for all of them is over, and those left are not begun', async () => {
  const metrics = new Registry();
  const database = withoutAnswer();
  measureBusiness(metrics, { ...sandbox, database, logger }, pool, { each: 60_000, all: 1_500 });
  const text = await metrics.metrics();
  const left = ['sessions', 'refused logins', 'locked names', 'orders and prices', 'stops'];
  expect(logged).toEqual(['dead messages', ...left]);
  expect(text).toMatch(/^portal_figures_unread 6$/m);
  expect(text).toMatch(/^portal_messages_waiting \d+$/m);
  expect(text).toMatch(/^portal_stops_in_force Nan$/m);
});

/** A register with the measure of a store of documents, and what it logs. */
function measuredStore(isUp: () => Promise<boolean>) {
  const metrics = new Registry();
  const problems: object[] = [];
  measureDocuments(metrics, { isUp }, { warn: (about: object) => void problems.push(about) }, 50);
  const value = async () => (await metrics.metrics()).split(' ').at(-1)?.trim();
  return { value, problems };
}

test('[R23] a store of documents that hangs counts as away, is asked once by all who ask meanwhile, and anew once it has answered', async () => {
  const answers: ((isUp: boolean) => void)[] = [];
  const { value, problems } = measuredStore(() => new Promise((answer) => void answers.push(answer)));
  expect(await Promise.all([value(), value()])).toEqual(['0', '0']);
  expect(await value()).toBe('0');
  expect(answers).toHaveLength(1);
  expect(problems).toMatchObject([1, 2, 3].map(() => ({ err: { message: 'it was not read within 50 ms' } })));
  answers[0]?.(true);
  expect(await value()).toBe('1');
  expect([await value(), answers.length]).toEqual(['0', 2]);
});

test('[R23] a store of documents that fails in an unknown way counts as away, is logged, and is asked anew', async () => {
  let asked = 0;
  const { value, problems } = measuredStore(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('unknown')) : Promise.resolve(true);
  });
  expect([await value(), await value()]).toEqual(['0', '1']);
  expect(problems).toMatchObject([{ err: { message: 'unknown' } }]);
});
