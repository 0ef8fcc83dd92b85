import { ContainerModule } from 'inversify';
import { GraphqlCashInstructions } from '../../adapters/graphql/cash/graphql-cash-instructions';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlCashAccounts } from '../../adapters/graphql/home/graphql-cash-accounts';
import { CashInstructions } from '../../application/ports/cash/cash-instructions';
import { CashAccounts } from '../../application/ports/home/cash-accounts';
import { SessionEnd } from '../../application/ports/session-end';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { regionFeatures } from '../../config/region-features';

/** The Cash Account and what moves its money, where the region has one. */
export const cashAccountPorts = ({ region, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(CashAccounts)
      .toResolvedValue(
        (client, sessionEnd) => new GraphqlCashAccounts(client, sessionEnd, extensions.has('cooling-off')),
        [GraphqlClient, SessionEnd],
      )
      .inSingletonScope();
    bind(CashInstructions)
      .toResolvedValue(
        (client, sessionEnd) => new GraphqlCashInstructions(client, sessionEnd),
        [GraphqlClient, SessionEnd],
      )
      .inSingletonScope();
  });
