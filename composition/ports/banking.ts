import { ContainerModule } from 'inversify';
import { GraphqlSameDayDebits } from '../../adapters/graphql/banking/graphql-same-day-debits';
import { GraphqlStandingInstructions } from '../../adapters/graphql/banking/graphql-standing-instructions';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { RestBankAccountChanges } from '../../adapters/rest/banking/rest-bank-account-changes';
import { RestBankAccounts } from '../../adapters/rest/banking/rest-bank-accounts';
import { RestSameDayDebits } from '../../adapters/rest/banking/rest-same-day-debits';
import { uploadTimeout } from '../../adapters/rest/documents/upload-timeout';
import { RestClient } from '../../adapters/rest/rest-client';
import { BankAccountChanges } from '../../application/ports/banking/bank-account-changes';
import { BankAccounts } from '../../application/ports/banking/bank-accounts';
import { SameDayDebits } from '../../application/ports/banking/same-day-debits';
import { StandingInstructions } from '../../application/ports/banking/standing-instructions';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** The client's bank accounts, and what each may be debited for. */
export const bankingPorts = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { sameDayDebits, standingInstructions } = regionFeatures[region].ports;
    bind(BankAccounts)
      .toResolvedValue((client) => new RestBankAccounts(client), [RestClient])
      .inSingletonScope();
    bind(BankAccountChanges)
      .toResolvedValue((client) => new RestBankAccountChanges(client, uploadTimeout), [RestClient])
      .inSingletonScope();
    if (sameDayDebits === 'rest')
      bind(SameDayDebits)
        .toResolvedValue((client) => new RestSameDayDebits(client), [RestClient])
        .inSingletonScope();
    else
      bind(SameDayDebits)
        .toResolvedValue((client) => new GraphqlSameDayDebits(client), [GraphqlClient])
        .inSingletonScope();
    if (standingInstructions)
      bind(StandingInstructions)
        .toResolvedValue((client) => new GraphqlStandingInstructions(client), [GraphqlClient])
        .inSingletonScope();
  });
