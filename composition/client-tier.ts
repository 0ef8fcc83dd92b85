import { ClientTierScreen } from '../ui/screens/client-tier/client-tier-screen';
import { userPorts } from './ports/users';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import type { Feature } from './feature';

/** The account tier page. */
export const feature = {
  components: { ClientTierScreen },
  bindings: [userPorts, suitabilityPorts, tierPorts],
} satisfies Feature;
