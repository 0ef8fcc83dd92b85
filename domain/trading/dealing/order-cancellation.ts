import { parseInstant } from '../../calendar/iso-text';
import { isOpenRecord, type RecordStatus } from './record-status';
import type { OrderStep } from './next-order-step';

/** Why an order can't be cancelled: its cut-off has passed, it is cancelled already, or nothing more happens to it. */
export const cancellationProblems = ['cut-off-passed', 'cancelled', 'finished'] as const;

/** A reason for which an order can't be cancelled. */
export type CancellationProblem = (typeof cancellationProblems)[number];

/** The possibility for a client to cancel an order: until an instant, or the reason against it. */
export type OrderCancellation =
  | { readonly kind: 'allowed'; readonly until: string }
  | { readonly kind: 'refused'; readonly why: CancellationProblem };

type OrderProgress = { readonly status: RecordStatus | undefined; readonly next: OrderStep | undefined };

/**
 * Returns whether an order may be cancelled at an instant: while it waits, and before the cut-off at which it is
 * accepted [TRADE-90, TRADE-112, ORDQ-06].
 */
export function orderCancellation({ status, next }: OrderProgress, now: string): OrderCancellation {
  if (status === 'CANCELLED') return { kind: 'refused', why: 'cancelled' };
  if (!isOpenRecord(status)) return { kind: 'refused', why: 'finished' };
  const at = parseInstant(now);
  const until = parseInstant(next?.dueAt ?? '');
  const isEarly = next?.step === 'accept' || next?.step === 'release';
  return isEarly && at !== undefined && until !== undefined && at < until
    ? { kind: 'allowed', until: next.dueAt }
    : { kind: 'refused', why: 'cut-off-passed' };
}

/** Codes by which a server refuses to cancel an order. */
export const cancellationErrorCodes: Readonly<Record<CancellationProblem, string>> = {
  'cut-off-passed': 'ORDER_CUT_OFF_PASSED',
  cancelled: 'ORDER_IS_CANCELLED',
  finished: 'ORDER_IS_FINISHED',
};

/** Why a server refused to cancel an order; undefined for other codes. */
export const parseCancellationProblem = (codes: readonly string[]): CancellationProblem | undefined =>
  cancellationProblems.find((problem) => codes.includes(cancellationErrorCodes[problem]));
