import { ContainerModule } from 'inversify';
import { LocalProofs } from '../../../application/ports/re-authentication/local-proofs';
import { GraphqlClient } from '../graphql-client';
import { GraphqlLocalProofs } from './graphql-local-proofs';

/** The port over GraphQL behind the local page where a client proves who acts. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LocalProofs)
      .toResolvedValue((client) => new GraphqlLocalProofs(client), [GraphqlClient])
      .inSingletonScope();
  });
