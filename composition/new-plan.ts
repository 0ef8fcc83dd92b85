import { NewPlanScreen } from '../ui/screens/new-plan/new-plan-screen';
import { SwitchPlanScreen } from '../ui/screens/new-plan/switch/switch-plan-screen';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { orderPorts } from './ports/orders';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** A regular plan set up, of either kind. */
export const feature = {
  components: { NewPlanScreen, SwitchPlanScreen },
  bindings: [
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    holdingsPorts,
    orderPorts,
    planPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
  ],
} satisfies Feature;
