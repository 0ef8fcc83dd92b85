import type { StartPlanOutcome } from '../../../application/plans/start-plan';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { SubmissionStep } from '../../../application/submissions/submission-outcome';
import type { PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import type { PlanStartProblem } from '../../../domain/regular-plans/plan-start';

/** How far a new plan has come. */
export type NewPlanPhase =
  | { readonly kind: 'composing' }
  | { readonly kind: 'confirming'; readonly problem?: CallFailure | 'not-received' }
  | { readonly kind: SubmissionStep }
  | { readonly kind: 'not-possible'; readonly why: PlanStartProblem | 'already' }
  /** It may have arrived or not. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly plan: PlanSchedule };

/** What follows for a plan from what became of sending it. */
export function phaseAfter(outcome: StartPlanOutcome): NewPlanPhase {
  if (outcome.kind === 'started') return { kind: 'done', plan: outcome.plan };
  if (outcome.kind === 'password') return { kind: 'confirming' };
  if (outcome.kind === 'not-possible') return outcome;
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  return { kind: 'confirming', problem: outcome.kind === 'refused' ? outcome.failure : 'not-received' };
}
