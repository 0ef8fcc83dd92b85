import { ContainerModule } from 'inversify';
import { MovePlans } from '../application/plans/move-plans';
import { PreparePlanMove } from '../application/plans/prepare-plan-move';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { PlanMigrations } from '../application/ports/plans/plan-migrations';
import { PlanSchedules } from '../application/ports/plans/plan-schedules';
import { SubmitOnce } from '../application/submissions/submit-once';
import { marketCalendar } from '../config/calendars/market-calendar';
import { planRules } from '../config/plan-rules';
import { regionFeatures } from '../config/region-features';
import { PlanMoveScreen } from '../ui/screens/plan-move/plan-move-screen';
import { PlanMoveViewModel } from '../ui/screens/plan-move/plan-move-view-model';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { serviceStopPorts } from './ports/service-stops';
import { maintenanceMessage } from './ports/maintenance-message';
import { serviceStopsBindings } from './shared/service-stops';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(PreparePlanMove).toResolvedValue(
      (users, tiers, migrations, schedules) => new PreparePlanMove({ users, tiers, migrations, schedules, region }),
      [Users, ClientTiers, PlanMigrations, PlanSchedules],
    );
    bind(MovePlans).toResolvedValue(
      (schedules, submitOnce) => new MovePlans(schedules, submitOnce),
      [PlanSchedules, SubmitOnce],
    );
    bind(PlanMoveViewModel).toResolvedValue(
      (prepare, move, clock) =>
        new PlanMoveViewModel({
          prepare,
          move,
          clock,
          region,
          calendar: marketCalendar(region),
          rules: planRules[region],
          keepsTexts: extensions.has('instruction-texts'),
        }),
      [PreparePlanMove, MovePlans, Clock],
    );
  });

/** The move of the legacy plan. */
export const feature = {
  components: { PlanMoveScreen },
  bindings: [
    maintenanceMessage,
    serviceStopPorts,
    serviceStopsBindings,
    planPorts,
    submissionPorts,
    tierPorts,
    userPorts,
    viewModels,
  ],
} satisfies Feature;
