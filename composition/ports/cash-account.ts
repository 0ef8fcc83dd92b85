import { ContainerModule } from 'inversify';
import { GraphqlCashInstructions } from '../../adapters/graphql/cash/graphql-cash-instructions';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlCashAccounts } from '../../adapters/graphql/home/graphql-cash-accounts';
import { CashInstructions } from '../../application/ports/cash/cash-instructions';
import { CashAccounts } from '../../application/ports/home/cash-accounts';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** The Cash Account and what moves its money, where the region has one. */
export const cashAccountPorts = ({ region, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(CashAccounts)
      .toResolvedValue((client) => new GraphqlCashAccounts(client, extensions.has('cooling-off')), [GraphqlClient])
      .inSingletonScope();
    bind(CashInstructions)
      .toResolvedValue((client) => new GraphqlCashInstructions(client), [GraphqlClient])
      .inSingletonScope();
  });
