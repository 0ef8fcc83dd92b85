import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { type ClosedLink, parseClosedLink } from '../../domain/trading/e-list/closed-link';
import { buildOrderSubmission } from '../../domain/trading/orders/build-order-submission';
import type { OrderResult } from '../../domain/trading/records/order-result';
import { type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { OrderSubmissions } from '../ports/orders/order-submissions';
import type { SubmissionSubject } from '../ports/submissions/pending-submissions';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';
import { buildOrderDraft, type OrderDraftInput } from './build-order-draft';
import type { OpenOrderList } from './prepare-order-list';

/** The outcome of a sent list. */
export type SentOrderListOutcome =
  | { readonly kind: 'received'; readonly result: OrderResult }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  /** Its link led nowhere any more: nothing of this was carried out, or something else of this list before. */
  | { readonly kind: 'closed'; readonly link: ClosedLink }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** Sends a client's list once, under its link's own key; a lost answer is looked for in the list's state [API-77, API-90, TRADE-94]. */
export class SendOrderList {
  constructor(
    private readonly submissions: OrderSubmissions,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    prepared: OpenOrderList,
    input: OrderDraftInput,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<SentOrderListOutcome> {
    const { listId } = prepared.list;
    const submission = buildOrderSubmission(buildOrderDraft(prepared, input));
    return toOutcome(
      await this.once.execute({
        subject: subjectOf(prepared),
        pending: { key: deriveKey('order-list', listId) },
        send: (key) => this.submissions.send({ submission, key }),
        lookup: () => this.submissions.resultOf(listId),
        onStep,
      }),
    );
  }

  /** Looks once more for what was sent, and sends nothing. */
  async find(prepared: OpenOrderList): Promise<SentOrderListOutcome> {
    const lookup = () => this.submissions.resultOf(prepared.list.listId);
    return toOutcome(await this.once.find({ subject: subjectOf(prepared), lookup }));
  }
}

const subjectOf = ({ userId, list }: OpenOrderList): SubmissionSubject => ({
  userId,
  kind: 'order-list',
  name: list.listId,
});

function toOutcome(outcome: SubmissionOutcome<OrderResult>): SentOrderListOutcome {
  if (outcome.kind === 'received')
    return outcome.answer.isShortPin
      ? { kind: 'password', why: 'too-short' }
      : { kind: 'received', result: outcome.answer };
  if (outcome.kind !== 'refused') return outcome;
  const { failure } = outcome;
  const why = passwordRejection(failure);
  if (why) return { kind: 'password', why };
  const codes = rejectionCodes(failure);
  // Something else was carried out under the list's key: it was sent with other orders before.
  const link = isKeySpent(codes) ? 'sent' : parseClosedLink(codes);
  return link ? { kind: 'closed', link } : outcome;
}
