import type { PlanSchedules } from '../../../../application/ports/plans/plan-schedules';
import type { PlanSchedule } from '../../../../domain/regular-plans/running/plan-schedule';
import { AsyncResource } from '../../../stores/async-resource';

/** The client's regular plans, whose days to come are orders [ORDQ-07]. */
export class PlannedOrdersViewModel {
  readonly plans: AsyncResource<readonly PlanSchedule[]>;

  constructor(schedules: PlanSchedules) {
    this.plans = new AsyncResource(() => schedules.all());
  }
}
