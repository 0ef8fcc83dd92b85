import { makeAutoObservable, runInAction } from 'mobx';
import type { RecoveredInstruction, InstructCash } from '../../../../application/cash-account/instruct-cash';
import { type CallFailure, rejectionCodes } from '../../../../application/ports/call-failure';
import type { Clock } from '../../../../application/ports/clock';
import type { ReAuthentication } from '../../../../application/re-authentication/re-authentication';
import type { SubmissionStep } from '../../../../application/submissions/submission-outcome';
import type { Calendar } from '../../../../domain/calendar/calendar';
import {
  type CashInstruction,
  cashInstruction,
  type CashInstructionType,
} from '../../../../domain/cash-account/instructions/cash-instruction';
import type { CashProblem } from '../../../../domain/cash-account/instructions/cash-problem';
import { isCashServiceHour } from '../../../../domain/cash-account/cash-service';
import { cashTransactionRow, type CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import {
  type InstructionTiming,
  instructionTiming,
} from '../../../../domain/cash-account/instructions/instruction-timing';
import { parseCashAmount, readCashAmount } from '../../../../domain/cash-account/instructions/parse-cash-amount';
import { type CoolingOffReason, parseCoolingOffReasons } from '../../../../domain/cooling-off/cooling-off-reason';
import { stepUpErrorCodes } from '../../../../domain/credentials/re-authentication/step-up-error-codes';
import { type Decimal, toText } from '../../../../domain/money/decimal';
import { AsyncResource } from '../../../stores/async-resource';
import type { CashMeans, CashMove, ReadyMeans } from './cash-move';

/**
 * The reason why nothing was done: a failure, or a step-up authentication that wasn't completed, couldn't begin, or
 * isn't possible for this client.
 */
type Problem = CallFailure | 'unconfirmed' | 'unasked' | 'unconfirmable';

/** The values that the client reviewed: the amount, and whether it waits first. */
type Reviewed = { readonly amount: Decimal; readonly waits: boolean };

type Step =
  | { readonly kind: 'entering'; readonly problem?: CashProblem }
  /** Read through once more; `problem` is that of the last attempt, which did nothing. */
  | ({ readonly kind: 'confirming'; readonly problem?: Problem } & Reviewed)
  /** Nothing was sent: it calls for caution, and the client may let it wait. */
  | ({ readonly kind: 'pausing'; readonly reasons: readonly CoolingOffReason[] } & Reviewed)
  | ({ readonly kind: SubmissionStep | 'unknown' } & Reviewed)
  | { readonly kind: 'received'; readonly row: CashTransactionRow }
  /** Nothing was sent: one sent before was received, and is shown where it is known. */
  | { readonly kind: 'overtaken'; readonly row?: CashTransactionRow };

type Deps = {
  readonly clock: Pick<Clock, 'serverNow'>;
  readonly instruct: Pick<InstructCash, 'execute' | 'find'>;
  readonly stepUp: Pick<ReAuthentication, 'begin' | 'comesFirst' | 'resume'>;
};

/** Makes the moving of money into the Cash Account, or out of it. */
export abstract class CashMoveViewModelFactory {
  abstract create(type: CashInstructionType): CashMoveViewModel;
}

/**
 * Moves money into or out of the Cash Account: notes, amount, review and outcome. Where the server requires a step-up
 * authentication, the instruction is sent again after it [VCA-04, VCA-05, VCA-35, OPEN-44, OPEN-75].
 */
export class CashMoveViewModel {
  readonly means: AsyncResource<CashMeans>;
  step: Step = { kind: 'entering' };
  typed = '';

  constructor(
    readonly move: CashMove,
    private readonly deps: Deps,
    private readonly calendar: Calendar,
  ) {
    this.means = new AsyncResource(async () => {
      const answer = await move.means();
      if (answer.ok && answer.value.kind === 'ready') void this.resume(answer.value);
      return answer;
    });
    makeAutoObservable<this, 'deps' | 'calendar'>(
      this,
      { move: false, means: false, deps: false, calendar: false, timing: false, isOpen: false },
      { autoBind: true, deep: false },
    );
  }

  /** True while it is sent or looked up. */
  get isBusy(): boolean {
    return this.step.kind === 'sending' || this.step.kind === 'finding';
  }

  /** Returns when an instruction given now counts, and why [VCA-30, OPEN-67]. */
  timing(): InstructionTiming | undefined {
    return instructionTiming(this.move.type, this.now(), this.calendar);
  }

  /** Tells whether the service is open now [VCA-29, VCA-31]. */
  isOpen(): boolean {
    return isCashServiceHour(this.move.service, this.now(), this.calendar);
  }

  /** Changes the amount, but not while one is being sent: what is typed meanwhile would be taken for it. */
  type(text: string): void {
    if (this.isBusy) return;
    this.typed = text;
    this.step = { kind: 'entering' };
  }

  /** Goes on to look over all that is there [VCA-25]. */
  takeAll(): void {
    const available = this.ready?.available;
    if (available === undefined || this.isBusy) return;
    this.typed = toText(available);
    this.review();
  }

  /** Goes on to look it over, or says what is wrong with the amount. */
  review(): void {
    const amount = readCashAmount(this.typed);
    const means = this.ready;
    if (means === undefined || this.isBusy) return;
    const verdict = amount ? this.move.check(amount, means) : 'VCA-0200';
    if (verdict !== 'accepted') this.step = { kind: 'entering', problem: verdict };
    else if (amount) this.step = { kind: 'confirming', amount, waits: false };
  }

  /** Goes back to the amount, which stays. */
  change(): void {
    if (!this.isBusy) this.step = { kind: 'entering' };
  }

  /** Sends what was reviewed over, at most once. */
  send(): Promise<void> {
    return this.sendAs('asked');
  }

  /** Sends it once more, so that it is kept for a while before it is carried out. */
  async wait(): Promise<void> {
    if (this.step.kind !== 'pausing') return;
    this.show({ kind: 'confirming', amount: this.step.amount, waits: true });
    await this.sendAs('asked');
  }

  /** Looks up the outcome of an instruction whose answer was lost; sends nothing. */
  async findAgain(): Promise<void> {
    const means = this.ready;
    if (this.step.kind !== 'unknown' || means === undefined) return;
    const { amount, waits } = this.step;
    this.show({ kind: 'finding', amount, waits });
    this.settle(this.step, await this.deps.instruct.find(this.instructionOf(this.step, means)));
  }

  private get ready(): ReadyMeans | undefined {
    const means = this.means.value;
    return means?.kind === 'ready' ? means : undefined;
  }

  /** Resumes after a step-up authentication: sends again when it succeeded, else says that it did not [REAUTH-14]. */
  private async resume(means: ReadyMeans): Promise<void> {
    if (this.step.kind !== 'entering') return;
    const resumed = this.deps.stepUp.resume(
      'addVcaTransaction',
      (body) => body['transactionType'] === this.move.type && body['accountNo'] === means.accountNo,
    );
    const amount = parseCashAmount(resumed?.body['amount'] ?? '');
    if (resumed === undefined || amount === undefined) return;
    runInAction(() => (this.typed = toText(amount)));
    const reviewed = { amount, waits: resumed.body['coolingOff'] !== undefined };
    this.show({ kind: 'confirming', ...reviewed, ...(resumed.isProved ? {} : { problem: 'unconfirmed' }) });
    if (resumed.isProved) await this.sendAs('resumed', means);
  }

  private async sendAs(how: 'asked' | 'resumed', means = this.ready): Promise<void> {
    if (this.step.kind !== 'confirming' || means === undefined) return;
    const { amount, waits } = this.step;
    const reviewed = { amount, waits };
    const instruction = this.instructionOf(reviewed, means);
    this.show({ kind: 'sending', ...reviewed });
    if (how === 'asked' && this.deps.stepUp.comesFirst) return this.requestStepUp(instruction, reviewed);
    const onStep = (kind: SubmissionStep) => this.show({ kind, ...reviewed });
    const outcome = await this.deps.instruct.execute(instruction, onStep, how === 'resumed');
    if (outcome.kind !== 'step-up-required') this.settle(reviewed, outcome);
    else if (how === 'resumed') this.show({ kind: 'confirming', ...reviewed, problem: 'unconfirmed' });
    else await this.requestStepUp(instruction, reviewed);
  }

  private instructionOf({ amount, waits }: Reviewed, { accountNo }: ReadyMeans): CashInstruction {
    return cashInstruction(this.move.type, accountNo, amount, waits);
  }

  private settle({ amount, waits }: Reviewed, outcome: RecoveredInstruction): void {
    const reviewed = { amount, waits };
    if (outcome.kind === 'unknown') return this.show({ kind: 'unknown', ...reviewed });
    if (outcome.kind === 'received')
      return this.show({ kind: 'received', row: cashTransactionRow(outcome.answer, this.calendar) });
    if (outcome.kind === 'overtaken')
      return this.show({
        kind: 'overtaken',
        ...(outcome.by && { row: cashTransactionRow(outcome.by, this.calendar) }),
      });
    const { failure } = outcome;
    const reasons = parseCoolingOffReasons(rejectionCodes(failure));
    if (reasons.length > 0) this.show({ kind: 'pausing', ...reviewed, reasons });
    else this.show({ kind: 'confirming', ...reviewed, problem: failure });
  }

  private async requestStepUp(instruction: CashInstruction, reviewed: Reviewed): Promise<void> {
    const { stepUp } = this.deps;
    const requested = await stepUp.begin({ action: 'addVcaTransaction', body: instruction, resumeAt: this.move.path });
    if (requested.ok) return;
    const codes = rejectionCodes(requested.error);
    const isPossible = !codes.includes(stepUpErrorCodes.unavailable);
    this.show({ kind: 'confirming', ...reviewed, problem: isPossible ? 'unasked' : 'unconfirmable' });
  }

  private show(step: Step): void {
    this.step = step;
  }

  private now(): string {
    return new Date(this.deps.clock.serverNow()).toISOString();
  }
}
