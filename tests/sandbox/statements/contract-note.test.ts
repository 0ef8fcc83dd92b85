import Big from 'big.js';
import { and, desc, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Region } from '../../../domain/region';
import { bankAccounts } from '../../../sandbox/database/schema/bank-accounts';
import { accounts } from '../../../sandbox/database/schema/clients';
import { reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { dividends, funds, fxRates, movements } from '../../../sandbox/database/schema/funds';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { noteFacts } from '../../../sandbox/statements/contract-note-facts';
import { contractNoteDocument, notedOrders } from '../../../sandbox/statements/contract-notes';
import { readPdf } from '../../builders/read-pdf';
import { placeOrder } from '../support/placed-orders';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

const main = '510012300189';
const units = '12.5000';

/** Orders of both regions, received on 2026-03-04 and dealt since. */
type Placed = Readonly<Record<'fromBank' | 'fromCash' | 'ofPlan' | 'sale' | 'change' | 'inTaiwan' | 'newFund', string>>;

let sandbox: TestSandbox;
let placed: Placed;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  const { database } = sandbox;
  const hkd = await fundOf('HK0001');
  const usd = await fundOf('HK0008');
  const jpy = await fundOf('HK0009');
  const bankAccountId = (await bankOf('HK-TYPICAL')).id;
  const own = { region: 'HK', accountNumber: main, paymentType: null } as const;
  const buy = { ...own, fundId: hkd.id, currency: 'HKD', kind: 'buy', amount: '5000', feePercent: '1' } as const;
  const leaving = { ...own, fundId: usd.id, currency: 'USD', units } as const;
  const [lin] = await database.select().from(accounts).where(eq(accounts.clientId, 'TW-NO-CODE'));
  const inTaiwan = { region: 'TW', accountNumber: lin?.number ?? '', currency: 'TWD', kind: 'buy' } as const;
  placed = {
    fromBank: await placeOrder(sandbox, { ...buy, bankAccountId }),
    fromCash: await placeOrder(sandbox, { ...buy, isFromCash: true }),
    ofPlan: await placeOrder(sandbox, { ...buy, bankAccountId, origin: 'plan', feePercent: '0' }),
    sale: await placeOrder(sandbox, { ...leaving, kind: 'redemption', feePercent: '0', bankAccountId }),
    change: await placeOrder(sandbox, { ...leaving, kind: 'switch', intoFundId: jpy.id }),
    inTaiwan: await placeOrder(sandbox, {
      ...inTaiwan,
      paymentType: 'OF_TWD',
      fundId: (await fundOf('TW0008')).id,
      amount: '60000',
      feePercent: '1.5',
    }),
    newFund: await placeOrder(sandbox, {
      ...inTaiwan,
      paymentType: 'ON_TWD',
      fundId: (await fundOf('TW0544')).id,
      amount: '30000',
      feePercent: '0',
    }),
  };
  const held = await database
    .selectDistinct({ fundId: movements.fundId })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(eq(accounts.clientId, 'TW-TYPICAL'), ne(movements.fundId, (await fundOf('TW0001')).id)));
  const intoFundId = (await fundOf('TW0001')).id;
  const wishes = held.map(({ fundId }) => ({ clientId: 'TW-TYPICAL', fundId, intoFundId }));
  await database.insert(dividendFunds).values(wishes).onConflictDoNothing();
  sandbox.clock.set('2026-04-20T10:00:00+08:00');
  await runDealing(sandbox.context('TW'));
}, 600_000);
afterAll(() => sandbox.close());

const plain = (text: string): string => text.replaceAll(/\s+/g, '');

async function fundOf(code: string) {
  const [fund] = await sandbox.database.select().from(funds).where(eq(funds.code, code));
  if (!fund) throw new Error(`there is no ${code}`);
  return fund;
}

/** A bank account of a client, and how a paper names it. */
async function bankOf(clientId: string) {
  const [found] = await sandbox.database
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.clientId, clientId))
    .orderBy(bankAccounts.id);
  if (!found) throw new Error(`${clientId} has no bank account`);
  const digits = found.number.replace(/\D/g, '');
  return { id: found.id, shown: `${found.bankNames.en_US ?? ''} ${digits.slice(0, 2)}****${digits.slice(-2)}` };
}

async function noteOf(orderId: string, region: Region): Promise<string> {
  const visitor = new Visitor(await sandbox.server(region), region);
  const logins = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;
  const [name, secret] = logins[region];
  expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
  const answer = await visitor.call('GET', `/statement/contractNote?orderId=${orderId}`);
  const { pages } = await readPdf(answer.json<{ content: string }>().content);
  return plain(pages.join(''));
}

/** The dealing date that an event of an order states. */
async function dealtOn(orderId: string, kind: 'accepted' | 'invested'): Promise<string> {
  const [event] = await sandbox.database
    .select({ dealingDate: orderEvents.dealingDate })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)));
  return event?.dealingDate ?? '';
}

/**
 * Returns the value of one unit of a currency in another by the latest rates up to a day, and the older of their dates.
 */
async function rateOn(day: string, from: string, to: string) {
  const latest = async (currency: string) => {
    const [row] = await sandbox.database
      .select()
      .from(fxRates)
      .where(and(eq(fxRates.currency, currency), lte(fxRates.date, day)))
      .orderBy(desc(fxRates.date))
      .limit(1);
    return currency === 'USD' ? undefined : row;
  };
  const one = await latest(from);
  const other = await latest(to);
  Big.DP = 8;
  Big.RM = Big.roundHalfUp;
  const [whole, fraction = ''] = new Big(other?.perUsd ?? 1)
    .div(one?.perUsd ?? 1)
    .toFixed()
    .split('.');
  const [date = ''] = [one?.date, other?.date].filter((found) => found !== undefined).toSorted();
  return { rate: `${whole ?? ''}.${fraction.padEnd(4, '0')}`, date };
}

test('[ORDQ-10] the contract note of a purchase names what pays, when it is settled and who issues it, and no rate within one currency', async () => {
  const { shown } = await bankOf('HK-TYPICAL');
  for (const [id, kind, payer] of [
    [placed.fromBank, 'Buy', shown],
    [placed.fromCash, 'Buy', 'Cash Account of 51****89'],
    [placed.ofPlan, 'Buy, by monthly plan', shown],
  ] as const) {
    const text = await noteOf(id, 'HK');
    expect(text).toContain(plain(`Order ${kind} Received 04 Mar 2026`));
    expect(text).toContain(plain(`Dealing date 04 Mar 2026 Settlement date 06 Mar 2026 Paid from ${payer}`));
    expect(text).toContain(plain('Issued by Fund Portal, telephone +852 0000 0000'));
    expect(text).not.toContain('Exchangerate');
  }
});

test('[ORDQ-10, TRADE-120] the contract note of a sale names the account that is paid and when', async () => {
  const { shown } = await bankOf('HK-TYPICAL');
  const text = await noteOf(placed.sale, 'HK');
  expect(text).toContain(plain(`Settlement date 11 Mar 2026 Paid to ${shown}`));
});

test('[ORDQ-10, TRADE-43] the contract note of a switch has both sides, the rate between them with its date, and no account', async () => {
  const from = await fundOf('HK0008');
  const into = await fundOf('HK0009');
  const text = await noteOf(placed.change, 'HK');
  expect(text).toContain(plain(`Switched out ${from.names.en_US ?? ''} (${from.code})`));
  expect(text).toContain(plain(`Switched in ${into.names.en_US ?? ''} (${into.code})`));
  const { rate, date } = await rateOn(await dealtOn(placed.change, 'invested'), 'JPY', 'USD');
  const month = date.startsWith('2026-03') ? 'Mar' : 'Feb';
  expect(text).toContain(plain(`Exchange rate 1 JPY = ${rate} USD, rate of ${date.slice(8)} ${month} 2026`));
  expect(text).toMatch(/Settlementdate\d+Mar2026/);
  expect(text).not.toMatch(/Paidto|Paidfrom/);
});

test('[ORDQ-10, TRADE-139] the contract note of a new fund says that it was subscribed', async () => {
  expect(await noteOf(placed.newFund, 'TW')).toContain('委託單筆申購（新募集基金）收件時間');
});

test('[ORDQ-10] a contract note over two currencies in Taiwan states the rate with its date, in the client’s language', async () => {
  const text = await noteOf(placed.inTaiwan, 'TW');
  const { rate, date } = await rateOn(await dealtOn(placed.inTaiwan, 'accepted'), 'USD', 'TWD');
  expect(text).toContain(plain(`匯率 1 USD = ${rate} TWD（${date.replaceAll('-', '/')} 匯率）`));
  expect(text).toMatch(/交割日2026\/03\/\d\d/);
  expect(text).toContain('扣款帳戶紀錄上沒有該帳戶');
  expect(text).toContain('製發機構基金交易網，客服專線');
});

test('[ORDQ-10, DIV-01] the contract note of a reinvested distribution says which one paid for it', async () => {
  const { database, clock } = sandbox;
  const [reinvested] = await database
    .select({ orderId: reinvestedDividends.orderId, fund: funds, date: dividends.date })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(and(eq(accounts.clientId, 'TW-TYPICAL'), isNotNull(reinvestedDividends.orderId)))
    .orderBy(dividends.id);
  if (!reinvested?.orderId) throw new Error('nothing was reinvested');
  const { orderId, fund, date } = reinvested;
  const [kept] = await notedOrders({ database, clock }, { clientId: 'TW-TYPICAL', orderId });
  if (!kept) throw new Error('it was not dealt');
  const { facts } = contractNoteDocument({
    note: await noteFacts(database, kept, 'zh_TW'),
    client: { names: { zh_TW: '王' } },
    region: 'TW',
    language: 'zh_TW',
  });
  expect(facts).toContainEqual(['委託', '單筆申購（配息再投資）']);
  const name = `${fund.names.zh_TW ?? ''} (${fund.code})`;
  expect(facts).toContainEqual(['扣款帳戶', `${name} 於 ${date.replaceAll('-', '/')} 的配息`]);
});
