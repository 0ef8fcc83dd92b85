import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { regionDefaults } from '../../../config/regions';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { bankAccounts, bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { cashAccounts, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { dividends, funds } from '../../../sandbox/database/schema/funds';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { logins, outbox } from '../../../sandbox/database/schema/sessions';
import { bridgeDifferences } from '../../sandbox/performance/bridge-differences';
import { openSeededDatabase } from '../../sandbox/support/seeded-database';
import { leaveBooks } from '../../sandbox/support/watched-books';
import { ForeignTexts } from './foreign-texts';
import { unkeptWords } from './kept-words';
import { strangeSecrets } from './known-secrets';
import { capsExceeded, mandatesExceeded, outflowsUnheld } from './limits-kept';
import { MessagesOnce } from './messages-once';
import { movesOf } from './moves-of';
import { plantOrder } from './plant-order';
import { findOpenThings } from './open-things';
import { ServerAnswers } from './server-answers';

let open: OpenDatabase;
const day = '2026-03-04';
const now = new Date(`${day}T10:00:00+08:00`);

beforeAll(async () => {
  open = await openSeededDatabase();
  // The breaches that are planted here are of no desk.
  leaveBooks(open.database);
});
afterAll(() => open.close());

const chan = {
  id: 'HK-TYPICAL',
  region: 'HK',
  login: 'chanmei88',
  secret: '528314',
  tradingSecret: '739162',
  untold: undefined,
} as const;

test('a text with another client’s number, address, name, order, transaction or plan is seen, and the client’s own is not', async () => {
  const foreign = new ForeignTexts();
  const { database } = open;
  await foreign.learn(database);
  expect(foreign.seenIn('{"accountNo":"510012300189","user":"chanmei88"}', 'HK-TYPICAL')).toEqual([]);
  const [client] = await database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
  const [order] = await database.select().from(orders).where(eq(orders.clientId, 'HK-TYPICAL'));
  const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.accountNumber, '510012300189'));
  const [cash] = await database
    .select({ sid: cashTransactions.sid })
    .from(cashTransactions)
    .where(eq(cashTransactions.cashAccountSid, 'VCA-510012300189'));
  const marks = ['510012300189', client?.email, client?.userName, client?.identityNumber, order?.id, order?.oid];
  for (const mark of [...marks, plan?.refNo, cash?.sid])
    expect([mark, foreign.seenIn(`{"shown":"${mark ?? ''}"}`, 'HK-GOLD')]).toEqual([mark, ['HK-TYPICAL']]);
});

test('a message about a plan that is shown to another client is seen', async () => {
  const foreign = new ForeignTexts();
  await foreign.learn(open.database);
  const [plan] = await open.database.select().from(regularPlans).where(eq(regularPlans.accountNumber, '510012300189'));
  const message = `{"text":"Your monthly plan ${plan?.refNo ?? ''} has placed an order."}`;
  expect(foreign.seenIn(message, 'HK-TYPICAL')).toEqual([]);
  expect(foreign.seenIn(message, 'HK-GOLD')).toEqual(['HK-TYPICAL']);
});

test.for([
  ['order-list', 2],
  ['cancel-order', undefined],
  ['cash', undefined],
  ['plan', undefined],
] as const)('something sent that a client was told of and that is nowhere is seen: %s', async ([what, count]) => {
  const about = { client: 'TW-TYPICAL', what, since: now.getTime(), name: 'no-such' } as const;
  const told = { ...about, outcome: 'received', ...(count === undefined ? {} : { count }) } as const;
  expect(await unkeptWords(open.database, [told])).toEqual([
    `TW-TYPICAL was told received of ${what} no-such, which should be there ${String(count ?? 1)} times, and is 0 times`,
  ]);
  for (const outcome of ['refused', 'not-received', 'unknown'] as const)
    expect(await unkeptWords(open.database, [{ ...about, outcome }])).toEqual([]);
});

test('something sent that was refused and is there is seen, unless the same was received or is open as well', async () => {
  const { database } = open;
  await plantOrder(open.database, {
    id: 'cancelled-order',
    clientId: 'TW-TYPICAL',
    kind: 'buy',
    amount: '1000',
    at: now,
  });
  const cancelled = { orderId: 'cancelled-order', sequence: 1, kind: 'cancelled', at: now, actor: 'client' } as const;
  await database.insert(orderEvents).values(cancelled);
  const [plan] = await database.select().from(regularPlans).orderBy(asc(regularPlans.refNo));
  const [cash] = await database.select().from(cashTransactions).orderBy(asc(cashTransactions.sid));
  for (const [what, name] of [
    ['order-list', 'list-of-cancelled-order'],
    ['cancel-order', 'cancelled-order'],
    ['cash', cash?.sid],
    ['plan', plan?.refNo],
  ] as const) {
    const about = { client: 'TW-TYPICAL', what, since: now.getTime(), name: name ?? '' } as const;
    const refused = { ...about, outcome: 'refused' } as const;
    const wrong = `TW-TYPICAL was told refused of ${what} ${about.name}, which should be there 0 times, and is 1 times`;
    expect(await unkeptWords(database, [refused])).toEqual([wrong]);
    expect(await unkeptWords(database, [refused, { ...about, outcome: 'unknown' }])).toEqual([]);
    expect(await unkeptWords(database, [refused, { ...about, outcome: 'received', count: 1 }])).toEqual([]);
  }
});

test('money that was refused and moves is seen by its account, type and amount', async () => {
  const { database } = open;
  const [moved] = await database
    .select({ account: cashAccounts.accountNumber, type: cashTransactions.type, amount: cashTransactions.amount })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .where(eq(cashTransactions.type, 'withdrawal'))
    .orderBy(asc(cashTransactions.sid));
  const name = [moved?.account, moved?.type, moved?.amount].join(' ');
  const refused = { client: 'HK-TYPICAL', what: 'cash-amount', name, outcome: 'refused', since: 0 } as const;
  expect(await unkeptWords(database, [refused])).toEqual([
    `HK-TYPICAL was told refused of cash-amount ${name}, which should be there 0 times, and is 1 times`,
  ]);
  expect(await unkeptWords(database, [{ ...refused, since: Date.parse('2100-01-01') }])).toEqual([]);
});

test('a secret that counts and that the client doesn’t know is seen, of either kind, and so is a client who is gone', async () => {
  expect(await strangeSecrets(open.database, [{ ...chan }])).toEqual([]);
  expect(await strangeSecrets(open.database, [{ ...chan, secret: '000000' }])).toEqual([
    'HK-TYPICAL knows another login secret than counts',
  ]);
  expect(await strangeSecrets(open.database, [{ ...chan, tradingSecret: '000000' }])).toEqual([
    'HK-TYPICAL knows another trading secret than counts',
  ]);
  expect(await strangeSecrets(open.database, [{ ...chan, id: 'HK-NOBODY' }])).toEqual(['HK-NOBODY is gone']);
});

test('a change whose answer was lost counts from now on where it was made', async () => {
  const client = { ...chan, secret: '111111', untold: { kind: 'login' as const, next: '528314' } };
  expect(await strangeSecrets(open.database, [client])).toEqual([]);
  expect(client.secret).toBe('528314');
});

test('a change whose answer was lost doesn’t count where it wasn’t made', async () => {
  const client = { ...chan, untold: { kind: 'verification' as const, next: '000000' } };
  expect(await strangeSecrets(open.database, [client])).toEqual([]);
  expect(client.tradingSecret).toBe('739162');
});

const message = { recipient: '90000000', channel: 'mobile', text: 'Your order was received.', sentAt: now } as const;

test('a message that is there twice is seen', async () => {
  const messages = new MessagesOnce();
  await messages.told(open.database);
  await open.database.insert(outbox).values(message);
  expect(await messages.told(open.database)).toEqual([]);
  await open.database.insert(outbox).values([message, message]);
  expect(await messages.told(open.database)).toEqual([
    'a message was told twice: 90000000 at 2026-03-04T02:00:00.000Z: Your order was received.',
  ]);
});

test('a plan tells of each of its tries since the last look, and of none twice, whatever it did before', async () => {
  const { database } = open;
  const [plan] = await database.select().from(regularPlans).orderBy(asc(regularPlans.refNo));
  const refNo = plan?.refNo ?? '';
  const execution = { refNo, date: day, amount: '1000', outcome: 'failed', tries: 1, reason: 'x' } as const;
  const text = `Your monthly plan ${refNo} for a fund could not debit HKD 1000 this month.`;
  const told = { ...message, text, subject: 'plan' } as const;
  const messages = new MessagesOnce();
  // Tries of long ago excuse nothing.
  await database.insert(regularPlanExecutions).values([
    { ...execution, month: '2020-01', day: 1 },
    { ...execution, month: '2020-02', day: 1 },
  ]);
  await messages.told(database);
  await database.insert(regularPlanExecutions).values({ ...execution, month: '2020-03', day: 1 });
  await database.insert(outbox).values([told, told]);
  expect(await messages.told(database)).toEqual([expect.stringContaining(`a message was told twice: 90000000`)]);
  await database.insert(regularPlanExecutions).values([
    { ...execution, month: '2020-04', day: 1 },
    { ...execution, month: '2020-05', day: 1 },
  ]);
  await database.insert(outbox).values([told, told]);
  expect(await messages.told(database)).toEqual([]);
  const paused = { ...told, text: `Your monthly plan ${refNo} is paused because its debits failed.` };
  await database.insert(regularPlanExecutions).values([
    { ...execution, month: '2020-06', day: 1 },
    { ...execution, month: '2020-07', day: 1 },
  ]);
  await database.insert(outbox).values([paused, paused]);
  expect(await messages.told(database)).toHaveLength(1);
  await database.delete(regularPlanExecutions).where(eq(regularPlanExecutions.date, day));
});

test('two logins of a client from a new device at one instant are told twice, and those of another client excuse nothing', async () => {
  const { database } = open;
  const [client] = await database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
  const [other] = await database.select().from(clients).where(eq(clients.id, 'HK-GOLD'));
  const text = 'Your account was logged in to on 4 March 2026 from a new device (Chrome).';
  const told = { ...message, text, recipient: client?.mobile ?? '' };
  const messages = new MessagesOnce();
  await messages.told(database);
  const opened = { clientId: 'HK-TYPICAL', at: now, isNewDevice: true, outcome: 'opened', address: '' } as const;
  await database.insert(logins).values([
    { ...opened, id: '00000000-0000-4000-8000-000000000001', deviceHash: 'new' },
    { ...opened, id: '00000000-0000-4000-8000-000000000002', deviceHash: 'new' },
  ]);
  await database.insert(outbox).values([told, told]);
  expect(await messages.told(database)).toEqual([]);
  const toOther = { ...told, recipient: other?.mobile ?? '' };
  await database.insert(outbox).values([toOther, toOther]);
  expect(await messages.told(database)).toHaveLength(1);
});

test('a failure that nobody caused is seen, and so is an answer that isn’t of the contract', () => {
  const answers = new ServerAnswers();
  const request = { name: 'userSettings', method: 'GET', url: '/hk/api/no-such', headers: {} } as const;
  const answered = { kind: 'answered', headers: {} } as const;
  const failure = { request, said: { ...answered, status: 500, body: '' } } as const;
  expect(answers.objectionTo(failure, true)).toBeUndefined();
  expect(answers.objectionTo(failure, false)).toContain('is answered 500 though nothing failed');
  const state = { ...request, url: `${regionDefaults.HK.apiBase}/urlService/orderState?oid=1` };
  const strange = { request: state, said: { ...answered, status: 200, body: '{"oid":1}' } } as const;
  expect(answers.objectionTo(strange, true)).toContain('Invalid input');
});

test('an answer over GraphQL that tells of a failure though nothing failed is seen, and a code in another form', () => {
  const answers = new ServerAnswers();
  const url = `${regionDefaults.HK.apiBase}/graphql`;
  const request = { name: 'Holdings', method: 'POST', url, headers: {} } as const;
  const answer = (error: object) => ({
    request,
    said: {
      kind: 'answered' as const,
      headers: {},
      status: 200,
      body: JSON.stringify({ data: null, errors: [{ message: '', extensions: error }] }),
    },
  });
  const unexpected = answer({ classification: 'UNEXPECTED' });
  expect(answers.objectionTo(unexpected, true)).toBeUndefined();
  expect(answers.objectionTo(unexpected, false)).toContain('though nothing failed');
  const refused = (code: string) => answer({ classification: 'INTERNAL_ERROR', errors: [{ code }] });
  expect(answers.objectionTo(refused('VCA-0106'), false)).toBeUndefined();
  expect(answers.objectionTo(refused('no such account'), true)).toContain('which no contract says');
});

test('a mark of the desk changes with something told, and with nothing else', async () => {
  const before = await movesOf(open.database);
  expect(await movesOf(open.database)).toBe(before);
  await open.database.insert(outbox).values(message);
  expect(await movesOf(open.database)).not.toBe(before);
});

test('the open things of a client are found, and those of nobody else', async () => {
  await plantOrder(open.database, { id: 'open-order', clientId: 'TW-TYPICAL', kind: 'buy', amount: '1000', at: now });
  const things = await findOpenThings(open.database, { clientIds: ['TW-TYPICAL'], now });
  expect(things).toContainEqual({ what: 'order', clientId: 'TW-TYPICAL', name: 'open-order' });
  expect(new Set(things.map(({ clientId }) => clientId))).toEqual(new Set(['TW-TYPICAL']));
  expect(new Set(things.map(({ what }) => what))).toEqual(
    new Set(['order-list', 'order', 'plan', 'bank-account', 'account']),
  );
  await open.database
    .insert(orderEvents)
    .values({ orderId: 'open-order', sequence: 1, kind: 'cancelled', at: now, actor: 'client' });
  const left = await findOpenThings(open.database, { clientIds: ['TW-TYPICAL'], now });
  expect(left.map(({ name }) => name)).not.toContain('open-order');
});

test('nothing of the demonstration’s past is beyond its limits', async () => {
  const rows = await open.database.select({ id: clients.id }).from(clients).where(eq(clients.region, 'HK'));
  const window = { day, now, since: new Date(0), clientIds: rows.map(({ id }) => id) };
  expect(await outflowsUnheld(open.database, window)).toEqual([]);
  expect(await capsExceeded(open.database, day)).toEqual([]);
  expect(await mandatesExceeded(open.database, day)).toEqual([]);
});

test('debits of a period that are together more than the mandate allows are seen, and those of two periods are not', async () => {
  const { database } = open;
  const clientId = 'HK-500';
  const [mandate] = await database
    .select({ id: bankAccounts.id, most: bankAuthorities.debitLimit })
    .from(bankAuthorities)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankAuthorities.bankAccountId))
    .where(and(eq(bankAccounts.clientId, clientId), eq(bankAuthorities.periodicity, 'MONTHLY')));
  if (!mandate?.most) throw new Error('the client has no such mandate');
  const amount = String(0.6 * Number(mandate.most));
  const debit = async (id: string, dealingDate: string) => {
    await plantOrder(database, { id, clientId, kind: 'buy', amount, bankAccountId: mandate.id, at: now });
    const accepted = { orderId: id, sequence: 1, kind: 'accepted', at: now, actor: 'desk', dealingDate } as const;
    await database.insert(orderEvents).values(accepted);
  };
  await debit('in-march', '2026-03-05');
  await debit('in-april', '2026-04-01');
  expect(await mandatesExceeded(database, day)).toEqual([]);
  await debit('in-march-too', '2026-03-31');
  expect(await mandatesExceeded(database, day)).toEqual([
    `HK-500: HKD ${String(2 * Number(amount))} are debited from the bank account ${String(mandate.id)} in the month from 2026-03-01, and its mandate allows ${mandate.most}`,
  ]);
});

test('purchases of a day that are together more than its cap are seen, and those of two days are not', async () => {
  const { database } = open;
  const buy = { clientId: 'TW-TYPICAL', kind: 'buy' } as const;
  await plantOrder(open.database, { ...buy, id: 'half-of-cap', amount: '16000000', at: now });
  const yesterday = new Date(now.getTime() - 86_400_000);
  await plantOrder(open.database, { ...buy, id: 'half-of-yesterday', amount: '16000000', at: yesterday });
  expect(await capsExceeded(database, day)).toEqual([]);
  await plantOrder(open.database, { ...buy, id: 'other-half', amount: '16000000', at: now });
  expect(await capsExceeded(database, day)).toEqual(['TW-TYPICAL: TWD 32000000 of one day is more than its cap: buy']);
});

test('redemptions of a day that are worth more than its cap are seen', async () => {
  await plantOrder(open.database, {
    id: 'big-sale',
    clientId: 'TW-NO-CODE',
    kind: 'redemption',
    units: '900000000',
    at: now,
  });
  expect(await capsExceeded(open.database, day)).toContainEqual(
    expect.stringMatching(/^TW-NO-CODE: TWD \d+ of one day is more than its cap: redemption$/),
  );
});

test('half of what a client has that leaves at once is seen, also by a little after what waits, and what waits is not', async () => {
  const { database } = open;
  const window = { day, now, since: new Date(now.getTime() - 1_000), clientIds: ['HK-TYPICAL'] };
  const [account] = await database
    .select({ sid: cashAccounts.sid })
    .from(cashAccounts)
    .where(eq(cashAccounts.accountNumber, '510012300189'));
  const withdrawal = {
    sid: 'VCA-LEAVES',
    cashAccountSid: account?.sid ?? '',
    type: 'withdrawal',
    sign: -1,
    amount: '900000000',
    status: 'pending',
    paymentStatus: 'pending',
    at: now,
  } as const;
  await database.insert(cashTransactions).values(withdrawal);
  await database
    .insert(cashEvents)
    .values({ transactionSid: 'VCA-LEAVES', sequence: 0, kind: 'received', at: now, actor: 'client' });
  expect(await outflowsUnheld(database, window)).toEqual([expect.stringContaining('HK-TYPICAL: USD ')]);
  await database.update(cashTransactions).set({ heldUntil: now }).where(eq(cashTransactions.sid, 'VCA-LEAVES'));
  expect(await outflowsUnheld(database, window)).toEqual([]);
  await database.insert(cashTransactions).values({ ...withdrawal, sid: 'VCA-LITTLE', amount: '100' });
  await database
    .insert(cashEvents)
    .values({ transactionSid: 'VCA-LITTLE', sequence: 0, kind: 'received', at: now, actor: 'client' });
  // What waits may have come after it.
  expect(await outflowsUnheld(database, window)).toEqual([]);
  const longBefore = new Date(now.getTime() - 120_000);
  await database.update(cashEvents).set({ at: longBefore }).where(eq(cashEvents.transactionSid, 'VCA-LEAVES'));
  expect(await outflowsUnheld(database, window)).toEqual([expect.stringContaining('HK-TYPICAL: USD ')]);
});

test('half of what a client has that is sold at once is seen', async () => {
  const window = { day, now, since: new Date(now.getTime() - 1_000), clientIds: ['HK-GOLD'] };
  expect(await outflowsUnheld(open.database, window)).toEqual([]);
  await plantOrder(open.database, {
    id: 'all-sold',
    clientId: 'HK-GOLD',
    kind: 'redemption',
    units: '900000000',
    at: now,
  });
  expect(await outflowsUnheld(open.database, window)).toEqual([expect.stringContaining('HK-GOLD: USD ')]);
});

test('a month that a statement tells otherwise than the history is seen, and so is one without statement or bridge', async () => {
  const { database } = open;
  const who = { clientId: 'HK-TYPICAL', region: 'HK' } as const;
  expect(await bridgeDifferences(database, who, ['2025-11', '2025-12'])).toEqual([]);
  // The bridge of both ends has the month between them too.
  expect(await bridgeDifferences(database, who, ['2025-10', '2025-12'])).toContainEqual(
    expect.stringMatching(/^HK-TYPICAL, 2025-10 to 2025-12: change: bridge -?[\d.]+, statements -?[\d.]+$/),
  );
  expect(await bridgeDifferences(database, who, ['2025-13'])).toEqual([
    'HK-TYPICAL, 2025-13 to 2025-13: no statement of 2025-13',
  ]);
  const [fund] = await database
    .select({ id: funds.id })
    .from(funds)
    .where(eq(funds.region, 'HK'))
    .orderBy(asc(funds.id));
  const unrated = { accountNumber: '510012300189', fundId: fund?.id ?? 0, date: '2025-12-10', gross: '10' } as const;
  await database.insert(dividends).values({ ...unrated, currency: 'XXX' });
  expect(await bridgeDifferences(database, who, ['2025-12'])).toEqual(['HK-TYPICAL, 2025-12 to 2025-12: no bridge']);
});
