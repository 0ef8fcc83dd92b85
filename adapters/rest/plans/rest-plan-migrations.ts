import type { AsyncResult } from '../../../application/ports/call-failure';
import { PlanMigrations } from '../../../application/ports/plans/plan-migrations';
import { parseEligibility } from '../../../domain/clients/eligibility';
import { migrationStatus, type MigrationStatus } from '../../../domain/regular-plans/changing/migration-status';
import { homeCalls } from '../../../contract/rest/home/home-calls';
import { planMigrationAnswer } from '../../../contract/rest/home/plan-migration';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

/** The move of the legacy plan over REST; `illegibleReasons` on the wire [API-58, CONFLICT-51]. */
export class RestPlanMigrations extends PlanMigrations {
  constructor(private readonly client: RestClient) {
    super();
  }

  async current(): AsyncResult<MigrationStatus> {
    return this.client.call(homeCalls, {
      name: 'rspMigration',
      policy: { showErrors: false },
      read: readJson(planMigrationAnswer, ({ rspMigrationEligible, illegibleReasons }) =>
        migrationStatus({
          rspMigrationEligible: parseEligibility(rspMigrationEligible ?? undefined),
          ineligibleReasons: illegibleReasons ?? [],
        }),
      ),
    });
  }
}
