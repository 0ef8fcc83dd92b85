import { and, desc, eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bankAccounts, bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { orderLists } from '../../../sandbox/database/schema/orders';
import { regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { type DeskVisit, lin } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

const accountNumber = '5100000022';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => ({ sandbox, desk } = begun));
beforeEach(async () => {
  await limit('TWD', '100000000');
  await limit('XXX', '1000000');
});

/** States what the client's bank allows over the account in a currency; another kind of status ends it. */
async function limit(currency: string, debitLimit: string, status: 'A' | 'I' = 'A'): Promise<void> {
  const { database } = sandbox;
  const own = database.select({ id: bankAccounts.id }).from(bankAccounts).where(eq(bankAccounts.currency, currency));
  await database
    .update(bankAuthorities)
    .set({ debitLimit, status })
    .where(
      and(
        eq(bankAuthorities.accountNumber, accountNumber),
        eq(bankAuthorities.kind, 'DDA'),
        inArray(bankAuthorities.bankAccountId, own),
      ),
    );
}

type Failed = { readonly currency: string; readonly code: string; readonly message: string };

/** Sends a list that buys for so much in TWD, in a line each, with a fee of 1.5 %, and for 2,000 in USD. */
async function sent(name: string, ...amounts: readonly string[]) {
  const oid = await desk.newList(name);
  const [list] = await sandbox.database.select().from(orderLists).where(eq(orderLists.oid, oid));
  // Of the day on which it is sent, each a little later than the one before.
  const madeAt = sandbox.clock.now().getTime() + (list?.madeAt.getTime() ?? 0) - Date.parse(start);
  const lines = (list?.lines ?? []).flatMap((line) =>
    line.type === 'B' && line.currency === 'TWD'
      ? amounts.map((figure) => ({ ...line, figure, feeRate: '1.5' }))
      : [line],
  );
  await sandbox.database
    .update(orderLists)
    .set({ lines, madeAt: new Date(madeAt) })
    .where(eq(orderLists.oid, oid));
  const body = await desk.bodyOf(oid);
  const { errors } = (
    await desk.visitor.call('POST', '/deal/validateAllotment', {
      body: { accountNo: accountNumber, oid, orders: body.allotmentList },
    })
  ).json<{ errors: Failed[] }>();
  await desk.sign(oid);
  const answer = await desk.submit(oid, { ...body, redemptionList: [], switchList: [] });
  expect(answer.statusCode).toBe(200);
  const { failedAllotmentOrders } = answer.json<{ failedAllotmentOrders: Failed[] }>();
  const failed = failedAllotmentOrders.map(({ currency, code }) => [currency, code]);
  // What is said before an order is sent is what comes of it.
  const messages = failedAllotmentOrders.map(({ message }) => message);
  expect(errors.map(({ currency, code }) => [currency, code])).toEqual(failed);
  expect(errors.map(({ message }) => message)).toEqual(messages);
  return { failed, messages };
}

/** Runs the client's plan of TWD 3,000 as of a day; returns its last execution. */
async function planOn(day: string) {
  const { database } = sandbox;
  sandbox.clock.set(`${day}T10:00:00+08:00`);
  await runPlans({ ...sandbox, configuration: sandbox.configuration });
  const [last] = await database
    .select({ execution: regularPlanExecutions })
    .from(regularPlanExecutions)
    .innerJoin(regularPlans, eq(regularPlans.refNo, regularPlanExecutions.refNo))
    .where(and(eq(regularPlans.accountNumber, accountNumber), eq(regularPlans.status, 'ACTIVE')))
    .orderBy(desc(regularPlanExecutions.month), desc(regularPlanExecutions.day))
    .limit(1);
  return last?.execution;
}

test('[BANK-03, ENT-44, ERR-22] orders of a day take no more from a bank account than its authority allows, fees included, and the next day begins anew', async () => {
  await limit('TWD', '300000');
  expect((await sent('too-much-at-once', '400000')).failed).toEqual([['TWD', 'ORDER_DEBIT_LIMIT']]);
  expect((await sent('twice-in-one-list', '200000', '200000')).failed).toEqual([['TWD', 'ORDER_DEBIT_LIMIT']]);
  // 203,000 with the fee; 95,600 are within the rest of 97,000, but not with their fee.
  expect((await sent('over-the-rest', '95600')).failed).toEqual([['TWD', 'ORDER_DEBIT_LIMIT']]);
  expect((await sent('within-the-rest', '95500')).failed).toEqual([]);
  // After the cut-off, what is ordered is debited on the next business day.
  sandbox.clock.set('2026-03-04T16:30:00+08:00');
  await desk.signInAgain();
  expect((await sent('of-the-next-day', '200000')).failed).toEqual([]);
  expect((await sent('over-the-next-day', '200000')).failed).toEqual([['TWD', 'ORDER_DEBIT_LIMIT']]);
});

test('[BANK-03, OPEN-90, ERR-22] an account is debited in its own currency alone, and none at all without an authority in force', async () => {
  sandbox.clock.set('2026-03-09T10:00:00+08:00');
  await desk.signInAgain();
  await limit('XXX', '1', 'I');
  expect((await sent('no-account-in-usd', '50000')).failed).toEqual([['USD', 'ORDER_DEBIT_CURRENCY']]);
  await limit('TWD', '300000', 'I');
  expect((await sent('no-authority', '50000')).failed).toEqual([
    ['TWD', 'ORDER_PAYMENT_UNAVAILABLE'],
    ['USD', 'ORDER_PAYMENT_UNAVAILABLE'],
  ]);
});

test('[BANK-03, RSP-09, TRADE-79] the execution of a plan keeps to the authority too, and is tried again', async () => {
  await limit('TWD', '2999');
  expect(await planOn('2026-03-06')).toMatchObject({
    outcome: 'retrying',
    reason: 'ORDER_DEBIT_LIMIT',
    orderId: null,
  });
});

test('[BANK-03, RSP-09, TRADE-79] the debits of a plan and of a client’s order on one day share the limit, whichever comes first', async () => {
  await limit('TWD', '10000');
  // The plan debits 3,000 on the 16th; 6,897 and their fee of 104 are one more than what it leaves.
  expect(await planOn('2026-03-16')).toMatchObject({ outcome: 'placed' });
  await desk.signInAgain();
  expect((await sent('after-the-plan', '6897')).failed).toEqual([['TWD', 'ORDER_DEBIT_LIMIT']]);
  expect((await sent('beside-the-plan', '6896')).failed).toEqual([]);
  sandbox.clock.set('2026-04-07T09:00:00+08:00');
  await publishRates(sandbox.database, sandbox.clock);
  await desk.signInAgain();
  expect((await sent('before-the-plan', '6897')).failed).toEqual([]);
  expect(await planOn('2026-04-07')).toMatchObject({ outcome: 'retrying', reason: 'ORDER_DEBIT_LIMIT' });
});

test('[BANK-03, ENT-44, ERR-22] says which account allows how much, and what is left of that, in each language', async () => {
  sandbox.clock.set('2026-03-11T10:00:00+08:00');
  await desk.signInAgain();
  await limit('TWD', '300000');
  const within = await sent('two-thirds', '200000');
  expect(within.messages).toEqual([]);
  const told = {
    zh_TW:
      '青田銀行 88****20 的扣款上限為每日 TWD 300,000，2026/03/11 尚可扣款 TWD 97,000；此筆委託含手續費需扣款 TWD 152,250。',
    zh_HK:
      '青田銀行 88****20 的扣款上限為每日 TWD 300,000，2026/03/11 尚餘 TWD 97,000；此項指示連同費用需扣款 TWD 152,250。',
    en_US:
      'The debit limit of Greenfield Bank 88****20 is TWD 300,000 a day. TWD 97,000 is left on 11 Mar 2026, and this order needs TWD 152,250 including its fee.',
  } as const;
  for (const language of ['zh_TW', 'zh_HK', 'en_US'] as const) {
    await readIn(language);
    expect((await sent(`told-in-${language}`, '150000')).messages).toEqual([told[language]]);
  }
  await limit('XXX', '1', 'I');
  expect((await sent('told-of-usd', '50000')).messages).toEqual([
    'None of your bank accounts can be debited in USD. You can pay from Greenfield Bank 88****20 (TWD).',
  ]);
  await limit('TWD', '300000', 'I');
  expect((await sent('told-of-none', '50000')).messages).toEqual([
    'You have no bank account that can be debited now.',
    'You have no bank account that can be debited now.',
  ]);
});

test('[API-62, BANK-03, ENT-44] states the debits ordered of the period that the limit counts, and none of a period that is over', async () => {
  sandbox.clock.set('2026-03-18T10:00:00+08:00');
  await desk.signInAgain();
  await limit('TWD', '300000');
  const before = await statedDebits();
  expect((await sent('stated', '200000')).failed).toEqual([]);
  expect(await statedDebits()).toEqual([...before, { day: '2026-03-18', currency: 'TWD', amount: '203000' }]);
  sandbox.clock.set('2026-03-19T10:00:00+08:00');
  await desk.signInAgain();
  expect((await statedDebits()).filter(({ day }) => day < '2026-03-19')).toEqual([]);
});

/** Returns the debits that the account in TWD is stated to have. */
async function statedDebits() {
  const accounts = (await desk.visitor.call('GET', '/dda')).json<
    { accountCurrency: string; debits: { day: string; currency: string; amount: string }[] }[]
  >();
  return accounts.find(({ accountCurrency }) => accountCurrency === 'TWD')?.debits ?? [];
}

/** Signs the client in anew, who reads a language. */
async function readIn(language: Visitor['language']): Promise<void> {
  desk.visitor = new Visitor(desk.server, 'TW', language);
  expect((await desk.visitor.logOn(lin[0], lin[1])).statusCode).toBe(200);
}
import { publishRates } from '../../../sandbox/funds/publish-rates';
