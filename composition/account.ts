import { AccountScreen } from '../ui/screens/account/account-screen';
import { accountPorts } from './ports/account';
import { bankingPorts } from './ports/banking';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { noticePorts } from './ports/notices';
import { passkeyPorts } from './ports/passkeys';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The client's own details. */
export const feature = {
  components: { AccountScreen },
  bindings: [
    accountPorts,
    bankingPorts,
    fundPorts,
    holdingsPorts,
    noticePorts,
    passkeyPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
  ],
} satisfies Feature;
