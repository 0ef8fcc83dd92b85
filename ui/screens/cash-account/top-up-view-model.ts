import { makeAutoObservable, runInAction } from 'mobx';
import type { InstructCash } from '../../../application/cash-account/instruct-cash';
import type { BankAccounts } from '../../../application/ports/account/bank-accounts';
import type { SameDayDebits } from '../../../application/ports/account/same-day-debits';
import type { Answer, CallFailure } from '../../../application/ports/call-failure';
import type { Users } from '../../../application/ports/client/users';
import type { Clock } from '../../../application/ports/clock';
import type { SubmissionOutcome, SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { Calendar } from '../../../domain/calendar/calendar';
import { cashInstruction } from '../../../domain/cash-account/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import { cashTransactionRow, type CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { checkTopUp } from '../../../domain/cash-account/check-top-up';
import { type InstructionTiming, instructionTiming } from '../../../domain/cash-account/instruction-timing';
import { parseCashAmount } from '../../../domain/cash-account/parse-cash-amount';
import { type TopUpSource, topUpSource } from '../../../domain/cash-account/top-up-source';
import { masterAccountNo } from '../../../domain/clients/client-accounts';
import { cashAccountAccess } from '../../../domain/clients/feature-gates';
import { ok } from '../../../domain/kernel/result';
import type { Decimal } from '../../../domain/money/decimal';
import { Panel } from '../../stores/panel';

/** Where a top-up comes from and goes to, or why there can be none. */
type Means =
  | { readonly kind: 'none' | 'hint-to-enable' | 'not-opened' }
  | Exclude<TopUpSource, { readonly kind: 'from' }>
  | (Extract<TopUpSource, { readonly kind: 'from' }> & { readonly accountNo: string });

type Step =
  | { readonly kind: 'entering'; readonly problem?: 'VCA-0200' | 'VCA-0200-TOPUP' }
  /** Read through once more; `failure` is of a try that did nothing. */
  | { readonly kind: 'confirming'; readonly amount: Decimal; readonly failure?: CallFailure }
  | { readonly kind: SubmissionStep; readonly amount: Decimal }
  | { readonly kind: 'unknown'; readonly amount: Decimal }
  | { readonly kind: 'received'; readonly row: CashTransactionRow };

type Sources = {
  readonly users: Users;
  readonly banks: BankAccounts;
  readonly sameDay: SameDayDebits;
  readonly clock: Pick<Clock, 'now'>;
  readonly instruct: Pick<InstructCash, 'execute' | 'find'>;
};

/** A top-up by direct debit: what there is to know first, an amount, one look over it, and what became of it [VCA-04, VCA-24, VCA-31, VCA-32, OPEN-75]. */
export class TopUpViewModel {
  readonly means: Panel<Means>;
  step: Step = { kind: 'entering' };
  typed = '';

  constructor(
    private readonly sources: Sources,
    private readonly calendar: Calendar,
  ) {
    this.means = new Panel(() => this.ask());
    makeAutoObservable<this, 'sources' | 'calendar'>(
      this,
      { means: false, sources: false, calendar: false, timing: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether it is on its way or looked up. */
  get isBusy(): boolean {
    return this.step.kind === 'sending' || this.step.kind === 'finding';
  }

  /** When a top-up given now counts, and why [VCA-30, OPEN-67]. */
  timing(): InstructionTiming | undefined {
    return instructionTiming('topup', new Date(this.sources.clock.now()).toISOString(), this.calendar);
  }

  type(text: string): void {
    this.typed = text;
    this.step = { kind: 'entering' };
  }

  /** Goes on to look it over, or says what is wrong with the amount. */
  review(): void {
    const amount = parseCashAmount(this.typed);
    const verdict = amount ? checkTopUp(amount) : 'VCA-0200';
    if (verdict !== 'accepted') this.step = { kind: 'entering', problem: verdict };
    else if (amount) this.step = { kind: 'confirming', amount };
  }

  /** Back to the amount, which stays. */
  change(): void {
    if (!this.isBusy) this.step = { kind: 'entering' };
  }

  /** Sends what was looked over, at most once. */
  send(): Promise<void> {
    return this.settle('confirming', (instruction, onStep) => this.sources.instruct.execute(instruction, onStep));
  }

  /** Asks what became of a top-up whose answer was lost; sends nothing. */
  findAgain(): Promise<void> {
    return this.settle('unknown', (instruction) => this.sources.instruct.find(instruction));
  }

  private async settle(
    from: 'confirming' | 'unknown',
    work: (
      instruction: ReturnType<typeof cashInstruction>,
      onStep: (step: SubmissionStep) => void,
    ) => Promise<SubmissionOutcome<CashTransaction>>,
  ): Promise<void> {
    const [{ step }, means] = [this, this.means.value];
    if (step.kind !== from || means?.kind !== 'from') return;
    const { amount } = step;
    const show = (next: Step): void => {
      runInAction(() => (this.step = next));
    };
    show({ kind: from === 'confirming' ? 'sending' : 'finding', amount });
    const outcome = await work(cashInstruction('topup', means.accountNo, amount), (kind) => {
      show({ kind, amount });
    });
    if (outcome.kind === 'received') show({ kind: 'received', row: cashTransactionRow(outcome.answer, this.calendar) });
    else if (outcome.kind === 'unknown') show({ kind: 'unknown', amount });
    else show({ kind: 'confirming', amount, failure: outcome.failure });
  }

  private async ask(): Answer<Means> {
    const { users, banks, sameDay } = this.sources;
    const user = await users.current();
    if (!user.ok) return user;
    const access = cashAccountAccess(user.value);
    if (access !== 'open') return ok({ kind: access });
    const accountNo = masterAccountNo(user.value);
    if (accountNo === undefined) return ok({ kind: 'not-opened' });
    const [debits, info] = await Promise.all([banks.directDebits(), sameDay.current()]);
    if (!debits.ok) return debits;
    if (!info.ok) return info;
    const source = topUpSource(debits.value, info.value);
    return ok(source.kind === 'from' ? { ...source, accountNo } : source);
  }
}
