import { ContainerModule } from 'inversify';
import { RestCredentialResets } from '../../adapters/rest/credentials/rest-credential-resets';
import { RestPinResets } from '../../adapters/rest/credentials/rest-pin-resets';
import { RestSecretChanges } from '../../adapters/rest/credentials/rest-secret-changes';
import { RestTradingResets } from '../../adapters/rest/credentials/rest-trading-resets';
import { RestUsernames } from '../../adapters/rest/credentials/rest-usernames';
import { RestClient } from '../../adapters/rest/rest-client';
import { Clock } from '../../application/ports/clock';
import { CredentialResets } from '../../application/ports/credentials/credential-resets';
import { PinResets } from '../../application/ports/credentials/pin-resets';
import { SecretChanges } from '../../application/ports/credentials/secret-changes';
import { TradingResets } from '../../application/ports/credentials/trading-resets';
import { Usernames } from '../../application/ports/credentials/usernames';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** Changes of secrets and of the login name and, where a region has them, resets and a new PIN. */
export const credentialPorts = ({ flags, region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { pinReset, tradingReset } = regionFeatures[region];
    bind(SecretChanges)
      .toResolvedValue((client) => new RestSecretChanges(client), [RestClient])
      .inSingletonScope();
    bind(Usernames)
      .toResolvedValue((client) => new RestUsernames(client), [RestClient])
      .inSingletonScope();
    if (pinReset)
      bind(PinResets)
        .toResolvedValue((client) => new RestPinResets(client), [RestClient])
        .inSingletonScope();
    if (tradingReset)
      bind(TradingResets)
        .toResolvedValue((client, clock) => new RestTradingResets(client, clock), [RestClient, Clock])
        .inSingletonScope();
    if (flags.RESET_USERNAME_PASSWORD)
      bind(CredentialResets)
        .toResolvedValue((client, clock) => new RestCredentialResets(client, clock), [RestClient, Clock])
        .inSingletonScope();
  });
