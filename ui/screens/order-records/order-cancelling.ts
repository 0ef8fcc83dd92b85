import { makeAutoObservable, runInAction } from 'mobx';
import type { CancelOrder } from '../../../application/orders/cancel-order';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { CancellationProblem } from '../../../domain/trading/dealing/order-cancellation';
import type { OrderRecord } from '../../../domain/trading/records/order-record';

type Phase =
  | { readonly kind: 'asking'; readonly isFailed?: true }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'too-late'; readonly why: CancellationProblem }
  | { readonly kind: 'unknown' };

/** Cancelling an order: the client is asked first; what becomes of it is said, and looked up where its answer was lost [ORDQ-06]. */
export class OrderCancelling {
  /** Which order it is about, and how far it has come; undefined while nobody asks for it. */
  at: { readonly order: OrderRecord; readonly phase: Phase } | undefined;
  /** The order that was cancelled last. */
  done: OrderRecord | undefined;

  constructor(
    private readonly cancelling: Pick<CancelOrder, 'execute'>,
    private readonly onChanged: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'cancelling' | 'onChanged'>(
      this,
      { cancelling: false, onChanged: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether a wish is on its way or looked up. */
  get isBusy(): boolean {
    return this.at?.phase.kind === 'sending' || this.at?.phase.kind === 'finding';
  }

  ask(order: OrderRecord): void {
    this.done = undefined;
    this.at = { order, phase: { kind: 'asking' } };
  }

  leave(): void {
    if (!this.isBusy) this.at = undefined;
  }

  async cancel(): Promise<void> {
    const order = this.at?.order;
    if (!order?.orderId || this.isBusy) return;
    const show = (phase: Phase): void => {
      runInAction(() => (this.at = { order, phase }));
    };
    show({ kind: 'sending' });
    const outcome = await this.cancelling.execute(order.orderId, (kind) => show({ kind }));
    if (outcome.kind === 'cancelled')
      runInAction(() => {
        this.at = undefined;
        this.done = order;
      });
    else if (outcome.kind === 'too-late') show(outcome);
    else show(outcome.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'asking', isFailed: true });
    if (outcome.kind === 'cancelled' || outcome.kind === 'too-late') await this.onChanged();
  }
}
