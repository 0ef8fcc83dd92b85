import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { CredentialResets } from '../../../application/ports/credentials/credential-resets';
import { PinResets } from '../../../application/ports/credentials/pin-resets';
import { SecretChanges } from '../../../application/ports/credentials/secret-changes';
import { TradingResets } from '../../../application/ports/credentials/trading-resets';
import { Usernames } from '../../../application/ports/credentials/usernames';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestCredentialResets } from './rest-credential-resets';
import { RestPinResets } from './rest-pin-resets';
import { RestSecretChanges } from './rest-secret-changes';
import { RestTradingResets } from './rest-trading-resets';
import { RestUsernames } from './rest-usernames';

/** The ports over REST behind a change of secrets or of the login name and, where a region has them, a reset and a new PIN. */
export const wiring = ({ flags, region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SecretChanges)
      .toResolvedValue((client) => new RestSecretChanges(client), [RestClient])
      .inSingletonScope();
    bind(Usernames)
      .toResolvedValue((client) => new RestUsernames(client), [RestClient])
      .inSingletonScope();
    if (regionFeatures[region].pinReset)
      bind(PinResets)
        .toResolvedValue((client) => new RestPinResets(client), [RestClient])
        .inSingletonScope();
    if (regionFeatures[region].tradingReset)
      bind(TradingResets)
        .toResolvedValue((client, clock) => new RestTradingResets(client, clock), [RestClient, Clock])
        .inSingletonScope();
    if (!flags.RESET_USERNAME_PASSWORD) return;
    bind(CredentialResets)
      .toResolvedValue((client, clock) => new RestCredentialResets(client, clock), [RestClient, Clock])
      .inSingletonScope();
  });
