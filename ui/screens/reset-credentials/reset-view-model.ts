import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { CredentialResets, ResetProgress } from '../../../application/ports/credentials/credential-resets';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { resetStage } from '../../../domain/credentials/reset/reset-step';
import { type ForgottenCredential, type ResetType, resetTypeFor } from '../../../domain/credentials/reset/reset-type';

/** The masked destinations of a code. */
export type ResetContact = Pick<ResetProgress, 'maskedMobileNumber' | 'maskedEmail'>;

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'choosing'; readonly isMissing: boolean; readonly isOver: boolean }
  | { readonly kind: 'data-verification'; readonly type: ResetType }
  | { readonly kind: 'one-time-code'; readonly type: ResetType; readonly contact: ResetContact }
  | { readonly kind: 'new-details'; readonly type: ResetType }
  | { readonly kind: 'cannot-continue' }
  | { readonly kind: 'done'; readonly type: ResetType };

/**
 * A reset from the question what is lost to its end; how far it is, the server says [RESET-12, RESET-13, CONFLICT-18].
 */
export class ResetViewModel {
  phase: Phase = { kind: 'waiting' };
  forgotten: ForgottenCredential | undefined;

  constructor(private readonly resets: CredentialResets) {
    makeAutoObservable<this, 'resets'>(this, { resets: false }, { autoBind: true, deep: false });
  }

  /**
   * Goes on where this browser's reset stands, where the server tells it: a page that is loaded again leaves no step
   * out.
   */
  async load(): Promise<void> {
    this.phase = { kind: 'waiting' };
    const answer = await this.resets.progress();
    runInAction(() => {
      if (this.phase.kind !== 'waiting') return;
      if (answer.ok) this.follow(answer.value);
      else if (answer.error.kind === 'not-offered') this.startAgain();
      else this.phase = { kind: 'failed' };
    });
  }

  choose(loss: ForgottenCredential): void {
    this.forgotten = loss;
    if (this.phase.kind === 'choosing') this.phase = { ...this.phase, isMissing: false };
  }

  /** Goes on to the data, once it is chosen what to reset [RESET-17]. */
  proceed(): void {
    const type = resetTypeFor(this.forgotten);
    this.phase = type.ok
      ? { kind: 'data-verification', type: type.value }
      : { kind: 'choosing', isMissing: true, isOver: false };
  }

  /** Shows the step that the server names. */
  follow({ step, type = 'password', maskedMobileNumber, maskedEmail }: ResetProgress): void {
    const kind = resetStage(step);
    if (kind === 'data-verification') this.startAgain();
    else if (kind === 'cannot-continue') this.phase = { kind };
    else if (kind === 'one-time-code') this.phase = { kind, type, contact: { maskedMobileNumber, maskedEmail } };
    else this.phase = { kind, type };
  }

  /** The code was right. */
  showNewDetails(): void {
    if (this.phase.kind === 'one-time-code') this.phase = { kind: 'new-details', type: this.phase.type };
  }

  showDone(): void {
    if (this.phase.kind === 'new-details') this.phase = { kind: 'done', type: this.phase.type };
  }

  /** Goes back to the beginning, to enter the data anew [RESET-16]. */
  startAgain(): void {
    this.forgotten = undefined;
    this.phase = { kind: 'choosing', isMissing: false, isOver: false };
  }

  /** Goes back to the beginning and says so when the server has no such reset any more; returns whether it did. */
  leaveWhenOver(failure: CallFailure): boolean {
    const isOver = failure.kind === 'rejected' && failure.errors[0]?.code === ownResetErrorCodes.over;
    if (!isOver) return false;
    this.startAgain();
    this.phase = { kind: 'choosing', isMissing: false, isOver };
    return true;
  }
}
