import { makeAutoObservable, runInAction } from 'mobx';
import type { OrderDraftInput } from '../../../../application/orders/build-order-draft';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import type { SendOrderList, SentOrderListOutcome } from '../../../../application/orders/send-order-list';
import { orderNotesVersion } from '../../../../config/order-notes-version';
import { readTransactionSecret } from '../../../../domain/credentials/secrets/check-transaction-secret';
import type { AcceptedTexts } from '../../../../domain/trading/notes/accepted-text';
import type { Region } from '../../../../domain/region';
import type { PasswordProblem } from '../../../orders/terms/secret-form';
import { ordersToCheck } from '../cards/list-cards';
import type { OrderListModel } from '../order-list-model';
import { listPhaseAfter } from '../state/order-list-phase';
import type { DraftKeeper } from './draft-keeper';
import type { ListChecks } from './list-checks';
import type { ListClosing } from './list-closing';
import type { RepeatRecords } from './repeat-records';

type Deps = {
  readonly sending: SendOrderList;
  readonly region: Region;
  /** True if the server keeps the texts that were accepted. */
  readonly keepsTexts: boolean;
  readonly list: OrderListModel;
  readonly checks: ListChecks;
  readonly drafts: DraftKeeper;
  readonly records: RepeatRecords;
  readonly closing: ListClosing;
};

/**
 * Sends a list with the trading password; nothing is sent twice, and a wrong password never costs the list
 * [TRADE-11..16, API-90].
 */
export class ListSubmission {
  password = '';
  passwordProblem: PasswordProblem | undefined;
  /**
   * The orders that were stopped before they went, the password with it; until the client has chosen, and nowhere but
   * here.
   */
  private stopped: OrderDraftInput | undefined;
  /** The texts that were accepted with what is on its way, or went. */
  private accepted: AcceptedTexts | undefined;

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps' | 'stopped' | 'accepted'>(
      this,
      { deps: false, stopped: false, accepted: false },
      { autoBind: true, deep: false },
    );
  }

  typePassword(text: string): void {
    this.password = text;
    this.passwordProblem = undefined;
  }

  async send(): Promise<void> {
    const { list, region, keepsTexts } = this.deps;
    const { open, checked, phase } = list.state;
    if (!open || !checked || phase.kind !== 'confirming' || list.submitBlocker) return;
    if (list.repeats.isOpen) return list.repeats.remind();
    const secret = readTransactionSecret(region, this.password);
    this.passwordProblem = secret.ok ? undefined : secret.error;
    if (!secret.ok) return;
    this.password = '';
    this.accepted = { version: orderNotesVersion, texts: list.terms.acceptedTexts };
    await this.sendAs(open, {
      orders: ordersToCheck(list.left),
      checked,
      accepted: list.terms.accepted,
      acceptedTexts: keepsTexts ? this.accepted : undefined,
      password: secret.value,
    });
  }

  /** Sends what was stopped once more, so that its redemptions wait before they are dealt. */
  async wait(): Promise<void> {
    const { stopped } = this;
    const { open } = this.deps.list.state;
    if (open && stopped && this.isStopped) await this.sendAs(open, { ...stopped, waits: true });
  }

  /** Goes back to a list that was stopped, and sends nothing. */
  dontSend(): void {
    if (!this.isStopped) return;
    this.stopped = undefined;
    this.deps.list.state.moveTo({ kind: 'confirming' });
    void this.deps.checks.catchUp();
  }

  /** Looks for a list whose answer was lost. */
  async find(): Promise<void> {
    const { list, sending } = this.deps;
    const { open, phase } = list.state;
    if (!open || phase.kind !== 'unknown') return;
    list.state.moveTo({ kind: 'finding' });
    await this.settle(sending.find(open));
  }

  private get isStopped(): boolean {
    return this.deps.list.state.phase.kind === 'pausing';
  }

  private async sendAs(open: OpenOrderList, wanted: OrderDraftInput): Promise<void> {
    const { list, sending } = this.deps;
    list.state.moveTo({ kind: 'sending' });
    this.stopped = undefined;
    await this.settle(sending.execute(open, wanted, (step) => list.state.moveTo({ kind: step })));
    if (this.isStopped) this.stopped = wanted;
  }

  /** Adds to a result its account and what was accepted, where the server doesn't say. */
  private completed(outcome: SentOrderListOutcome): SentOrderListOutcome {
    if (outcome.kind !== 'received') return outcome;
    const accountNo = this.deps.list.state.open?.accountNo;
    return {
      ...outcome,
      result: { ...(accountNo ? { accountNo } : {}), acceptedTexts: this.accepted, ...outcome.result },
    };
  }

  private async settle(sent: Promise<SentOrderListOutcome>): Promise<void> {
    const { list, checks, drafts, records, closing } = this.deps;
    const outcome = this.completed(await sent);
    if (outcome.kind === 'closed') return closing.close(outcome.link);
    runInAction(() => {
      if (outcome.kind === 'password') this.passwordProblem = outcome.why;
      const phase = listPhaseAfter(outcome, outcome.kind === 'received' ? drafts.end(outcome.result) : []);
      if (phase.kind === 'terms-changed') list.terms.withdraw();
      list.state.moveTo(phase);
      void checks.catchUp();
    });
    if (outcome.kind === 'unknown' || outcome.kind === 'not-received') void records.load();
  }
}
