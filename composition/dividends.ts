import { DividendsScreen } from '../ui/screens/dividends/dividends-screen';
import { bankingPorts } from './ports/banking';
import { dividendPorts } from './ports/dividends';
import { fundPorts } from './ports/funds';
import { orderPorts } from './ports/orders';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** What is done with a fund's dividends. */
export const feature = {
  components: { DividendsScreen },
  bindings: [
    bankingPorts,
    dividendPorts,
    fundPorts,
    orderPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
  ],
} satisfies Feature;
