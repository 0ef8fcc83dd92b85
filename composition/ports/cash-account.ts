import { ContainerModule } from 'inversify';
import { GraphqlCashInstructions } from '../../adapters/graphql/cash-account/graphql-cash-instructions';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlCashAccounts } from '../../adapters/graphql/cash-account/graphql-cash-accounts';
import { CashInstructions } from '../../application/ports/cash-account/cash-instructions';
import { CashAccounts } from '../../application/ports/cash-account/cash-accounts';
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
