import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { settlementAccounts } from '../../../sandbox/banking/settlement-accounts';
import { orders } from '../../../sandbox/database/schema/orders';
import type { DeskVisit } from '../support/desk-visit';
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

test('[VCA-15] an order that the Cash Account pays names that account', async () => {
  const paid = { bankAccountId: null, paidFrom: 'cash-account', accountNumber: '510012300189' } as const;
  const accountOf = await settlementAccounts(sandbox.database, [paid], 'en_US');
  expect(accountOf(paid)).toEqual({ kind: 'cash-account', masked: '51****89' });
});
