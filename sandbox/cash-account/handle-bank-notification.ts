import { asc, eq } from 'drizzle-orm';
import { checkBankNotification } from '../../domain/cash-account/instructions/check-bank-notification';
import type { Database } from '../database/database';
import { cashEvents, cashTransactions } from '../database/schema/cash-accounts';
import { bookEntries } from './book-entries';

/** A bank's notification of a payment: paid or refused, under a number of its own. */
export type BankNotification = {
  readonly eventId: string;
  readonly aggregateId: string;
  readonly outcome: 'paid' | 'refused';
  readonly at: Date;
};

/** Ends a transaction as the bank tells: its status, its event and both sides of the ledger, all or nothing; a note that can't be used, such as one that came before, changes nothing and says why [VCA-21, VCA-22, ERR-76..78]. */
export function handleBankNotification(
  database: Database,
  note: BankNotification,
): Promise<ReturnType<typeof checkBankNotification>> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(cashTransactions)
      .where(eq(cashTransactions.sid, note.aggregateId))
      .for('update');
    const [known] = await transaction.select().from(cashEvents).where(eq(cashEvents.noteId, note.eventId));
    const verdict = checkBankNotification(note, {
      isHandled: known !== undefined,
      transaction: isInstructed(row, note)
        ? { transactionStatus: row.status, paymentStatus: row.paymentStatus }
        : undefined,
    });
    if (verdict !== 'accepted' || row === undefined) return verdict;
    const status = note.outcome === 'paid' ? ('accepted' as const) : ('rejected' as const);
    const ended = { ...row, status, paymentStatus: status, at: note.at };
    await transaction.update(cashTransactions).set(ended).where(eq(cashTransactions.sid, row.sid));
    const events = await transaction
      .select({ sequence: cashEvents.sequence })
      .from(cashEvents)
      .where(eq(cashEvents.transactionSid, row.sid))
      .orderBy(asc(cashEvents.sequence));
    await transaction.insert(cashEvents).values({
      transactionSid: row.sid,
      sequence: events.length,
      kind: note.outcome,
      at: note.at,
      actor: 'bank',
      noteId: note.eventId,
    });
    await bookEntries(transaction, ended);
    return verdict;
  });
}

/** Returns true if the bank was instructed at all: it hears nothing of a transaction on hold. */
const isInstructed = (
  row: typeof cashTransactions.$inferSelect | undefined,
  { at }: BankNotification,
): row is NonNullable<typeof row> => row !== undefined && (row.heldUntil === null || row.heldUntil <= at);
