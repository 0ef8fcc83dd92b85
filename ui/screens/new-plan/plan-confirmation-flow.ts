import type { StartPlanOutcome, PlanStartInput } from '../../../application/plans/start-plan';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanStartProblem } from '../../../domain/regular-plans/changing/plan-start';
import {
  type ConfirmationRequest,
  type ConfirmedOutcome,
  ConfirmationFlow,
  type ConfirmationPhase,
} from '../../orders/terms/confirmation-flow';
import type { NewPlanDeps } from './new-plan-deps';

/** A plan as it is to be set up, and what of it decides what the client accepts first. */
export type PlanRequest = ConfirmationRequest<Omit<PlanStartInput, 'pin'>>;

type Reason = PlanStartProblem | 'already';

/** Confirming a new plan. */
export type PlanConfirmationFlow = ConfirmationFlow<PlanRequest['input'], PlanSchedule, Reason>;

/** The steps of a new plan. */
export type NewPlanPhase = ConfirmationPhase<PlanSchedule, Reason>;

type Deps = Pick<NewPlanDeps, 'start' | 'agreements' | 'fundRecords' | 'region' | 'locale' | 'keepsTexts'>;

/** Sets a plan up once it is confirmed, at most once [RSP-07, RSP-08, API-90]. */
export const planConfirmationFlow = (
  deps: Deps,
  request: () => PlanRequest | undefined,
  onDone: () => void,
): PlanConfirmationFlow =>
  new ConfirmationFlow(deps, {
    request,
    onDone,
    send: async (input, { secret: pin, acceptedTexts }, onStep) =>
      confirmed(await deps.start.execute({ ...input, pin, acceptedTexts }, onStep)),
    find: async (input) => confirmed(await deps.start.find(input)),
  });

const confirmed = (outcome: StartPlanOutcome): ConfirmedOutcome<PlanSchedule, Reason> =>
  outcome.kind === 'started' ? { kind: 'done', done: outcome.plan } : outcome;
