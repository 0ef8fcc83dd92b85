import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { accountFreeze } from '../../../contract/rest/account/account-freeze';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { cashEntries, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { movements } from '../../../sandbox/database/schema/funds';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { outbox, sessionEndings, sessions } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { decimal } from '../../builders/decimal';
import { failStatement } from '../support/failing-statement';
import { numberOf } from '../support/number-of';
import { placeOrder } from '../support/placed-orders';
import { receivedOrders } from '../support/received-orders';
import { StepUpVisitor } from '../support/step-up-visitor';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const chan = { login: 'chanmei88', pin: '528314', accountNo: '510012300189' };

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
  await unfreezeAccount(sandbox, clientId);
  await database.delete(accountFreezes);
  await database.delete(sessionEndings);
  for (const { sid } of await database.selectDistinct({ sid: cashEvents.transactionSid }).from(cashEvents)) {
    await database.delete(cashEntries).where(eq(cashEntries.transactionSid, sid));
    await database.delete(cashEvents).where(eq(cashEvents.transactionSid, sid));
    await database.delete(cashTransactions).where(eq(cashTransactions.sid, sid));
  }
  await database.delete(coolingOffs);
  await database.delete(contactChanges);
  await database.delete(regularPlanExecutions).where(eq(regularPlanExecutions.refNo, 'RP000001'));
  // Nothing but a freeze pauses a plan here.
  const pauses = eq(regularPlanChanges.kind, 'pause');
  const paused = database.select({ refNo: regularPlanChanges.refNo }).from(regularPlanChanges).where(pauses);
  await database.update(regularPlans).set({ status: 'ACTIVE' }).where(inArray(regularPlans.refNo, paused));
  await database.delete(regularPlanChanges).where(pauses);
  await beginBooksAnew(database);
  await database.delete(outbox);
});
afterAll(() => sandbox.close());

const signedIn = () => StepUpVisitor.signedIn(server, chan.login, chan.pin);
const freeze = (visitor: Visitor) => visitor.call('POST', '/account/security/freeze', { body: {} });
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/heartbeat')).statusCode === 200;
const logOn = () => new Visitor(server, 'HK').logOn(chan.login, chan.pin);
const stateOf = async () =>
  (await sandbox.database.select({ state: clients.state }).from(clients).where(eq(clients.id, clientId)))[0]?.state;
const told = async () =>
  (await sandbox.database.select().from(outbox).orderBy(asc(outbox.id))).map(({ channel, text }) => [channel, text]);

/** Lets a withdrawal wait; its number. */
async function heldWithdrawal(visitor: StepUpVisitor): Promise<string> {
  const wanted = cashInstruction('withdrawal', chan.accountNo, decimal('5000.00'), true);
  await visitor.proveCash(wanted, chan.pin);
  const sent = await visitor.moveCash(wanted, { 'idempotency-key': `freeze-withdrawal-${String((keys += 1))}` });
  if (typeof sent === 'string') throw new Error(sent);
  return sent.vcaTransactionSid;
}

/** Lets a request for another contact wait, and a debit that failed be tried again. */
async function waitingRequestAndRetry(): Promise<void> {
  const { database, clock } = sandbox;
  const now = clock.now();
  await database.insert(contactChanges).values({
    clientId,
    field: 'address',
    value: '1 Peak Road',
    before: '2 Peak Road',
    requestedAt: now,
    effectiveAt: new Date(now.getTime() + 3 * 24 * 60 * minute),
    sessionMark: 'attacker',
  });
  await database.insert(regularPlanExecutions).values({
    refNo: 'RP000001',
    month: '2026-02',
    day: 10,
    date: '2026-02-10',
    amount: '3000',
    outcome: 'retrying',
    tries: 1,
    nextTry: '2026-03-05',
    reason: 'ORDER_PAYMENT_UNAVAILABLE',
  });
}

const kindsOf = async (ids: readonly string[]) =>
  (
    await sandbox.database
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, [...ids]))
      .orderBy(asc(orderEvents.orderId), asc(orderEvents.sequence))
  ).map(({ kind, actor }) => `${kind} by ${actor}`);

/** All that a freeze changes, to be compared before and after. */
async function everything() {
  const { database } = sandbox;
  return {
    state: await stateOf(),
    sessions: (await database.select({ id: sessions.id }).from(sessions)).map(({ id }) => id).sort(),
    freezes: await database.$count(accountFreezes),
    endings: await database.$count(sessionEndings),
    events: await database.$count(orderEvents),
    cash: await database.$count(cashEvents),
    withdrawals: (await database.select().from(cashTransactions).orderBy(asc(cashTransactions.sid))).map(
      ({ sid, status, cancelledAt }) => [sid, status, cancelledAt],
    ),
    changes: await database.$count(regularPlanChanges),
    plans: await database
      .select({ refNo: regularPlans.refNo, status: regularPlans.status })
      .from(regularPlans)
      .orderBy(asc(regularPlans.refNo)),
    executions: await database.select().from(regularPlanExecutions).orderBy(asc(regularPlanExecutions.refNo)),
    contacts: (await database.select().from(contactChanges)).map(({ id, end }) => [id, end]),
    told: await database.$count(outbox),
  };
}

describe('an account that its client freezes', () => {
  test('[R14, R15, AUTH-42] ends both sessions, cancels the order and the withdrawal in flight, pauses plans, and tells by every way', async () => {
    const own = await signedIn();
    const attacker = await signedIn();
    const [orderId = ''] = await receivedOrders(sandbox, 1);
    const sid = await heldWithdrawal(attacker);
    await sandbox.database.delete(outbox);
    sandbox.clock.advance(minute);
    const answer = await freeze(own);
    const said = accountFreeze.parse(answer.json());
    expect([
      answer.statusCode,
      said.frozenAt,
      said.cancelledOrders,
      said.cancelledWithdrawals,
      said.pausedPlans,
    ]).toEqual([200, '2026-03-04T02:01:00.000Z', 1, 1, 3]);
    expect([await isIn(own), await isIn(attacker)]).toEqual([false, false]);
    expect(await kindsOf([orderId])).toEqual(['received by client', 'cancelled by client']);
    const [withdrawal] = await sandbox.database.select().from(cashTransactions).where(eq(cashTransactions.sid, sid));
    expect([withdrawal?.status, withdrawal?.cancelledAt?.toISOString()]).toEqual(['rejected', said.frozenAt]);
    const messages = await told();
    expect(messages.slice(-2).map(([channel]) => channel)).toEqual(['mobile', 'email']);
    expect(messages.at(-1)?.[1]).toBe(
      `Your account was frozen on 04 Mar 2026 10:01, as asked for in the portal because somebody else uses it. These orders are cancelled: ${await numberOf(sandbox.database, orderId)}. A withdrawal is cancelled. 3 of your monthly plans are paused. One order or withdrawal could no longer be cancelled. We will look into it. Nobody can log in until we have spoken to you. Call +852 0000 0000. We never ask for your PIN or password.`,
    );
  });

  test('[R14, R15] a client’s freeze is written down with the session that asked, and each session that ended', async () => {
    const own = await signedIn();
    await signedIn();
    const rows = await sandbox.database.select().from(sessions);
    await freeze(own);
    const [row, ...more] = await sandbox.database.select().from(accountFreezes);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ clientId, actor: 'client', stateBefore: 'active', endedAt: null });
    expect(rows.map(({ id }) => id.slice(0, 8))).toContain(row?.sessionMark);
    const endings = await sandbox.database.select().from(sessionEndings);
    expect(endings.map(({ byMark }) => byMark)).toEqual([row?.sessionMark, row?.sessionMark]);
  });

  test('[AUTH-42, ERR-28] refuses the login with a code of its own after the right PIN alone, in the portal of the specification with LOG0005', async () => {
    await freeze(await signedIn());
    expect(codesOf(await logOn())).toEqual(['ACCOUNT_FROZEN']);
    expect(codesOf(await new Visitor(server, 'HK').logOn(chan.login, '000000'))).toEqual(['LOG0001']);
    const specified = await sandbox.server('HK', { contract: 'specified' });
    expect(codesOf(await new Visitor(specified, 'HK').logOn(chan.login, chan.pin))).toEqual(['LOG0005']);
  });

  test('[VCA-05, AUTH-42] cancels a withdrawal whose wait is over but which the desk hasn’t sent on, which its client no more could', async () => {
    const visitor = await signedIn();
    const sid = await heldWithdrawal(visitor);
    sandbox.clock.advance(24 * 60 * minute);
    const again = await signedIn();
    expect(await again.cancelCash(sid)).toBe('VCA-0104');
    const said = accountFreeze.parse((await freeze(again)).json());
    expect(said.cancelledWithdrawals).toBe(1);
    const events = await sandbox.database.select().from(cashEvents).where(eq(cashEvents.transactionSid, sid));
    expect(events.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual(['held by client', 'cancelled by client']);
  });

  test('[TRADE-90, AUTH-42] leaves to the firm what was accepted before, and deals it', async () => {
    const [orderId = ''] = await receivedOrders(sandbox, 1);
    sandbox.clock.set('2026-03-04T23:00:00+08:00');
    await runDealing(sandbox);
    const said = accountFreeze.parse((await freeze(await signedIn())).json());
    expect([said.cancelledOrders, said.left > 0]).toEqual([0, true]);
    const [row] = await sandbox.database.select().from(accountFreezes);
    expect(row?.left).toContain(await numberOf(sandbox.database, orderId));
    sandbox.clock.set('2026-03-06T12:00:00+08:00');
    await runDealing(sandbox);
    expect(await kindsOf([orderId])).toContain('priced by desk');
  });

  test('[AUTH-42, TRADE-120] pays out no redemption until the firm ends the freeze', async () => {
    const [held] = await sandbox.database
      .select()
      .from(movements)
      .where(and(eq(movements.accountNumber, chan.accountNo), eq(movements.kind, 'buy')));
    if (held === undefined) throw new Error('the client holds nothing');
    const { fundId, paymentType, settlementCurrency: currency } = held;
    const terms = { region: 'HK', accountNumber: chan.accountNo, fundId, paymentType, currency } as const;
    const id = await placeOrder(sandbox, { ...terms, kind: 'redemption', units: '1', feePercent: '0' });
    sandbox.clock.set('2026-03-06T12:00:00+08:00');
    await runDealing(sandbox);
    await freezeAccount(sandbox, { clientId, actor: 'firm' });
    sandbox.clock.set('2026-03-20T23:00:00+08:00');
    await runDealing(sandbox);
    const frozen = await kindsOf([id]);
    expect([frozen.includes('priced by desk'), frozen.includes('settled by desk')]).toEqual([true, false]);
    await unfreezeAccount(sandbox, clientId);
    await runDealing(sandbox);
    expect(await kindsOf([id])).toContain('settled by desk');
  });

  test('[R14, AUTH-42] a client’s freeze is ended by the firm alone: the client logs in again, what was cancelled stays so, and both are told', async () => {
    const visitor = await signedIn();
    const [orderId = ''] = await receivedOrders(sandbox, 1);
    await freeze(visitor);
    expect(await unfreezeAccount(sandbox, clientId)).toBe(true);
    expect(await unfreezeAccount(sandbox, clientId)).toBe(false);
    expect((await logOn()).statusCode).toBe(200);
    expect(await kindsOf([orderId])).toEqual(['received by client', 'cancelled by client']);
    const texts = (await told()).map(([, text]) => text);
    expect(texts.filter((text) => text?.startsWith('Your account is no longer frozen'))).toHaveLength(2);
    const [row] = await sandbox.database.select().from(accountFreezes);
    expect(row?.endedAt?.toISOString()).toBe('2026-03-04T02:00:00.000Z');
  });
});

describe('an account that the firm freezes', () => {
  test('[R14, R15] ends its sessions and cancels by the desk, and the same again changes nothing', async () => {
    const visitor = await signedIn();
    const [orderId = ''] = await receivedOrders(sandbox, 1);
    const first = await freezeAccount(sandbox, { clientId, actor: 'firm' });
    expect(await isIn(visitor)).toBe(false);
    expect(await kindsOf([orderId])).toEqual(['received by client', 'cancelled by desk']);
    const before = await everything();
    expect(await freezeAccount(sandbox, { clientId, actor: 'firm' })).toEqual(first);
    expect(await everything()).toEqual(before);
    expect((await told()).at(-1)?.[1]).toMatch(/^We froze your account on 04 Mar 2026 10:00 to protect it\./);
  });
});

describe('a freeze amid other calls', () => {
  test('[R15, R21] no session, order or withdrawal that could still be cancelled survives a freeze among 50 calls at once, which is written down once', async () => {
    const own = await signedIn();
    const attacker = await signedIn();
    const ids = await receivedOrders(sandbox, 3);
    const wanted = cashInstruction('withdrawal', chan.accountNo, decimal('5000.00'), true);
    const calls = Array.from({ length: 50 }, (_, index) => async () => {
      if (index % 5 === 0) return (await freeze(index % 2 === 0 ? own : attacker)).statusCode;
      if (index % 5 === 1) {
        await attacker.proveCash(wanted, chan.pin);
        await attacker.moveCash(wanted, { 'idempotency-key': `freeze-race-${String((keys += 1))}` });
        return 0;
      }
      if (index % 5 === 2) return (await new Visitor(server, 'HK').logOn(chan.login, chan.pin)).statusCode;
      return (await attacker.call('GET', '/account/security')).statusCode;
    });
    await Promise.all(calls.map((call) => call()));
    expect(await stateOf()).toBe('taken-over');
    expect(await sandbox.database.$count(sessions, eq(sessions.clientId, clientId))).toBe(0);
    expect(await sandbox.database.$count(accountFreezes)).toBe(1);
    const waiting = await sandbox.database
      .select()
      .from(cashTransactions)
      .where(eq(cashTransactions.paymentStatus, 'pending'));
    expect(waiting.filter(({ heldUntil, cancelledAt }) => heldUntil !== null && cancelledAt === null)).toEqual([]);
    expect((await kindsOf(ids)).filter((kind) => kind === 'cancelled by client')).toHaveLength(3);
  });

  test('[R15] that fails at any of its statements changes nothing, and in the end is done', async () => {
    const visitor = await signedIn();
    await receivedOrders(sandbox, 2);
    await heldWithdrawal(visitor);
    await waitingRequestAndRetry();
    const before = await everything();
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const failure = await freezeAccount(sandbox, { clientId, actor: 'firm' }).then(
        () => undefined,
        (problem: unknown) => problem,
      );
      if (!stop()) {
        expect([failure, k > 10]).toEqual([undefined, true]);
        break;
      }
      expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
      expect(await everything(), `statement ${String(k)}`).toEqual(before);
    }
    const after = await everything();
    expect([after.state, after.freezes, after.contacts.map(([, end]) => end)]).toEqual([
      'taken-over',
      1,
      ['cancelled'],
    ]);
    expect(after.executions.find(({ month, refNo }) => month === '2026-02' && refNo === 'RP000001')?.outcome).toBe(
      'failed',
    );
    expect(after.withdrawals).toContainEqual([expect.anything(), 'rejected', sandbox.clock.now()]);
  });
});
