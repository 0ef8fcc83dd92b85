import type { WantedChange } from '../../../domain/regular-plans/plan-change';
import type { PlanSchedule } from '../../../domain/regular-plans/plan-schedule';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { Answer } from '../call-failure';

/** Which plan is changed, which version of it the client saw, and how. */
export type PlanChangeOrder = WantedChange & {
  readonly refNo: string;
  readonly version: number;
  readonly key: IdempotencyKey;
};

/** The signed-in client's regular plans, with what became of them and what they will do; HK only. */
export abstract class PlanSchedules {
  /** Those of the eScheduler and of the legacy Regular Investment Plan, ended ones among them [RSP-09]. */
  abstract all(): Answer<readonly PlanSchedule[]>;
  /** Changes a plan once under a key; answers with what it is then [RSP-09]. */
  abstract change(order: PlanChangeOrder): Answer<PlanSchedule>;
}
