import { ContainerModule } from 'inversify';
import { AccountSecurity } from '../../../application/ports/account/account-security';
import { BankAccounts } from '../../../application/ports/account/bank-accounts';
import { CommunicationPreferences } from '../../../application/ports/account/communication-preferences';
import { IdentityDocuments } from '../../../application/ports/account/identity-documents';
import { PriceAlertChanges } from '../../../application/ports/account/price-alert-changes';
import { SameDayDebits } from '../../../application/ports/account/same-day-debits';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestAccountSecurity } from './rest-account-security';
import { RestBankAccounts } from './rest-bank-accounts';
import { RestClient } from '../rest-client';
import { RestCommunicationPreferences } from './rest-communication-preferences';
import { RestIdentityDocuments } from './rest-identity-documents';
import { RestPriceAlertChanges } from './rest-price-alert-changes';
import { RestSameDayDebits } from './rest-same-day-debits';

/** How long sending a document may take, milliseconds. */
const uploadTimeout = 120_000;

/** The ports over REST by which clients see and change their details. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PriceAlertChanges)
      .toResolvedValue((client) => new RestPriceAlertChanges(client, region), [RestClient])
      .inSingletonScope();
    bind(AccountSecurity)
      .toResolvedValue((client) => new RestAccountSecurity(client), [RestClient])
      .inSingletonScope();
    bind(BankAccounts)
      .toResolvedValue((client) => new RestBankAccounts(client), [RestClient])
      .inSingletonScope();
    if (regionFeatures[region].ports.sameDayDebits === 'rest')
      bind(SameDayDebits)
        .toResolvedValue((client) => new RestSameDayDebits(client), [RestClient])
        .inSingletonScope();
    bind(CommunicationPreferences)
      .toResolvedValue((client) => new RestCommunicationPreferences(client), [RestClient])
      .inSingletonScope();
    bind(IdentityDocuments)
      .toResolvedValue((client) => new RestIdentityDocuments(client, uploadTimeout), [RestClient])
      .inSingletonScope();
  });
