import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Failures } from '../../application/ports/failures';
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
import { Deferred } from '../http/deferred';
import { HttpClient } from '../http/http-client';
import { RestClient } from './rest-client';
import { RestSessions } from './rest-sessions';

/** The ports over REST that the login page and the shell ask; HK's promotions among them, TW's come by GraphQL [CONFLICT-46]. */
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
      .toResolvedValue((client, locale) => tipsLater(client, locale), [RestClient, Locale])
      .inSingletonScope();
    bind(TopFunds)
      .toResolvedValue((client) => topFundsLater(client), [RestClient])
      .inSingletonScope();
    if (region === 'HK')
      bind(Promotions)
        .toResolvedValue((client) => promotionsLater(client), [RestClient])
        .inSingletonScope();
  });

/** What visitors of Hong Kong see beside the login form, which doesn't wait for it. */
function topFundsLater(client: RestClient): TopFunds {
  const deferred = new Deferred<TopFunds>(async () => {
    const { RestTopFunds } = await import('./rest-top-funds');
    return new RestTopFunds(client);
  });
  return { bestSelling: () => deferred.ask((funds) => funds.bestSelling()) };
}

function tipsLater(client: RestClient, locale: Locale): Tips {
  const deferred = new Deferred<Tips>(async () => {
    const { RestTips } = await import('./rest-tips');
    return new RestTips(client, locale);
  });
  return { beforeLogin: () => deferred.ask((tips) => tips.beforeLogin()) };
}

function promotionsLater(client: RestClient): Promotions {
  const deferred = new Deferred<Promotions>(async () => {
    const { RestPromotions } = await import('./rest-promotions');
    return new RestPromotions(client);
  });
  return { beforeLogin: () => deferred.ask((promotions) => promotions.beforeLogin()) };
}
