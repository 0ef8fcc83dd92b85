import { ContainerModule } from 'inversify';
import { Questionnaires } from '../../../application/ports/suitability/questionnaires';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlQuestionnaires } from './graphql-questionnaires';

/** The port over GraphQL behind Taiwan's questionnaires. */
export const wiring = ({ region, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (regionFeatures[region].ports.questionnaires !== 'graphql') return;
    bind(Questionnaires)
      .toResolvedValue(
        (client) => new GraphqlQuestionnaires(client, extensions.has('questionnaire-contradictions')),
        [GraphqlClient],
      )
      .inSingletonScope();
  });
