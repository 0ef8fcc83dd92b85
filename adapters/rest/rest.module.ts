import { ContainerModule } from 'inversify';
import { ClientOffers } from '../../application/ports/client-offers';
import { ClientPoints } from '../../application/ports/client-points';
import { Clock } from '../../application/ports/clock';
import { Failures } from '../../application/ports/failures';
import { Funds } from '../../application/ports/funds';
import { Locale } from '../../application/ports/locale';
import { Navigation } from '../../application/ports/navigation';
import { Promotions } from '../../application/ports/promotions';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import { Sessions } from '../../application/ports/sessions';
import { Tips } from '../../application/ports/tips';
import { TopFunds } from '../../application/ports/top-funds';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { Region } from '../../domain/region';
import { HttpClient } from '../http/http-client';
import { DeferredClientOffers } from './deferred-client-offers';
import { DeferredClientPoints } from './deferred-client-points';
import { DeferredFunds } from './deferred-funds';
import { RestClient } from './rest-client';
import { RestPromotions } from './rest-promotions';
import { RestSessions } from './rest-sessions';
import { RestTips } from './rest-tips';
import { RestTopFunds } from './rest-top-funds';

/** The ports that go over REST; HK's promotions among them, TW's come by GraphQL [CONFLICT-46]. */
export const restModule = ({ region, apiBase }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RestClient)
      .toResolvedValue(
        (http, vault, locale, failures, sessionEnd, navigation, clock, epoch) =>
          new RestClient({ region, apiBase, http, vault, locale, failures, sessionEnd, navigation, clock, epoch }),
        [HttpClient, SessionVault, Locale, Failures, SessionEnd, Navigation, Clock, SessionEpoch],
      )
      .inSingletonScope();
    bind(Sessions)
      .toResolvedValue(
        (client, sessionEnd, clock, epoch) => new RestSessions(client, region, sessionEnd, clock, epoch),
        [RestClient, SessionEnd, Clock, SessionEpoch],
      )
      .inSingletonScope();
    bind(Tips)
      .toResolvedValue((client, locale) => new RestTips(client, locale), [RestClient, Locale])
      .inSingletonScope();
    bind(TopFunds)
      .toResolvedValue((client) => new RestTopFunds(client), [RestClient])
      .inSingletonScope();
    bind(ClientPoints)
      .toResolvedValue((client) => new DeferredClientPoints(() => fetchPoints(client, region)), [RestClient])
      .inSingletonScope();
    bind(ClientOffers)
      .toResolvedValue((client) => new DeferredClientOffers(() => fetchOffers(client)), [RestClient])
      .inSingletonScope();
    bind(Funds)
      .toResolvedValue((client) => new DeferredFunds(() => fetchFunds(client, region)), [RestClient])
      .inSingletonScope();
    if (region === 'HK')
      bind(Promotions)
        .toResolvedValue((client) => new RestPromotions(client), [RestClient])
        .inSingletonScope();
  });

async function fetchOffers(client: RestClient): Promise<ClientOffers> {
  const { RestClientOffers } = await import('./rest-client-offers');
  return new RestClientOffers(client);
}

async function fetchPoints(client: RestClient, region: Region): Promise<ClientPoints> {
  const { RestClientPoints } = await import('./rest-client-points');
  return new RestClientPoints(client, region);
}

async function fetchFunds(client: RestClient, region: Region): Promise<Funds> {
  const { RestFunds } = await import('./rest-funds');
  return new RestFunds(client, region);
}
