import { ContainerModule } from 'inversify';
import { BankAccounts } from '../../application/ports/bank-accounts';
import { PriceAlertChanges } from '../../application/ports/price-alert-changes';
import { SameDayDebits } from '../../application/ports/same-day-debits';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { RestBankAccounts } from './rest-bank-accounts';
import { RestClient } from './rest-client';
import { RestPriceAlertChanges } from './rest-price-alert-changes';
import { RestSameDayDebits } from './rest-same-day-debits';

/** The ports over REST by which a client sees and changes what is kept of her. */
export const restAccountModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PriceAlertChanges)
      .toResolvedValue((client) => new RestPriceAlertChanges(client, region), [RestClient])
      .inSingletonScope();
    bind(BankAccounts)
      .toResolvedValue((client) => new RestBankAccounts(client), [RestClient])
      .inSingletonScope();
    if (region === 'TW')
      bind(SameDayDebits)
        .toResolvedValue((client) => new RestSameDayDebits(client), [RestClient])
        .inSingletonScope();
  });
