import { makeAutoObservable, runInAction } from 'mobx';
import type { RecoveredInstruction, InstructCash } from '../../../../application/cash-account/instruct-cash';
import type { CallFailure } from '../../../../application/ports/call-failure';
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
import { Panel } from '../../../stores/panel';
import type { CashMeans, CashMove, ReadyMeans } from './cash-move';

/** Why a try did nothing: a failure, or a proof that wasn't given, couldn't be asked for, or that this client can't give. */
type Problem = CallFailure | 'unconfirmed' | 'unasked' | 'unconfirmable';

/** What the client has looked over: how much, and whether it is to wait. */
type Looked = { readonly amount: Decimal; readonly waits: boolean };

type Step =
  | { readonly kind: 'entering'; readonly problem?: CashProblem }
  /** Read through once more; `problem` is of a try that did nothing. */
  | ({ readonly kind: 'confirming'; readonly problem?: Problem } & Looked)
  /** Nothing was sent: it calls for caution, and the client may let it wait. */
  | ({ readonly kind: 'pausing'; readonly reasons: readonly CoolingOffReason[] } & Looked)
  | ({ readonly kind: SubmissionStep | 'unknown' } & Looked)
  | { readonly kind: 'received'; readonly row: CashTransactionRow }
  /** Nothing was sent: one sent before was received, and is shown where it is known. */
  | { readonly kind: 'overtaken'; readonly row?: CashTransactionRow };

type Sources = {
  readonly clock: Pick<Clock, 'serverNow'>;
  readonly instruct: Pick<InstructCash, 'execute' | 'find'>;
  readonly proofs: Pick<ReAuthentication, 'begin' | 'comesFirst' | 'resume'>;
};

/** Makes the moving of money into the Cash Account, or out of it. */
export abstract class CashMoveViewModelFactory {
  abstract create(type: CashInstructionType): CashMoveViewModel;
}

/**
 * Moving money of the Cash Account: what there is to know first, an amount, one look over it, and what became of it. Where
 * the server wants a proof of who acts, the client gives it and it is sent again [VCA-04, VCA-05, VCA-35, OPEN-44, OPEN-75].
 */
export class CashMoveViewModel {
  readonly means: Panel<CashMeans>;
  step: Step = { kind: 'entering' };
  typed = '';

  constructor(
    readonly move: CashMove,
    private readonly sources: Sources,
    private readonly calendar: Calendar,
  ) {
    this.means = new Panel(async () => {
      const answer = await move.means();
      if (answer.ok && answer.value.kind === 'ready') void this.resume(answer.value);
      return answer;
    });
    makeAutoObservable<this, 'sources' | 'calendar'>(
      this,
      { move: false, means: false, sources: false, calendar: false, timing: false, isOpen: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether it is on its way or looked up. */
  get isBusy(): boolean {
    return this.step.kind === 'sending' || this.step.kind === 'finding';
  }

  /** When an instruction given now counts, and why [VCA-30, OPEN-67]. */
  timing(): InstructionTiming | undefined {
    return instructionTiming(this.move.type, this.now(), this.calendar);
  }

  /** Whether it is served right now [VCA-29, VCA-31]. */
  isOpen(): boolean {
    return isCashServiceHour(this.move.service, this.now(), this.calendar);
  }

  /** Nothing of what is on its way can be changed; what is typed meanwhile would be taken for it. */
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

  /** Back to the amount, which stays. */
  change(): void {
    if (!this.isBusy) this.step = { kind: 'entering' };
  }

  /** Sends what was looked over, at most once. */
  send(): Promise<void> {
    return this.sendAs('asked');
  }

  /** Sends it once more, so that it is kept for a while before it is carried out. */
  async wait(): Promise<void> {
    if (this.step.kind !== 'pausing') return;
    this.show({ kind: 'confirming', amount: this.step.amount, waits: true });
    await this.sendAs('asked');
  }

  /** Asks what became of an instruction whose answer was lost; sends nothing. */
  async findAgain(): Promise<void> {
    const means = this.ready;
    if (this.step.kind !== 'unknown' || means === undefined) return;
    const { amount, waits } = this.step;
    this.show({ kind: 'finding', amount, waits });
    this.settle(this.step, await this.sources.instruct.find(this.instructionOf(this.step, means)));
  }

  private get ready(): ReadyMeans | undefined {
    const means = this.means.value;
    return means?.kind === 'ready' ? means : undefined;
  }

  /** Goes on where a proof was asked for: with the proof it is sent again, without one that is said [REAUTH-14]. */
  private async resume(means: ReadyMeans): Promise<void> {
    if (this.step.kind !== 'entering') return;
    const resumed = this.sources.proofs.resume(
      'addVcaTransaction',
      (body) => body['transactionType'] === this.move.type && body['accountNo'] === means.accountNo,
    );
    const amount = parseCashAmount(resumed?.body['amount'] ?? '');
    if (resumed === undefined || amount === undefined) return;
    runInAction(() => (this.typed = toText(amount)));
    const looked = { amount, waits: resumed.body['coolingOff'] !== undefined };
    this.show({ kind: 'confirming', ...looked, ...(resumed.isProved ? {} : { problem: 'unconfirmed' }) });
    if (resumed.isProved) await this.sendAs('resumed', means);
  }

  private async sendAs(how: 'asked' | 'resumed', means = this.ready): Promise<void> {
    if (this.step.kind !== 'confirming' || means === undefined) return;
    const { amount, waits } = this.step;
    const looked = { amount, waits };
    const instruction = this.instructionOf(looked, means);
    this.show({ kind: 'sending', ...looked });
    if (how === 'asked' && this.sources.proofs.comesFirst) return this.askForProof(instruction, looked);
    const onStep = (kind: SubmissionStep) => this.show({ kind, ...looked });
    const outcome = await this.sources.instruct.execute(instruction, onStep, how === 'resumed');
    if (outcome.kind !== 'unproved') this.settle(looked, outcome);
    else if (how === 'resumed') this.show({ kind: 'confirming', ...looked, problem: 'unconfirmed' });
    else await this.askForProof(instruction, looked);
  }

  private instructionOf({ amount, waits }: Looked, { accountNo }: ReadyMeans): CashInstruction {
    return cashInstruction(this.move.type, accountNo, amount, waits);
  }

  private settle({ amount, waits }: Looked, outcome: RecoveredInstruction): void {
    const looked = { amount, waits };
    if (outcome.kind === 'unknown') return this.show({ kind: 'unknown', ...looked });
    if (outcome.kind === 'received')
      return this.show({ kind: 'received', row: cashTransactionRow(outcome.answer, this.calendar) });
    if (outcome.kind === 'overtaken')
      return this.show({
        kind: 'overtaken',
        ...(outcome.by && { row: cashTransactionRow(outcome.by, this.calendar) }),
      });
    const { failure } = outcome;
    const reasons = parseCoolingOffReasons(failure.kind === 'rejected' ? failure.errors.map(({ code }) => code) : []);
    if (reasons.length > 0) this.show({ kind: 'pausing', ...looked, reasons });
    else this.show({ kind: 'confirming', ...looked, problem: failure });
  }

  private async askForProof(instruction: CashInstruction, looked: Looked): Promise<void> {
    const { proofs } = this.sources;
    const begun = await proofs.begin({ action: 'addVcaTransaction', body: instruction, resumeAt: this.move.path });
    if (begun.ok) return;
    const codes = begun.error.kind === 'rejected' ? begun.error.errors.map(({ code }) => code) : [];
    const isPossible = !codes.includes(stepUpErrorCodes.unavailable);
    this.show({ kind: 'confirming', ...looked, problem: isPossible ? 'unasked' : 'unconfirmable' });
  }

  private show(step: Step): void {
    this.step = step;
  }

  private now(): string {
    return new Date(this.sources.clock.serverNow()).toISOString();
  }
}
