import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { toText } from '../../../domain/money/decimal';
import { bookEntries } from '../../../sandbox/cash-account/book-entries';
import { outflowOfClient } from '../../../sandbox/cooling-off/outflow-of-client';
import { decimal } from '../../../sandbox/database/decimal';
import { cashAccounts, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderLists, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { holdingsValue } from '../../../sandbox/portfolio/holdings-value';
import { StepUpVisitor } from '../support/step-up-visitor';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';
const pin = '739162';

let sandbox: TestSandbox;
let server: FastifyInstance;
let visitor: StepUpVisitor;
let made = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK');
}, 120_000);
beforeEach(async () => {
  await sandbox.forget();
  await signIn();
});
afterEach(async () => {
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
});
afterAll(() => sandbox.close());

async function signIn(): Promise<void> {
  visitor = new StepUpVisitor(server);
  expect((await visitor.logOn('chanmei88', '528314')).statusCode).toBe(200);
}

type Row = { accountNo: string; fundCode: string; currency: string; availableHoldings: string };

/** All that the client has: the holdings, the Cash Accounts, and what is apart from both. */
async function wealth(): Promise<number> {
  const { database, clock } = sandbox;
  const day = clock.now().toISOString().slice(0, 10);
  const held = await holdingsValue({ region: 'HK', database }, { clientId, day });
  const { cash, apart } = await outflowOfClient({ region: 'HK', database, clock }, clientId);
  return [held ?? decimal('0'), cash, apart].reduce((all, part) => all + Number(toText(part)), 0);
}

const onItsWay = async (): Promise<number> => {
  const { database, clock } = sandbox;
  const { value } = await outflowOfClient({ region: 'HK', database, clock }, clientId);
  return value ? Number(toText(value)) : NaN;
};

/** A list that sells a part of every holding of the MasterAccount. */
async function sale(part: number) {
  const rows = (await visitor.call('GET', '/deal/redemption'))
    .json<Row[]>()
    .filter((row) => row.accountNo === accountNo);
  const found = await sandbox.database
    .select({ id: funds.id, code: funds.code })
    .from(funds)
    .where(eq(funds.region, 'HK'));
  const lines = rows.map(({ fundCode, currency, availableHoldings }): PreparedLine => ({
    type: 'R',
    fundId: found.find(({ code }) => code === fundCode)?.id ?? 0,
    fundCode,
    amcCode: '',
    currency,
    figure: (Math.floor(Number(availableHoldings) * part * 10_000) / 10_000).toFixed(4),
  }));
  const oid = `outflow-${String((made += 1))}`;
  const at = sandbox.clock.now();
  await sandbox.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  const body = {
    accountNo,
    vpin: pin,
    oid,
    lineManager: '',
    disadvantagedElderlyAck: 'N',
    elderlyRedeemOverHalfAck: 'N',
    allotmentList: [],
    switchList: [],
    redemptionList: lines.map(({ fundCode, currency, figure }) => ({
      fundCode,
      currency,
      unit: figure,
      percent: '0',
      fundInfo: '',
      totalHoldings: '1',
      availableHoldings: '1',
      redUnitPrecision: 4,
      redUnitPricePrecision: 2,
      baseCurrency: currency,
      fundFeeType: 'front-end',
      unitsBreakdown: [],
      redemptionCharge: 0,
      bankAccountNo: '',
    })),
  };
  return visitor.call('POST', '/urlService/submit', { body, headers: { 'idempotency-key': `order-list:${oid}` } });
}

/** The part of the holdings that is so much of all that the client has, without what is on its way already. */
async function partThatIs(ofAll: number): Promise<number> {
  const { database, clock } = sandbox;
  const held = await holdingsValue(
    { region: 'HK', database },
    { clientId, day: clock.now().toISOString().slice(0, 10) },
  );
  return ((await wealth()) * ofAll - (await onItsWay())) / Number(toText(held ?? decimal('1')));
}

async function withdrawn(amount: string, from = accountNo): Promise<string> {
  const wanted = cashInstruction('withdrawal', from, decimal(amount), false);
  const sent = await visitor.moveCash(wanted, { 'idempotency-key': `outflow-withdrawal-${String((made += 1))}` });
  return typeof sent === 'string' ? sent : sent.transactionStatus;
}

/** The client's Cash Account of the seed. */
async function ownCashAccount(): Promise<string> {
  const [own] = await sandbox.database
    .select({ sid: cashAccounts.sid })
    .from(cashAccounts)
    .where(eq(cashAccounts.accountNumber, accountNo));
  return own?.sid ?? '';
}

/** Puts money into a Cash Account, as its bank says it was paid. */
async function topUp(cashAccountSid: string, amount: string): Promise<void> {
  const [row] = await sandbox.database
    .insert(cashTransactions)
    .values({
      sid: `paid-in-${String((made += 1))}`,
      cashAccountSid,
      type: 'topup',
      sign: 1,
      amount,
      status: 'accepted',
      paymentStatus: 'accepted',
      at: sandbox.clock.now(),
    })
    .returning();
  if (!row) return;
  for (const [sequence, kind] of (['received', 'paid'] as const).entries())
    await sandbox.database
      .insert(cashEvents)
      .values({ transactionSid: row.sid, sequence, kind, at: row.at, actor: 'bank' });
  await bookEntries(sandbox.database, row);
}

describe('money that leaves a client', () => {
  test('[VCA-05, TRADE-109] waits as a withdrawal where redemptions of the same session take almost half, and as redemptions on the next day while the first are dealt and not paid', async () => {
    const first = await sale(await partThatIs(0.49));
    expect([first.statusCode, first.json<{ failedRedemptionOrders: object[] }>().failedRedemptionOrders]).toEqual([
      200,
      [],
    ]);
    await topUp(await ownCashAccount(), '300000.00');
    // Alone it is a small part of all.
    const wealthNow = await wealth();
    const amount = (wealthNow * 0.5 - (await onItsWay()) + 5_000).toFixed(2);
    expect(Number(amount) / wealthNow).toBeLessThan(0.2);
    expect(await withdrawn(amount)).toBe('COOLING_OFF_HALF');
    expect(await withdrawn('5000.00')).toBe('RE_AUTH');
    for (const instant of ['2026-03-04T17:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-05T10:00:00+08:00']) {
      sandbox.clock.set(instant);
      await runDealing(sandbox);
    }
    await signIn();
    const second = await sale(0.5);
    expect([second.statusCode, codesOf(second)]).toEqual([400, ['COOLING_OFF_HALF']]);
    expect(await withdrawn(amount)).toBe('COOLING_OFF_HALF');
    sandbox.clock.set(start);
  });
});

describe('two Cash Accounts of a client', () => {
  test('[VCA-05] two Cash Accounts of a client are judged together', async () => {
    const { database } = sandbox;
    const own = and(eq(accounts.clientId, clientId), ne(accounts.number, accountNo));
    const [other] = await database.select({ number: accounts.number }).from(accounts).where(own).limit(1);
    const sid = 'VCA-SECOND';
    await database.insert(cashAccounts).values({
      sid,
      accountNumber: other?.number ?? '',
      currency: 'HKD',
      status: 'ACTIVE',
      openedAt: sandbox.clock.now(),
    });
    const before = await outflowOfClient({ region: 'HK', database, clock: sandbox.clock }, clientId);
    const worthBefore = await onItsWay();
    await topUp(sid, '200000.00');
    await database.insert(cashTransactions).values({
      sid: 'leaving-second',
      cashAccountSid: sid,
      type: 'withdrawal',
      sign: -1,
      amount: '150000.00',
      status: 'pending',
      paymentStatus: 'pending',
      at: sandbox.clock.now(),
    });
    const after = await outflowOfClient({ region: 'HK', database, clock: sandbox.clock }, clientId);
    expect([(await onItsWay()) - worthBefore, Number(toText(after.cash)) - Number(toText(before.cash))]).toEqual([
      150_000, 200_000,
    ]);
    await topUp(await ownCashAccount(), '5000000.00');
    const share = ((await wealth()) * 0.5 - (await onItsWay()) + 1).toFixed(2);
    expect(await withdrawn(share)).toBe('COOLING_OFF_HALF');
    expect(await withdrawn((Number(share) - 100).toFixed(2))).toBe('RE_AUTH');
    await database.delete(cashTransactions).where(eq(cashTransactions.sid, 'leaving-second'));
  });
});
