import type { RegularPlan } from '../../../domain/regular-plans/regular-plan';
import type { AsyncResult } from '../call-failure';

/** The signed-in client's regular plans; HK only. */
export abstract class RegularPlans {
  /** Those of the eScheduler and of the legacy Regular Investment Plan alike [GQL-11, RSP-01..03]. */
  abstract current(): AsyncResult<readonly RegularPlan[]>;
}
