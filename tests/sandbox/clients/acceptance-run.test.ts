import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Region } from '../../../domain/region';
import { addClient } from '../../../sandbox/commands/add-client';
import type { Command } from '../../../sandbox/commands/command';
import { identityDocumentsCommand } from '../../../sandbox/commands/identity-documents';
import { importData } from '../../../sandbox/commands/import';
import { migrate } from '../../../sandbox/commands/migrate';
import { reconcile } from '../../../sandbox/commands/reconcile';
import { runDesk } from '../../../sandbox/commands/run-desk';
import type { SandboxConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { createClock } from '../../../sandbox/context/clock';
import { createSecrets } from '../../../sandbox/context/secrets';
import type { Database } from '../../../sandbox/database/database';
import { openDatabase } from '../../../sandbox/installation/open-database';
import { buildServer } from '../../../sandbox/server/build-server';
import { createMetrics } from '../../../sandbox/server/operation-routes';
import { aPicture } from '../../builders/a-picture';
import { aFundFolder, fundListFile, removeFundFolders } from '../../builders/fund-folder';
import { refuseRows } from '../support/refuse-rows';
import { runCommand } from '../support/run-command';
import { testConfiguration } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

// An installation without any demonstration, from the empty folder on: each step is a command of its own, as a tester types it.
const morning = '2026-03-04T10:00:00+08:00';
const dayAfter = '2026-03-05T23:50:00+08:00';

const installation = (fixedNow: string): SandboxConfiguration => ({
  ...testConfiguration,
  environment: 'production',
  dataFolder,
  fixedNow,
});
let dataFolder = '';
let made = 0;
const accountNumbers = new Map<string, string>();
const secrets = new Map<string, readonly [login: string, secret: string, tradingSecret: string]>();

const funds = {
  'funds/funds_tw.csv': fundListFile('TWA,F001,,甲基金,Fund A,甲投信,境內基金,TWD,10.50,2026-03-03'),
  'funds/funds_hk.csv': fundListFile('HKB,H001,HK0000000001,乙基金,Fund B,B House,,HKD,20.25,2026-03-03'),
  'fx/usd_base.csv': 'date,TWD,HKD\n2026-03-03,31.40,7.80\n',
};
const pricesOfTheDay = {
  'nav/F001_TWD.csv': 'date,nav\n2026-03-04,10.60\n',
  'nav/H001_HKD.csv': 'date,nav\n2026-03-04,20.30\n',
};

/** Runs a command to its end, and returns what it said. */
async function run(command: Command, parameters: readonly string[] = [], at = morning): Promise<string> {
  const { lines } = await runCommand(command, installation(at), parameters);
  return lines.join('\n');
}

/** Does something in the books themselves. */
async function inBooks<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(installation(dayAfter));
  try {
    return await work(open.database);
  } finally {
    await open.close();
  }
}

async function add(region: Region, number: string, more: readonly string[]): Promise<void> {
  const person = ['--name-en', 'Chan Tai Man', '--name-zh', '陳大文', '--email', 'chan@example.com'];
  const mobile = { HK: '91234567', TW: '0912345678' }[region];
  const said = await run(addClient, [region, number, ...person, '--mobile', mobile, '--born', '1980-01-31', ...more]);
  const [, account = '', secret = '', tradingSecret = ''] =
    /account (\d+): logs in with (\S+), orders with (\S+)/.exec(said) ?? [];
  secrets.set(`${region} ${number}`, [number, secret, tradingSecret]);
  expect(account).not.toBe('');
  accountNumbers.set(number, account);
}

/** Visits a region's server of the installation, until the visit is over: commands of an embedded database have it alone. */
async function visit<T>(region: Region, work: (visitor: Visitor) => Promise<T>, at = morning): Promise<T> {
  const configuration = installation(at);
  const open = await openDatabase(configuration);
  const deps = { clock: createClock(at), secrets: await createSecrets('test'), metrics: createMetrics() };
  const server = await buildServer({ ...deps, region, database: open.database, configuration });
  try {
    return await work(new Visitor(server, region));
  } finally {
    await server.close();
    await open.close();
  }
}

async function signIn(visitor: Visitor, number: string): Promise<string> {
  const [login, secret, tradingSecret] = secrets.get(`${visitor.region} ${number}`) ?? ['', '', ''];
  expect((await visitor.logOn(login, secret)).statusCode).toBe(200);
  return tradingSecret;
}

const composed = (visitor: Visitor, order: object) =>
  visitor.call('POST', '/orders/compose', {
    headers: { 'idempotency-key': `list-${String((made += 1)).padStart(8, '0')}` },
    body: { orders: [{ type: 'B', ...order }] },
  });

/** Buys a fund as the portal does: composes a list, and submits it with the trading password. */
async function buy(visitor: Visitor, { number, order }: { number: string; order: Record<string, string> }) {
  const vpin = await signIn(visitor, number);
  const { oid } = (await composed(visitor, order)).json<{ oid: string }>();
  const { fundCode, currency, amount, paidFrom } = order;
  const line = { fundCode, currency, amount, discountCode: '', agreements: [], ...(paidFrom ? { paidFrom } : {}) };
  const answer = await visitor.call('POST', '/urlService/submit', {
    headers: { 'idempotency-key': `order-list:${oid}` },
    body: {
      accountNo: accountNumbers.get(number) ?? '',
      vpin,
      oid,
      lineManager: '',
      disadvantagedElderlyAck: 'N',
      elderlyRedeemOverHalfAck: 'N',
      allotmentList: [line],
      redemptionList: [],
      switchList: [],
    },
  });
  return { oid, answer };
}

beforeAll(async () => {
  dataFolder = aFundFolder({});
  expect(await run(migrate)).toContain('ready for this release');
  await run(importData, [aFundFolder(funds)]);
}, 180_000);
afterAll(removeFundFolders);

const hongKong = { fundCode: 'HKB', currency: 'HKD', amount: '20000', paidFrom: 'cash-account' } as const;
const taiwan = { fundCode: 'TWA', currency: 'TWD', amount: '20000' } as const;

type Received = { readonly successfulAllotmentOrders: readonly { readonly fundCode: string }[] };
type Refused = { readonly failedAllotmentOrders: readonly { readonly code: string }[] };

test('[AUTH-03, ORDQ-05, TRADE-91, BANK-03, VCA-15] in production, clients of both regions whom a command added buy imported funds, which the desk deals at the prices that come next, and leave right books', async () => {
  await add('HK', '510099887766', ['--rating', 'aggressive', '--cash', '100000.00']);
  await add('TW', 'A123456789', ['--rating', 'c', '--bank-account', '0123456789', '--tier', 'Direct']);
  const lists: string[] = [];
  for (const [region, number, order] of [
    ['HK', '510099887766', hongKong],
    ['TW', 'A123456789', taiwan],
  ] as const)
    await visit(region, async (visitor) => {
      const { oid, answer } = await buy(visitor, { number, order });
      const { successfulAllotmentOrders: received } = answer.json<Received>();
      expect([answer.statusCode, received.map(({ fundCode }) => fundCode)]).toEqual([200, [order.fundCode]]);
      lists.push(oid);
    });
  expect(await run(runDesk)).toContain('orders that are open: 2');
  await run(importData, [aFundFolder(pricesOfTheDay)], dayAfter);
  const ofFirst = `new.order_id like '${lists[0] ?? ''}%'`;
  const goOn = await inBooks((database) => refuseRows(database, 'order_events', ofFirst));
  await expect(run(runDesk, [], dayAfter)).rejects.toThrow(/^The desk has left to the next round: \S+: run it again$/);
  await inBooks(goOn);
  await run(runDesk, [], dayAfter);
  for (const [index, [region, number, price]] of (
    [
      ['HK', '510099887766', '20.30'],
      ['TW', 'A123456789', '10.60'],
    ] as const
  ).entries())
    await visit(
      region,
      async (visitor) => {
        await signIn(visitor, number);
        const state = await visitor.call('GET', `/urlService/orderState?oid=${lists[index] ?? ''}`);
        expect(state.json()).toMatchObject({ orders: [{ dealingDate: '2026-03-04', price }] });
      },
      dayAfter,
    );
  expect(await run(reconcile, [], dayAfter)).toBe('The books are right');
}, 180_000);

test('[SUIT-23, SUIT-40, CONFLICT-24] in production, a client who was added without a rating can’t buy until the questionnaire is answered, which is there', async () => {
  await add('HK', '510099887755', ['--bank-account', '024-888123-456']);
  const order = { ...hongKong, paidFrom: 'direct-debit' };
  await visit('HK', async (visitor) => {
    const first = await buy(visitor, { number: '510099887755', order });
    const { failedAllotmentOrders: failed } = first.answer.json<Refused>();
    expect(failed.map(({ code }) => code)).toEqual(['ORDER_NOT_ALLOWED']);
    const { sid, questionCategories } = (await visitor.call('GET', '/riskQuestionnaire')).json<Questionnaire>();
    const answered = questionCategories.flatMap(({ questions }) =>
      questions.map(({ sequence, options }) => ({
        chooseType: 'S',
        sequence,
        text: '',
        questionOptions: options.map((option) => ({ ...option, result: option === options[2] ? 1 : 0 })),
      })),
    );
    const rated = await visitor.call('POST', '/riskQuestionnaire', {
      headers: { 'idempotency-key': 'the-first-questionnaire' },
      body: { clientRiskLevel: null, questionnaireSid: sid, questionCategories: answered },
    });
    expect(rated.statusCode).toBe(200);
    const { answer } = await buy(visitor, { number: '510099887755', order });
    expect(answer.json<Received>().successfulAllotmentOrders).toHaveLength(1);
  });
}, 180_000);

type Questionnaire = {
  readonly sid: string;
  readonly questionCategories: readonly {
    readonly questions: readonly { readonly sequence: number; readonly options: readonly object[] }[];
  }[];
};

test('[DOC-13, API-90] a client of Hong Kong whom a command asks for a document is paused, sends it, and is opened again by a command', async () => {
  await add('HK', '510099887744', ['--rating', 'growth', '--cash', '50000']);
  const said = await run(identityDocumentsCommand, ['ask', 'HK', '510099887744']);
  const [, clientId = ''] = /^(HK-\S+): a document is asked for$/.exec(said) ?? [];
  const file = new Blob([await aPicture('png')], { type: 'image/png' });
  await visit('HK', async (visitor) => {
    const { answer } = await buy(visitor, { number: '510099887744', order: hongKong });
    expect(answer.json<Refused>().failedAllotmentOrders.map(({ code }) => code)).toEqual(['ORDER_NOT_ALLOWED']);
    const form = new FormData();
    form.append('requestBy', clientId);
    form.append('file', file, 'passport.png');
    const headers = { 'idempotency-key': 'key-00000001' };
    const sent = await visitor.call('POST', '/api/document/hk/reactivationDocumentUpload', { headers, body: form });
    expect(sent.json()).toMatchObject({ success: true });
  });
  expect(await run(identityDocumentsCommand)).toContain(`${clientId} waits`);
  expect(await run(identityDocumentsCommand, ['accept', clientId])).toBe(`${clientId}: the account is open`);
  await visit('HK', async (visitor) => {
    const { answer } = await buy(visitor, { number: '510099887744', order: hongKong });
    expect(answer.json<Received>().successfulAllotmentOrders).toHaveLength(1);
  });
  await expect(run(identityDocumentsCommand, ['ask', 'HK', '510000000000'])).rejects.toThrow('No client of HK');
  await expect(run(identityDocumentsCommand, ['ask', 'TW', 'A123456789'])).rejects.toThrow(
    "A client of TW can't send a document",
  );
}, 180_000);
