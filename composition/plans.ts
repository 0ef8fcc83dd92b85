import { ContainerModule } from 'inversify';
import { FindPaymentMeans } from '../application/orders/payment-means';
import { pointsForPlans } from '../application/plans/available-points';
import { ChangePlan } from '../application/plans/change-plan';
import { FindPlanFacts } from '../application/plans/find-plan-facts';
import { BankAccounts } from '../application/ports/banking/bank-accounts';
import { Users } from '../application/ports/clients/users';
import { Clock } from '../application/ports/clock';
import { FundPreviews } from '../application/ports/funds/fund-previews';
import { Holdings } from '../application/ports/holdings/holdings';
import { OrderChecks } from '../application/ports/orders/order-checks';
import { ClientPoints } from '../application/ports/tiers/client-points';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { PlanOutcomes } from '../application/ports/plans/plan-outcomes';
import { PlanSchedules } from '../application/ports/plans/plan-schedules';
import { SubmitOnce } from '../application/submissions/submit-once';
import { marketCalendar } from '../config/calendars/market-calendar';
import { regionDefaults } from '../config/regions';
import { planRules } from '../config/plan-rules';
import { pointRules } from '../domain/points/point-rules';
import { PlansScreen } from '../ui/screens/plans/plans-screen';
import { PlansViewModel } from '../ui/screens/plans/plans-view-model';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { orderPorts } from './ports/orders';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import { serviceStopPorts } from './ports/service-stops';
import { maintenanceMessage } from './ports/maintenance-message';
import { paymentMeans } from './shared/payment-means';
import { serviceStopsBindings } from './shared/service-stops';
import type { Bindings, Feature } from './feature';

const viewModels: Bindings = ({ region, extensions }) =>
  new ContainerModule(({ bind }) => {
    const takesPoints = pointRules[region].ordersTaking.includes('e-scheduler');
    bind(ChangePlan).toResolvedValue(
      (users, schedules, submitOnce) => new ChangePlan(users, schedules, submitOnce),
      [Users, PlanSchedules, SubmitOnce],
    );
    bind(FindPlanFacts).toResolvedValue(
      (previews, holdings, tiers, users, means, checks) =>
        new FindPlanFacts({ previews, holdings, tiers, users, means, checks, region }),
      [FundPreviews, Holdings, ClientTiers, Users, FindPaymentMeans, OrderChecks],
    );
    bind(PlansViewModel).toResolvedValue(
      (schedules, changePlan, banks, outcomes, clock, points, tiers, findFacts, checks) => {
        const askForPoints = takesPoints ? () => pointsForPlans(region, { points, tiers }) : undefined;
        return new PlansViewModel(
          { schedules, changePlan, banks, outcomes, clock, askForPoints, findFacts, checks },
          {
            region,
            calendar: marketCalendar(region),
            rules: planRules[region],
            currency: regionDefaults[region].defaultCurrency,
            keepsTexts: extensions.has('instruction-texts'),
          },
        );
      },
      [
        PlanSchedules,
        ChangePlan,
        BankAccounts,
        PlanOutcomes,
        Clock,
        ClientPoints,
        ClientTiers,
        FindPlanFacts,
        OrderChecks,
      ],
    );
  });

/** The regular plans. */
export const feature = {
  components: { PlansScreen },
  bindings: [
    maintenanceMessage,
    serviceStopPorts,
    serviceStopsBindings,
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    holdingsPorts,
    orderPorts,
    paymentMeans,
    planPorts,
    submissionPorts,
    tierPorts,
    userPorts,
    viewModels,
  ],
} satisfies Feature;
