import { ok } from '../../domain/kernel/result';
import { type PlanMoveProblem, parsePlanMoveProblem } from '../../domain/regular-plans/changing/plan-move';
import type { PlanSchedule } from '../../domain/regular-plans/running/plan-schedule';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { PlanMoveOrder, PlanSchedules } from '../ports/plans/plan-schedules';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

/** Plans that move: their client, and how they are to go on. */
export type PlanMoveInput = Omit<PlanMoveOrder, 'key'> & { readonly userId: string };

/** The outcome of a move of legacy plans. */
export type MovePlansOutcome =
  | { readonly kind: 'requested'; readonly plans: readonly PlanSchedule[] }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  /** They aren't, for a reason that the client can read. */
  | { readonly kind: 'not-possible'; readonly why: PlanMoveProblem }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** Asks once for the legacy plans to go on in the eScheduler; a lost answer is looked for among the client's plans [RSP-05, RSP-12, API-90]. */
export class MovePlans {
  constructor(
    private readonly schedules: Pick<PlanSchedules, 'all' | 'move'>,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    { userId, ...move }: PlanMoveInput,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<MovePlansOutcome> {
    // The plans and their versions name the move: whatever is sent for them first is what counts, in whichever tab.
    const named = namesOf(move);
    return toOutcome(
      await this.once.execute({
        subject: { userId, kind: 'plan-move', name: named.join() },
        pending: { key: deriveKey('plan-move', ...named) },
        send: (key) => this.schedules.move({ ...move, key }),
        lookup: () => this.requested(move),
        onStep,
      }),
    );
  }

  /** Looks once more for what was sent, and sends nothing. */
  async find({ userId, ...move }: Omit<PlanMoveInput, 'pin'>): Promise<MovePlansOutcome> {
    const subject = { userId, kind: 'plan-move', name: namesOf(move).join() };
    return toOutcome(await this.once.find({ subject, lookup: () => this.requested(move) }));
  }

  /** The plans, if they are to be moved as it was wanted. */
  private async requested({
    plans,
    dayOfMonth,
  }: Pick<PlanMoveInput, 'plans' | 'dayOfMonth'>): AsyncResult<readonly PlanSchedule[] | undefined> {
    const now = await this.schedules.all();
    if (!now.ok) return now;
    const own = now.value.filter(({ refNo }) => plans.some((plan) => plan.refNo === refNo));
    return ok(own.length > 0 && own.every(({ move }) => move?.dayOfMonth === dayOfMonth) ? own : undefined);
  }
}

const namesOf = ({ plans }: Pick<PlanMoveInput, 'plans'>): readonly string[] =>
  plans.map(({ refNo, version }) => `${refNo}.${String(version)}`);

function toOutcome(outcome: SubmissionOutcome<readonly PlanSchedule[]>): MovePlansOutcome {
  if (outcome.kind === 'received') return { kind: 'requested', plans: outcome.answer };
  if (outcome.kind !== 'refused') return outcome;
  const password = passwordRejection(outcome.failure);
  if (password) return { kind: 'password', why: password };
  const codes = rejectionCodes(outcome.failure);
  if (isKeySpent(codes)) return { kind: 'not-possible', why: 'requested' };
  const why = parsePlanMoveProblem(codes);
  return why ? { kind: 'not-possible', why } : outcome;
}
