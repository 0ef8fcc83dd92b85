import { ContainerModule } from 'inversify';
import { OpenServices } from '../../application/ports/open-services';
import { GraphqlClient } from './graphql-client';
import { GraphqlOpenServices } from './graphql-open-services';

/** The port over GraphQL that Taiwan's menu asks. */
export const graphqlMenuModule = new ContainerModule(({ bind }) => {
  bind(OpenServices)
    .toResolvedValue((client) => new GraphqlOpenServices(client), [GraphqlClient])
    .inSingletonScope();
});
