import { ContainerModule } from 'inversify';
import { Assessments } from '../../../application/ports/suitability/assessments';
import { LatestQuestionnaires } from '../../../application/ports/suitability/latest-questionnaires';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import { RiskRatings } from '../../../application/ports/suitability/risk-ratings';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestAssessments } from './rest-assessments';
import { RestClient } from '../rest-client';
import { RestLatestQuestionnaires } from './rest-latest-questionnaires';
import { RestQuestionnaires } from './rest-questionnaires';
import { RestRiskRatings } from './rest-risk-ratings';

/** The ports over REST behind a client's risk profile, and Hong Kong's questionnaire. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RiskRatings)
      .toResolvedValue((client) => new RestRiskRatings(client), [RestClient])
      .inSingletonScope();
    bind(Assessments)
      .toResolvedValue((client) => new RestAssessments(client, region), [RestClient])
      .inSingletonScope();
    bind(LatestQuestionnaires)
      .toResolvedValue((client) => new RestLatestQuestionnaires(client), [RestClient])
      .inSingletonScope();
    if (regionFeatures[region].ports.questionnaires === 'rest')
      bind(Questionnaires)
        .toResolvedValue((client) => new RestQuestionnaires(client), [RestClient])
        .inSingletonScope();
  });
