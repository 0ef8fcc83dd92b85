import type { Calendar } from '../calendar/calendar';
import { effectiveDate } from '../calendar/effective-date';
import type { CashTransaction } from './cash-transaction';
import { expectedFinish } from './expected-finish';

/** What a transaction's row says of its status; `expectedFinish` is a date, absent for what states none [VCA-19..22]. */
export type ShownCashStatus =
  | { readonly kind: 'pending'; readonly expectedFinish?: string | undefined }
  | { readonly kind: 'completed' | 'rejected' | 'unknown' };

/** The parts of a transaction that its shown status depends on. */
export type StatusFacts = Pick<CashTransaction, 'transactionType' | 'transactionStatus' | 'transactionLastUpdateTime'>;

/** The status as it is shown: pending with its expected finish date [VCA-19, VCA-20, OPEN-66], accepted as completed [VCA-21], rejected [VCA-22]. */
export function shownCashStatus(transaction: StatusFacts, calendar: Calendar): ShownCashStatus {
  const { transactionStatus } = transaction;
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
