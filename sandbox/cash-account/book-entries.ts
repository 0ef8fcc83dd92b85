import { cashAccountCurrency } from '../../domain/cash-account/cash-account';
import { cashBookings } from '../../domain/cash-account/cash-bookings';
import { toText } from '../../domain/money/decimal';
import type { Database } from '../database/database';
import { cashEntries, type cashTransactions } from '../database/schema/cash-accounts';
import { cashMovement } from './find-cash-account';

type Row = typeof cashTransactions.$inferSelect;

/** Books a transaction on both sides of the ledger, once, as its status leaves it; nothing while it isn't accepted. */
export async function bookEntries(transaction: Database, row: Row): Promise<void> {
  const entries = cashBookings({ ...cashMovement(row), transactionType: row.type });
  if (entries.length === 0) return;
  await transaction
    .insert(cashEntries)
    .values(
      entries.map(({ account, amount }) => ({
        transactionSid: row.sid,
        account,
        currency: cashAccountCurrency,
        amount: toText(amount),
      })),
    )
    .onConflictDoNothing();
}
