import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import type { MigrationStatus } from '../../domain/regular-plans/changing/migration-status';
import { isRunningLegacy, type PlanSchedule } from '../../domain/regular-plans/running/plan-schedule';
import type { Region } from '../../domain/region';
import { planPurchaseFee } from '../../domain/fees/by-tier/plan-purchase-fee';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { ClientTiers } from '../ports/tiers/client-tiers';
import type { PlanMigrations } from '../ports/plans/plan-migrations';
import type { PlanSchedules } from '../ports/plans/plan-schedules';

/** The initial state of a move of legacy plans. */
export type PreparedPlanMove = {
  readonly userId: string;
  readonly migration: MigrationStatus;
  /** Those that haven't ended. */
  readonly plans: readonly PlanSchedule[];
  /** The fee of each purchase of the eScheduler on top by the client's tier, in percent [TIER-21, TIER-26]. */
  readonly feePercent: Decimal;
};

type Deps = {
  readonly users: Pick<Users, 'current'>;
  readonly tiers: Pick<ClientTiers, 'current'>;
  readonly migrations: PlanMigrations;
  readonly schedules: Pick<PlanSchedules, 'all'>;
  readonly region: Region;
};

/** Finds what the moving of the legacy plans to the eScheduler begins with; nothing may be missing, so that no rule is passed over [RSP-05, RSP-12, RSP-13]. */
export class PreparePlanMove {
  constructor(private readonly deps: Deps) {}

  async execute(): AsyncResult<PreparedPlanMove> {
    const { users, tiers, migrations, schedules, region } = this.deps;
    const [user, tier, migration, plans] = await Promise.all([
      users.current(),
      tiers.current(),
      migrations.current(),
      schedules.all(),
    ]);
    if (!user.ok) return user;
    if (!tier.ok) return tier;
    if (!migration.ok) return migration;
    if (!plans.ok) return plans;
    return ok({
      userId: user.value.userId,
      migration: migration.value,
      plans: plans.value.filter(isRunningLegacy),
      feePercent: planPurchaseFee(region, tier.value).max,
    });
  }
}
