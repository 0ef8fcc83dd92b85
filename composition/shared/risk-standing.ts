import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import { GetRiskStanding } from '../../application/suitability/get-risk-standing';
import { RiskStandingViewModel } from '../../ui/risk-profile/risk-standing-view-model';
import type { Bindings } from '../feature';

/** The client's risk standing with its reasons; it needs the ports of suitability. */
export const riskStanding: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(GetRiskStanding).toResolvedValue(
      (ratings, suitability) => new GetRiskStanding(ratings, suitability, region),
      [RiskRatings, SuitabilityRecords],
    );
    bind(RiskStandingViewModel).toResolvedValue(
      (getRiskStanding, clock) => new RiskStandingViewModel(getRiskStanding, clock),
      [GetRiskStanding, Clock],
    );
  });
