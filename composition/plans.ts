import { PlansScreen } from '../ui/screens/plans/plans-screen';
import { bankingPorts } from './ports/banking';
import { planPorts } from './ports/plans';
import { submissionPorts } from './ports/submissions';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The regular plans. */
export const feature = {
  components: { PlansScreen },
  bindings: [bankingPorts, planPorts, submissionPorts, tierPorts, userPorts],
} satisfies Feature;
