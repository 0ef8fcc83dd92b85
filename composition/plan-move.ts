import { PlanMoveScreen } from '../ui/screens/plan-move/plan-move-screen';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The move of the legacy plan. */
export const feature = {
  components: { PlanMoveScreen },
  bindings: [planPorts, submissionPorts, tierPorts, userPorts],
} satisfies Feature;
