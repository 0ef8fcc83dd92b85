import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Failures } from '../../application/ports/failures';
import { Locale } from '../../application/ports/locale';
import { Navigation } from '../../application/ports/navigation';
import { SessionEnd } from '../../application/ports/session-end';
import { SessionVault } from '../../application/ports/session-vault';
import { Sessions } from '../../application/ports/sessions';
import { TopFunds } from '../../application/ports/top-funds';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { Deferred } from '../http/deferred';
import { HttpClient } from '../http/http-client';
import { RestClient } from './rest-client';
import { RestSessions } from './rest-sessions';

/** The ports over REST that the login form and the shell ask, and one that both the login page and the home do. */
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
    bind(TopFunds)
      .toResolvedValue((client) => topFundsLater(client), [RestClient])
      .inSingletonScope();
  });

/** Visitors and clients see them beside what they came for, which doesn't wait. */
function topFundsLater(client: RestClient): TopFunds {
  const deferred = new Deferred<TopFunds>(async () => {
    const { RestTopFunds } = await import('./rest-top-funds');
    return new RestTopFunds(client);
  });
  return { bestSelling: () => deferred.ask((funds) => funds.bestSelling()) };
}
