import {
  type DividendHolding,
  type InstructionProblem,
  parseInstructionProblem,
} from '../../domain/dividends/dividend-instruction';
import { isNamedBy } from '../../domain/funds/finding/same-fund';
import { ok } from '../../domain/kernel/result';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { DividendInstructionOrder, DividendInstructions } from '../ports/dividends/dividend-instructions';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

/** Dividends, and what is to be done with them. */
export type DividendInstructionInput = Omit<DividendInstructionOrder, 'key'> & { readonly userId: string };

/** The outcome of an instruction on dividends. */
export type InstructDividendOutcome =
  | { readonly kind: 'instructed'; readonly holding: DividendHolding }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  /** It wasn't taken, for a reason that the client can read. */
  | { readonly kind: 'not-possible'; readonly why: InstructionProblem }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** Changes what is done with a fund's dividends once; a lost answer is looked for among the changes [LINK-32, API-90]. */
export class InstructDividend {
  constructor(
    private readonly instructions: DividendInstructions,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    { userId, ...instruction }: DividendInstructionInput,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<InstructDividendOutcome> {
    // The version names the change: whatever is sent for it first is what counts, in whichever tab.
    const named = identifyInstruction(instruction);
    return toOutcome(
      await this.once.execute({
        subject: { userId, kind: 'dividend', name: named.join('.') },
        pending: { key: deriveKey('dividend', ...named) },
        send: (key) => this.instructions.instruct({ ...instruction, key }),
        lookup: () => this.changed(instruction),
        onStep,
      }),
    );
  }

  /** Looks once more for what was sent, and sends nothing. */
  async find({ userId, ...instruction }: Omit<DividendInstructionInput, 'password'>): Promise<InstructDividendOutcome> {
    const subject = { userId, kind: 'dividend', name: identifyInstruction(instruction).join('.') };
    return toOutcome(await this.once.find({ subject, lookup: () => this.changed(instruction) }));
  }

  /** The holding, if the change after that version is the one that was wanted. */
  private async changed({
    fundCode,
    currency,
    version,
    intoFundCode,
  }: Omit<DividendInstructionInput, 'userId' | 'password'>): AsyncResult<DividendHolding | undefined> {
    const now = await this.instructions.all();
    if (!now.ok) return now;
    const holding = now.value.find(({ fund, ...one }) => isNamedBy(fund, fundCode) && one.currency === currency);
    const made = holding?.changes[version];
    return ok(made && isNamedBy(made.into, intoFundCode) ? holding : undefined);
  }
}

const identifyInstruction = ({
  fundCode,
  currency,
  version,
}: Pick<DividendInstructionInput, 'fundCode' | 'currency' | 'version'>) => [fundCode, currency, String(version)];

function toOutcome(outcome: SubmissionOutcome<DividendHolding>): InstructDividendOutcome {
  if (outcome.kind === 'received') return { kind: 'instructed', holding: outcome.answer };
  if (outcome.kind !== 'refused') return outcome;
  const password = passwordRejection(outcome.failure);
  if (password) return { kind: 'password', why: password };
  const codes = rejectionCodes(outcome.failure);
  if (isKeySpent(codes)) return { kind: 'not-possible', why: 'outdated' };
  const why = parseInstructionProblem(codes);
  return why ? { kind: 'not-possible', why } : outcome;
}
