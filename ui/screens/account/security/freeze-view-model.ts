import { makeAutoObservable, runInAction } from 'mobx';
import type { FreezeAccount } from '../../../../application/security/freeze-account';
import type { AccountFreeze } from '../../../../application/ports/clients/account-security';
import { type CallFailure, isSessionOver } from '../../../../application/ports/call-failure';

type Phase =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }
  | { readonly kind: 'unknown' | 'session-over' }
  | { readonly kind: 'frozen'; readonly freeze: AccountFreeze };

/** Freezes the account of a client who asks for it and confirms it; afterwards there is no session to go on with [R14, AUTH-42]. */
export class FreezeViewModel {
  phase: Phase = { kind: 'closed' };

  constructor(private readonly freezeAccount: FreezeAccount) {
    makeAutoObservable<this, 'freezeAccount'>(this, { freezeAccount: false }, { autoBind: true, deep: false });
  }

  get isBusy(): boolean {
    return this.phase.kind === 'sending';
  }

  ask(): void {
    this.phase = { kind: 'asking' };
  }

  /** Goes back to the page; from a frozen account, or without a session any more, to the page that says so. */
  leave(): void {
    if (this.isBusy) return;
    if (this.phase.kind === 'frozen') this.freezeAccount.leave('account-frozen');
    else if (this.phase.kind === 'session-over') this.freezeAccount.leave('change-unconfirmed');
    else this.phase = { kind: 'closed' };
  }

  async freeze(): Promise<void> {
    if (this.isBusy) return;
    this.phase = { kind: 'sending' };
    const outcome = await this.freezeAccount.execute();
    runInAction(() => {
      if (outcome.kind === 'received') this.phase = { kind: 'frozen', freeze: outcome.answer };
      else if (outcome.kind === 'refused') this.phase = { kind: 'refused', failure: outcome.failure };
      else this.phase = { kind: isSessionOver(outcome.failure) ? 'session-over' : 'unknown' };
    });
  }
}
