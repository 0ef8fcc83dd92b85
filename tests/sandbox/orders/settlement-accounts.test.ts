import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settlementAccounts } from '../../../sandbox/banking/settlement-accounts';
import { orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import type { DeskVisit } from '../support/desk-visit';
import { numberOf } from '../support/number-of';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => ({ sandbox, desk } = begun));

test('[BANK-03, BANK-05, OPEN-90] an order keeps the bank account that is debited for it or paid by it, whose number is told masked; a switch has none', async () => {
  const oid = await desk.submitted('settled');
  const rows = await sandbox.database.select().from(orders).where(eq(orders.oid, oid));
  const accountOf = await settlementAccounts(sandbox.database, rows, 'en_US');
  const inTwd = { kind: 'bank-account', bankName: 'Greenfield Bank', masked: '88****20' };
  expect(rows.map((row) => [row.kind, row.currency, accountOf(row)])).toEqual(
    expect.arrayContaining([
      ['buy', 'TWD', inTwd],
      ['redemption', 'TWD', inTwd],
      ['switch', 'TWD', undefined],
    ]),
  );
});

test('[ORDQ-05, ORDQ-06, TRADE-75, ENT-49] the list, its receipt, the records and the e-mail name the account that pays and the one that is paid', async () => {
  const oid = await desk.newList('named');
  const body = await desk.bodyOf(oid);
  const { tradingVOList } = (await desk.detail(oid)).json<{
    tradingVOList: { type: string; currency: string; bankAccount: string | null }[];
  }>();
  expect(tradingVOList.map(({ type, currency, bankAccount }) => [type, currency, bankAccount])).toEqual([
    ['B', 'TWD', '88210077120'],
    ['B', 'USD', '01234500772290'],
    ['R', 'TWD', '88210077120'],
    ['S', 'TWD', null],
  ]);
  await desk.sign(oid);
  type Named = { readonly currency: string; readonly settlementAccount: { readonly masked: string } | null };
  const result = (await desk.submit(oid, body)).json<Record<string, Named[]>>();
  const maskedOf = (orders: readonly Named[] = []) =>
    orders.map(({ currency, settlementAccount }) => [currency, settlementAccount?.masked]);
  expect(maskedOf(result['successfulAllotmentOrders'])).toEqual([
    ['TWD', '88****20'],
    ['USD', '01****90'],
  ]);
  expect(maskedOf(result['successfulRedemptionOrders'])).toEqual([['TWD', '88****20']]);
  const records = (await desk.visitor.call('GET', '/orderHistory')).json<
    (Named & { orderId: string; type: string })[]
  >();
  const own = records.filter(({ orderId }) => orderId.startsWith(oid));
  expect(own.map(({ type, settlementAccount }) => [type, settlementAccount?.masked])).toEqual(
    expect.arrayContaining([
      ['B', '88****20'],
      ['B', '01****90'],
      ['R', '88****20'],
      ['SF', undefined],
    ]),
  );
  const messages = await sandbox.database.select({ text: outbox.text }).from(outbox);
  const number = await numberOf(sandbox.database, `${oid}.1`);
  const mail = messages.find(({ text }) => text.includes(number))?.text ?? '';
  for (const line of ['扣款帳戶：青田銀行 88****20', '扣款帳戶：晨光商業銀行 01****90', '入帳帳戶：青田銀行 88****20'])
    expect(mail.split('\n')).toContain(line);
});

test('[VCA-15] an order that the Cash Account pays names that account', async () => {
  const paid = { bankAccountId: null, paidFrom: 'cash-account', accountNumber: '510012300189' } as const;
  const accountOf = await settlementAccounts(sandbox.database, [paid], 'en_US');
  expect(accountOf(paid)).toEqual({ kind: 'cash-account', masked: '51****89' });
});
