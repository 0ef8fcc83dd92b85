import { makeAutoObservable } from 'mobx';
import type { Clock } from '../../../../application/ports/clock';
import type { PlanMigrations } from '../../../../application/ports/plans/plan-migrations';
import type { RegularPlans } from '../../../../application/ports/plans/regular-plans';
import { planAccounts } from '../../../../domain/clients/client-accounts';
import type { MsAccount, User } from '../../../../domain/clients/user';
import { hongKongMoment } from '../../../../domain/formatting/hong-kong-moment';
import { openPlanActions, type PlanAction } from '../../../../domain/regular-plans/changing/plan-actions';
import { plansByKind, type PlansByKind } from '../../../../domain/regular-plans/plan-kind';
import type { MigrationStatus } from '../../../../domain/regular-plans/changing/migration-status';
import type { RegularPlan } from '../../../../domain/regular-plans/regular-plan';
import { AsyncResource } from '../../../stores/async-resource';
import { type AsOf, timed } from './as-of';

/** The client's regular plans on the home, and what may be done with the legacy one [RSP-01..06, RSP-13]. */
export class PlansSummaryViewModel {
  readonly resource: AsyncResource<AsOf<readonly RegularPlan[]>>;
  /** Asked only for a client who has a sub-account; by itself, so that the plans stand without it. */
  readonly migrationResource: AsyncResource<MigrationStatus>;
  private subAccounts: readonly MsAccount[] = [];

  constructor(
    plans: RegularPlans,
    migrations: PlanMigrations,
    private readonly clock: Clock,
  ) {
    this.resource = new AsyncResource(timed(clock, () => plans.current()));
    this.migrationResource = new AsyncResource(() => migrations.current());
    makeAutoObservable<this, 'clock'>(
      this,
      { resource: false, migrationResource: false, clock: false },
      { autoBind: true, deep: false },
    );
  }

  /** Undefined until they are known. */
  get plans(): PlansByKind | undefined {
    const answer = this.resource.value;
    return answer && plansByKind(answer.value, this.subAccounts);
  }

  /** The number of plans of both kinds. */
  get count(): number {
    return (this.plans?.eScheduler.length ?? 0) + (this.plans?.legacy.length ?? 0);
  }

  /** The actions still possible with the legacy plan today, in Hong Kong [RSP-04, CONFLICT-41]. */
  get openActions(): readonly PlanAction[] {
    const now = hongKongMoment(new Date(this.clock.serverNow()).toISOString());
    return openPlanActions(now ? `${now.year}-${now.month}-${now.day}` : '');
  }

  /** Undefined while it is being asked; unknown when it can't be had [RSP-13]. */
  get migration(): MigrationStatus | undefined {
    return this.migrationResource.phase.kind === 'failed' ? { kind: 'unknown' } : this.migrationResource.value;
  }

  load(user: User): void {
    this.subAccounts = planAccounts(user);
    void this.resource.load();
    if (this.subAccounts.length > 0) void this.migrationResource.load();
  }
}
