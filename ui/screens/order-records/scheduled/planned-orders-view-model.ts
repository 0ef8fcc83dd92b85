import type { PlanSchedules } from '../../../../application/ports/plans/plan-schedules';
import type { PlanSchedule } from '../../../../domain/regular-plans/running/plan-schedule';
import { Panel } from '../../../stores/panel';

/** The client's regular plans, whose days to come are orders [ORDQ-07]. */
export class PlannedOrdersViewModel {
  readonly plans: Panel<readonly PlanSchedule[]>;

  constructor(schedules: PlanSchedules) {
    this.plans = new Panel(() => schedules.all());
  }
}
