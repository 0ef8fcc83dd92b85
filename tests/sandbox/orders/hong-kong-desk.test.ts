import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { funds, movements } from '../../../sandbox/database/schema/funds';
import {
  ledgerEntries,
  orderEvents,
  orderLists,
  orderMovements,
  orders,
  type PreparedLine,
} from '../../../sandbox/database/schema/orders';
import { loginFailures } from '../../../sandbox/database/schema/sessions';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { liftDebitLimits } from '../support/lift-debit-limits';
import { StepUpVisitor } from '../support/step-up-visitor';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';
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

afterAll(async () => {
  expect(await faultsInBooks(sandbox.database)).toEqual([]);
  await sandbox.close();
});

async function signIn(): Promise<void> {
  visitor = new StepUpVisitor(server);
  expect((await visitor.logOn('chanmei88', '528314')).statusCode).toBe(200);
}

type Fund = { readonly id: number; readonly code: string };

/** The first fund in HKD that fulfils a condition and deals. */
async function fundIn(currency: string, skip = 0): Promise<Fund> {
  const found = await sandbox.database
    .select({ id: funds.id, code: funds.code })
    .from(funds)
    .where(
      and(
        eq(funds.region, 'HK'),
        eq(funds.source, 'seed'),
        eq(funds.currency, currency),
        isNull(funds.subscribedUntil),
      ),
    )
    .orderBy(asc(funds.id))
    .limit(skip + 1);
  const fund = found[skip];
  if (!fund) throw new Error('there is no such fund');
  return fund;
}

/** Returns the fund of which the client holds most, bought in a lump sum on the MasterAccount. */
async function heldFund(): Promise<Fund & { readonly currency: string }> {
  const [held] = await sandbox.database
    .select({ id: funds.id, code: funds.code, currency: movements.settlementCurrency })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(movements.accountNumber, accountNo), eq(movements.tradingType, 'LS'), eq(movements.kind, 'buy')))
    .orderBy(asc(movements.id))
    .limit(1);
  if (!held) throw new Error('the client holds nothing');
  return held;
}

const buy = ({ id, code }: Fund, figure: string, currency = 'HKD'): PreparedLine => ({
  type: 'B',
  fundId: id,
  fundCode: code,
  amcCode: '',
  currency,
  figure,
  feeRate: '0.18',
});

/** A list that the client composed, signed at its making. */
async function composed(lines: readonly PreparedLine[]): Promise<string> {
  const oid = `own-list-of-hong-kong-${String((made += 1))}`;
  const at = sandbox.clock.now();
  await sandbox.database
    .insert(orderLists)
    .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
  return oid;
}

type Payment = 'cash-account' | 'direct-debit';

const bodyOf = (
  oid: string,
  lines: readonly PreparedLine[],
  { vpin = pin, paidFrom = 'direct-debit' }: { readonly vpin?: string; readonly paidFrom?: Payment } = {},
) => ({
  accountNo,
  vpin,
  oid,
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  allotmentList: lines.flatMap((line) =>
    line.type === 'B'
      ? [
          {
            fundCode: line.fundCode,
            currency: line.currency,
            amount: line.figure,
            discountCode: '',
            agreements: [],
            paidFrom,
          },
        ]
      : [],
  ),
  redemptionList: lines.flatMap((line) =>
    line.type === 'R'
      ? [
          {
            fundCode: line.fundCode,
            currency: line.currency,
            unit: line.figure,
            percent: '0',
            fundInfo: '',
            totalHoldings: '1',
            availableHoldings: '1',
            redUnitPrecision: 4,
            redUnitPricePrecision: 2,
            baseCurrency: line.currency,
            fundFeeType: 'front-end',
            unitsBreakdown: [],
            redemptionCharge: 0,
            bankAccountNo: '',
          },
        ]
      : [],
  ),
  switchList: lines.flatMap((line) =>
    line.type === 'S'
      ? [
          {
            outFundCode: line.fundCode,
            inFundCode: line.intoFundCode,
            switchUnit: line.figure,
            percent: '0',
            discountCode: '',
            holdingCurrency: line.currency,
            agreements: [],
            outFundFeeType: 'front-end',
          },
        ]
      : [],
  ),
});

const submit = (oid: string, body: object) =>
  visitor.call('POST', '/urlService/submit', { body, headers: { 'idempotency-key': `order-list:${oid}` } });

type Result = Record<string, { transactionDate?: string; debitDate?: string; code?: string; message?: string }[]>;

/** Composes a list of these lines and sends it. */
async function sent(lines: readonly PreparedLine[], paidFrom: Payment = 'direct-debit') {
  const oid = await composed(lines);
  const answer = await submit(oid, bodyOf(oid, lines, { paidFrom }));
  expect([answer.statusCode, answer.statusCode === 200 ? [] : codesOf(answer)]).toEqual([200, []]);
  return { oid, result: answer.json<Result>() };
}

async function statesOf(oid: string) {
  await signIn();
  const answer = await visitor.call('GET', `/urlService/orderState?oid=${oid}`);
  return answer.json<{ orders: { status: string; dealingDate: string | null; fee: string | null }[] }>().orders;
}

async function balance() {
  const query =
    'query ($accountNo: String!) { vcaAccount(filter: { accountNo: $accountNo }) { availableBalance ledgerBalance } }';
  const answer = await visitor.query(query, { accountNo });
  return answer.json<{ data: { vcaAccount: { availableBalance: string; ledgerBalance: string }[] } }>().data
    .vcaAccount[0];
}

const cashOf = (oid: string) =>
  sandbox.database
    .select({
      type: cashTransactions.type,
      sign: cashTransactions.sign,
      amount: cashTransactions.amount,
      status: cashTransactions.status,
    })
    .from(cashTransactions)
    .innerJoin(orders, eq(orders.id, cashTransactions.orderId))
    .where(eq(orders.oid, oid))
    .orderBy(asc(cashTransactions.at), asc(cashTransactions.type));

const deskAt = async (instant: string): Promise<void> => {
  sandbox.clock.set(instant);
  await runDealing(sandbox);
};

describe('the order desk in Hong Kong', () => {
  test('[ORDQ-01, ORDQ-03, TIER-13, TIER-25] makes a list of what a client composes, at the fee of the tier', async () => {
    const held = await heldFund();
    const { code } = await fundIn('HKD');
    const orders = [
      { type: 'B', fundCode: code, currency: 'HKD', amount: '20000' },
      { type: 'R', fundCode: held.code, currency: held.currency, units: '1.5' },
    ];
    const headers = { 'idempotency-key': 'composed-in-hong-kong' };
    const answer = await visitor.call('POST', '/orders/compose', { body: { accountNo, orders }, headers });
    const { oid } = answer.json<{ oid: string }>();
    const list = (await visitor.call('GET', `/urlService/getUrlTradingDetail?oid=${oid}`)).json<{
      origin: string;
      first: boolean;
      tradingVOList: { type: string; feeRate: string | null }[];
    }>();
    expect([list.origin, list.first]).toEqual(['client', false]);
    expect(list.tradingVOList.map(({ type, feeRate }) => [type, feeRate])).toEqual([
      ['B', '0.18'],
      ['R', null],
    ]);
  });

  test('[ORDQ-04, ORDQ-05, VCA-28, VCA-30, OPEN-67] receives a purchase until 17:00 of a business day, without a kind of account', async () => {
    const lines = [buy(await fundIn('HKD'), '20000')];
    const dateAt = async (instant: string) => {
      sandbox.clock.set(instant);
      await signIn();
      const { oid, result } = await sent(lines);
      const [order] = await sandbox.database.select().from(orders).where(eq(orders.oid, oid));
      expect([order?.cutOff, order?.paymentType, order?.paidFrom]).toEqual(['cash-account', null, 'direct-debit']);
      return result['successfulAllotmentOrders']?.map(({ transactionDate, debitDate }) => [transactionDate, debitDate]);
    };
    expect(await dateAt('2026-03-04T08:59:59+08:00')).toEqual([['2026-03-04', '2026-03-04']]);
    expect(await dateAt('2026-03-04T17:00:00+08:00')).toEqual([['2026-03-04', '2026-03-04']]);
    expect(await dateAt('2026-03-04T17:00:00.001+08:00')).toEqual([['2026-03-05', '2026-03-05']]);
    // The third of April is Good Friday; Taiwan doesn't deal on the third and the sixth alone.
    expect(await dateAt('2026-04-02T17:00:01+08:00')).toEqual([['2026-04-08', '2026-04-08']]);
  });

  test('[ORDQ-01, ORDQ-02, ORDQ-03, ENUM-01] deals a purchase, a redemption and a switch as the clock passes, and the books agree', async () => {
    const held = await heldFund();
    const into = await fundIn(held.currency, 3);
    const line = { fundId: held.id, fundCode: held.code, amcCode: '', currency: held.currency };
    const { oid, result } = await sent([
      buy(await fundIn('HKD'), '20000'),
      { ...line, type: 'R', figure: '2.5' },
      { ...line, type: 'S', figure: '1.25', intoFundId: into.id, intoFundCode: into.code },
    ]);
    expect([result['failedAllotmentOrders'], result['failedRedemptionOrders']]).toEqual([[], []]);
    await deskAt('2026-03-04T17:00:00+08:00');
    expect((await statesOf(oid)).map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
    await deskAt('2026-03-05T00:00:00+08:00');
    const priced = await statesOf(oid);
    expect(priced.map(({ status, dealingDate }) => [status, dealingDate])).toEqual(
      priced.map(() => ['CONFIRMED', '2026-03-04']),
    );
    expect(priced[0]?.fee).toBe('36.00');
    const moved = await sandbox.database
      .select()
      .from(orderMovements)
      .where(like(orderMovements.orderId, `${oid}.%`));
    expect(moved).toHaveLength(4);
    await deskAt('2026-03-11T17:00:00+08:00');
    expect((await statesOf(oid)).map(({ status }) => status)).toEqual(priced.map(() => 'COMPLETED'));
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[OPEN-30, TRADE-98, TRADE-99, TRADE-116, ERR-22] takes HKD 10,000 to 10,000,000 and USD 1,000 or more, with no cap for the day', async () => {
    await liftDebitLimits(sandbox.database, clientId);
    const hkd = await fundIn('HKD');
    const usd = await fundIn('USD');
    const refusedOf = async (line: PreparedLine) =>
      (await sent([line])).result['failedAllotmentOrders']?.map(({ code, message }) => [code, message]);
    const tooLittle = [['ORDER_BELOW_MINIMUM', 'The amount is below the minimum.']];
    expect(await refusedOf(buy(hkd, '9999.99'))).toEqual(tooLittle);
    const tooMuch = [['ORDER_ABOVE_MAXIMUM', 'The amount is above the maximum for one order.']];
    expect(await refusedOf(buy(hkd, '10000000.01'))).toEqual(tooMuch);
    expect(await refusedOf(buy(usd, '999.99', 'USD'))).toEqual(tooLittle);
    expect(await refusedOf(buy(usd, '1000', 'USD'))).toEqual([]);
    const many = [1, 2, 3, 4].map(() => buy(hkd, '10000000'));
    expect((await sent(many)).result['failedAllotmentOrders']).toEqual([]);
  });

  test('[PIN-03, PIN-05, PIN-06, TRADE-102, CONFLICT-03] asks for the PIN: what is no six digits places nothing, wrong ones are counted to the lock', async () => {
    const lines = [buy(await fundIn('HKD'), '20000')];
    const oid = await composed(lines);
    const answerTo = async (vpin: string) => {
      const answer = await submit(oid, bodyOf(oid, lines, { vpin }));
      return answer.statusCode === 200 ? answer.json<Result>()['shortPin'] : codesOf(answer);
    };
    const before = await sandbox.database.$count(loginFailures);
    for (const malformed of ['', '73916', '7391622', '73916a']) expect(await answerTo(malformed)).toBe(true);
    expect(await sandbox.database.$count(loginFailures)).toBe(before);
    expect(await answerTo('739163')).toEqual(['VPN0001']);
    expect(await answerTo('528314')).toEqual(['VPN0001']);
    expect(await answerTo(pin)).toBe(false);
    expect(await sandbox.database.$count(orders, eq(orders.oid, oid))).toBe(1);
  });
});

describe('a purchase that the Cash Account pays', () => {
  const available = 37_250.5;

  test('[VCA-15, VCA-19, VCA-21, VCA-26] lowers what is available at once, and is booked when it is accepted', async () => {
    const own = await balance();
    expect([Number(own?.availableBalance), own?.ledgerBalance]).toEqual([available, '45250.50']);
    const { oid } = await sent([buy(await fundIn('HKD'), '20000')], 'cash-account');
    const paid = { type: 'lumpsum_subscription', sign: -1, amount: '20036.00' };
    expect(await cashOf(oid)).toEqual([{ ...paid, status: 'pending' }]);
    expect(await balance()).toMatchObject({ availableBalance: '17214.50', ledgerBalance: '45250.50' });
    await deskAt('2026-03-04T17:00:00+08:00');
    await signIn();
    expect(await cashOf(oid)).toEqual([{ ...paid, status: 'accepted' }]);
    expect(await balance()).toMatchObject({ availableBalance: '17214.50', ledgerBalance: '25214.50' });
    const [entry] = await sandbox.database
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.orderId, `${oid}.1`), eq(ledgerEntries.account, 'client')));
    expect(entry?.amount).toBe('-20036.00');
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[VCA-22] comes back where it isn’t accepted, and whatever else stands there is found', async () => {
    const fund = await fundIn('HKD', 1);
    const before = await balance();
    const { oid } = await sent([buy(fund, '10000')], 'cash-account');
    await sandbox.database.update(funds).set({ availBuy: false }).where(eq(funds.id, fund.id));
    await deskAt('2026-03-04T17:00:00+08:00');
    await sandbox.database.update(funds).set({ availBuy: true }).where(eq(funds.id, fund.id));
    expect((await cashOf(oid)).map(({ type, status }) => [type, status])).toEqual([
      ['lumpsum_subscription', 'rejected'],
    ]);
    await signIn();
    expect(await balance()).toEqual(before);
    await sandbox.database
      .update(cashTransactions)
      .set({ status: 'accepted' })
      .where(eq(cashTransactions.orderId, `${oid}.1`));
    expect(await differencesInBooks(sandbox.database)).toHaveLength(2);
    await sandbox.database
      .update(cashTransactions)
      .set({ status: 'rejected' })
      .where(eq(cashTransactions.orderId, `${oid}.1`));
  });

  test('[VCA-15, VCA-22, ORDQ-06] comes back to what is available when the client cancels', async () => {
    const before = await balance();
    const { oid } = await sent([buy(await fundIn('HKD'), '10000')], 'cash-account');
    await visitor.prove(`${oid}.1`, '528314');
    const cancelled = await visitor.cancel(`${oid}.1`);
    expect([cancelled.statusCode, (await cashOf(oid)).map(({ status }) => status)]).toEqual([200, ['rejected']]);
    expect(await balance()).toEqual(before);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[VCA-15, VCA-26, VCA-02] a purchase that the Cash Account pays is refused when the balance isn’t enough with the fee, and in another currency', async () => {
    const hkd = await fundIn('HKD');
    const { availableBalance = '0' } = (await balance()) ?? {};
    // The whole balance, of which nothing is left for the fee.
    const all = await sent([buy(hkd, availableBalance)], 'cash-account');
    expect(all.result['failedAllotmentOrders']?.map(({ code, message }) => [code, message])).toEqual([
      ['ORDER_BALANCE_TOO_LOW', 'The Cash Account doesn’t hold enough for the amount and its fee.'],
    ]);
    const usd = await sent([buy(await fundIn('USD'), '1000', 'USD')], 'cash-account');
    expect(usd.result['failedAllotmentOrders']?.map(({ code }) => code)).toEqual(['ORDER_PAYMENT_UNAVAILABLE']);
    expect([await cashOf(all.oid), await cashOf(usd.oid)]).toEqual([[], []]);
  });

  test('[VCA-15, VCA-26] a purchase that the Cash Account pays of two at the same instant that only one can be paid of is received once', async () => {
    const { availableBalance = '0' } = (await balance()) ?? {};
    const half = (Number(availableBalance) * 0.7).toFixed(2);
    const lines = [buy(await fundIn('HKD'), half)];
    const lists = await Promise.all(Array.from({ length: 6 }, () => composed(lines)));
    const answers = await Promise.all(
      lists.map((oid) => submit(oid, bodyOf(oid, lines, { paidFrom: 'cash-account' }))),
    );
    const received = answers.filter((answer) => answer.json<Result>()['successfulAllotmentOrders']?.length === 1);
    expect([received.length, answers.map(({ statusCode }) => statusCode)]).toEqual([1, lists.map(() => 200)]);
    const refused = answers.flatMap((answer) => answer.json<Result>()['failedAllotmentOrders'] ?? []);
    expect(refused.map(({ code }) => code)).toEqual(lists.slice(1).map(() => 'ORDER_BALANCE_TOO_LOW'));
    expect(Number((await balance())?.availableBalance)).toBeGreaterThanOrEqual(0);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });
});

describe('a list in Hong Kong', () => {
  test('[R3, API-77] sent 50 times at once is received once', async () => {
    const lines = [buy(await fundIn('HKD'), '10000')];
    const oid = await composed(lines);
    const body = bodyOf(oid, lines);
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(oid, body)));
    // Whoever comes while it is under way, too often, or while the database is busy is told to come again.
    const others = answers.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode);
    expect(others.filter((code) => ![409, 429, 503].includes(code))).toEqual([]);
    const received = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<Result>());
    expect(new Set(received.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(received[0]?.['successfulAllotmentOrders']).toHaveLength(1);
    expect(await sandbox.database.$count(orders, eq(orders.oid, oid))).toBe(1);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[TRADE-07, ERR-21, ORDQ-04] a list in Hong Kong of another client is like one that there isn’t, whatever is done with it', async () => {
    const lines = [buy(await fundIn('HKD'), '10000')];
    const oid = await composed(lines);
    const stranger = new Visitor(server, 'HK');
    expect((await stranger.logOn('chowgold3', '571940')).statusCode).toBe(200);
    const headers = (of: string) => ({ 'idempotency-key': `order-list:${of}` });
    const said = async (of: string) => {
      const answers = [
        await stranger.call('GET', `/urlService/getUrlTradingDetail?oid=${of}`),
        await stranger.call('POST', '/urlService/cancel', { body: { oid: of } }),
        await stranger.call('POST', '/urlService/submit', { body: bodyOf(of, lines), headers: headers(of) }),
      ];
      return answers.map((answer) => [answer.statusCode, ...codesOf(answer)]);
    };
    const toStranger = await said(oid);
    expect(toStranger).toEqual(await said('there-is-none'));
    expect(toStranger[0]).toEqual([400, 'ORDER_LINK_UNREADABLE']);
    expect(await sandbox.database.$count(orders, eq(orders.oid, oid))).toBe(0);
    expect((await submit(oid, bodyOf(oid, lines))).json<Result>()['successfulAllotmentOrders']).toHaveLength(1);
  });

  test.each(['\u0000', '10\u0000000', '1e400', 'NaN', '９'.repeat(400), '-1', ''])(
    '[TRADE-101, OPEN-58, ENT-52] takes no amount that isn’t one, and neither receives nor composes it: %j',
    async (amount) => {
      const fund = await fundIn('HKD');
      const lines = [buy(fund, '10000')];
      const oid = await composed(lines);
      const answer = await submit(oid, bodyOf(oid, [buy(fund, amount)]));
      expect(answer.statusCode).toBeLessThan(500);
      const order = { type: 'B', fundCode: fund.code, currency: 'HKD', amount };
      const headers = { 'idempotency-key': `amount-${String((made += 1))}` };
      const listed = await visitor.call('POST', '/orders/compose', { body: { accountNo, orders: [order] }, headers });
      expect(listed.statusCode).toBe(400);
      expect(await sandbox.database.$count(orders, eq(orders.oid, oid))).toBe(0);
    },
  );
});

describe('an order of long ago by a client of the demonstration in Hong Kong', () => {
  test('[VCA-28, VCA-30] an order of long ago by a client of the demonstration in Hong Kong was accepted at 17:00, like what is ordered now', async () => {
    const own = and(eq(orders.clientId, clientId), eq(orderLists.note, 'Ordered long ago'));
    const accepted = await sandbox.database
      .select({ at: orderEvents.at })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .innerJoin(orderLists, eq(orderLists.oid, orders.oid))
      .where(and(own, eq(orderEvents.kind, 'accepted')));
    expect(accepted.length).toBeGreaterThan(0);
    expect([...new Set(accepted.map(({ at }) => at.toISOString().slice(11)))]).toEqual(['09:00:00.000Z']);
  });
});

describe('a call that Hong Kong doesn’t have', () => {
  test('[API-76, ROUTE-12] a call that Hong Kong doesn’t have is a consent to a list by link', async () => {
    expect(sandbox.clock.now().toISOString()).toBe(new Date(start).toISOString());
    expect((await visitor.call('GET', '/urlService/sign?oid=any')).statusCode).toBe(404);
  });
});
