import { ContainerModule } from 'inversify';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { RiskProfileViewModel } from '../../ui/risk-profile/risk-profile-view-model';
import { ClientStore } from '../../ui/stores/client-store';
import type { Bindings } from '../feature';

/** The client's risk profile, which a button opens; it needs the ports of suitability. */
export const riskProfile: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(RiskProfileViewModel).toResolvedValue(
      (suitability, clients) => new RiskProfileViewModel(suitability, clients, region),
      [SuitabilityRecords, ClientStore],
    );
  });
