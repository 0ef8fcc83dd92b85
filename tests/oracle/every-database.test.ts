import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const tests = join(import.meta.dirname, '..');

/** The files of the tests with their text, but for those that run in a browser and this one. */
const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.startsWith('journeys/') && !path.startsWith('oracle/'))
  .map((path) => ({ path, text: readFileSync(join(tests, path), 'utf8') }));

/** The modules and folders that move money: the desk, what it is made of, and the servers that clients call. */
const movingModules = [
  'orders/dealing-job',
  'orders/deal-orders',
  'orders/receiving/',
  'orders/plans/run-plans',
  'orders/plans/place-plan-order',
  'orders/dividends/',
  'cash-account/handle-bank-notification',
  'cash-account/bank-simulator',
  'cash-account/receive-instruction',
  'server/build-server',
];
const moving = new RegExp(`from '[./]+/sandbox/(${movingModules.join('|')})`);
/** The calls that open a database that nobody watches. */
const opening = /\b(openEmbedded|openServer|openTestDatabase|openEngine)\(/;

/** Those that open one and move money in it all the same, with who looks at its books. */
const lookedAfter: Readonly<Record<string, string>> = {
  'sandbox/bank-account-changes/replaced-in-two-processes.test.ts':
    'what it opens is one more connection to a database that is watched',
  'sandbox/database/database-away.test.ts': 'its clients only read',
  'sandbox/database/engine-ended.test.ts': 'its clients only read',
  'sandbox/database/pooler.test.ts': 'its clients only read',
  'sandbox/orders/dealing-in-two-processes.test.ts':
    'what it opens is one more connection to a database that is watched',
  'sandbox/orders/held-client-in-two-processes.test.ts':
    'what it opens is one more connection to a database that is watched',
  'sandbox/orders/order-numbers.test.ts': 'the one that it opens is from before a migration and has no desk',
  'sandbox/price-alerts/told-prices.test.ts': 'the one that it opens is from before a migration and has no desk',
  'sandbox/support/desk-worker.ts': 'its parent opened the database, and checks it',
  'sandbox/support/submit-lists.ts': 'tells the faults in its books each time it begins',
  'sandbox/wire/raw-requests.test.ts': 'what it asks comes to no table',
};

test('every module that is said to move money is there', () => {
  const places = movingModules.map((name) => (name.endsWith('/') ? name : `${name}.ts`));
  expect(places.filter((place) => !existsSync(join(tests, '../sandbox', place)))).toEqual([]);
});

test('[R24] every test that moves money does so in a database whose books the model checks', () => {
  const alone = files.filter(({ text }) => moving.test(text) && opening.test(text)).map(({ path }) => path);
  expect(alone.toSorted()).toEqual(Object.keys(lookedAfter));
  const watching = readFileSync(join(tests, 'sandbox/support/seeded-database.ts'), 'utf8');
  const opened = [...watching.matchAll(/^export async function (open\w+)[^]*?\n}/gm)];
  expect(opened.map(([text, name]) => [name, text.includes('withWatchedBooks(')])).toEqual([
    ['openSeededDatabase', true],
    ['openSeededServer', true],
  ]);
  const { text } = files.find(({ path }) => path === 'sandbox/support/test-sandbox.ts') ?? { text: '' };
  expect(text).toContain('await openSeededDatabase()');
  expect(readFileSync(join(tests, '../vitest.config.ts'), 'utf8')).toMatch(
    /name: 'node',[^}]+?setupFiles: \[\.\.\.shared\.setupFiles, 'tests\/check-books\.ts'\]/,
  );
});
