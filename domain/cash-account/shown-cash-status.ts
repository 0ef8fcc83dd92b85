import type { Calendar } from '../calendar/calendar';
import { effectiveDate } from '../calendar/effective-date';
import { parseInstant } from '../calendar/iso-text';
import type { CashTransaction } from './cash-transaction';
import { expectedFinish } from './expected-finish';

/** The status in a transaction's row; `expectedFinish` is a date, absent where none is stated [VCA-19..22]. */
export type ShownCashStatus =
  | { readonly kind: 'pending'; readonly expectedFinish?: string | undefined }
  /** A withdrawal that waits until an instant, as its client chose. */
  | { readonly kind: 'held'; readonly until: string; readonly expectedFinish?: string | undefined }
  | { readonly kind: 'completed' | 'rejected' | 'cancelled' | 'unknown' };

/** The parts of a transaction that its shown status depends on. */
export type StatusFacts = Pick<
  CashTransaction,
  'transactionType' | 'transactionStatus' | 'transactionLastUpdateTime' | 'heldUntil' | 'cancelledAt'
>;

/** The status as it is shown: pending with its expected finish date [VCA-19, VCA-20, OPEN-66], accepted as completed [VCA-21], rejected [VCA-22]; one that waits counts from the end of its wait, and one cancelled meanwhile is told as cancelled. */
export function shownCashStatus(transaction: StatusFacts, calendar: Calendar): ShownCashStatus {
  const { transactionStatus, heldUntil, cancelledAt } = transaction;
  if (cancelledAt !== undefined) return { kind: 'cancelled' };
  if (transactionStatus === 'pending' && heldUntil !== undefined && isWaiting(transaction, heldUntil)) {
    const counted = { ...transaction, transactionLastUpdateTime: heldUntil };
    return { kind: 'held', until: heldUntil, expectedFinish: finishOf(counted, calendar) };
  }
  if (transactionStatus === 'pending') return { kind: 'pending', expectedFinish: finishOf(transaction, calendar) };
  if (transactionStatus === 'accepted') return { kind: 'completed' };
  return { kind: transactionStatus === 'rejected' ? 'rejected' : 'unknown' };
}

function finishOf(
  { transactionType, transactionLastUpdateTime = '' }: StatusFacts,
  calendar: Calendar,
): string | undefined {
  if (transactionType === undefined) return undefined;
  const from = effectiveDate(transactionLastUpdateTime, 'cash-account', calendar);
  return expectedFinish(transactionType, from, calendar) || undefined;
}

/** When the wait is over, the transaction's time is the end of it. */
function isWaiting({ transactionLastUpdateTime = '' }: StatusFacts, heldUntil: string): boolean {
  const last = parseInstant(transactionLastUpdateTime);
  const until = parseInstant(heldUntil);
  return until !== undefined && (last === undefined || last < until);
}
