import { ContainerModule } from 'inversify';
import { Clock } from '../../application/ports/clock';
import { Connection } from '../../application/ports/connection';
import { Failures } from '../../application/ports/failures';
import { InFlight } from '../../application/ports/in-flight';
import { Locale } from '../../application/ports/locale';
import { Navigation } from '../../application/ports/navigation';
import { SessionCookies } from '../../application/ports/session/session-cookies';
import { SessionEnd } from '../../application/ports/session/session-end';
import { SessionSharing } from '../../application/ports/session/session-sharing';
import { SessionVault } from '../../application/ports/session/session-vault';
import { SessionEpoch } from '../../application/session/session-epoch';
import { SharedToken } from '../../application/session/shared-token';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { FailureHandler } from '../../adapters/http/failure-handler';
import { HttpClient } from '../../adapters/http/http-client';
import { LazyTransport } from '../../adapters/http/lazy-transport';
import { Transport } from '../../adapters/http/transport';

/** Binds the shared HTTP client of every call; a transport is bound beside it. */
export const httpModule = ({ apiBase }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SessionEpoch)
      .toResolvedValue(() => new SessionEpoch())
      .inSingletonScope();
    bind(SharedToken)
      .toResolvedValue((vault, sharing) => new SharedToken(vault, sharing), [SessionVault, SessionSharing])
      .inSingletonScope();
    bind(HttpClient)
      .toResolvedValue(
        (transport, vault, locale, inFlight, clock, connection, epoch, sharedToken) =>
          new HttpClient({ apiBase, transport, vault, locale, inFlight, clock, connection, epoch, sharedToken }),
        [Transport, SessionVault, Locale, InFlight, Clock, Connection, SessionEpoch, SharedToken],
      )
      .inSingletonScope();
    bind(FailureHandler)
      .toResolvedValue(
        (http, vault, cookies, failures, sessionEnd, navigation) =>
          new FailureHandler({ http, vault, cookies, failures, sessionEnd, navigation }),
        [HttpClient, SessionVault, SessionCookies, Failures, SessionEnd, Navigation],
      )
      .inSingletonScope();
  });

/** The transport of the `live` mode. A page that begins with a session begins with calls too. */
export const axiosModule = ({ limits }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Transport)
      .toResolvedValue(
        (vault) => {
          const transport = new LazyTransport(async () => {
            const { AxiosTransport } = await import('../../adapters/http/axios-transport');
            return new AxiosTransport(limits.callTimeoutMilliseconds);
          });
          if (vault.readRaw('AUTH_CHECKED') !== undefined) void transport.load();
          return transport;
        },
        [SessionVault],
      )
      .inSingletonScope();
  });
