import { ContainerModule } from 'inversify';
import { Questionnaires } from '../../application/ports/questionnaires';
import { GraphqlClient } from './graphql-client';
import { GraphqlQuestionnaires } from './graphql-questionnaires';

/** The port over GraphQL behind Taiwan's questionnaires. */
export const graphqlSuitabilityModule = new ContainerModule(({ bind }) => {
  bind(Questionnaires)
    .toResolvedValue((client) => new GraphqlQuestionnaires(client), [GraphqlClient])
    .inSingletonScope();
});
