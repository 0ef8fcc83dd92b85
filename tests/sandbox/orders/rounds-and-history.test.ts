import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendNewPins } from '../../../sandbox/credentials/pins/send-new-pins';
import { funds } from '../../../sandbox/database/schema/funds';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { measureBusiness } from '../../../sandbox/server/business-metrics';
import { sweepLogins } from '../../../sandbox/sessions/login-records';
import { hideExpiredCodes, removeOldMessages } from '../../../sandbox/sessions/outbox';
import { endKeys } from '../../../sandbox/submissions/end-keys';
import { growHistory, historyTables } from '../support/grow-history';
import { rowsRead, statementsOf } from '../support/rows-read';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { leaveBooks } from '../support/watched-books';

/** More than a round has any business with, and far more than is to be done in the demonstration. */
const history = 4_000;

let sandbox: TestSandbox;
const metrics = new Registry();

beforeAll(async () => {
  sandbox = await startTestSandbox();
  measureBusiness(metrics, { ...sandbox, logger }, { connections: () => 1, waiting: () => 0 });
  leaveBooks(sandbox.database);
  await growHistory(sandbox.database, { until: history, now: now() });
  // What is due is done, so that the next round has nothing but to look.
  await Promise.all(Object.values(rounds).map((round) => round()));
}, 240_000);
afterAll(() => sandbox.close());

const now = () => sandbox.clock.now();
const logger = { error: () => undefined, warn: () => undefined };
const rounds = {
  dealing: () => runDealing(sandbox),
  pins: () => sendNewPins(sandbox.context('HK'), 'due'),
  messages: () => deliverMessages({ ...sandbox, senders: {}, logger }),
  codes: () => hideExpiredCodes(sandbox.database, now()),
  outbox: () => removeOldMessages(sandbox.database, now()),
  logins: () => sweepLogins(sandbox.database, now()),
  keys: () => endKeys(sandbox.database, now()),
  metrics: () => metrics.metrics(),
};

test('[P14] a statement that looks through a history is seen to read all of it, and one with an index is not', async () => {
  const ordersRead = async (condition: string, value: unknown) => {
    const text = `select count(*) from orders where ${condition}`;
    return (await rowsRead(sandbox.database, { text, values: [value] })).get('orders');
  };
  expect(await ordersRead('kind = $1', 'none')).toBeGreaterThanOrEqual(history);
  expect(await ordersRead('fund_id = $1', -1)).toBe(0);
});

test.for(Object.keys(rounds) as readonly (keyof typeof rounds)[])(
  '[P14] a round reads no more of what is finished, however much of it there is: %s',
  async (name) => {
    const sent = await statementsOf(rounds[name]);
    const known: readonly string[] = historyTables;
    // Whether prices are late is said by the latest one of each fund, whatever came before it.
    const latestPrices = await sandbox.database.$count(funds);
    const mayRead = (table: string): number => history / 10 + (table === 'navs' ? latestPrices : 0);
    const read = [];
    for (const statement of sent.filter(({ text }) => /^\s*(select|with|update|delete|insert)\b/i.test(text)))
      for (const [table, rows] of await rowsRead(sandbox.database, statement))
        if (known.includes(table) && rows > mayRead(table)) read.push({ table, rows, text: statement.text });
    expect(read).toEqual([]);
    expect(sent.length).toBeGreaterThan(0);
  },
);
