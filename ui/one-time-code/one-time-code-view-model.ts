import { makeAutoObservable, runInAction } from 'mobx';
import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { CodeSent, OneTimeCodeChannel } from '../../application/ports/session/sessions';
import { checkOneTimeCode, secondsToResend, triesPerCode } from '../../domain/credentials/login/one-time-code';
import { typedCode } from '../../domain/typing/typed-code';

export type CodeProblem = 'format-incorrect' | 'rejected';

/** The calls that send and validate the code, and the wait before it is sent again, in seconds. */
type Deps = {
  readonly send: (channel: OneTimeCodeChannel) => AsyncResult<CodeSent>;
  readonly validate: (code: string) => AsyncResult<boolean>;
  readonly clock: Clock;
  readonly resendSeconds: number;
};

/**
 * The one-time code of a login or a reset: sent by a channel, counted down, entered, checked [AUTH-07, AUTH-26..32,
 * RESET-02, RESET-03, RESET-15].
 */
export class OneTimeCodeViewModel {
  code = '';
  /** The channel of the last code; 'held' when the client already has one [AUTH-32]. */
  sentBy: OneTimeCodeChannel | 'held' | undefined;
  secondsToResend = 0;
  problem: CodeProblem | undefined;
  failure: CallFailure | undefined;
  isOtpVerified = false;
  isBusy = false;
  /** The wrong tries of the code in use, as far as they happened here. */
  private wrongTries = 0;
  private stopCountdown = () => {};

  constructor(private readonly deps: Deps) {
    makeAutoObservable<this, 'deps' | 'stopCountdown'>(
      this,
      { deps: false, stopCountdown: false },
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

  /** The tries that the code has left at most; none is left once it is void [AUTH-28]. */
  get triesLeft(): number {
    return Math.max(0, triesPerCode - this.wrongTries);
  }

  /** The failure that ends it: the client is locked [AUTH-44, ERR-28]. */
  get lock(): CallFailure | undefined {
    const { failure } = this;
    return failure?.kind === 'rejected' && failure.errors[0]?.code === 'LOG0005' ? failure : undefined;
  }

  /**
   * The server counts the wait from its own answer; switching the channel is possible at once [OPEN-20]. Sending a code
   * takes back that another was right [RESET-02].
   */
  async send(channel: OneTimeCodeChannel): Promise<void> {
    if (this.isBusy || (this.sentBy === channel && this.secondsToResend > 0)) return;
    this.begin();
    const answer = await this.deps.send(channel);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) {
        this.failure = answer.error;
        return;
      }
      this.sentBy = channel;
      this.code = '';
      this.wrongTries = 0;
      this.countDown(Date.parse(answer.value.sentAt));
    });
  }

  enterOneAlreadyHeld(): void {
    this.sentBy = 'held';
    this.problem = undefined;
    this.failure = undefined;
  }

  write(text: string): void {
    this.code = typedCode(text);
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    if (!checkOneTimeCode(this.code)) {
      this.problem = 'format-incorrect';
      return;
    }
    this.begin();
    const answer = await this.deps.validate(this.code);
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) this.failure = answer.error;
      else if (answer.value) this.isOtpVerified = true;
      else {
        this.problem = 'rejected';
        this.wrongTries += 1;
      }
    });
  }

  /** Marks the code as wrong after a later step refused it, so that another one is requested. */
  reject(): void {
    this.code = '';
    this.isOtpVerified = false;
    this.problem = 'rejected';
  }

  stop(): void {
    this.stopCountdown();
  }

  private begin(): void {
    this.isBusy = true;
    this.isOtpVerified = false;
    this.problem = undefined;
    this.failure = undefined;
  }

  /** Counts down in the server's time: the client's clock only says how much has passed since the answer. */
  private countDown(sentAt: number): void {
    const { clock, resendSeconds } = this.deps;
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
