import type { MigrationStatus } from '../../../domain/regular-plans/changing/migration-status';
import type { AsyncResult } from '../call-failure';

/** The move of the legacy Regular Investment Plan to the eScheduler; HK only. */
export abstract class PlanMigrations {
  /** Loads whether the signed-in client may move the plan, with the reasons against it [API-58, RSP-05, RSP-13]. */
  abstract current(): AsyncResult<MigrationStatus>;
}
