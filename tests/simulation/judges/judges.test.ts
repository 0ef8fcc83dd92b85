import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashAccounts, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { openSeededDatabase } from '../../sandbox/support/seeded-database';
import { leaveBooks } from '../../sandbox/support/watched-books';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { ForeignTexts } from './foreign-texts';
import { unkeptWords } from './kept-words';
import { strangeSecrets } from './known-secrets';
import { capsExceeded, outflowsUnheld } from './limits-kept';
import { MessagesOnce } from './messages-once';
import { ServerAnswers } from './server-answers';

let open: OpenDatabase;
const now = new Date('2026-03-04T10:00:00+08:00');

beforeAll(async () => {
  open = await openSeededDatabase();
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

test('a text with another client’s number, address or name is seen, and the client’s own is not', async () => {
  const foreign = new ForeignTexts();
  await foreign.learn(open.database);
  expect(foreign.seenIn('{"accountNo":"510012300189","user":"chanmei88"}', 'HK-TYPICAL')).toEqual([]);
  expect(foreign.seenIn('{"accountNo":"510012300189"}', 'HK-GOLD')).toEqual(['HK-TYPICAL']);
});

test('an order that a client was told of and that is nowhere is seen, and so is one that was refused and is there', async () => {
  const about = { client: 'TW-TYPICAL', what: 'order-list', since: now.getTime() } as const;
  const told = { ...about, name: 'no-such-list', outcome: 'received', count: 2 } as const;
  expect(await unkeptWords(open.database, [told])).toEqual([
    'TW-TYPICAL was told received of order-list no-such-list, which should be there 2 times, and is 0 times',
  ]);
  expect(await unkeptWords(open.database, [{ ...told, outcome: 'refused' }])).toEqual([]);
});

test('a secret that counts and that the client doesn’t know is seen', async () => {
  expect(await strangeSecrets(open.database, [{ ...chan }])).toEqual([]);
  expect(await strangeSecrets(open.database, [{ ...chan, secret: '000000' }])).toEqual([
    'HK-TYPICAL knows another login secret than counts',
  ]);
});

test('a change whose answer was lost counts from now on where it was made', async () => {
  const client = { ...chan, secret: '111111', untold: { kind: 'login' as const, next: '528314' } };
  expect(await strangeSecrets(open.database, [client])).toEqual([]);
  expect(client.secret).toBe('528314');
});

test('a message that is there twice is seen', async () => {
  const messages = new MessagesOnce();
  await messages.told(open.database);
  const message = { recipient: '90000000', channel: 'mobile', text: 'Your order was received.', sentAt: now } as const;
  await open.database.insert(outbox).values(message);
  expect(await messages.told(open.database)).toEqual([]);
  await open.database.insert(outbox).values([message, message]);
  expect(await messages.told(open.database)).toHaveLength(1);
});

test('a failure that nobody caused is seen, and so is an answer that isn’t of the contract', () => {
  const answers = new ServerAnswers();
  const request = { name: 'userSettings', method: 'GET', url: '/hk/api/no-such', headers: {} } as const;
  const failure = {
    request,
    fault: undefined,
    said: { kind: 'answered', status: 500, headers: {}, body: '' },
  } as const;
  expect(answers.objectionTo(failure, true)).toBeUndefined();
  expect(answers.objectionTo(failure, false)).toContain('is answered 500 though nothing failed');
});

test('nothing of the demonstration’s past is beyond its limits', async () => {
  const ids = (await open.database.select({ id: clients.id }).from(clients).where(eq(clients.region, 'HK'))).map(
    ({ id }) => id,
  );
  const window = { day: '2026-03-04', now, since: new Date(0), clientIds: ids };
  expect(await outflowsUnheld(open.database, window)).toEqual([]);
  expect(await capsExceeded(open.database, '2026-03-04')).toEqual([]);
});

test('half of what a client has that leaves at once is seen, and the same that waits is not', async () => {
  const { database } = open;
  const window = { day: '2026-03-04', now, since: new Date(now.getTime() - 1_000), clientIds: ['HK-TYPICAL'] };
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
  leaveBooks(database);
});
