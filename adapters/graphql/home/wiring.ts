import { ContainerModule } from 'inversify';
import { CashAccounts } from '../../../application/ports/home/cash-accounts';
import { ClientTiers } from '../../../application/ports/home/client-tiers';
import { RegularPlans } from '../../../application/ports/home/regular-plans';
import { SuitabilityRecords } from '../../../application/ports/home/suitability-records';
import { SessionEnd } from '../../../application/ports/session-end';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlCashAccounts } from './graphql-cash-accounts';
import { GraphqlClientTiers } from './graphql-client-tiers';
import { GraphqlRegularPlans } from './graphql-regular-plans';
import { GraphqlSuitabilityRecords } from './graphql-suitability-records';

/** The ports over GraphQL behind the summaries that stand beside the holdings, unless REST is chosen for one. */
export const wiring = ({ region, extensions, adapters }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.clientTiers !== 'rest')
      bind(ClientTiers)
        .toResolvedValue((client) => new GraphqlClientTiers(client, region), [GraphqlClient])
        .inSingletonScope();
    if (adapters.suitabilityRecords !== 'rest')
      bind(SuitabilityRecords)
        .toResolvedValue((client) => new GraphqlSuitabilityRecords(client), [GraphqlClient])
        .inSingletonScope();
    if (!regionFeatures[region].ports.plansAndCash) return;
    if (adapters.regularPlans !== 'rest')
      bind(RegularPlans)
        .toResolvedValue((client) => new GraphqlRegularPlans(client), [GraphqlClient])
        .inSingletonScope();
    bind(CashAccounts)
      .toResolvedValue(
        (client, sessionEnd) => new GraphqlCashAccounts(client, sessionEnd, extensions.has('cooling-off')),
        [GraphqlClient, SessionEnd],
      )
      .inSingletonScope();
  });
