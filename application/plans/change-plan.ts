import { ok } from '../../domain/kernel/result';
import {
  isRequestedChange,
  type PlanProblem,
  parsePlanProblem,
  type PlanChangeInput,
} from '../../domain/regular-plans/changing/plan-change';
import type { PlanSchedule } from '../../domain/regular-plans/running/plan-schedule';
import { deriveKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { PlanChangeOrder, PlanSchedules } from '../ports/plans/plan-schedules';
import { type PasswordRejection, passwordRejection } from '../submissions/password-rejection';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import type { SubmitOnce } from '../submissions/submit-once';

/** The outcome of a change of a plan. */
export type ChangePlanOutcome =
  | { readonly kind: 'changed'; readonly plan: PlanSchedule }
  /** It isn't, for a reason that the client can read. */
  | { readonly kind: 'not-possible'; readonly why: PlanProblem }
  | { readonly kind: 'password'; readonly why: PasswordRejection }
  | Extract<SubmissionOutcome<never>, { readonly failure: CallFailure }>;

/** The trading password or transaction PIN where that confirms the change, and the texts that the client accepted. */
type PlanChangeConfirmation = Pick<PlanChangeOrder, 'pin' | 'acceptedTexts'>;

/** Changes a client's plan once; a lost answer is looked for among the plan's changes [RSP-06, RSP-09, API-90]. */
export class ChangePlan {
  constructor(
    private readonly users: Users,
    private readonly schedules: PlanSchedules,
    private readonly once: SubmitOnce,
  ) {}

  async execute(
    { refNo, version }: Pick<PlanSchedule, 'refNo' | 'version'>,
    { pin, acceptedTexts, ...change }: PlanChangeInput & PlanChangeConfirmation,
    onStep?: (step: SubmissionStep) => void,
  ): Promise<ChangePlanOutcome> {
    const user = await this.users.current();
    if (!user.ok) return { kind: 'not-received', failure: user.error };
    // The version names the change: whatever is sent for it first is what counts, in whichever tab.
    const name = `${refNo}.${String(version)}`;
    return toOutcome(
      await this.once.execute({
        subject: { userId: user.value.userId, kind: 'plan-change', name },
        pending: { key: deriveKey('plan-change', refNo, String(version)) },
        send: (key) => this.schedules.change({ ...change, refNo, version, pin, acceptedTexts, key }),
        lookup: () => this.changed(refNo, version, change),
        onStep,
      }),
    );
  }

  /** The plan, if the change after that version is the one that was wanted. */
  private async changed(
    refNo: string,
    version: number,
    change: PlanChangeInput,
  ): AsyncResult<PlanSchedule | undefined> {
    const plans = await this.schedules.all();
    if (!plans.ok) return plans;
    const plan = plans.value.find((one) => one.refNo === refNo);
    const made = plan?.changes[version];
    return ok(made && isRequestedChange(made, change) ? plan : undefined);
  }
}

function toOutcome(outcome: SubmissionOutcome<PlanSchedule>): ChangePlanOutcome {
  if (outcome.kind === 'received') return { kind: 'changed', plan: outcome.answer };
  const password = outcome.kind === 'refused' ? passwordRejection(outcome.failure) : undefined;
  if (password) return { kind: 'password', why: password };
  const codes = rejectionCodes(outcome.failure);
  if (isKeySpent(codes)) return { kind: 'not-possible', why: 'outdated' };
  const why = parsePlanProblem(codes);
  return why ? { kind: 'not-possible', why } : outcome;
}
