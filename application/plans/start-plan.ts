import { isNamedBy } from '../../domain/funds/finding/same-fund';
import { ok } from '../../domain/kernel/result';
import { compare } from '../../domain/money/decimal';
import type { PlanSchedule } from '../../domain/regular-plans/running/plan-schedule';
import { type PlanStartProblem, parsePlanStartProblem } from '../../domain/regular-plans/changing/plan-start';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { PlanSchedules, PlanStartOrder } from '../ports/plans/plan-schedules';
import type { SubmissionSubject } from '../ports/submissions/pending-submissions';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

/** A new plan: its client, and how it is to be. */
export type PlanStartInput = Omit<PlanStartOrder, 'key'> & { readonly userId: string };

type PlanFunds = Pick<PlanStartInput, 'fundCode' | 'intoFundCode'>;
type PlanToFind = PlanFunds & Pick<PlanStartInput, 'userId' | 'amount' | 'days'>;

/** The outcome of setting up a plan. */
export type StartPlanOutcome =
  | { readonly kind: 'started'; readonly plan: PlanSchedule }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  /** It isn't, for a reason that the client can read; `already`: nothing was sent, since one sent before was received. */
  | { readonly kind: 'not-possible'; readonly why: PlanStartProblem | 'already' }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** Sets a plan up at most once, one that buys or one that switches; a lost answer is looked for among the client's plans, which are read before anything is sent [RSP-07, RSP-08, API-90]. */
export class StartPlan {
  constructor(
    private readonly schedules: PlanSchedules,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    { userId, ...terms }: PlanStartInput,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<StartPlanOutcome> {
    const subject = subjectOf(userId, terms);
    const started = await this.once.begin(subject);
    const known = await this.inFund(terms);
    if (!known.ok) return { kind: 'not-received', failure: known.error };
    return toOutcome(
      await this.once.execute({
        subject,
        pending: started.isSent ? started : { ...started, before: String(known.value.length) },
        send: (key) => this.schedules.start({ ...terms, key }),
        lookup: (before) => this.added(terms, before),
        onStep,
      }),
    );
  }

  /** Looks once more for what was sent, and sends nothing. */
  async find({ userId, ...query }: PlanToFind): Promise<StartPlanOutcome> {
    const lookup = (before: string | undefined) => this.added(query, before);
    const outcome = await this.once.find({ subject: subjectOf(userId, query), lookup });
    const isOther = outcome.kind === 'received' && !hasStartedAs(query, outcome.answer);
    return toOutcome(isOther ? { ...outcome, isEarlier: true } : outcome);
  }

  /** The plan that was added since, the newest of those in the fund. */
  private async added(funds: PlanFunds, before: string | undefined): AsyncResult<PlanSchedule | undefined> {
    const now = await this.inFund(funds);
    if (!now.ok) return now;
    return ok(before !== undefined && now.value.length > Number(before) ? now.value[0] : undefined);
  }

  /** The client's plans in a fund, and into another where they switch; the newest first. */
  private async inFund({ fundCode, intoFundCode }: PlanFunds): AsyncResult<readonly PlanSchedule[]> {
    const plans = await this.schedules.all();
    if (!plans.ok) return plans;
    const startedAt = ({ changes }: PlanSchedule) => Date.parse(changes[0]?.at ?? '');
    const own = plans.value.filter(
      ({ fund, intoFund }) => isNamedBy(fund, fundCode) && isNamedBy(intoFund, intoFundCode),
    );
    return ok(own.toSorted((one, other) => startedAt(other) - startedAt(one)));
  }
}

const subjectOf = (userId: string, { fundCode, intoFundCode }: PlanFunds): SubmissionSubject => ({
  userId,
  kind: 'plan-start',
  name: [fundCode, intoFundCode].filter(Boolean).join('>'),
});

/** Returns true if a plan began with the requested amount and on the requested days. */
function hasStartedAs(
  { amount, days }: Pick<PlanStartInput, 'amount' | 'days'>,
  { changes: [start] }: PlanSchedule,
): boolean {
  if (start?.amount === undefined || compare(start.amount, amount) !== 0) return false;
  return start.days?.join() === days.toSorted((one, other) => one - other).join();
}

function toOutcome(outcome: SubmissionOutcome<PlanSchedule>): StartPlanOutcome {
  if (outcome.kind === 'received' && outcome.isEarlier) return { kind: 'not-possible', why: 'already' };
  if (outcome.kind === 'received') return { kind: 'started', plan: outcome.answer };
  if (outcome.kind !== 'refused') return outcome;
  const password = passwordRejection(outcome.failure);
  if (password) return { kind: 'password', why: password };
  const codes = rejectionCodes(outcome.failure);
  if (isKeySpent(codes)) return { kind: 'not-possible', why: 'already' };
  const why = parsePlanStartProblem(codes);
  return why ? { kind: 'not-possible', why } : outcome;
}
