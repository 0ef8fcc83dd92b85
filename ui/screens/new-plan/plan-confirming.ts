import type { StartPlanOutcome, PlanStartInput } from '../../../application/plans/start-plan';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanStartProblem } from '../../../domain/regular-plans/changing/plan-start';
import { type Asked, type ConfirmedOutcome, Confirming, type ConfirmingPhase } from '../../orders/terms/confirming';
import type { NewPlanSources } from './new-plan-sources';

/** A plan as it is to be set up, and what of it decides what the client accepts first. */
export type AskedPlan = Asked<Omit<PlanStartInput, 'pin'>>;

type Why = PlanStartProblem | 'already';

/** Confirming a new plan. */
export type PlanConfirming = Confirming<AskedPlan['wanted'], PlanSchedule, Why>;

/** How far a new plan has come. */
export type NewPlanPhase = ConfirmingPhase<PlanSchedule, Why>;

type Sources = Pick<NewPlanSources, 'start' | 'agreements' | 'region' | 'locale'>;

/** Sets a plan up once it is confirmed, at most once [RSP-07, RSP-08, API-90]. */
export const planConfirming = (
  sources: Sources,
  asked: () => AskedPlan | undefined,
  onDone: () => void,
): PlanConfirming =>
  new Confirming(sources, {
    asked,
    onDone,
    send: async (wanted, pin, onStep) => confirmed(await sources.start.execute({ ...wanted, pin }, onStep)),
    find: async (wanted) => confirmed(await sources.start.find(wanted)),
  });

const confirmed = (outcome: StartPlanOutcome): ConfirmedOutcome<PlanSchedule, Why> =>
  outcome.kind === 'started' ? { kind: 'done', done: outcome.plan } : outcome;
