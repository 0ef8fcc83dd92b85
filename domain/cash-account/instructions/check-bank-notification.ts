import type { CashTransaction } from '../cash-transaction';

/** A bank's message about a payment: its own number, and the transaction that it is about. */
type BankNotification = { readonly eventId: string; readonly aggregateId: string };

/** The facts on record: whether the message came before, and the transaction, where there is one. */
type OnRecord = {
  readonly isHandled: boolean;
  readonly transaction?: Pick<CashTransaction, 'transactionStatus' | 'paymentStatus'> | undefined;
};

/** Why a bank's message isn't used: it has no number, was used before, names no transaction or none there is, or one that is over; so a payment counts once, however often the bank tells of it [ERR-64, ERR-66, ERR-69, ERR-76, ERR-77, ERR-78]. */
export function checkBankNotification(
  { eventId, aggregateId }: BankNotification,
  { isHandled, transaction }: OnRecord,
): 'accepted' | 'VCA-0102' | 'VCA-0104' | 'VCA-0107' | 'VCA-0300' | 'VCA-0301' | 'VCA-0302' {
  if (eventId.trim() === '') return 'VCA-0300';
  if (isHandled) return 'VCA-0301';
  if (aggregateId.trim() === '') return 'VCA-0302';
  if (transaction === undefined) return 'VCA-0102';
  if (transaction.transactionStatus !== 'pending') return 'VCA-0104';
  return transaction.paymentStatus === 'pending' ? 'accepted' : 'VCA-0107';
}
