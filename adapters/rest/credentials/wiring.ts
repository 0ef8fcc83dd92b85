import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { RestClient } from '../rest-client';
import { RestCredentialResets } from './rest-credential-resets';

/** The port over REST behind a reset, where a region has it. */
export const wiring = ({ flags }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!flags.RESET_USERNAME_PASSWORD) return;
    bind(CredentialResets)
      .toResolvedValue((client, clock) => new RestCredentialResets(client, clock), [RestClient, Clock])
      .inSingletonScope();
  });
