import { ContainerModule } from 'inversify';
import { ClientTiers } from '../application/ports/tiers/client-tiers';
import { ClientTierScreen } from '../ui/screens/client-tier/client-tier-screen';
import { ClientTierViewModel } from '../ui/screens/client-tier/client-tier-view-model';
import type { Bindings, Feature } from './feature';
import { tierPorts } from './ports/tiers';
import { userPorts } from './ports/users';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(ClientTierViewModel).toResolvedValue((tiers) => new ClientTierViewModel(tiers, region), [ClientTiers]);
  });

/** The account tier page. */
export const feature = {
  components: { ClientTierScreen },
  bindings: [tierPorts, userPorts, viewModels],
} satisfies Feature;
