import Big from 'big.js';
import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Region } from '../../../domain/region';
import { reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { accounts } from '../../../sandbox/database/schema/clients';
import { dividends, funds, fxRates, movements } from '../../../sandbox/database/schema/funds';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { runDesk } from '../../../sandbox/orders/run-desk';
import { readPdf } from '../../builders/read-pdf';
import { placeOrder } from '../support/placed-orders';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const plain = (text: string): string => text.replaceAll(/\s+/g, '');
const main = '510012300189';

async function noteOf(orderId: string, region: Region, who: readonly [string, string]): Promise<string> {
  const visitor = new Visitor(await sandbox.server(region), region);
  expect((await visitor.logOn(...who)).statusCode).toBe(200);
  const answer = await visitor.call('GET', `/statement/contractNote?orderId=${orderId}`);
  const { pages } = await readPdf(answer.json<{ content: string }>().content);
  return plain(pages.join(''));
}

const chan = ['chanmei88', '528314'] as const;
const lin = ['LINCHI72', 'Maple6093Sky'] as const;

const dealt = async (until = '2026-03-20T10:00:00+08:00') => {
  sandbox.clock.set(until);
  await runDesk(sandbox.context('HK'));
};

/** A fund that the typical client of Hong Kong holds in the main account. */
async function heldIn(currency: string) {
  const [found] = await sandbox.database
    .select({ fund: funds, paymentType: movements.paymentType })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(movements.accountNumber, main), eq(funds.currency, currency)));
  if (!found) throw new Error(`nothing is held in ${currency}`);
  return found.fund;
}

/** What one unit of a currency is in another by the latest rates up to a day, and the older of their dates. */
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
  const [one, other] = [await latest(from), await latest(to)];
  Big.DP = 8;
  Big.RM = Big.roundHalfUp;
  const rate = new Big(other?.perUsd ?? 1).div(one?.perUsd ?? 1).toFixed();
  const padded = rate.includes('.') ? rate.padEnd(rate.indexOf('.') + 5, '0') : `${rate}.0000`;
  const [date] = [one?.date, other?.date].filter((found) => found !== undefined).toSorted();
  return { rate: padded.replace(/\B(?=(\d{3})+\.)/g, ','), date: date ?? '' };
}

const inHongKong = { region: 'HK', accountNumber: main, paymentType: null } as const;

test('[ORDQ-10] the contract note of a purchase names what pays, when it is settled, who issues it, and no rate within one currency', async () => {
  sandbox.clock.set('2026-03-04T10:00:00+08:00');
  const fund = await heldIn('HKD');
  const buy = {
    ...inHongKong,
    fundId: fund.id,
    currency: 'HKD',
    kind: 'buy',
    amount: '5000',
    feePercent: '1',
  } as const;
  const [fromBank, fromCash, ofPlan] = [
    await placeOrder(sandbox, buy),
    await placeOrder(sandbox, { ...buy, isFromCash: true }),
    await placeOrder(sandbox, { ...buy, origin: 'plan' }),
  ];
  await dealt();
  for (const [id, kind, payer] of [
    [fromBank, 'Buy', 'Paid from Your bank account on record'],
    [fromCash, 'Buy', `Paid from Cash Account of ${main}`],
    [ofPlan, 'Buy, by a regular plan', 'Paid from Your bank account on record'],
  ] as const) {
    const text = await noteOf(id, 'HK', chan);
    expect(text).toContain(plain(`Order ${kind} Received 4 Mar 2026`));
    expect(text).toContain(plain(`Dealing date 4 Mar 2026 Settlement date 6 Mar 2026 ${payer}`));
    expect(text).toContain(plain('Issued by Fund Portal, telephone +852 0000 0000'));
    expect(text).not.toContain('Exchangerate');
  }
});

test('[ORDQ-10] the contract note of a sale names what is paid, and that of a switch both sides and each rate with its date', async () => {
  sandbox.clock.set('2026-03-04T10:00:00+08:00');
  const [dollars, yen] = [await heldIn('USD'), await heldIn('JPY')];
  const units = '12.5000';
  const sale = await placeOrder(sandbox, {
    ...{ ...inHongKong, fundId: dollars.id, currency: 'USD', kind: 'redemption', units, feePercent: '0' },
  });
  const change = await placeOrder(sandbox, {
    ...{ ...inHongKong, fundId: dollars.id, currency: 'USD', kind: 'switch', units, intoFundId: yen.id },
  });
  await dealt();
  const sold = await noteOf(sale, 'HK', chan);
  expect(sold).toContain(plain('Settlement date 11 Mar 2026 Paid to Your bank account on record'));
  const switched = await noteOf(change, 'HK', chan);
  expect(switched).toContain(plain(`Switched out ${dollars.names.en_US ?? ''} (${dollars.code})`));
  expect(switched).toContain(plain(`Switched in ${yen.names.en_US ?? ''} (${yen.code})`));
  const { rate, date } = await rateOn('2026-03-05', 'JPY', 'USD');
  const [year, month, day] = date.split('-');
  expect([year, month]).toEqual(['2026', '03']);
  expect(switched).toContain(plain(`Exchange rate 1 JPY = ${rate} USD, rate of ${String(Number(day))} Mar 2026`));
  expect(switched).not.toContain('Paidto');
});

test('[ORDQ-10, TRADE-139] the contract note of a new fund says that it was subscribed', async () => {
  sandbox.clock.set('2026-03-04T10:00:00+08:00');
  const [fund] = await sandbox.database
    .select()
    .from(funds)
    .where(and(eq(funds.region, 'HK'), gt(funds.subscribedUntil, '2026-03-04'), isNotNull(funds.issuePrice)));
  if (!fund) throw new Error('no fund is new');
  const id = await placeOrder(sandbox, {
    ...{ ...inHongKong, fundId: fund.id, currency: fund.currency, kind: 'buy', amount: '20000', feePercent: '0' },
  });
  await dealt('2026-05-20T10:00:00+08:00');
  expect(await noteOf(id, 'HK', chan)).toContain(plain('Order Buy, subscription of a new fund Received'));
});

test('[ORDQ-10, DIV-01] the contract note of a reinvested distribution says which one paid for it', async () => {
  const { database } = sandbox;
  sandbox.clock.set('2026-05-20T10:00:00+08:00');
  const [into] = [await heldIn('HKD')];
  const held = await database
    .selectDistinct({ fundId: movements.fundId })
    .from(movements)
    .where(eq(movements.accountNumber, main));
  const clientId = 'HK-TYPICAL';
  const wishes = held.filter(({ fundId }) => fundId !== into.id);
  await database
    .insert(dividendFunds)
    .values(wishes.map(({ fundId }) => ({ clientId, fundId, intoFundId: into.id })))
    .onConflictDoNothing();
  await dealt('2026-08-20T10:00:00+08:00');
  const [reinvested] = await database
    .select({ orderId: reinvestedDividends.orderId, code: funds.code, date: dividends.date })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(and(eq(accounts.clientId, clientId), isNotNull(reinvestedDividends.orderId)));
  if (!reinvested?.orderId) throw new Error('nothing was reinvested');
  const text = await noteOf(reinvested.orderId, 'HK', chan);
  expect(text).toContain(plain('Order Buy, distribution reinvested Received'));
  expect(text).toContain('PaidfromDistributionof');
  expect(text).toContain(`(${reinvested.code})on`);
});

test('[ORDQ-10] in Taiwan a contract note over two currencies states the rate with its date, in the client’s language', async () => {
  sandbox.clock.set('2026-03-04T10:00:00+08:00');
  const [held] = await sandbox.database
    .select({ fund: funds, movement: movements })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(accounts.clientId, 'TW-NO-CODE'), eq(movements.paymentType, 'OF_TWD')));
  if (!held) throw new Error('nothing is settled in another currency');
  const { accountNumber, paymentType } = held.movement;
  const id = await placeOrder(sandbox, {
    ...{ region: 'TW', accountNumber, paymentType, fundId: held.fund.id, currency: 'TWD' },
    ...{ kind: 'redemption', units: '3.0000', feePercent: '0' },
  });
  sandbox.clock.set('2026-08-21T10:00:00+08:00');
  await runDesk(sandbox.context('TW'));
  const text = await noteOf(id, 'TW', lin);
  const { rate, date } = await rateOn('2026-03-04', held.fund.currency, 'TWD');
  expect(text).toContain(plain(`匯率 1 ${held.fund.currency} = ${rate} TWD（${date.replaceAll('-', '/')} 匯率）`));
  expect(text).toContain('交割日2026/03/');
  expect(text).toContain('入帳帳戶您約定的銀行帳戶');
  expect(text).toContain('製發機構基金交易網');
});
