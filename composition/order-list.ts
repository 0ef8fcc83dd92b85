import { OrderListScreen } from '../ui/screens/order-list/order-list-screen';
import { OwnOrderListScreen } from '../ui/screens/order-list/order-list-screen';
import { bankingPorts } from './ports/banking';
import { cashAccountPorts } from './ports/cash-account';
import { fundPorts } from './ports/funds';
import { holdingsPorts } from './ports/holdings';
import { orderPorts } from './ports/orders';
import { orderRecordPorts } from './ports/order-records';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** An order list behind a link, or one that the client composed, from its confirmation to the receipt. */
export const feature = {
  components: { OrderListScreen, OwnOrderListScreen },
  bindings: [
    bankingPorts,
    cashAccountPorts,
    fundPorts,
    holdingsPorts,
    orderPorts,
    orderRecordPorts,
    submissionPorts,
    suitabilityPorts,
    tierPorts,
    userPorts,
  ],
} satisfies Feature;
