import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import { GetRiskStatus } from '../../application/suitability/get-risk-status';
import { RiskStandingViewModel } from '../../ui/risk-profile/risk-standing-view-model';
import type { Bindings } from '../feature';

/** The client's risk standing with its reasons; it needs the ports of suitability. */
export const clientRiskStatus: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(GetRiskStatus).toResolvedValue(
      (ratings, suitability) => new GetRiskStatus(ratings, suitability, region),
      [RiskRatings, SuitabilityRecords],
    );
    bind(RiskStandingViewModel).toResolvedValue(
      (getRiskStanding, clock) => new RiskStandingViewModel(getRiskStanding, clock),
      [GetRiskStatus, Clock],
    );
  });
