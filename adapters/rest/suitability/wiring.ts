import { ContainerModule } from 'inversify';
import { Assessments } from '../../../application/ports/suitability/assessments';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestAssessments } from './rest-assessments';
import { RestClient } from '../rest-client';
import { RestRiskRatings } from './rest-risk-ratings';

/** The ports over REST behind a client's risk profile; clients are assessed here in Taiwan alone. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RiskRatings)
      .toResolvedValue((client) => new RestRiskRatings(client), [RestClient])
      .inSingletonScope();
    if (regionFeatures[region].ports.questionnaires)
      bind(Assessments)
        .toResolvedValue((client) => new RestAssessments(client), [RestClient])
        .inSingletonScope();
  });
