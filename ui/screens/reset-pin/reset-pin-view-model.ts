import { makeAutoObservable, runInAction } from 'mobx';
import type { RequestPin } from '../../../application/credentials/request-pin';
import { type CallFailure, rejectionCodes } from '../../../application/ports/call-failure';
import type { PinDispatchDate } from '../../../application/ports/credentials/pin-resets';
import type { ResetProblem } from '../../../domain/credentials/reset/check-reset-identity';
import { resetErrorCode } from '../../../domain/credentials/reset/reset-error-codes';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import type { Region } from '../../../domain/region';
import { BirthDateEntry } from '../../credentials/birth-date-entry';

/** The fields of the form, in its order. */
const pinResetFields = ['account', 'birthDate', 'email', 'phone'] as const;
type PinResetField = (typeof pinResetFields)[number];

/** A field that is typed into as a whole. */
export type PinResetText = Exclude<PinResetField, 'birthDate'>;

const problemsOf = {
  account: ['account-missing', 'account-invalid'],
  birthDate: ['birth-date-missing', 'birth-date-invalid'],
  email: ['email-missing', 'email-invalid'],
  phone: ['phone-missing', 'phone-invalid'],
} as const satisfies Record<PinResetField, readonly ResetProblem[]>;

const nothing: Readonly<Record<PinResetText, string>> = { account: '', email: '', phone: '' };

// Its code says as well that the data aren't those on record: from the server that is about all of them.
const onlyOurs: ResetProblem = 'phone-invalid';
const fromServer = (['category', ...Object.values(problemsOf).flat()] as const).filter((one) => one !== onlyOurs);

/**
 * A new PIN for who forgot it: what was typed, what is wrong with it, and what came of it [RESET-18, RESET-20..24,
 * ERR-51..58].
 */
export class ResetPinViewModel {
  pinType: PinKind | undefined;
  typed = nothing;
  problems: readonly ResetProblem[] = [];
  failure: CallFailure | undefined;
  /** The server's last refusal: its own words win where the failure stands at a field [ERR-17]. */
  refusal: CallFailure | undefined;
  isSending = false;
  /** The day by which the PIN is sent, once promised. */
  promise: PinDispatchDate | undefined;
  /** True when the server said that one was requested before [ERR-56]. */
  isAskedBefore = false;
  readonly birthDate: BirthDateEntry;

  constructor(
    private readonly ask: Pick<RequestPin, 'execute'>,
    region: Region,
  ) {
    this.birthDate = new BirthDateEntry(region);
    makeAutoObservable<this, 'ask'>(this, { ask: false, birthDate: false }, { autoBind: true, deep: false });
  }

  choose(pinType: PinKind): void {
    if (this.isSending) return;
    this.pinType = pinType;
    this.isAskedBefore = false;
  }

  write(field: PinResetText, text: string): void {
    if (this.isSending) return;
    this.typed = { ...this.typed, [field]: text };
    this.isAskedBefore = false;
  }

  get isCategoryMissing(): boolean {
    return this.problems.includes('category');
  }

  problemOf(field: PinResetField) {
    return problemsOf[field].find((problem) => this.problems.includes(problem));
  }

  /** The first place that something is wrong with. */
  get firstProblem(): PinResetField | 'pin-type' | undefined {
    return this.isCategoryMissing ? 'pin-type' : pinResetFields.find((field) => this.problemOf(field) !== undefined);
  }

  submit(): Promise<void> {
    return this.send(false);
  }

  /** Has the earlier one sent once more [ERR-56]. */
  sendAgain(): Promise<void> {
    return this.send(true);
  }

  private async send(again: boolean): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.failure = undefined;
    this.refusal = undefined;
    const { typed, pinType, birthDate } = this;
    birthDate.check();
    const outcome = await this.ask.execute({ ...typed, birthDate: birthDate.date ?? '', pinType }, again);
    runInAction(() => {
      this.isSending = false;
      this.problems = outcome.kind === 'incomplete' ? outcome.problems : [];
      if (outcome.kind === 'failed') this.refuse(outcome.failure);
      if (outcome.kind === 'promised') this.finish(outcome.promise);
    });
  }

  /** Shows the server's refusal at its field, any other below the form. */
  private refuse(failure: CallFailure): void {
    this.refusal = failure;
    const codes = rejectionCodes(failure);
    this.isAskedBefore ||= codes.includes('PRE0010');
    this.problems = fromServer.filter((problem) => codes.includes(resetErrorCode(problem)));
    if (this.problems.length === 0) this.failure = failure;
  }

  /** Ends with the promised day, and clears what was typed. */
  private finish(promise: PinDispatchDate): void {
    this.typed = nothing;
    this.birthDate.clear();
    this.promise = promise;
  }
}
