import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import { randomLetters } from '../context/references';
import type { Database } from '../database/database';
import { cashAccounts, cashClients, cashTransactions } from '../database/schema/cash-accounts';
import { bookEntries } from './book-entries';

type OpenedAccount = {
  readonly clientId: string;
  readonly accountNumber: string;
  /** The money that is in it at once, in the currency of Cash Accounts. */
  readonly amount: string;
  readonly at: Date;
};

/** Opens the Cash Account of a client of Hong Kong, enabled, with the money that was paid in first [VCA-34, OPEN-57]. */
export async function openCashAccount(
  database: Database,
  { clientId, accountNumber, amount, at }: OpenedAccount,
): Promise<void> {
  const sid = `VCA-${accountNumber}`;
  await database.insert(cashClients).values({ clientId, isEnabled: true });
  await database
    .insert(cashAccounts)
    .values({ sid, accountNumber, currency: cashAccountCurrency, status: 'ACTIVE', openedAt: at });
  const [paidIn] = await database
    .insert(cashTransactions)
    .values({
      sid: `CA${randomLetters([accountNumber, '0'], 16)}`,
      cashAccountSid: sid,
      type: 'initial_topup',
      sign: 1,
      amount,
      status: 'accepted',
      paymentStatus: 'accepted',
      at,
    })
    .returning();
  if (!paidIn) throw new Error('what was paid in was not written');
  await bookEntries(database, paidIn);
}
