import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import { GetRiskStatus } from '../../application/suitability/get-risk-status';
import { RiskStatusViewModel } from '../../ui/risk-profile/risk-status-view-model';
import type { Bindings } from '../feature';

/** The client's risk standing with its reasons; it needs the ports of suitability. */
export const clientRiskStatus: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(GetRiskStatus).toResolvedValue(
      (ratings, suitability) => new GetRiskStatus(ratings, suitability, region),
      [RiskRatings, SuitabilityRecords],
    );
    bind(RiskStatusViewModel).toResolvedValue(
      (getRiskStanding, clock) => new RiskStatusViewModel(getRiskStanding, clock),
      [GetRiskStatus, Clock],
    );
  });
