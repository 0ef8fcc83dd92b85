import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import { SecretChanges } from '../../../application/ports/credentials/secret-changes';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestCredentialResets } from './rest-credential-resets';
import { RestSecretChanges } from './rest-secret-changes';

/** The ports over REST behind a change of secrets and, where a region has it, a reset. */
export const wiring = ({ flags }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SecretChanges)
      .toResolvedValue((client, epoch) => new RestSecretChanges(client, epoch), [RestClient, SessionEpoch])
      .inSingletonScope();
    if (!flags.RESET_USERNAME_PASSWORD) return;
    bind(CredentialResets)
      .toResolvedValue((client, clock) => new RestCredentialResets(client, clock), [RestClient, Clock])
      .inSingletonScope();
  });
