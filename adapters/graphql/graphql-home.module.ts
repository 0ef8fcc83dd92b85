import { ContainerModule } from 'inversify';
import { CashAccounts } from '../../application/ports/cash-accounts';
import { ClientNotices } from '../../application/ports/client-notices';
import { ClientTiers } from '../../application/ports/client-tiers';
import { FundPreviews } from '../../application/ports/fund-previews';
import { RegularPlans } from '../../application/ports/regular-plans';
import { SessionEnd } from '../../application/ports/session-end';
import { SuitabilityRecords } from '../../application/ports/suitability-records';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { GraphqlCashAccounts } from './graphql-cash-accounts';
import { GraphqlClient } from './graphql-client';
import { GraphqlClientNotices } from './graphql-client-notices';
import { GraphqlClientTiers } from './graphql-client-tiers';
import { GraphqlFundPreviews } from './graphql-fund-previews';
import { GraphqlRegularPlans } from './graphql-regular-plans';
import { GraphqlSuitabilityRecords } from './graphql-suitability-records';

/** The ports over GraphQL that the home asks beside the holdings. */
export const graphqlHomeModule = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ClientTiers)
      .toResolvedValue((client) => new GraphqlClientTiers(client, region), [GraphqlClient])
      .inSingletonScope();
    bind(ClientNotices)
      .toResolvedValue((client) => new GraphqlClientNotices(client, region), [GraphqlClient])
      .inSingletonScope();
    bind(SuitabilityRecords)
      .toResolvedValue((client) => new GraphqlSuitabilityRecords(client), [GraphqlClient])
      .inSingletonScope();
    bind(FundPreviews)
      .toResolvedValue((client) => new GraphqlFundPreviews(client), [GraphqlClient])
      .inSingletonScope();
    if (region === 'TW') return;
    bind(RegularPlans)
      .toResolvedValue((client) => new GraphqlRegularPlans(client), [GraphqlClient])
      .inSingletonScope();
    bind(CashAccounts)
      .toResolvedValue((client, sessionEnd) => new GraphqlCashAccounts(client, sessionEnd), [GraphqlClient, SessionEnd])
      .inSingletonScope();
  });
