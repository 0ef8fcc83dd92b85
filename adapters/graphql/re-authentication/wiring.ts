import { ContainerModule } from 'inversify';
import { LocalProofs } from '../../../application/ports/re-authentication/local-proofs';
import { ReAuthentications } from '../../../application/ports/re-authentication/re-authentications';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlLocalProofs } from './graphql-local-proofs';
import { UnannouncedReAuthentications } from './unannounced-re-authentications';

/** The ports over GraphQL behind the local page where a client proves who acts, and around it where the server has no calls for that. */
export const wiring = ({ extensions, flags }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(LocalProofs)
      .toResolvedValue((client) => new GraphqlLocalProofs(client), [GraphqlClient])
      .inSingletonScope();
    if (extensions.has('re-authentication-requests')) return;
    bind(ReAuthentications)
      .toResolvedValue((client) => new UnannouncedReAuthentications(client, flags.LOCAL_LOGIN), [GraphqlClient])
      .inSingletonScope();
  });
