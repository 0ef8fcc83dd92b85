import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlSuitabilityRecords } from '../../adapters/graphql/suitability/graphql-suitability-records';
import { GraphqlQuestionnaires } from '../../adapters/graphql/suitability/graphql-questionnaires';
import { RestSuitabilityRecords } from '../../adapters/rest/suitability/rest-suitability-records';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestAssessments } from '../../adapters/rest/suitability/rest-assessments';
import { RestLatestQuestionnaires } from '../../adapters/rest/suitability/rest-latest-questionnaires';
import { RestQuestionnaires } from '../../adapters/rest/suitability/rest-questionnaires';
import { RestRiskRatings } from '../../adapters/rest/suitability/rest-risk-ratings';
import { SuitabilityRecords } from '../../application/ports/suitability/suitability-records';
import { Assessments } from '../../application/ports/suitability/assessments';
import { LatestQuestionnaires } from '../../application/ports/suitability/latest-questionnaires';
import { Questionnaires } from '../../application/ports/suitability/questionnaires';
import { RiskRatings } from '../../application/ports/suitability/risk-ratings';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** The client's risk profile, and the questionnaires that it follows from. */
export const suitabilityPorts = ({ region, adapters, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.suitabilityRecords === 'rest')
      bind(SuitabilityRecords)
        .toResolvedValue((client) => new RestSuitabilityRecords(client), [RestClient])
        .inSingletonScope();
    else
      bind(SuitabilityRecords)
        .toResolvedValue((client) => new GraphqlSuitabilityRecords(client), [GraphqlClient])
        .inSingletonScope();
    if (regionFeatures[region].ports.questionnaires === 'rest')
      bind(Questionnaires)
        .toResolvedValue((client) => new RestQuestionnaires(client), [RestClient])
        .inSingletonScope();
    else
      bind(Questionnaires)
        .toResolvedValue(
          (client) => new GraphqlQuestionnaires(client, extensions.has('questionnaire-contradictions')),
          [GraphqlClient],
        )
        .inSingletonScope();
    bind(RiskRatings)
      .toResolvedValue((client) => new RestRiskRatings(client), [RestClient])
      .inSingletonScope();
    bind(Assessments)
      .toResolvedValue((client) => new RestAssessments(client, region), [RestClient])
      .inSingletonScope();
    bind(LatestQuestionnaires)
      .toResolvedValue((client) => new RestLatestQuestionnaires(client), [RestClient])
      .inSingletonScope();
  });
