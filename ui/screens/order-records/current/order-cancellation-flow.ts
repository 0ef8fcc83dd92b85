import { makeAutoObservable, runInAction } from 'mobx';
import { rejectionCodes } from '../../../../application/ports/call-failure';
import type { CancelOrder, CancelOrderOutcome } from '../../../../application/orders/cancel-order';
import type { ReAuthentication } from '../../../../application/re-authentication/re-authentication';
import type { PasswordRejection } from '../../../../application/submissions/password-rejection';
import type { SubmissionStep } from '../../../../application/submissions/submission-outcome';
import { confirmationFor } from '../../../../domain/credentials/confirmation';
import { stepUpErrorCodes } from '../../../../domain/credentials/re-authentication/step-up-error-codes';
import { readTransactionSecret } from '../../../../domain/credentials/secrets/check-transaction-secret';
import type { Region } from '../../../../domain/region';
import type { CancellationProblem } from '../../../../domain/trading/dealing/order-cancellation';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { recordKind } from '../../../../domain/trading/records/record-kind';
import { moneyText } from '../../../components/figures/money-text';
import { exactText } from '../exact-text';
import type { PasswordProblem } from '../../../orders/terms/secret-form';

type Phase =
  | { readonly kind: 'asking'; readonly problem?: 'failed' | 'unconfirmed' | 'unconfirmable' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'too-late'; readonly why: CancellationProblem }
  | { readonly kind: 'unknown' };

type StepUp = Pick<ReAuthentication, 'begin' | 'resume'>;

/** The path that a step-up authentication leads back to. */
const resumeAt = '/orders';

/**
 * Cancels an order after a confirmation, and looks the outcome up where the answer was lost. Where the server requires a
 * step-up authentication, it sends again after it; in Taiwan with the trading password [ORDQ-06, REAUTH-01, TRADE-14].
 */
export class OrderCancellationFlow {
  /** The order being cancelled, and its phase; undefined while there is none. */
  at: { readonly order: OrderRecord; readonly phase: Phase } | undefined;
  /** The order that was cancelled last. */
  done: OrderRecord | undefined;
  password = '';
  passwordProblem: PasswordProblem | undefined;
  /** True where the server requires the trading password, whatever the region. */
  private isSecretRequired = false;

  constructor(
    private readonly cancelling: Pick<CancelOrder, 'execute'>,
    private readonly stepUp: StepUp,
    private readonly region: Region,
    private readonly onChanged: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'cancelling' | 'stepUp' | 'region' | 'onChanged'>(
      this,
      { cancelling: false, stepUp: false, region: false, onChanged: false },
      { autoBind: true, deep: false },
    );
  }

  /** True where the cancellation needs the trading password [TRADE-14, TRADE-90]. */
  get needsSecret(): boolean {
    return this.isSecretRequired || confirmationFor(this.region, 'cancel-order') === 'transaction-secret';
  }

  /** True while a cancellation is sent or looked up. */
  get isSending(): boolean {
    return this.at?.phase.kind === 'sending' || this.at?.phase.kind === 'finding';
  }

  ask(order: OrderRecord): void {
    this.done = undefined;
    this.at = { order, phase: { kind: 'asking' } };
    this.typePassword('');
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  leave(): void {
    if (!this.isSending) this.at = undefined;
  }

  cancel(): Promise<void> {
    return this.send('asked');
  }

  /** Resumes after a step-up authentication: sends again when it succeeded, else says that it did not [REAUTH-14]. */
  async resume(orders: readonly OrderRecord[]): Promise<void> {
    const resumed = this.at ? undefined : this.stepUp.resume('CANCEL_ORDER');
    const order = orders.find(({ orderId }) => orderId !== undefined && orderId === resumed?.body['orderId']);
    if (!resumed || !order) return;
    this.show(order, resumed.isProved ? { kind: 'asking' } : { kind: 'asking', problem: 'unconfirmed' });
    if (resumed.isProved) await this.send('resumed');
  }

  private async send(how: 'asked' | 'resumed'): Promise<void> {
    const order = this.at?.order;
    if (!order?.orderId || this.isSending) return;
    const secret = this.needsSecret ? readTransactionSecret(this.region, this.password) : undefined;
    if (secret?.ok === false) {
      this.passwordProblem = secret.error;
      return;
    }
    if (secret) this.typePassword('');
    this.show(order, { kind: 'sending' });
    const wish = { orderId: order.orderId, secret: secret?.value, isProved: how === 'resumed' };
    const outcome = await this.cancelling.execute(wish, (kind) => this.show(order, { kind }));
    if (outcome.kind === 'cancelled')
      runInAction(() => {
        this.at = undefined;
        this.done = order;
      });
    else if (outcome.kind === 'password') this.refusePassword(order, outcome.why);
    else if (outcome.kind !== 'step-up-required') this.show(order, phaseOf(outcome));
    else if (how === 'resumed') this.show(order, { kind: 'asking', problem: 'unconfirmed' });
    else await this.requestStepUp(order, order.orderId);
    if (outcome.kind === 'cancelled' || outcome.kind === 'too-late') await this.onChanged();
  }

  private refusePassword(order: OrderRecord, why: PasswordRejection): void {
    this.isSecretRequired = true;
    this.passwordProblem = why;
    this.show(order, { kind: 'asking' });
  }

  private async requestStepUp(order: OrderRecord, orderId: string): Promise<void> {
    const about = stepUpOrder(order);
    const requested = await this.stepUp.begin({ action: 'CANCEL_ORDER', body: { orderId }, resumeAt, order: about });
    if (requested.ok) return;
    const codes = rejectionCodes(requested.error);
    const isPossible = !codes.includes(stepUpErrorCodes.unavailable);
    this.show(order, { kind: 'asking', problem: isPossible ? 'failed' : 'unconfirmable' });
  }

  private show(order: OrderRecord, phase: Phase): void {
    this.at = { order, phase };
  }
}

/** The order as its client knows it. */
const stepUpOrder = ({ type, fund, into, amount, units, currency = '', receivedAt, transactionDate }: OrderRecord) => ({
  kind: recordKind(type),
  fund: `${fund.name} (${fund.code})`,
  into: into ? `${into.fund.name} (${into.fund.code})` : '',
  amount: amount ? moneyText(currency, amount) : '',
  units: units ? exactText(units) : '',
  placedAt: receivedAt ?? transactionDate ?? '',
});

function phaseOf(
  outcome: Exclude<CancelOrderOutcome, { readonly kind: 'cancelled' | 'step-up-required' | 'password' }>,
): Phase {
  if (outcome.kind === 'too-late') return outcome;
  return outcome.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'asking', problem: 'failed' };
}
