import { canReactivateByUpload } from '../documents/reactivation';
import type { Eligibility } from '../clients/eligibility';
import { riskAlerts } from '../suitability/risk/risk-alert';

/** A reason that stops all orders of a client: the account is paused or its document is checked, no rating yet or none any more, or the risk profile waits for the client. */
export const orderBlocks = [
  'account-paused',
  'account-checked',
  'no-risk-rating',
  'risk-rating-over',
  ...riskAlerts.map((alert) => `risk-${alert}` as const),
] as const;

/** A state that stops a client's orders; it is told alike wherever it stops something [SUIT-26..33, DOC-13, CONFLICT-24]. */
export type OrderBlock = (typeof orderBlocks)[number];

/** Returns true if a reason is one of the client's own account rather than of a fund. */
export const isOrderBlock = (reason: string): reason is OrderBlock => orderBlocks.some((state) => state === reason);

/**
 * Returns whether an account is paused until a document is sent, or while one is checked; undefined for any other
 * account [DOC-13, ENUM-03].
 */
export function accountPause(reactivation: Eligibility | undefined): 'account-paused' | 'account-checked' | undefined {
  if (canReactivateByUpload(reactivation)) return 'account-paused';
  return reactivation === 'REQUESTED' ? 'account-checked' : undefined;
}
