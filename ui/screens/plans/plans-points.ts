import { makeAutoObservable, runInAction } from 'mobx';
import type { AvailablePoints } from '../../../application/plans/available-points';
import { canPlanUsePoints } from '../../../domain/regular-plans/running/plan-points';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';
import type { Region } from '../../../domain/region';

/** The reward points that the client's plans can redeem for their fees [EPNT-08]. */
export class PlansPoints {
  /** Undefined until they are known, and where plans use none. */
  available: AvailablePoints | undefined;

  constructor(
    private readonly region: Region,
    private readonly ask: (() => Promise<AvailablePoints>) | undefined,
  ) {
    makeAutoObservable<this, 'region' | 'ask'>(this, { region: false, ask: false }, { autoBind: true, deep: false });
  }

  async load(): Promise<void> {
    const found = await this.ask?.();
    runInAction(() => (this.available = found));
  }

  /** Returns the state of a plan's choice of points: a plan that uses points can always give them up. */
  offerOf(plan: PlanSchedule): 'choice' | 'unknown' | 'none' {
    if (latestTerms(plan.changes)?.usesPoints) return 'choice';
    if (!this.available || !canPlanUsePoints({ ...plan, region: this.region })) return 'none';
    return this.available === 'unknown' ? 'unknown' : 'choice';
  }

  get count(): number {
    return typeof this.available === 'number' ? this.available : 0;
  }
}
