import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import type { OneTimeCodeChannel } from '../../../application/ports/sessions';
import { checkOneTimeCode, secondsToResend } from '../../../domain/credentials/login/one-time-code';

/** What the code's form leans on. */
type Sources = {
  readonly resets: CredentialResets;
  readonly clock: Clock;
  readonly resendSeconds: number;
  /** The code was right. */
  readonly onVerified: () => void;
  /** Whether a failure means that the reset is over, which then is seen elsewhere. */
  readonly isOver: (failure: CallFailure) => boolean;
};

/** The one-time code of a reset: sent by a channel, counted down, typed, checked [RESET-02, RESET-03, RESET-15]. */
export class ResetCodeViewModel {
  code = '';
  /** By which channel the last code went out; 'held' when the client has one already, from before the page was loaded again. */
  sentBy: OneTimeCodeChannel | 'held' | undefined;
  secondsToResend = 0;
  problem: 'format-incorrect' | 'rejected' | undefined;
  failure: CallFailure | undefined;
  isVerified = false;
  isBusy = false;
  private stopCountdown = () => {};

  constructor(private readonly sources: Sources) {
    makeAutoObservable<this, 'sources' | 'stopCountdown'>(
      this,
      { sources: false, stopCountdown: false },
      { autoBind: true, deep: false },
    );
  }

  /** Sending a code takes back that another was right [RESET-02]. */
  async send(channel: OneTimeCodeChannel): Promise<void> {
    if (this.isBusy || (this.sentBy === channel && this.secondsToResend > 0)) return;
    this.begin();
    const answer = await this.sources.resets.sendCode(channel);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.fail(answer.error);
      this.sentBy = channel;
      this.code = '';
      this.countDown(Date.parse(answer.value.sentAt));
    });
  }

  enterOneAlreadyHeld(): void {
    this.sentBy = 'held';
    this.failure = undefined;
  }

  write(text: string): void {
    this.code = text.normalize('NFKC').replace(/\s/g, '');
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    if (!checkOneTimeCode(this.code)) {
      this.problem = 'format-incorrect';
      return;
    }
    this.begin();
    const answer = await this.sources.resets.validateCode(this.code);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.fail(answer.error);
      this.isVerified = answer.value;
      if (answer.value) this.sources.onVerified();
      else this.problem = 'rejected';
    });
  }

  stop(): void {
    this.stopCountdown();
  }

  private fail(failure: CallFailure): void {
    if (!this.sources.isOver(failure)) this.failure = failure;
  }

  private begin(): void {
    this.isBusy = true;
    this.isVerified = false;
    this.problem = undefined;
    this.failure = undefined;
  }

  /** In the server's time: the client's clock only says how much has passed since the answer. */
  private countDown(sentAt: number): void {
    const { clock, resendSeconds } = this.sources;
    this.stopCountdown();
    const serverAhead = sentAt - clock.now();
    const tick = () => {
      runInAction(() => {
        this.secondsToResend = secondsToResend(sentAt, clock.now() + serverAhead, resendSeconds);
      });
      if (this.secondsToResend > 0) this.stopCountdown = clock.after(1000, tick);
    };
    tick();
  }
}
