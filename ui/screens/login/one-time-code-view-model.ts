import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { OneTimeCodeChannel, Sessions } from '../../../application/ports/sessions';
import { checkOneTimeCode, secondsToResend } from '../../../domain/credentials/login/one-time-code';

export type CodeProblem = 'format-incorrect' | 'rejected';

/** The one-time code: sent by a channel, counted down, entered, checked [AUTH-07, AUTH-26..32]. */
export class OneTimeCodeViewModel {
  code = '';
  /** By which channel the last code went out; 'held' when the client already has one [AUTH-32]. */
  sentBy: OneTimeCodeChannel | 'held' | undefined;
  secondsToResend = 0;
  problem: CodeProblem | undefined;
  failure: CallFailure | undefined;
  isOtpVerified = false;
  busy = false;
  private stopCountdown = () => {};

  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly resendSeconds: number,
  ) {
    makeAutoObservable<this, 'sessions' | 'clock' | 'resendSeconds' | 'stopCountdown'>(
      this,
      { sessions: false, clock: false, resendSeconds: false, stopCountdown: false },
      { autoBind: true, deep: false },
    );
  }

  /** A code was sent, or the client says there is one. */
  get isOtpSent(): boolean {
    return this.sentBy !== undefined;
  }

  get otpErrorMessage(): CodeProblem | undefined {
    return this.problem;
  }

  /** Why no code helps any more: the client is locked [AUTH-44, ERR-28]. */
  get lock(): CallFailure | undefined {
    const { failure } = this;
    return failure?.kind === 'rejected' && failure.errors[0]?.code === 'LOG0005' ? failure : undefined;
  }

  /** The server counts the wait from its own answer; switching the channel is possible at once [OPEN-20]. */
  async send(channel: OneTimeCodeChannel): Promise<void> {
    if (this.busy || (this.sentBy === channel && this.secondsToResend > 0)) return;
    this.begin();
    const answer = await this.sessions.sendOneTimeCode(channel);
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) {
        this.failure = answer.error;
        return;
      }
      this.sentBy = channel;
      this.code = '';
      this.countDown(Date.parse(answer.value.sentAt));
    });
  }

  enterOneAlreadyHeld(): void {
    this.sentBy = 'held';
    this.problem = undefined;
    this.failure = undefined;
  }

  type(text: string): void {
    this.code = text.normalize('NFKC').replace(/\s/g, '');
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    if (!checkOneTimeCode(this.code)) {
      this.problem = 'format-incorrect';
      return;
    }
    this.begin();
    const answer = await this.sessions.validateOneTimeCode(this.code);
    runInAction(() => {
      this.busy = false;
      if (!answer.ok) this.failure = answer.error;
      else if (answer.value) this.isOtpVerified = true;
      else this.problem = 'rejected';
    });
  }

  stop(): void {
    this.stopCountdown();
  }

  private begin(): void {
    this.busy = true;
    this.problem = undefined;
    this.failure = undefined;
  }

  /** In the server's time: the client's clock only says how much has passed since the answer. */
  private countDown(sentAt: number): void {
    this.stopCountdown();
    const serverAhead = sentAt - this.clock.now();
    const tick = () => {
      runInAction(() => {
        this.secondsToResend = secondsToResend(sentAt, this.clock.now() + serverAhead, this.resendSeconds);
      });
      if (this.secondsToResend > 0) this.stopCountdown = this.clock.after(1000, tick);
    };
    tick();
  }
}
