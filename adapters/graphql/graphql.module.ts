import { ContainerModule } from 'inversify';
import { ClientNotices } from '../../application/ports/client-notices';
import { CashAccounts } from '../../application/ports/cash-accounts';
import { ClientTiers } from '../../application/ports/client-tiers';
import { Clients } from '../../application/ports/clients';
import { Failures } from '../../application/ports/failures';
import { FundPreviews } from '../../application/ports/fund-previews';
import { Holdings } from '../../application/ports/holdings';
import { HoldingsByAccount } from '../../application/ports/holdings-by-account';
import { LocalSessions } from '../../application/ports/local-sessions';
import { Locale } from '../../application/ports/locale';
import { Messages } from '../../application/ports/messages';
import { Navigation } from '../../application/ports/navigation';
import { Promotions } from '../../application/ports/promotions';
import { RegularPlans } from '../../application/ports/regular-plans';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import { SuitabilityRecords } from '../../application/ports/suitability-records';
import { Users } from '../../application/ports/users';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import { currentLater } from '../http/current-later';
import { Deferred } from '../http/deferred';
import { HttpClient } from '../http/http-client';
import { DeferredClientNotices } from './deferred-client-notices';
import { DeferredFundPreviews } from './deferred-fund-previews';
import { DeferredHoldings } from './deferred-holdings';
import { DeferredHoldingsByAccount } from './deferred-holdings-by-account';
import { GraphqlClient } from './graphql-client';
import { GraphqlMessages } from './graphql-messages';
import { GraphqlPromotions } from './graphql-promotions';
import { PreLoginDataReader } from './pre-login-data';

/** The ports that go over GraphQL; TW's promotions among them [CONFLICT-46]. */
export const graphqlModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { region, graphqlEndpoint: endpoint, graphqlPublicEndpoint: publicEndpoint } = configuration;
    bind(GraphqlClient)
      .toResolvedValue(
        (http, vault, failures, sessionEnd, navigation) =>
          new GraphqlClient({ endpoint, publicEndpoint, http, vault, failures, sessionEnd, navigation }),
        [HttpClient, SessionVault, Failures, SessionEnd, Navigation],
      )
      .inSingletonScope();
    bind(PreLoginDataReader)
      .toResolvedValue((client, locale) => new PreLoginDataReader(client, locale), [GraphqlClient, Locale])
      .inSingletonScope();
    bind(Clients)
      .toResolvedValue((client) => currentLater(() => fetchClients(client, region)), [GraphqlClient])
      .inSingletonScope();
    bind(Holdings)
      .toResolvedValue((client) => new DeferredHoldings(() => fetchHoldings(client, region)), [GraphqlClient])
      .inSingletonScope();
    bind(HoldingsByAccount)
      .toResolvedValue((client) => new DeferredHoldingsByAccount(() => fetchByAccount(client)), [GraphqlClient])
      .inSingletonScope();
    bind(ClientTiers)
      .toResolvedValue((client) => currentLater(() => fetchTiers(client, region)), [GraphqlClient])
      .inSingletonScope();
    bind(ClientNotices)
      .toResolvedValue((client) => new DeferredClientNotices(() => fetchNotices(client, region)), [GraphqlClient])
      .inSingletonScope();
    bind(SuitabilityRecords)
      .toResolvedValue((client) => currentLater(() => fetchSuitability(client)), [GraphqlClient])
      .inSingletonScope();
    bind(FundPreviews)
      .toResolvedValue((client) => new DeferredFundPreviews(() => fetchPreviews(client)), [GraphqlClient])
      .inSingletonScope();
    bind(Users)
      .toResolvedValue((client) => currentLater(() => fetchUsers(client, region)), [GraphqlClient])
      .inSingletonScope();
    if (region === 'HK') {
      bind(RegularPlans)
        .toResolvedValue((client) => currentLater(() => fetchPlans(client)), [GraphqlClient])
        .inSingletonScope();
      bind(CashAccounts)
        .toResolvedValue((client, sessionEnd) => cashAccountsLater(client, sessionEnd), [GraphqlClient, SessionEnd])
        .inSingletonScope();
    }
    bind(Messages)
      .toResolvedValue(
        (client, preLoginData) => new GraphqlMessages(client, region, preLoginData),
        [GraphqlClient, PreLoginDataReader],
      )
      .inSingletonScope();
    bind(LocalSessions)
      .toResolvedValue(
        (client, sessionEnd, epoch) => localSessionsLater(client, sessionEnd, epoch),
        [GraphqlClient, SessionEnd, SessionEpoch],
      )
      .inSingletonScope();
    if (region === 'TW')
      bind(Promotions)
        .toResolvedValue((preLoginData) => new GraphqlPromotions(preLoginData), [PreLoginDataReader])
        .inSingletonScope();
  });

async function fetchClients(client: GraphqlClient, region: Region): Promise<Clients> {
  const { GraphqlClients } = await import('./graphql-clients');
  return new GraphqlClients(client, region);
}

async function fetchHoldings(client: GraphqlClient, region: Region): Promise<Holdings> {
  const { GraphqlHoldings } = await import('./graphql-holdings');
  return new GraphqlHoldings(client, region);
}

async function fetchNotices(client: GraphqlClient, region: Region): Promise<ClientNotices> {
  const { GraphqlClientNotices } = await import('./graphql-client-notices');
  return new GraphqlClientNotices(client, region);
}

async function fetchSuitability(client: GraphqlClient): Promise<SuitabilityRecords> {
  const { GraphqlSuitabilityRecords } = await import('./graphql-suitability-records');
  return new GraphqlSuitabilityRecords(client);
}

async function fetchTiers(client: GraphqlClient, region: Region): Promise<ClientTiers> {
  const { GraphqlClientTiers } = await import('./graphql-client-tiers');
  return new GraphqlClientTiers(client, region);
}

async function fetchByAccount(client: GraphqlClient): Promise<HoldingsByAccount> {
  const { GraphqlHoldingsByAccount } = await import('./graphql-holdings-by-account');
  return new GraphqlHoldingsByAccount(client);
}

async function fetchPreviews(client: GraphqlClient): Promise<FundPreviews> {
  const { GraphqlFundPreviews } = await import('./graphql-fund-previews');
  return new GraphqlFundPreviews(client);
}

async function fetchUsers(client: GraphqlClient, region: Region): Promise<Users> {
  const { GraphqlUsers } = await import('./graphql-users');
  return new GraphqlUsers(client, region);
}

async function fetchPlans(client: GraphqlClient): Promise<RegularPlans> {
  const { GraphqlRegularPlans } = await import('./graphql-regular-plans');
  return new GraphqlRegularPlans(client);
}

function cashAccountsLater(client: GraphqlClient, sessionEnd: SessionEnd): CashAccounts {
  const deferred = new Deferred<CashAccounts>(async () => {
    const { GraphqlCashAccounts } = await import('./graphql-cash-accounts');
    return new GraphqlCashAccounts(client, sessionEnd);
  });
  return { summary: (accountNo) => deferred.ask((accounts) => accounts.summary(accountNo)) };
}

/** The local login page is rarely the one that is shown. */
function localSessionsLater(client: GraphqlClient, sessionEnd: SessionEnd, epoch: SessionEpoch): LocalSessions {
  const deferred = new Deferred<LocalSessions>(async () => {
    const { GraphqlLocalSessions } = await import('./graphql-local-sessions');
    return new GraphqlLocalSessions(client, sessionEnd, epoch);
  });
  return { logOn: (credentials) => deferred.ask((sessions) => sessions.logOn(credentials)) };
}
