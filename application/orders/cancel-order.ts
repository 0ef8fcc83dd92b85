import { requiresStepUp } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type CancellationProblem, parseCancellationProblem } from '../../domain/trading/dealing/order-cancellation';
import { ok } from '../../domain/kernel/result';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { OrderRecords, OrderToCancel } from '../ports/orders/order-records';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

/** The outcome of a cancellation. */
export type CancelOrderOutcome =
  /** It is cancelled, since that instant. */
  | { readonly kind: 'cancelled'; readonly at: string }
  /** It isn't, and can't be any more. */
  | { readonly kind: 'too-late'; readonly why: CancellationProblem }
  /** It isn't, since the trading password wasn't right [TRADE-14]. */
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  /** It isn't, until the client has proved who acts [REAUTH-01]. */
  | { readonly kind: 'step-up-required' }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** Cancels a client's order once; a lost answer is looked for among what happened to the order [ORDQ-06, API-90]. */
export class CancelOrder {
  constructor(
    private readonly users: Users,
    private readonly records: OrderRecords,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    { orderId, secret, isProved }: Omit<OrderToCancel, 'key'>,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<CancelOrderOutcome> {
    const user = await this.users.current();
    if (!user.ok) return { kind: 'not-received', failure: user.error };
    return toOutcome(
      await this.once.execute({
        subject: { userId: user.value.userId, kind: 'cancel-order', name: orderId },
        pending: { key: deriveKey('cancel-order', orderId) },
        send: (key) => this.records.cancel({ orderId, secret, isProved, key }),
        lookup: () => this.cancelledAt(orderId),
        onStep,
      }),
    );
  }

  private async cancelledAt(orderId: string): AsyncResult<string | undefined> {
    const events = await this.records.eventsOf(orderId);
    return events.ok ? ok(events.value.find(({ kind }) => kind === 'cancelled')?.at) : events;
  }
}

function toOutcome(outcome: SubmissionOutcome<string>): CancelOrderOutcome {
  if (outcome.kind === 'received') return { kind: 'cancelled', at: outcome.answer };
  const password = outcome.kind === 'refused' ? passwordRejection(outcome.failure) : undefined;
  if (password) return { kind: 'password', why: password };
  const codes = rejectionCodes(outcome.failure);
  if (requiresStepUp(codes)) return { kind: 'step-up-required' };
  if (isKeySpent(codes)) return { kind: 'too-late', why: 'cancelled' };
  const why = parseCancellationProblem(codes);
  return why ? { kind: 'too-late', why } : outcome;
}
