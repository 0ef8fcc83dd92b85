import { makeAutoObservable, runInAction } from 'mobx';
import type { ResetTradingPassword } from '../../../application/credentials/reset-trading-password';
import { type CallFailure, rejectionCodes } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import type { TradingResetContact, TradingResets } from '../../../application/ports/credentials/trading-resets';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import {
  checkSecretChange,
  newSecretChecks,
  type NewSecretRule,
  presentSecretProblem,
  type SecretFieldProblem,
} from '../../../domain/credentials/secrets/check-new-secret';
import { pinErrorCode, pinEvents } from '../../../domain/credentials/secrets/pin-error-codes';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import type { Region } from '../../../domain/region';
import { ok } from '../../../domain/kernel/result';
import { OneTimeCodeViewModel } from '../../one-time-code/one-time-code-view-model';
import { AsyncResource } from '../../stores/async-resource';

type Deps = {
  readonly resets: TradingResets;
  readonly reset: ResetTradingPassword;
  readonly clock: Clock;
  readonly region: Region;
  readonly resendSeconds: number;
};

export type TradingResetField = 'secret' | 'next' | 'again';
type Phase = 'code' | 'entering' | 'done' | 'unknown';
type Problem = SecretFieldProblem;

const nothing: Readonly<Record<TradingResetField, string>> = { secret: '', next: '', again: '' };

/**
 * A new trading password in place of a forgotten or suspended one: the code, what was typed, and the sending of both at
 * once [ERR-61, CRED-24..27].
 */
export class TradingResetViewModel {
  phase: Phase = 'code';
  failure: CallFailure | undefined;
  /** The server's last refusal: its own words win where the failure stands at a field [ERR-17]. */
  refusal: CallFailure | undefined;
  /** True when an answer was lost and the reset is known not to have arrived. */
  isLost = false;
  step: SubmissionStep | undefined;
  readonly contact: AsyncResource<TradingResetContact>;
  readonly code: OneTimeCodeViewModel;
  private typed = nothing;
  private problems: Readonly<Partial<Record<TradingResetField, Problem>>> = {};

  constructor(private readonly deps: Deps) {
    const { resets, clock, resendSeconds } = deps;
    this.contact = new AsyncResource(() => resets.contact());
    // The server judges the code together with the rest: here only its form counts.
    this.code = new OneTimeCodeViewModel({
      clock,
      resendSeconds,
      send: (channel) => resets.sendCode(channel),
      validate: () => Promise.resolve(ok(true)),
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, contact: false, code: false },
      { autoBind: true, deep: false },
    );
  }

  get isSending(): boolean {
    return this.step !== undefined;
  }

  get checks(): readonly RuleCheck<NewSecretRule>[] {
    return newSecretChecks(this.policy, this.typed.next, {});
  }

  textOf(field: TradingResetField): string {
    return this.typed[field];
  }

  problemOf(field: TradingResetField): Problem | undefined {
    return this.problems[field];
  }

  write(field: TradingResetField, text: string): void {
    const policy = secretPolicy(this.deps.region, field === 'secret' ? 'login' : 'transaction');
    this.typed = { ...this.typed, [field]: typedSecret(policy, text) };
  }

  async takeCode(): Promise<void> {
    await this.code.submit();
    runInAction(() => {
      if (this.code.isOtpVerified) this.phase = 'entering';
    });
  }

  showCode(): void {
    if (!this.isSending) this.phase = 'code';
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.failure = undefined;
    this.refusal = undefined;
    this.isLost = false;
    this.problems = this.findProblems();
    if (Object.keys(this.problems).length > 0) return;
    this.step = 'sending';
    const { secret, next } = this.typed;
    const outcome = await this.deps.reset.execute({ otp: this.code.code, secret, next }, this.setStep);
    runInAction(() => {
      this.step = undefined;
      if (outcome.kind === 'received') this.finish('done');
      else if (outcome.kind === 'unknown') this.finish('unknown');
      else this.refuse(outcome.failure, outcome.kind === 'not-received');
    });
  }

  private get policy() {
    return secretPolicy(this.deps.region, 'transaction');
  }

  private setStep(step: SubmissionStep): void {
    this.step = step;
  }

  private findProblems(): Readonly<Partial<Record<TradingResetField, Problem>>> {
    const { secret, next, again } = this.typed;
    const found = checkSecretChange(this.policy, { current: '', next, again }, {});
    const at = (field: 'next' | 'again') => found.find((one) => one.field === field)?.problem;
    const ofNext = at('next');
    const ofAgain = at('again');
    const ofSecret = presentSecretProblem(secretPolicy(this.deps.region, 'login'), secret);
    return {
      ...(ofSecret ? { secret: ofSecret } : {}),
      ...(ofNext ? { next: ofNext } : {}),
      ...(ofAgain ? { again: ofAgain } : {}),
    };
  }

  /** A wrong code leads back to it; what is wrong with the secret or the new password stands at its field. */
  private refuse(failure: CallFailure, isLost: boolean): void {
    this.isLost = isLost;
    this.failure = this.refusal = failure;
    const codes = rejectionCodes(failure);
    if (codes.includes(ownResetErrorCodes.codeWrong)) {
      this.failure = undefined;
      this.code.reject();
      this.phase = 'code';
      return;
    }
    const next = pinEvents.find((event) => codes.includes(pinErrorCode(event, 'verification')));
    if (codes.includes(pinErrorCode('current-wrong', 'login'))) this.problems = { secret: 'current-wrong' };
    else if (next !== undefined) this.problems = { next };
    if (Object.keys(this.problems).length > 0) this.failure = undefined;
  }

  /** Ends in a phase, and clears what was typed. */
  private finish(phase: Phase): void {
    this.typed = nothing;
    this.code.reject();
    this.phase = phase;
  }
}
