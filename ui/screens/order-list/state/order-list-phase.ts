import { type CallFailure, rejectionCodes } from '../../../../application/ports/call-failure';
import type { ClosedOrderList, PreparedOrderList } from '../../../../application/orders/prepare-order-list';
import type { OrderPageKind } from '../../../../application/orders/placement-drafts';
import type { SentOrderListOutcome } from '../../../../application/orders/send-order-list';
import { isForChangedTerms } from '../../../../application/submissions/changed-terms';
import type { SubmissionStep } from '../../../../application/submissions/submission-outcome';
import { type CoolingOffReason, parseCoolingOffReasons } from '../../../../domain/cooling-off/cooling-off-reason';
import type { OrderStage } from '../../../../domain/trading/orders/order-flow-step';
import type { OrderResult } from '../../../../domain/trading/records/order-result';
import { orderOutcome } from '../../../../domain/trading/records/order-result';

/** The phase that a list has come to. */
export type OrderListPhase =
  /** The client has yet to consent [OPEN-78]. */
  | { readonly kind: 'consent'; readonly isBusy?: true; readonly failure?: CallFailure }
  /** Everything up to sending; `problem`: what became of the last try. */
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  /** Nothing was sent: redemptions call for caution, and the client may let them wait. */
  | { readonly kind: 'pausing'; readonly reasons: readonly CoolingOffReason[] }
  /** Nothing was sent: the terms have changed since this page was loaded, which has only the old ones. */
  | { readonly kind: 'terms-changed' }
  | { readonly kind: SubmissionStep }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  /** `kept`: on which order pages the orders stand that weren't received. */
  | { readonly kind: 'receipt'; readonly result: OrderResult; readonly kept: readonly OrderPageKind[] }
  | ClosedOrderList;

/** Returns the phase that a list begins with. */
export function firstPhase(prepared: PreparedOrderList): OrderListPhase {
  if (prepared.kind === 'closed') return prepared;
  return { kind: prepared.list.first ? 'consent' : 'confirming' };
}

/** Returns the stage of the order flow that the client is at [CONFLICT-37]. */
export function toStage(phase: OrderListPhase, stops: 'cards' | 'notes' | undefined): OrderStage {
  if (phase.kind === 'receipt') return orderOutcome(phase.result);
  if (phase.kind === 'closed') return phase.result ? orderOutcome(phase.result) : 'card';
  if (phase.kind === 'consent' || stops === 'cards') return 'card';
  return stops === 'notes' ? 'terms' : 'password';
}

/** Returns the phase of a list that was sent; the link of one that leads nowhere is told apart. */
export function listPhaseAfter(
  outcome: Exclude<SentOrderListOutcome, { kind: 'closed' }>,
  kept: readonly OrderPageKind[] = [],
): OrderListPhase {
  if (outcome.kind === 'received') return { kind: 'receipt', result: outcome.result, kept };
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'password') return { kind: 'confirming' };
  const { failure } = outcome;
  const codes = rejectionCodes(failure);
  if (isForChangedTerms(failure)) return { kind: 'terms-changed' };
  const reasons = parseCoolingOffReasons(codes);
  if (reasons.length > 0) return { kind: 'pausing', reasons };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
