import { BuyScreen } from '../ui/screens/place-order/place-order-screen';
import { SellScreen } from '../ui/screens/place-order/place-order-screen';
import { SwitchScreen } from '../ui/screens/place-order/place-order-screen';
import { IpoBuyScreen } from '../ui/screens/place-order/service-screens';
import { IpoSwitchScreen } from '../ui/screens/place-order/service-screens';
import { PreOrderScreen } from '../ui/screens/place-order/service-screens';
import { fundPorts } from './ports/funds';
import { fundRecordPorts } from './ports/fund-records';
import { holdingsPorts } from './ports/holdings';
import { openServicePorts } from './ports/open-services';
import { orderPorts } from './ports/orders';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The pages on which a client composes orders. */
export const feature = {
  components: { BuyScreen, SellScreen, SwitchScreen, IpoBuyScreen, IpoSwitchScreen, PreOrderScreen },
  bindings: [
    fundPorts,
    fundRecordPorts,
    holdingsPorts,
    openServicePorts,
    orderPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
  ],
} satisfies Feature;
