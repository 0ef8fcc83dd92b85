import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CashInstruction, cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { toText } from '../../../domain/money/decimal';
import { findCashAccount } from '../../../sandbox/cash-account/find-cash-account';
import { handleBankNotification } from '../../../sandbox/cash-account/handle-bank-notification';
import { cancelWithdrawal, releaseWithdrawals } from '../../../sandbox/cash-account/held-withdrawals';
import { receiveInstruction } from '../../../sandbox/cash-account/receive-instruction';
import { decimal } from '../../../sandbox/database/decimal';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { cashEntries, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { logins, outbox } from '../../../sandbox/database/schema/sessions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { failStatement } from '../support/failing-statement';
import { StepUpVisitor } from '../support/step-up-visitor';
import { provedSession } from '../support/proved-session';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';

const hour = 60 * 60 * 1000;
const typical = { login: 'chanmei88', pin: '528314', accountNo: '510012300189' };
// Names another bank account six days before.
const changed = { login: 'hopaused6', pin: '604817', accountNo: '510012301332' };

let sandbox: TestSandbox;
let server: FastifyInstance;
let keys = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK');
}, 120_000);
beforeEach(() => sandbox.forget());
afterEach(async () => {
  const { database } = sandbox;
  expect(await faultsInBooks(database)).toEqual([]);
  for (const { sid } of await database.selectDistinct({ sid: cashEvents.transactionSid }).from(cashEvents)) {
    await database.delete(cashEntries).where(eq(cashEntries.transactionSid, sid));
    await database.delete(cashEvents).where(eq(cashEvents.transactionSid, sid));
    await database.delete(cashTransactions).where(eq(cashTransactions.sid, sid));
  }
  await database.delete(coolingOffs);
  await beginBooksAnew(database);
  await database.delete(outbox);
});
afterAll(() => sandbox.close());

type Client = typeof typical;

async function signedIn({ login, pin }: Client = changed): Promise<StepUpVisitor> {
  const visitor = new StepUpVisitor(server);
  expect((await visitor.logOn(login, pin)).statusCode).toBe(200);
  return visitor;
}

const withdrawal = (amount: string, waits: boolean, { accountNo }: Client = changed): CashInstruction =>
  cashInstruction('withdrawal', accountNo, decimal(amount), waits);

const send = (visitor: StepUpVisitor, wanted: CashInstruction, key = `held-withdrawal-${String((keys += 1))}`) =>
  visitor.moveCash(wanted, { 'idempotency-key': key });

/** Has a client let a withdrawal wait; its number. */
async function held(visitor: StepUpVisitor, amount = '5000.00', client = changed): Promise<string> {
  const wanted = withdrawal(amount, true, client);
  await visitor.proveCash(wanted, client.pin);
  const sent = await send(visitor, wanted);
  if (typeof sent === 'string') throw new Error(sent);
  return sent.vcaTransactionSid;
}

async function available({ accountNo }: Client = changed): Promise<string> {
  const account = await findCashAccount(sandbox.database, { accountNumber: accountNo, currency: 'HKD' });
  return toText(account?.available ?? decimal('-1'));
}

async function eventsOf(sid: string) {
  const own = eq(cashEvents.transactionSid, sid);
  const rows = await sandbox.database.select().from(cashEvents).where(own).orderBy(asc(cashEvents.sequence));
  return rows.map(({ kind, actor, at }) => [kind, actor, at.toISOString()]);
}

const told = async () => (await sandbox.database.select().from(outbox)).map(({ channel, text }) => [channel, text]);

const at = (milliseconds: number): string => new Date(Date.parse(start) + milliseconds).toISOString();

/** Does something with its k-th statement failing, every k there is; after each failure nothing of it is left, and in the end it is done. */
async function eachFails(work: () => Promise<unknown>, nothingLeft: () => Promise<void>): Promise<void> {
  for (let k = 1; ; k += 1) {
    const stop = failStatement(k);
    const failure = await work().then(
      () => undefined,
      (problem: unknown) => problem,
    );
    if (!stop()) {
      expect([failure, k > 5]).toEqual([undefined, true]);
      return;
    }
    expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
    await nothingLeft();
  }
}

describe('a withdrawal after a change of bank account', () => {
  test('[VCA-05] a withdrawal after a change of bank account isn’t sent at once and says why, whatever proof there is; nothing is kept and nobody is told', async () => {
    const visitor = await signedIn();
    const before = await available();
    expect(await send(visitor, withdrawal('5000', false))).toBe('COOLING_OFF_BANK_ACCOUNT');
    await visitor.proveCash(withdrawal('5000', false), changed.pin);
    expect(await send(visitor, withdrawal('5000', false))).toBe('COOLING_OFF_BANK_ACCOUNT');
    expect([await available(), await told(), await sandbox.database.$count(cashEvents)]).toEqual([before, [], 0]);
  });

  test('[VCA-05, VCA-35] a withdrawal after a change of bank account is kept for a day where its client wishes so and has proved that very wish, with what calls for it, and is told by every way', async () => {
    const visitor = await signedIn();
    const before = Number(await available());
    await visitor.proveCash(withdrawal('5000.00', false), changed.pin);
    expect(await send(visitor, withdrawal('5000.00', true))).toBe('RE_AUTH');
    const sid = await held(visitor);
    expect(Number(await available())).toBe(before - 5000);
    expect(await eventsOf(sid)).toEqual([['held', 'client', at(0)]]);
    expect(await sandbox.database.select().from(coolingOffs)).toMatchObject([
      { subject: sid, reasons: ['bank-account-changed'], heldUntil: new Date(at(24 * hour)) },
    ]);
    // In the language of the client's letters.
    const text =
      '按您的選擇，我們會保留您的現金戶口提款至 2026/03/05 10:00，原因：收款銀行戶口最近曾更改。其後會自動執行。如非您本人操作，請立即於網站取消或致電 +852 0000 0000。';
    expect((await told()).toSorted()).toEqual([
      ['email', text],
      ['mobile', text],
    ]);
  });

  test('[VCA-05, VCA-20, VCA-27, R28] a withdrawal after a change of bank account is carried out by the desk’s own clock when the day is over, once, and counts from then', async () => {
    const visitor = await signedIn();
    const sid = await held(visitor);
    const note = { eventId: 'too-early', aggregateId: sid, outcome: 'paid' as const, at: sandbox.clock.now() };
    expect(await handleBankNotification(sandbox.database, note)).toBe('VCA-0102');
    sandbox.clock.advance(24 * hour - 1);
    await runDealing(sandbox.context('HK'));
    expect(await eventsOf(sid)).toHaveLength(1);
    sandbox.clock.advance(1 + 3 * hour);
    await releaseWithdrawals(sandbox.context('HK'), { stopping: AbortSignal.abort() });
    expect(await eventsOf(sid)).toHaveLength(1);
    const twice = Array.from({ length: 5 }, () => releaseWithdrawals(sandbox.context('HK')));
    await Promise.all(twice);
    await runDealing(sandbox.context('HK'));
    expect((await eventsOf(sid)).slice(1)).toEqual([['received', 'desk', at(24 * hour)]]);
    expect(
      (await told()).filter(([, text]) => text?.startsWith('24 小時已過，您的現金戶口提款現正執行。')),
    ).toHaveLength(2);
    // Thursday 5 March, so five business days later is the 12th.
    sandbox.clock.set('2026-03-12T08:59:59+08:00');
    await runDealing(sandbox.context('HK'));
    expect(await eventsOf(sid)).toHaveLength(2);
    sandbox.clock.set('2026-03-12T09:00:00+08:00');
    await runDealing(sandbox.context('HK'));
    expect((await eventsOf(sid)).slice(2)).toEqual([['paid', 'bank', '2026-03-12T01:00:00.000Z']]);
  });

  test('[VCA-05] a client is told once of all withdrawals whose wait is over together', async () => {
    const visitor = await signedIn();
    await held(visitor);
    await held(visitor, '5001.00');
    sandbox.clock.advance(24 * hour);
    await Promise.all(Array.from({ length: 3 }, () => releaseWithdrawals(sandbox.context('HK'))));
    const released = (await told()).filter(([, text]) => text?.startsWith('24 小時已過'));
    expect(released.map(([channel]) => channel).toSorted()).toEqual(['email', 'mobile']);
    for (const [, text] of released) expect(text).toContain('您的 2 項現金戶口提款現正執行');
  });

  test('[VCA-05, VCA-26] a withdrawal after a change of bank account is cancelled by its client while it waits, once: the money is there again, and nothing is paid', async () => {
    const visitor = await signedIn();
    const before = await available();
    const sid = await held(visitor);
    const stranger = await signedIn(typical);
    expect(await stranger.cancelCash(sid)).toBe('VCA-0102');
    for (const nobodys of ['', 'nobody’s', 'x'.repeat(200)]) expect(await visitor.cancelCash(nobodys)).toBe('VCA-0102');
    sandbox.clock.advance(hour / 6);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.cancelCash(sid)));
    for (const answer of answers)
      expect(answer).toMatchObject({ transaction: { transactionStatus: 'rejected' }, cancelledAt: at(hour / 6) });
    expect(await available()).toBe(before);
    expect((await eventsOf(sid)).slice(1)).toEqual([['cancelled', 'client', at(hour / 6)]]);
    expect(
      (await told()).filter(([, text]) => text?.startsWith('您的現金戶口提款已於保留期間取消，不會有任何款項轉出。')),
    ).toHaveLength(2);
    sandbox.clock.advance(48 * hour);
    await runDealing(sandbox.context('HK'));
    expect(await eventsOf(sid)).toHaveLength(2);
  });

  test('[VCA-05] a withdrawal after a change of bank account is cancelled by the firm as well, once the wait is over by the firm alone, and by nobody once it is sent on', async () => {
    const visitor = await signedIn();
    const mine = await held(visitor);
    const late = await held(visitor, '5001.00');
    const stopped = await held(visitor, '5002.00');
    await cancelWithdrawal(sandbox.context('HK'), mine, { actor: 'desk' });
    expect((await eventsOf(mine)).slice(1)).toEqual([['cancelled', 'desk', at(0)]]);
    sandbox.clock.advance(24 * hour);
    // The desk comes by a minute later; the wait is over all the same.
    const again = await signedIn();
    expect(await again.cancelCash(late)).toBe('VCA-0104');
    await cancelWithdrawal(sandbox.context('HK'), stopped, { actor: 'desk' });
    await releaseWithdrawals(sandbox.context('HK'));
    expect((await eventsOf(stopped)).slice(1)).toEqual([['cancelled', 'desk', at(24 * hour)]]);
    await expect(cancelWithdrawal(sandbox.context('HK'), late, { actor: 'desk' })).rejects.toThrow('VCA-0104');
    expect(await again.cancelCash(late)).toBe('VCA-0104');
    expect(await eventsOf(late)).toHaveLength(2);
  });

  test('[VCA-05, R6] a withdrawal after a change of bank account is kept and cancelled whole or not at all, whichever statement fails', async () => {
    const { database, clock } = sandbox;
    const desk = sandbox.context('HK');
    const clientId = 'HK-PAUSED-DEBIT';
    const wanted = withdrawal('5000.00', true);
    const session = await provedSession(desk, clientId, { action: 'addVcaTransaction', body: { ...wanted } });
    const before = await available();
    const key = deriveKey('held', 'whole-or-not');
    const kept = async () => [
      await database.$count(cashEvents),
      await database.$count(coolingOffs),
      await database.$count(outbox),
      await available(),
    ];
    const sids: string[] = [];
    await eachFails(
      async () =>
        void sids.push(
          (await receiveInstruction(desk, { clientId, session, language: 'en_US', key, instruction: wanted })).sid,
        ),
      async () => expect(await kept()).toEqual([0, 0, 0, before]),
    );
    const [sid = ''] = sids;
    const whileHeld = await kept();
    expect(whileHeld.slice(0, 3)).toEqual([1, 1, 2]);
    clock.advance(24 * hour);
    await eachFails(
      () => releaseWithdrawals(desk),
      async () => expect(await kept()).toEqual(whileHeld),
    );
    expect((await eventsOf(sid)).map(([kind]) => kind)).toEqual(['held', 'received']);
    clock.set(start);
    const second = await held(await signedIn(), '6000.00');
    const before2 = await kept();
    await eachFails(
      () => cancelWithdrawal(desk, second, { actor: 'desk' }),
      async () => expect(await kept()).toEqual(before2),
    );
    expect((await eventsOf(second)).map(([kind]) => kind)).toEqual(['held', 'cancelled']);
  });
});

describe('a withdrawal of who is known', () => {
  test('[VCA-05] goes at once, unless its client would rather wait', async () => {
    const visitor = await signedIn(typical);
    await visitor.proveCash(withdrawal('5000', false, typical), typical.pin);
    expect(await send(visitor, withdrawal('5000', false, typical))).toMatchObject({ transactionStatus: 'pending' });
    const sid = await held(visitor, '6000.00', typical);
    expect(await sandbox.database.select().from(coolingOffs)).toMatchObject([{ subject: sid, reasons: [] }]);
  });

  test('[VCA-05] waits from a device that is new, for three days, whatever logs in from it meanwhile', async () => {
    const { database } = sandbox;
    const visitor = await signedIn(typical);
    await database
      .update(logins)
      .set({ isNewDevice: true, at: new Date(start) })
      .where(eq(logins.outcome, 'opened'));
    expect(await send(visitor, withdrawal('5000', false, typical))).toBe('COOLING_OFF_NEW_DEVICE');
    const again = await signedIn(typical);
    expect(await send(again, withdrawal('5000', false, typical))).toBe('COOLING_OFF_NEW_DEVICE');
    sandbox.clock.advance(72 * hour);
    const later = await signedIn(typical);
    expect(await send(later, withdrawal('5000', false, typical))).toBe('RE_AUTH');
  });

  test('[VCA-05] waits from half of all that the client has on, together with what is on its way out', async () => {
    const { database } = sandbox;
    const own = eq(bankAuthorities.accountNumber, changed.accountNo);
    const before = await database.select().from(bankAuthorities).where(own);
    await database.update(bankAuthorities).set({ effectiveOn: '2025-01-01' }).where(own);
    const visitor = await signedIn();
    const all = withdrawal(await available(), false);
    expect(await send(visitor, all)).toBe('COOLING_OFF_HALF');
    for (const { id, effectiveOn } of before)
      await database.update(bankAuthorities).set({ effectiveOn }).where(eq(bankAuthorities.id, id));
  });
});
