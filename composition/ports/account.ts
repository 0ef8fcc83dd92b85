import { ContainerModule } from 'inversify';
import { RestAccountSecurity } from '../../adapters/rest/clients/rest-account-security';
import { RestCommunicationPreferences } from '../../adapters/rest/clients/rest-communication-preferences';
import { RestContacts } from '../../adapters/rest/clients/rest-contacts';
import { RestPriceAlertChanges } from '../../adapters/rest/funds/rest-price-alert-changes';
import { RestClient } from '../../adapters/rest/rest-client';
import { AccountSecurity } from '../../application/ports/clients/account-security';
import { CommunicationPreferences } from '../../application/ports/clients/communication-preferences';
import { Contacts } from '../../application/ports/clients/contacts';
import { PriceAlertChanges } from '../../application/ports/funds/price-alert-changes';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The client's account pages: login security, contact details, price alerts. */
export const accountPorts = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(AccountSecurity)
      .toResolvedValue((client) => new RestAccountSecurity(client), [RestClient])
      .inSingletonScope();
    bind(CommunicationPreferences)
      .toResolvedValue((client) => new RestCommunicationPreferences(client), [RestClient])
      .inSingletonScope();
    bind(Contacts)
      .toResolvedValue((client) => new RestContacts(client), [RestClient])
      .inSingletonScope();
    bind(PriceAlertChanges)
      .toResolvedValue((client) => new RestPriceAlertChanges(client, region), [RestClient])
      .inSingletonScope();
  });
