import type { PlanMigration } from '../../../domain/regular-plans/changing/plan-migration';
import type { Answer } from '../call-failure';

/** The move of the legacy Regular Investment Plan to the eScheduler; HK only. */
export abstract class PlanMigrations {
  /** Whether the signed-in client may move the plan, and why not [API-58, RSP-05, RSP-13]. */
  abstract current(): Answer<PlanMigration>;
}
