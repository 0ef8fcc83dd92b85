import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyBankAccountChanges } from '../../../sandbox/bank-account-changes/apply-bank-account-changes';
import {
  acceptBankAccountChange,
  cancelBankAccountChange,
} from '../../../sandbox/bank-account-changes/end-bank-account-changes';
import { notifyOfBankAccount } from '../../../sandbox/bank-account-changes/notify-of-bank-account';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { bankAccountChanges } from '../../../sandbox/database/schema/bank-account-changes';
import { bankAccounts, bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { openOrders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { openSeededDatabase } from '../../sandbox/support/seeded-database';
import { testConfiguration } from '../../sandbox/support/test-sandbox';
import { leaveBooks } from '../../sandbox/support/watched-books';
import { BankAccountsKept } from './bank-accounts-kept';
import { plantOrder } from './plant-order';

const day = 86_400_000;
const clientId = 'HK-TYPICAL';
const start = new Date('2026-03-04T10:00:00+08:00');

let open: OpenDatabase;
let judge: BankAccountsKept;
let now: Date;

beforeAll(async () => {
  open = await openSeededDatabase();
  // What is planted here is of no desk.
  leaveBooks(open.database);
  now = start;
});
beforeEach(async () => {
  judge = new BankAccountsKept('2026-03-04', () => undefined);
  await judge.begin(open.database);
});
afterAll(() => open.close());

const deps = () => ({
  database: open.database,
  clock: { now: () => now, goAhead: () => undefined },
  configuration: testConfiguration,
});
const judged = () => judge.judge(open.database);
const ofClient = eq(clients.id, clientId);

/** Returns the account that the client's orders in Hong Kong dollars are paid from and to. */
async function usedAccount() {
  const rows = await open.database
    .select({ id: bankAccounts.id, number: bankAccounts.number })
    .from(bankAccounts)
    .innerJoin(bankAuthorities, eq(bankAuthorities.bankAccountId, bankAccounts.id))
    .where(and(eq(bankAccounts.clientId, clientId), eq(bankAccounts.currency, 'HKD'), eq(bankAuthorities.kind, 'SPI')))
    .orderBy(asc(bankAuthorities.id));
  const [first] = rows;
  if (first === undefined) throw new Error('the client has no bank account');
  return first;
}

/** Writes a request down in the place of the account in use, and tells the client as often as is said. */
async function ask(number: string, told = 1): Promise<string> {
  const { database } = open;
  const [proof] = await database
    .insert(identityDocuments)
    .values({
      clientId,
      purpose: 'bank-account',
      storedName: `${randomUUID()}.png`,
      originalName: 'passbook.png',
      format: 'png',
      bytes: 1,
      sha256: '',
      width: 1,
      height: 1,
      receivedAt: now,
    })
    .returning();
  const [change] = await database
    .insert(bankAccountChanges)
    .values({
      clientId,
      bank: `Bank ${number}`,
      number,
      currency: 'HKD',
      replacesId: (await usedAccount()).id,
      proofId: proof?.id ?? 0,
      requestedAt: now,
      effectiveAt: new Date(now.getTime() + 3 * day),
      sessionMark: 'a-test',
    })
    .returning();
  const [client] = await database.select().from(clients).where(ofClient);
  if (change === undefined || client === undefined) throw new Error('nothing was written down');
  for (let left = told; left > 0; left -= 1)
    await notifyOfBankAccount(database, { client, change, happened: 'requested', now, environment: 'test' });
  return change.id;
}

/** Lets the firm find a proof good, and the account take effect when its time has come. */
async function takeIntoUse(id: string): Promise<void> {
  await acceptBankAccountChange(deps(), { clientId, id });
  now = new Date(now.getTime() + 3 * day);
  await applyBankAccountChanges(deps());
}

test('a request that is told once, given up, or taken into use in its time is nothing wrong', async () => {
  const givenUp = await ask('812000000001');
  await cancelBankAccountChange(deps(), { clientId, id: givenUp });
  expect(await judged()).toEqual([]);
  await takeIntoUse(await ask('812000000002'));
  expect(await judged()).toEqual([]);
  expect((await usedAccount()).number).toBe('812000000002');
});

test('an account that is replaced keeps an authority that ended before, and is no longer in use', async () => {
  const { database } = open;
  const { id } = await usedAccount();
  const over = { accountNumber: '510012300189', kind: 'DDA', status: 'A', effectiveOn: '2020-01-02' } as const;
  await database.insert(bankAuthorities).values({ ...over, bankAccountId: id, expiresOn: '2026-01-02' });
  await takeIntoUse(await ask('812000000011'));
  expect(await judged()).toEqual([]);
});

test('a bank account that is in use though nobody asked for it is seen, and one that was asked for and isn’t', async () => {
  const { database } = open;
  const used = await usedAccount();
  const of = eq(bankAuthorities.bankAccountId, used.id);
  const values = { bankNames: {}, holder: 'A', addressLines: [], state: 'NEW', onlineDebit: 'none' } as const;
  const [other] = await database
    .insert(bankAccounts)
    .values({ ...values, clientId, number: '812000000003', currency: 'HKD' })
    .returning();
  const id = other?.id ?? 0;
  await database.update(bankAuthorities).set({ bankAccountId: id }).where(of);
  const wrong = [
    `the bank account ${String(id)} is in use, and shouldn't be`,
    `the bank account ${String(used.id)} isn't in use, and should be`,
  ];
  expect((await judged()).slice(0, 2)).toEqual(wrong);
  await database.update(bankAuthorities).set({ bankAccountId: used.id }).where(eq(bankAuthorities.bankAccountId, id));
});

test('a bank account that is taken into use before its time, or with a proof that nobody looked at, is seen', async () => {
  const { database } = open;
  const early = await ask('812000000004');
  await takeIntoUse(early);
  const ofChange = eq(bankAccountChanges.id, early);
  await database
    .update(bankAccountChanges)
    .set({ requestedAt: new Date(now.getTime() - 2 * day) })
    .where(ofChange);
  expect(await judged()).toContain('the bank account 812000000004 is taken into use before its time');
  const unseen = await ask('812000000005');
  await takeIntoUse(unseen);
  await database.update(bankAccountChanges).set({ acceptedAt: null }).where(eq(bankAccountChanges.id, unseen));
  expect(await judged()).toEqual(['the bank account 812000000005 is taken into use, and nobody found its proof good']);
});

test('an order under way whose bank account is replaced is seen, and one that names an account of before', async () => {
  const { database } = open;
  const replaced = await usedAccount();
  const name = async (id: string) => {
    await plantOrder(database, { id, clientId, kind: 'buy', amount: '5000', bankAccountId: replaced.id, at: now });
    await database.insert(openOrders).values({ orderId: id }).onConflictDoNothing();
  };
  await name('under-way');
  expect(await judged()).toEqual([]);
  const request = await ask('812000000006');
  await takeIntoUse(request);
  expect(await judged()).toEqual([]);
  expect((await usedAccount()).id).toBe(replaced.id);
  // The desk would have waited.
  await database.delete(openOrders).where(eq(openOrders.orderId, 'under-way'));
  await applyBankAccountChanges(deps());
  await database.insert(openOrders).values({ orderId: 'under-way' });
  const account = String(replaced.id);
  const underWay = `the order under-way is under way, and its bank account ${account} is no longer in use`;
  expect(await judged()).toEqual([underWay]);
  await name('afterwards');
  expect(await judged()).toEqual([
    `the order afterwards names the bank account ${account}, which wasn't in use`,
    underWay,
    `the order afterwards is under way, and its bank account ${account} is no longer in use`,
  ]);
  await database.delete(openOrders).where(eq(openOrders.orderId, 'under-way'));
  await database.delete(openOrders).where(eq(openOrders.orderId, 'afterwards'));
});

test('a withdrawal that leaves at once though its bank account has just changed is seen', async () => {
  const { database } = open;
  await takeIntoUse(await ask('812000000007'));
  expect(await judged()).toEqual([]);
  const withdrawal = {
    cashAccountSid: 'VCA-510012300189',
    type: 'withdrawal',
    sign: -1,
    amount: '1',
    status: 'pending',
    paymentStatus: 'pending',
    at: new Date(now.getTime() + day),
  } as const;
  await database.insert(cashTransactions).values([
    { ...withdrawal, sid: 'at-once' },
    { ...withdrawal, sid: 'waits', heldUntil: new Date(now.getTime() + 2 * day) },
    { ...withdrawal, sid: 'weeks-later', at: new Date(now.getTime() + 20 * day) },
  ]);
  expect(await judged()).toEqual([
    `the withdrawal at-once of ${clientId} leaves at once, and its bank account has just changed`,
  ]);
});

test('a request that isn’t told by a contact known before, or twice by one, is seen', async () => {
  const { database } = open;
  const [client] = await database.select().from(clients).where(ofClient);
  const { mobile = '', email = '' } = client ?? {};
  const wrong = (bank: string, times: number, contacts: readonly string[]) =>
    contacts.map((at) => `${clientId} is told ${String(times)} times at ${at} of Bank ${bank}, and 1 were due`);
  const first = await ask('812000000008', 0);
  expect(await judged()).toEqual(wrong('812000000008', 0, [mobile, email]));
  await cancelBankAccountChange(deps(), { clientId, id: first });
  expect(await judged()).toEqual([]);
  const second = await ask('812000000009', 2);
  expect(await judged()).toEqual(wrong('812000000009', 2, [mobile, email]));
  await cancelBankAccountChange(deps(), { clientId, id: second });
  expect(await judged()).toEqual([]);
  // Whoever took the account over has the messages sent elsewhere.
  await database.update(clients).set({ email: 'a-stranger@mail.example' }).where(ofClient);
  await ask('812000000010');
  expect(await judged()).toEqual(wrong('812000000010', 0, [email]));
  await database.delete(outbox);
});
