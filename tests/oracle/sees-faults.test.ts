import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { receiveInstruction } from '../../sandbox/cash-account/receive-instruction';
import type { Database } from '../../sandbox/database/database';
import { clients } from '../../sandbox/database/schema/clients';
import { funds, movements } from '../../sandbox/database/schema/funds';
import { orderLists, type PreparedLine } from '../../sandbox/database/schema/orders';
import { differencesInBooks } from '../../sandbox/orders/books/reconcile';
import { cancelOnce } from '../../sandbox/orders/receiving/cancel-order';
import { receiveOnce } from '../../sandbox/orders/receiving/receive-orders';
import { runDealing } from '../../sandbox/orders/dealing-job';
import { provedSession } from '../sandbox/support/proved-session';
import { sentList } from '../sandbox/support/sent-list';
import { startTestSandbox, type TestSandbox } from '../sandbox/support/test-sandbox';
import { differencesFromModel, readOpening, type Watch } from './differences';
import { lineOf } from './posting';

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';

let sandbox: TestSandbox;
let watch: Watch;
/** The number of the top-up that its bank paid. */
let topUp = '';

beforeAll(async () => {
  sandbox = await startTestSandbox();
  await sandbox.forget();
  watch = { opening: await readOpening(sandbox.database), memory: new Map() };
  await moveMoney();
}, 240_000);
afterAll(() => sandbox.close());

/** Purchases by both ways of paying, in the fund's currency and in another, a sale, a switch, points used and given back, a top-up, a withdrawal, and dividends: all of it done. */
async function moveMoney(): Promise<void> {
  const desk = sandbox.context('HK');
  const [dollars] = await fundsIn('HKD');
  const [held, into] = await heldFunds();
  if (!dollars || !held || !into) throw new Error('the demonstration has no such funds');
  const buy = { ...dollars, type: 'B', amcCode: '', feeRate: await feeRate() } as const;
  await send('own', [{ ...buy, currency: 'HKD', figure: '10000' }], { paidFrom: 'cash-account', points: 500 });
  await send('cancelled', [{ ...buy, currency: 'HKD', figure: '10000' }], {
    paidFrom: 'cash-account',
    points: 500,
  });
  await send('exchanged', [{ ...buy, currency: 'USD', figure: '3000' }], { paidFrom: 'direct-debit' });
  await send('sold', [{ ...held, type: 'R', amcCode: '', figure: '3.1234' }], {});
  const switched = { intoFundId: into.fundId, intoFundCode: into.fundCode } as const;
  await send('switched', [{ ...held, ...switched, type: 'S', amcCode: '', figure: '2.4321' }], {});
  const cancel = { orderId: 'cancelled.1' };
  const session = await provedSession(desk, clientId, { action: 'CANCEL_ORDER', body: cancel });
  await cancelOnce(desk, {
    session,
    clientId,
    language: 'en_US',
    ...cancel,
    key: deriveKey('cancel-order', 'cancelled.1'),
  });
  topUp = await instruct('topup', '1000');
  await instruct('withdrawal', '5000');
  sandbox.clock.set('2026-03-24T18:00:00+08:00');
  await runDealing(sandbox);
}

async function feeRate(): Promise<string> {
  const [client] = await sandbox.database
    .select({ tier: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, clientId));
  return { Gold: '0.58', Platinum: '0.18' }[client?.tier ?? ''] ?? '0.88';
}

const fundsIn = (currency: string) =>
  sandbox.database
    .select({ fundId: funds.id, fundCode: funds.code })
    .from(funds)
    .where(
      and(
        eq(funds.region, 'HK'),
        eq(funds.source, 'seed'),
        eq(funds.currency, currency),
        eq(funds.availBuy, true),
        isNull(funds.subscribedUntil),
      ),
    )
    .orderBy(asc(funds.id))
    .limit(1);

/** A fund that the client holds, and one of another currency. */
async function heldFunds() {
  const [held] = await sandbox.database
    .select({ fundId: funds.id, fundCode: funds.code, currency: movements.settlementCurrency })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(
      and(
        eq(movements.accountNumber, accountNo),
        eq(movements.tradingType, 'LS'),
        eq(funds.currency, 'USD'),
        eq(funds.availSell, true),
        eq(funds.availSwitchSell, true),
        eq(movements.feeType, 'front-end'),
      ),
    )
    .orderBy(asc(movements.id))
    .limit(1);
  return [held, (await fundsIn('HKD'))[0]] as const;
}

type Sending = { readonly paidFrom?: 'cash-account' | 'direct-debit'; readonly points?: number };

async function send(oid: string, lines: readonly PreparedLine[], { paidFrom, points }: Sending): Promise<void> {
  const desk = sandbox.context('HK');
  const at = desk.clock.now();
  await desk.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  const sent = sentList({ oid, clientId, lines }, { accountNo, ...(paidFrom ? { paidFrom } : {}) });
  const switchList = lines.flatMap((line) =>
    line.type === 'S'
      ? {
          outFundCode: line.fundCode,
          inFundCode: line.intoFundCode,
          switchUnit: line.figure,
          percent: '0',
          discountCode: '',
          holdingCurrency: line.currency,
          agreements: [],
          outFundFeeType: 'front-end',
        }
      : [],
  );
  const allotmentList = sent.body.allotmentList.map((item) => (points === undefined ? item : { ...item, points }));
  const body = { ...sent.body, switchList, allotmentList } as typeof sent.body;
  const result = await receiveOnce(desk, { ...sent, body });
  expect([result.failedAllotmentOrders, result.failedRedemptionOrders]).toEqual([[], []]);
}

async function instruct(transactionType: string, amount: string): Promise<string> {
  const desk = sandbox.context('HK');
  const wanted = { accountNo, transactionType, transactionCurrency: 'HKD', amount };
  const session = await provedSession(desk, clientId, { action: 'addVcaTransaction', body: wanted });
  const key = deriveKey('cash-test', amount);
  const { sid } = await receiveInstruction(desk, { session, clientId, language: 'en_US', key, instruction: wanted });
  return sid;
}

const faultsByModel = async (database: Database): Promise<readonly string[]> =>
  (await differencesFromModel(database, watch)).map(lineOf);

class Undone extends Error {}

type Found = { readonly rows: readonly { readonly id: number }[] };

/** Returns what the model and `reconcile` say of books that statements have spoiled, which are right again afterwards. */
async function spoiltBy(...statements: readonly string[]) {
  let model: readonly string[] = [];
  let desk: readonly string[] = [];
  const whole = sandbox.database.transaction(async (database) => {
    await database.execute(sql.raw('set local session_replication_role = replica'));
    for (const statement of statements) await database.execute(sql.raw(statement));
    model = await faultsByModel(database);
    desk = await differencesInBooks(database).catch((problem: unknown) => [String(problem)]);
    throw new Undone();
  });
  await expect(whole).rejects.toThrow(Undone);
  return { model, desk, about: model.map((line) => line.replace(/: expected.*$/, '')) };
}

/** The entries of an order's event on one side of the ledger. */
const entry = (order: string, event: string, side: string): string =>
  `order_id = '${order}' and account = '${side}' and sequence =
    (select sequence from order_events where order_id = '${order}' and kind = '${event}')`;
const more = (amount: string, of: string): string =>
  `update ledger_entries set amount = amount + ${amount} where ${of}`;
const movementOf = (order: string, event: string): string =>
  `id = (select movement_id from order_movements m join order_events e using (order_id, sequence)
    where m.order_id = '${order}' and e.kind = '${event}')`;

test('[R24] says nothing of books that are right', async () => {
  expect(await faultsByModel(sandbox.database)).toEqual([]);
});

describe('the model sees', () => {
  test('[R24, TRADE-120] a payout that is a cent too high, where every side of the books agrees with the order', async () => {
    const { model, desk, about } = await spoiltBy(
      `update order_events set amount = amount + 0.01 where order_id = 'sold.1' and kind = 'priced'`,
      more('-0.01', entry('sold.1', 'priced', 'fund')),
      more('0.01', entry('sold.1', 'priced', 'clearing')),
      more('-0.01', entry('sold.1', 'settled', 'clearing')),
      more('0.01', entry('sold.1', 'settled', 'client')),
    );
    expect(desk).toEqual([]);
    expect(about).toContain(`${clientId} ${accountNo}: money of the client, USD`);
    const paid = model.find((line) => line.includes('money of the client')) ?? '';
    const [, expected, found] =
      /expected ([\d.]+), found ([\d.]+) \(order sold\.1, 3 settled: is paid out/.exec(paid) ?? [];
    expect(Number(found) - Number(expected)).toBeCloseTo(0.01, 6);
  });

  test('[R24, TRADE-18, TIER-11..14] a fee that vanished from the order and the books alike', async () => {
    const fee = `(select fee from orders where id = 'exchanged.1')`;
    const { model, desk, about } = await spoiltBy(
      more(fee, entry('exchanged.1', 'accepted', 'client')),
      more(`- ${fee}`, entry('exchanged.1', 'accepted', 'clearing')),
      `delete from ledger_entries where ${entry('exchanged.1', 'priced', 'fees')}`,
      `delete from ledger_entries where ${entry('exchanged.1', 'priced', 'clearing')} and - amount = ${fee}`,
      `update orders set fee = 0, fee_percent = 0 where id = 'exchanged.1'`,
    );
    expect([desk, about]).toEqual([[], [`${clientId} ${accountNo}: fee in percent`]]);
    expect(model).toEqual([expect.stringMatching(/expected 0\.\d+, found 0 \(order exchanged\.1, 0 received\)$/)]);
  });

  test('[R24, TRADE-43] units that left one fund and weren’t given in the other', async () => {
    const { about } = await spoiltBy(`delete from movements where ${movementOf('switched.1', 'invested')}`);
    expect(about).toEqual([
      expect.stringMatching(/^HK-TYPICAL 510012300189: units of HK\d+/),
      expect.stringMatching(/^HK-TYPICAL 510012300189: cost of units of HK\d+/),
    ]);
    const fewer = await spoiltBy(
      `update order_events set units = units - 0.0001 where order_id = 'switched.1' and kind = 'invested'`,
      `update movements set units = units - 0.0001 where ${movementOf('switched.1', 'invested')}`,
    );
    expect([fewer.desk, fewer.about]).toEqual([
      [],
      [expect.stringMatching(/: units$/), expect.stringMatching(/: units of HK/)],
    ]);
  });

  test('[R24, EPNT-06] points that a cancelled order didn’t give back', async () => {
    const { about, model } = await spoiltBy(`delete from point_movements where kind = 'given-back'`);
    expect(about).toEqual([expect.stringMatching(/^HK-TYPICAL : points that go on 2026-\d\d-\d\d$/)]);
    expect(model[0]).toMatch(
      /expected \d+, found nothing \(order cancelled\.1, points given-back: nothing came of it\)$/,
    );
  });

  test('[R24, BANK-01, VCA-15] a debit that was made twice, by direct debit or from the Cash Account', async () => {
    const { about } = await spoiltBy(
      `insert into ledger_entries (order_id, sequence, account, currency, amount)
        select order_id, sequence, account, currency, amount from ledger_entries where order_id = 'exchanged.1'
        and sequence = 1`,
    );
    expect(about).toEqual([
      `${clientId} ${accountNo}: money of the client, USD`,
      `${clientId} ${accountNo}: money in transit, USD`,
    ]);
    const again = await spoiltBy(
      `insert into cash_transactions (sid, cash_account_sid, type, sign, amount, status, payment_status, at)
        select 'again', cash_account_sid, type, sign, amount, status, payment_status, at from cash_transactions
        where order_id = 'own.1'`,
      `insert into cash_entries (transaction_sid, account, currency, amount)
        select 'again', account, currency, amount from cash_entries where transaction_sid like 'own.1%'`,
    );
    expect(again.desk).toEqual([]);
    expect(again.about).toContain(`${clientId} ${accountNo}: Cash Account, lumpsum_subscription`);
  });

  test('[R24, VCA-04] a transaction that is gone without a trace but what its client was told', async () => {
    const ofTopUp = (table: string) => `delete from ${table} where transaction_sid = '${topUp}'`;
    const { desk, model } = await spoiltBy(
      ...['cash_entries', 'cash_events'].map(ofTopUp),
      `delete from cash_transactions where sid = '${topUp}'`,
    );
    expect([desk, model]).toEqual([
      [],
      [expect.stringMatching(`Cash Account’s transaction: expected ${topUp}, found none`)],
    ]);
  });

  test('[R24, API-77] an order that is gone without a trace but what its client was told', async () => {
    const { desk, model } = await spoiltBy(
      ...['order_movements', 'ledger_entries', 'order_events'].map(
        (table) => `delete from ${table} where order_id = 'sold.1'`,
      ),
      `delete from orders where id = 'sold.1'`,
    );
    expect(desk).toEqual([]);
    expect(model[0]).toMatch(
      /orders of list sold: expected redemption HK\d+ USD 3\.1234, found {2}\(the client was told so/,
    );
  });

  test('[R24, TRADE-43] a switch whose second leg is missing', async () => {
    const { about } = await spoiltBy(
      `delete from movements where ${movementOf('switched.1', 'invested')}`,
      `delete from ledger_entries where order_id = 'switched.1' and sequence = 3`,
      `delete from order_events where order_id = 'switched.1' and kind = 'invested'`,
    );
    expect(about).toEqual([`${clientId} ${accountNo}: what follows`]);
  });

  test('[R24] money in transit that was lost', async () => {
    const { about } = await spoiltBy(`delete from ledger_entries where account = 'clearing' and order_id = 'sold.1'`);
    expect(about).toEqual(Array(2).fill(`${clientId} ${accountNo}: money in transit, USD`));
  });

  test('[R24, TRADE-136] a wrong rate, and the price of another day', async () => {
    const { desk, about } = await spoiltBy(
      `update order_events set cost = round(cost * 1.1, 2), units = round(units * 1.1, 4)
        where order_id = 'exchanged.1' and kind = 'priced'`,
      `update movements set cost = round(cost * 1.1, 2), units = round(units * 1.1, 4)
        where ${movementOf('exchanged.1', 'priced')}`,
    );
    expect(desk).toEqual([]);
    expect(about.map((line) => line.replace(/ of HK.*$/, '').replace(/^.*: /, ''))).toEqual([
      'units',
      'cost',
      'units',
      'cost of units',
    ]);
    const other = await spoiltBy(
      `update order_events set price = price + 1 where order_id = 'exchanged.1' and kind = 'priced'`,
    );
    expect([other.desk, other.about]).toEqual([[], [`${clientId} ${accountNo}: price`]]);
  });

  test('[R24] units that were credited to another account', async () => {
    const { desk, about } = await spoiltBy(
      `update movements set account_number = '510012300937' where ${movementOf('exchanged.1', 'priced')}`,
    );
    expect(desk).toEqual([]);
    expect(about).toHaveLength(4);
    expect(about).toContainEqual(expect.stringMatching(/^HK-TYPICAL 510012300189: units of HK\d+/));
    expect(about).toContainEqual(expect.stringMatching(/^HK-USER-NAME 510012300937: units of HK\d+/));
  });

  test('[R24, DIV-01] a dividend that wasn’t paid, and one that is a cent too high', async () => {
    const { rows } = (await sandbox.database.execute(sql`select min(p.dividend_id) id from paid_distributions p
      left join reinvested_dividends r on r.dividend_id = p.dividend_id where r.dividend_id is null`)) as Found;
    const paid = String(rows[0]?.id);
    const { desk, about } = await spoiltBy(
      `delete from dividend_entries where dividend_id = ${paid}`,
      `delete from paid_distributions where dividend_id = ${paid}`,
      `delete from dividends where id = ${paid}`,
    );
    expect(desk).toEqual([]);
    expect(about[0]).toMatch(/: dividend, [A-Z]{3}$/);
    const higher = await spoiltBy(
      `update dividends set gross = gross + 0.01 where id = ${paid}`,
      `update dividend_entries set amount = amount + 0.01 * sign(amount) where dividend_id = ${paid}`,
    );
    expect([higher.desk, higher.about]).toEqual([
      [],
      [
        expect.stringMatching(/: dividend, [A-Z]{3}$/),
        expect.stringMatching(/: dividend, side of the fund, [A-Z]{3}$/),
        expect.stringMatching(/: dividend, side of the client, [A-Z]{3}$/),
      ],
    ]);
  });

  test('[R24, FMT-11] a fraction of a dollar where the currency has no cents, in the demonstration’s past as well', async () => {
    const { about } = await spoiltBy(
      `update ledger_entries set amount = amount + 0.5 * sign(amount)
        where order_id = (select min(order_id) from ledger_entries where currency = 'TWD' and sequence = 1)`,
    );
    expect(about).toContainEqual(expect.stringMatching(/^TW-[A-Z-]+ \d+: money in whole minor units, TWD$/));
  });

  test('[R24] a holding and points of before that changed though nothing happened', async () => {
    const { desk, about } = await spoiltBy(
      `update movements set units = units + 1 where id = (select min(m.id) from movements m
        left join order_movements o on o.movement_id = m.id where o.order_id is null and m.account_number = '${accountNo}')`,
    );
    expect([desk, about]).toEqual([
      [],
      [expect.stringMatching(/^HK-TYPICAL 510012300189: units of fund \d+ that no order moved$/)],
    ]);
    const points = await spoiltBy(`update reward_points set points = points + 1 where client_id = 'HK-GOLD'`);
    expect([points.desk, points.about[0]]).toEqual([
      [],
      expect.stringMatching(/^HK-GOLD : granted points that go on 2026-/),
    ]);
  });
});
