import { compare, parseDecimal } from '../../domain/money/decimal';
import type { CashInstruction } from '../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../domain/cash-account/cash-transaction';
import type { User } from '../../domain/clients/user';
import { requiresStepUp } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { ok } from '../../domain/kernel/result';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, rejectionCodes } from '../ports/call-failure';
import type { CashInstructions } from '../ports/cash-account/cash-instructions';
import type { Users } from '../ports/clients/users';
import type { CashAccounts } from '../ports/cash-account/cash-accounts';
import type { SubmissionSubject } from '../ports/submissions/pending-submissions';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

type Deps = {
  readonly users: Users;
  readonly accounts: CashAccounts;
  readonly instructions: CashInstructions;
  readonly once: SubmitOnce;
};

/**
 * The outcome of a sent instruction; `overtaken`: nothing was sent now, since an earlier one was carried out, which is
 * named where it is known [OPEN-75].
 */
export type RecoveredInstruction =
  | SubmissionOutcome<CashTransaction>
  | { readonly kind: 'overtaken'; readonly by?: CashTransaction };

/** The outcome of a top-up or withdrawal. */
export type CashOutcome =
  | RecoveredInstruction
  /** It was not carried out, and won't be until the client has proved who acts [VCA-35, OPEN-44]. */
  | { readonly kind: 'step-up-required' };

/** The amount of an instruction, and the number of earlier transactions of that type and amount. */
type Before = { readonly amount: string; readonly count: number };

/** Sends a top-up or withdrawal at most once; a lost answer is looked for among the transactions, which are read before anything is sent again [VCA-04, VCA-05, OPEN-75, API-90]. */
export class InstructCash {
  constructor(private readonly deps: Deps) {}

  async execute(
    instruction: CashInstruction,
    onStep?: (step: SubmissionStep) => void,
    isProved = false,
  ): Promise<CashOutcome> {
    const { users, instructions, once } = this.deps;
    const user = await users.current();
    if (!user.ok) return { kind: 'not-received', failure: user.error };
    const { amount } = instruction;
    const subject = subjectOf(user.value, instruction);
    const started = await once.begin(subject);
    const known = await this.alike(instruction, amount);
    if (!known.ok) return { kind: 'not-received', failure: known.error };
    const before = formatBefore({ amount, count: known.value.length });
    const outcome = await once.execute({
      subject,
      pending: { ...started, before },
      send: (key) => instructions.send(instruction, key, isProved),
      lookup: (stored) => this.added(instruction, stored),
      onStep,
    });
    return needsStepUp(outcome) ? { kind: 'step-up-required' } : toRecoveredInstruction(outcome);
  }

  /** Looks up what became of an instruction whose answer was lost, and sends nothing. */
  async find(instruction: CashInstruction): Promise<RecoveredInstruction> {
    const { users, once } = this.deps;
    const user = await users.current();
    if (!user.ok) return { kind: 'unknown', failure: user.error };
    const lookup = (stored: string | undefined) => this.added(instruction, stored);
    const outcome = await once.find({ subject: subjectOf(user.value, instruction), lookup });
    const isOther = outcome.kind === 'received' && !matchesInstruction(instruction, outcome.answer);
    return toRecoveredInstruction(isOther ? { ...outcome, isEarlier: true } : outcome);
  }

  /** The newest of what was added since. */
  private async added(
    instruction: CashInstruction,
    stored: string | undefined,
  ): AsyncResult<CashTransaction | undefined> {
    const before = parseBefore(stored);
    if (before === undefined) return ok(undefined);
    const now = await this.alike(instruction, before.amount);
    return now.ok ? ok(now.value.length > before.count ? now.value[0] : undefined) : now;
  }

  /** The transactions of a type and amount, the newest first. */
  private async alike(
    { accountNo, transactionType }: CashInstruction,
    amount: string,
  ): AsyncResult<readonly CashTransaction[]> {
    const summary = await this.deps.accounts.summary(accountNo);
    if (!summary.ok) return summary;
    const all = [...summary.value.pending, ...summary.value.completed];
    return ok(all.filter((one) => matchesInstruction({ transactionType, amount }, one)));
  }
}

const subjectOf = ({ userId }: User, { transactionType, accountNo }: CashInstruction): SubmissionSubject => ({
  userId,
  kind: `cash-${transactionType}`,
  name: accountNo,
});

type Outcome = SubmissionOutcome<CashTransaction>;

const codesOf = (outcome: Outcome): readonly string[] =>
  outcome.kind === 'refused' ? rejectionCodes(outcome.failure) : [];

const needsStepUp = (outcome: Outcome): boolean => requiresStepUp(codesOf(outcome));

/** An outcome that is of another instruction than the one that was given now says so. */
function toRecoveredInstruction(outcome: Outcome): RecoveredInstruction {
  if (outcome.kind === 'received' && outcome.isEarlier) return { kind: 'overtaken', by: outcome.answer };
  return isKeySpent(codesOf(outcome)) ? { kind: 'overtaken' } : outcome;
}

/** Returns true if a transaction has an instruction's type and amount. */
function matchesInstruction(
  { transactionType, amount }: Pick<CashInstruction, 'transactionType' | 'amount'>,
  one: CashTransaction,
): boolean {
  const requested = parseDecimal(amount);
  if (one.transactionType !== transactionType || one.amount === undefined) return false;
  return requested.ok && compare(one.amount, requested.value) === 0;
}

const formatBefore = ({ amount, count }: Before): string => `${amount} ${String(count)}`;

function parseBefore(text = ''): Before | undefined {
  const [amount = '', count = ''] = text.split(' ');
  return /^\d+$/.test(count) ? { amount, count: Number(count) } : undefined;
}
