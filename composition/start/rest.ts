import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Locale } from '../../application/ports/locale';
import { SessionEnd } from '../../application/ports/session/session-end';
import { Sessions } from '../../application/ports/session/sessions';
import { SessionEpoch } from '../../application/session/session-epoch';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { FailureHandler } from '../../adapters/http/failure-handler';
import { HttpClient } from '../../adapters/http/http-client';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestSessions } from '../../adapters/rest/rest-sessions';

/** The client of every port over REST, and the port that the login form and the shell ask. */
export const restModule = ({ region, apiBase, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(RestClient)
      .toResolvedValue(
        (http, locale, failures, clock, epoch) =>
          new RestClient({ region, extensions, apiBase, http, locale, failures, clock, epoch }),
        [HttpClient, Locale, FailureHandler, Clock, SessionEpoch],
      )
      .inSingletonScope();
    bind(Sessions)
      .toResolvedValue(
        (client, sessionEnd, clock, epoch) => new RestSessions(client, region, sessionEnd, clock, epoch),
        [RestClient, SessionEnd, Clock, SessionEpoch],
      )
      .inSingletonScope();
  });
