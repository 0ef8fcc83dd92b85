import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { idempotencyKeyFormat, deriveKey } from '../../../domain/submissions/idempotency-key';
import { toText } from '../../../domain/money/decimal';
import { findCashAccount } from '../../../sandbox/cash-account/find-cash-account';
import { type BankNotification, handleBankNotification } from '../../../sandbox/cash-account/handle-bank-notification';
import { receiveInstruction, type SentCashInstruction } from '../../../sandbox/cash-account/receive-instruction';
import { runBankSimulator } from '../../../sandbox/cash-account/bank-simulator';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { decimal } from '../../../sandbox/database/decimal';
import { bankAuthorities, sameDayDebits } from '../../../sandbox/database/schema/bank-accounts';
import { cashEntries, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { ApiError } from '../../../sandbox/wire/api-error';
import { StepUpVisitor } from '../support/step-up-visitor';
import { provedSession } from '../support/proved-session';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { beginBooksAnew, faultsInBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';
const login = 'chanmei88';
const pin = '528314';
const seeded = { ledger: '45250.50', available: '37250.50' };

let sandbox: TestSandbox;
let deps: ServerContext;
let server: FastifyInstance;
let keys = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  deps = sandbox.context('HK');
  server = await sandbox.server('HK');
}, 120_000);
beforeEach(() => sandbox.forget());
afterEach(async () => {
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
  expect(await unbalanced()).toEqual([]);
  await forgetInstructions();
});
afterAll(() => sandbox.close());

/** Returns the transactions whose two sides don't balance. */
const unbalanced = () =>
  sandbox.database
    .select({ sid: cashEntries.transactionSid })
    .from(cashEntries)
    .groupBy(cashEntries.transactionSid)
    .having(sql`sum(${cashEntries.amount}) <> 0 or count(*) <> 2`);

async function forgetInstructions(): Promise<void> {
  const { database } = sandbox;
  const made = await database.selectDistinct({ sid: cashEvents.transactionSid }).from(cashEvents);
  for (const { sid } of made) {
    await database.delete(cashEntries).where(eq(cashEntries.transactionSid, sid));
    await database.delete(cashEvents).where(eq(cashEvents.transactionSid, sid));
    await database.delete(cashTransactions).where(eq(cashTransactions.sid, sid));
  }
  await beginBooksAnew(database);
}

async function signedIn(): Promise<StepUpVisitor> {
  const visitor = new StepUpVisitor(server);
  expect((await visitor.logOn(login, pin)).statusCode).toBe(200);
  return visitor;
}

const nextKey = () => deriveKey('cash-test', String(++keys));

/** Sends an instruction of a client who has just proved who acts. */
async function instruct(transactionType: string, amount: string, more: Partial<SentCashInstruction> = {}, desk = deps) {
  const instruction = { accountNo, transactionType, transactionCurrency: 'HKD', amount };
  const sent = { clientId, language: 'en_US' as const, key: nextKey(), instruction, ...more };
  const proof = { action: 'addVcaTransaction', body: sent.instruction } as const;
  return receiveInstruction(desk, { session: await provedSession(deps, sent.clientId, proof), ...sent });
}

/** The code of what is refused, `received` for what is not. */
const outcomeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'received',
    (problem: unknown) => {
      if (isUnavailable(problem)) return 'busy';
      if (problem instanceof ApiError) return problem.codes.join(' ');
      throw problem;
    },
  );

async function balances() {
  const account = await findCashAccount(sandbox.database, { accountNumber: accountNo, currency: 'HKD' });
  return account && { ledger: toText(account.ledger), available: toText(account.available) };
}

const statusOf = async (sid: string) => {
  const [row] = await sandbox.database.select().from(cashTransactions).where(eq(cashTransactions.sid, sid));
  return row?.status;
};

const bankAt = async (instant: string): Promise<void> => {
  sandbox.clock.set(instant);
  await runBankSimulator(sandbox.database, sandbox.clock);
};

describe('a top-up', () => {
  test('[VCA-04, VCA-19, VCA-24, VCA-32, R28] a top-up is pending until the bank pays and the process isn’t being stopped, then on the books on both sides', async () => {
    const { sid } = await instruct('topup', '1000');
    expect([await statusOf(sid), await balances()]).toEqual(['pending', seeded]);
    await bankAt('2026-03-05T08:59:59+08:00');
    expect(await statusOf(sid)).toBe('pending');
    sandbox.clock.set('2026-03-05T09:00:00+08:00');
    await runBankSimulator(sandbox.database, sandbox.clock, { stopping: AbortSignal.abort() });
    expect(await statusOf(sid)).toBe('pending');
    await bankAt('2026-03-05T09:00:00+08:00');
    expect(await statusOf(sid)).toBe('accepted');
    expect(await balances()).toEqual({ ledger: '46250.50', available: '38250.50' });
    const sides = await sandbox.database.select().from(cashEntries).where(eq(cashEntries.transactionSid, sid));
    expect(sides.map(({ account, amount }) => [account, amount]).toSorted()).toEqual([
      ['bank', '-1000.00'],
      ['cash-account', '1000.00'],
    ]);
  });

  test('[VCA-30, VCA-31, OPEN-67] a top-up after the hours counts for the next business day', async () => {
    sandbox.clock.set('2026-03-06T17:00:01+08:00');
    const { sid } = await instruct('topup', '1000');
    await bankAt('2026-03-09T23:59:59+08:00');
    expect(await statusOf(sid)).toBe('pending');
    await bankAt('2026-03-10T09:00:00+08:00');
    expect(await statusOf(sid)).toBe('accepted');
  });

  test('[VCA-22] that the bank refuses books nothing, one that comes late comes, one told of twice counts once', async () => {
    const sids: string[] = [];
    for (const amount of ['1000.13', '1000.14', '1000.15']) sids.push((await instruct('topup', amount)).sid);
    const statuses = () => Promise.all(sids.map(statusOf));
    await bankAt('2026-03-05T09:00:00+08:00');
    expect(await statuses()).toEqual(['rejected', 'pending', 'accepted']);
    await bankAt('2026-03-09T09:00:00+08:00');
    expect(await statuses()).toEqual(['rejected', 'accepted', 'accepted']);
    expect((await balances())?.ledger).toBe('47250.79');
  });

  test('[ERR-70, ERR-68, ERR-62, ERR-65, ERR-72, ERR-73] a top-up is refused for its type, its account, its currency and its amount', async () => {
    const instruction = { accountNo, transactionType: 'topup', transactionCurrency: 'HKD', amount: '1000' };
    const refusalOf = (more: Partial<typeof instruction>, other: { readonly clientId?: string } = {}) =>
      outcomeOf(instruct('topup', '1000', { instruction: { ...instruction, ...more }, ...other }));
    expect(await refusalOf({ transactionType: 'gift' })).toBe('VCA-0108');
    expect(await refusalOf({}, { clientId: 'HK-500' })).toBe('VCA-0106');
    expect(await refusalOf({ accountNo: '510012301251' })).toBe('VCA-0100');
    expect(await refusalOf({ transactionCurrency: 'USD' })).toBe('VCA-0103');
    for (const amount of ['', '0', '-1', '1,00', '1000.001', 'NaN', '1e9', '９９', '9'.repeat(5000)])
      expect([amount, await refusalOf({ amount })]).toEqual([amount, 'VCA-0200']);
    expect(await refusalOf({ amount: '999.99' })).toBe('VCA-0200-TOPUP');
  });

  test('[ERR-71, VCA-32, CONFLICT-55] a top-up is refused without a direct debit, without an electronic one, and during a freeze', async () => {
    const { database } = sandbox;
    const own = and(eq(bankAuthorities.accountNumber, accountNo), eq(bankAuthorities.kind, 'DDA'));
    const before = await database.select().from(bankAuthorities).where(own);
    await database.update(bankAuthorities).set({ status: 'I' }).where(own);
    expect(await outcomeOf(instruct('topup', '1000'))).toBe('VCA-0109');
    for (const { id, status } of before)
      await database.update(bankAuthorities).set({ status }).where(eq(bankAuthorities.id, id));
    for (const change of [{ isElectronic: false }, { isElectronic: true, isFrozen: true }]) {
      await database.update(sameDayDebits).set(change).where(eq(sameDayDebits.clientId, clientId));
      expect(await outcomeOf(instruct('topup', '1000'))).toBe('VCA-0109');
    }
    await database
      .update(sameDayDebits)
      .set({ isFrozen: false, isElectronic: true })
      .where(eq(sameDayDebits.clientId, clientId));
    expect(await outcomeOf(instruct('topup', '1000'))).toBe('received');
  });

  test('[ERR-71, BANK-03] a top-up is refused from the first minute of the Hong Kong day after the direct debit has expired', async () => {
    const { database, clock } = sandbox;
    const own = and(eq(bankAuthorities.accountNumber, accountNo), eq(bankAuthorities.kind, 'DDA'));
    const before = await database.select().from(bankAuthorities).where(own);
    await database.update(bankAuthorities).set({ expiresOn: '2026-03-04' }).where(own);
    clock.set('2026-03-04T23:59:59+08:00');
    expect(await outcomeOf(instruct('topup', '1000'))).toBe('received');
    clock.set('2026-03-05T00:00:00+08:00');
    expect(await outcomeOf(instruct('topup', '1000'))).toBe('VCA-0109');
    clock.set(start);
    for (const { id, expiresOn } of before)
      await database.update(bankAuthorities).set({ expiresOn }).where(eq(bankAuthorities.id, id));
  });

  test('[ERR-62..79, OPEN-03] each listed refusal is met by an amount', async () => {
    for (const code of ['0100', '0101', '0102', '0104', '0105', '0107', '0109', '0201', '0300', '0301', '0302', '9999'])
      expect(await outcomeOf(instruct('topup', `99${code}`))).toBe(`VCA-${code}`);
    expect(await outcomeOf(instruct('topup', '990000.01'))).toBe('received');
  });

  test('[VCA-04] no amount stands for a refusal in production', async () => {
    const production = { ...deps, configuration: { ...deps.configuration, environment: 'production' as const } };
    expect(await outcomeOf(instruct('topup', '990100', {}, production))).toBe('received');
  });

  test('[API-90, GQL-29] under its key is one, over the wire too: the same again gets the same transaction, something else is refused', async () => {
    const visitor = await signedIn();
    const topUp = (amount: string) => cashInstruction('topup', accountNo, decimal(amount));
    const send = (amount: string, headers: Readonly<Record<string, string>>) =>
      visitor.moveCash(topUp(amount), headers);
    await visitor.proveCash(topUp('2000'), pin);
    const headers = { 'idempotency-key': 'cash-over-the-wire' };
    expect(headers['idempotency-key']).toMatch(idempotencyKeyFormat);
    const first = await send('2000', headers);
    expect(first).toMatchObject({ transactionStatus: 'pending' });
    expect(await send('2000', headers)).toEqual(first);
    expect(await send('3000', headers)).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await send('2000', {})).toBe('IDEMPOTENCY_KEY_INVALID');
    expect(await sandbox.database.$count(cashEvents)).toBe(1);
    const [event] = await sandbox.database.select().from(cashEvents);
    expect([event?.actor, event?.sessionMark?.length]).toEqual(['client', 8]);
  });
});

describe('money of the Cash Account', () => {
  test.for(['topup', 'withdrawal'] as const)(
    '[VCA-35, OPEN-44, REAUTH-01, REAUTH-11, REAUTH-12] moves only for who has just proved who acts, whatever the header says: %s',
    async (type) => {
      const visitor = await signedIn();
      const instruction = cashInstruction(type, accountNo, decimal('5000'));
      const send = (
        key: string,
        more: Partial<typeof instruction> = {},
        headers: Readonly<Record<string, string>> = {},
      ) => visitor.moveCash({ ...instruction, ...more }, { 'idempotency-key': `${type}-moves-${key}`, ...headers });
      for (const re_auth of ['Y', 'N']) expect(await send(re_auth, {}, { re_auth })).toBe('RE_AUTH');
      await visitor.proveCash(instruction, pin);
      const transactionType = type === 'topup' ? 'withdrawal' : 'topup';
      for (const more of [
        { amount: '5000.01' },
        { amount: '5000.0' },
        { amount: '05000' },
        { transactionType },
      ] as const)
        expect([more, await send('other', more)]).toEqual([more, 'RE_AUTH']);
      expect(await balances()).toEqual(seeded);
      const elsewhere = await signedIn();
      expect(await elsewhere.moveCash(instruction, { 'idempotency-key': `${type}-moves-elsewhere` })).toBe('RE_AUTH');
      const first = await send('once', {}, { re_auth: 'N' });
      expect(first).toMatchObject({ transactionStatus: 'pending' });
      // The same again is the same answer and wants no proof; another one does.
      expect(await send('once')).toEqual(first);
      expect(await send('twice')).toBe('RE_AUTH');
      expect(await sandbox.database.$count(cashEvents)).toBe(1);
    },
  );

  test('[VCA-35] money of the Cash Account is asked no proof of what can’t be done anyway, and keeps the proof of what came to nothing', async () => {
    const visitor = await signedIn();
    const all = cashInstruction('withdrawal', accountNo, decimal('37250.51'));
    const send = (key: string) => visitor.moveCash(all, { 'idempotency-key': `cash-nothing-${key}` });
    expect(await send('unproved')).toBe('VCA-0201');
    await visitor.proveCash(all, pin);
    expect(await send('proved')).toBe('VCA-0201');
    const topUp = await instruct('topup', '1000');
    await handleBankNotification(sandbox.database, {
      eventId: 'now',
      aggregateId: topUp.sid,
      outcome: 'paid',
      at: new Date(start),
    });
    expect(await send('covered')).toMatchObject({ transactionStatus: 'pending' });
  });
});

describe('a withdrawal', () => {
  test('[VCA-05, VCA-25, VCA-26, ERR-74, ERR-75] a withdrawal is HKD 5,000 or all there is, lowers what is available at once and the books once it is paid', async () => {
    expect(await outcomeOf(instruct('withdrawal', '4999.99'))).toBe('VCA-0200-WITHDRAWAL');
    expect(await outcomeOf(instruct('withdrawal', '37250.51'))).toBe('VCA-0201');
    const { sid } = await instruct('withdrawal', '5000');
    expect(await balances()).toEqual({ ledger: '45250.50', available: '32250.50' });
    await bankAt('2026-03-11T08:59:59+08:00');
    expect(await statusOf(sid)).toBe('pending');
    await bankAt('2026-03-11T09:00:00+08:00');
    expect([await statusOf(sid), await balances()]).toEqual([
      'accepted',
      { ledger: '40250.50', available: '32250.50' },
    ]);
  });

  test('[VCA-22] that the bank refuses comes back to what is available', async () => {
    await instruct('withdrawal', '5000.13');
    await bankAt('2026-03-11T09:00:00+08:00');
    expect(await balances()).toEqual(seeded);
  });

  test('[VCA-33, ERR-71] a withdrawal is refused without a standing instruction in force', async () => {
    const { database } = sandbox;
    const own = and(eq(bankAuthorities.accountNumber, accountNo), eq(bankAuthorities.kind, 'SPI'));
    const before = await database.select().from(bankAuthorities).where(own);
    await database.update(bankAuthorities).set({ status: 'I' }).where(own);
    expect(await outcomeOf(instruct('withdrawal', '5000'))).toBe('VCA-0109');
    for (const { id, status } of before)
      await database.update(bankAuthorities).set({ status }).where(eq(bankAuthorities.id, id));
  });

  test('[VCA-26, R3] a withdrawal of the whole balance, many at once, is received exactly once, and never is less than nothing left', async () => {
    const many = process.env['TEST_LONG'] === '1' ? 500 : 50;
    const outcomes = await Promise.all(
      Array.from({ length: many }, () => outcomeOf(instruct('withdrawal', seeded.available))),
    );
    const kinds = new Set(outcomes);
    expect(outcomes.filter((kind) => kind === 'received')).toHaveLength(1);
    expect([...kinds].filter((kind) => !['received', 'busy', 'VCA-0201'].includes(kind))).toEqual([]);
    expect(await balances()).toEqual({ ledger: '45250.50', available: '0.00' });
  }, 60_000);
});

describe('what a bank tells', () => {
  const note = (aggregateId: string, more: Partial<BankNotification> = {}): BankNotification => ({
    eventId: 'note-1',
    aggregateId,
    outcome: 'paid',
    at: new Date(start),
    ...more,
  });

  test('[ERR-64, ERR-66, ERR-76, ERR-77, ERR-78] counts once, at once too, and not at all without its numbers', async () => {
    const { sid } = await instruct('topup', '1000');
    const hear = (told: BankNotification) => handleBankNotification(sandbox.database, told);
    expect(await hear(note(sid, { eventId: ' ' }))).toBe('VCA-0300');
    expect(await hear(note(''))).toBe('VCA-0302');
    expect(await hear(note('nobody’s'))).toBe('VCA-0102');
    const told = await Promise.all(Array.from({ length: 20 }, () => hear(note(sid))));
    expect(told.filter((verdict) => verdict === 'accepted')).toHaveLength(1);
    expect(told.filter((verdict) => verdict === 'VCA-0301')).toHaveLength(19);
    expect(await hear(note(sid, { eventId: 'note-2', outcome: 'refused' }))).toBe('VCA-0104');
    expect((await balances())?.ledger).toBe('46250.50');
  });

  test('[R24] that the books don’t bear out is found', async () => {
    const { sid } = await instruct('topup', '1000');
    const { database } = sandbox;
    const set = (status: 'accepted' | 'pending') =>
      database.update(cashTransactions).set({ status }).where(eq(cashTransactions.sid, sid));
    await set('accepted');
    expect(await differencesInBooks(database)).toEqual([
      `${sid}: ledger is [], and should be [bank -1000; cash-account 1000]`,
      `${sid}: is accepted, and was received last`,
    ]);
    await set('pending');
  });
});

describe('a database from before', () => {
  const migration = join(import.meta.dirname, '../../../sandbox/database/migrations/0028_cash_ledger.sql');

  test('[R24] a database from before has both sides of what was accepted, and of nothing else', async () => {
    const { database } = sandbox;
    const before = await database.$count(cashEntries);
    expect(before).toBeGreaterThan(20);
    await database.delete(cashEntries);
    expect(await differencesInBooks(database)).toHaveLength(before / 2);
    const filling = readFileSync(migration, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
    await database.execute(sql.raw(filling));
    expect(await database.$count(cashEntries)).toBe(before);
  });
});
