import { cashAccountCurrency } from '../../../domain/cash-account/cash-account';
import type { CashTransactionType } from '../../../domain/cash-account/cash-transaction-type';
import { bookEntries } from '../../cash-account/book-entries';
import { randomLetters } from '../../context/references';
import type { Database } from '../../database/database';
import { cashAccounts, cashClients, cashTransactions } from '../../database/schema/cash-accounts';
import { daysBefore } from '../generation/days';

type Entry = readonly [
  daysAgo: number,
  type: CashTransactionType,
  sign: 1 | -1,
  amount: string,
  status: 'pending' | 'accepted' | 'rejected',
];

/** The MasterAccount of each client and the movements of the Cash Account, the oldest first. */
const histories: Readonly<Record<string, { readonly accountNumber: string; readonly entries: readonly Entry[] }>> = {
  'HK-TYPICAL': {
    accountNumber: '510012300189',
    entries: [
      [90, 'initial_topup', 1, '50000.00', 'accepted'],
      [62, 'escheduler_subscription', -1, '3000.00', 'accepted'],
      [45, 'topup', 1, '10000.00', 'rejected'],
      [31, 'escheduler_subscription', -1, '3000.00', 'accepted'],
      [12, 'refund', 1, '1250.50', 'accepted'],
      [2, 'withdrawal', -1, '8000.00', 'pending'],
      [1, 'topup', 1, '5000.00', 'pending'],
    ],
  },
  'HK-USER-NAME': {
    accountNumber: '510012300937',
    entries: [[20, 'initial_topup', 1, '1000.00', 'accepted']],
  },
  'HK-PAUSED-DEBIT': {
    accountNumber: '510012301332',
    entries: [[75, 'initial_topup', 1, '400000.00', 'accepted']],
  },
  'HK-GOLD': {
    accountNumber: '510012301251',
    entries: [
      [88, 'initial_topup', 1, '20000.00', 'accepted'],
      [80, 'escheduler_topup', 1, '2000.00', 'accepted'],
      [70, 'escheduler_subscription', -1, '2000.00', 'accepted'],
      [61, 'topup', 1, '15000.00', 'accepted'],
      [52, 'lumpsum_subscription', -1, '10000.00', 'accepted'],
      [44, 'bankchange_topup', 1, '5000.00', 'accepted'],
      [36, 'deduct_reversal', 1, '300.00', 'accepted'],
      [23, 'subscription', -1, '6000.00', 'accepted'],
      [14, 'refund', 1, '420.75', 'accepted'],
      [2, 'withdrawal', -1, '5000.00', 'pending'],
    ],
  },
};

/** Opens Cash Accounts for some clients of Hong Kong; one was offered it and hasn't enabled it [VCA-34, OPEN-57]. */
export async function seedCashAccounts(database: Database, day: string): Promise<void> {
  const clients = Object.entries(histories);
  await database
    .insert(cashClients)
    .values([
      ...clients.map(([clientId]) => ({ clientId, isEnabled: true })),
      { clientId: 'HK-500', isEnabled: false },
    ]);
  const at = (daysAgo: number) => new Date(`${daysBefore(day, daysAgo)}T03:30:00Z`);
  for (const { accountNumber, entries } of Object.values(histories)) {
    const sid = `VCA-${accountNumber}`;
    await database
      .insert(cashAccounts)
      .values({ sid, accountNumber, currency: cashAccountCurrency, status: 'ACTIVE', openedAt: at(91) });
    const seeded = await database
      .insert(cashTransactions)
      .values(
        entries.map(([daysAgo, type, sign, amount, status], index) => ({
          sid: `CA${randomLetters([accountNumber, String(index)], 16)}`,
          cashAccountSid: sid,
          type,
          sign,
          amount,
          status,
          paymentStatus: status,
          at: at(daysAgo),
        })),
      )
      .returning();
    for (const row of seeded) await bookEntries(database, row);
  }
}
