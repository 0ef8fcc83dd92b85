import { ContainerModule } from 'inversify';
import { Locale } from '../../application/ports/locale';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { SessionVault } from '../../application/ports/session/session-vault';
import { ReAuthentication } from '../../application/re-authentication/re-authentication';
import { StoredRequests } from '../../application/re-authentication/stored-request';
import { BrowserStepUpPages } from '../../adapters/browser/re-authentication/browser-step-up-pages';
import { WebRequestNonces } from '../../adapters/browser/re-authentication/web-request-nonces';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlLocalStepUps } from '../../adapters/graphql/re-authentication/graphql-local-step-ups';
import { UnannouncedReAuthentications } from '../../adapters/graphql/re-authentication/unannounced-re-authentications';
import { RestPasskeyStepUps } from '../../adapters/rest/re-authentication/rest-passkey-step-ups';
import { RestReAuthentications } from '../../adapters/rest/re-authentication/rest-re-authentications';
import { RestClient } from '../../adapters/rest/rest-client';
import { LocalStepUps } from '../../application/ports/re-authentication/local-step-ups';
import { PasskeyStepUps } from '../../application/ports/re-authentication/passkey-step-ups';
import { StepUpPages } from '../../application/ports/re-authentication/step-up-pages';
import { ReAuthentications } from '../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../application/ports/re-authentication/request-nonces';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** Step-up authentication: where it begins, is completed and used, as far as the server has its calls. */
export const reAuthenticationPorts = ({ apiBase, extensions, flags }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(StepUpPages)
      .toResolvedValue(() => new BrowserStepUpPages(apiBase))
      .inSingletonScope();
    bind(RequestNonces)
      .toResolvedValue(() => new WebRequestNonces())
      .inSingletonScope();
    bind(LocalStepUps)
      .toResolvedValue((client) => new GraphqlLocalStepUps(client), [GraphqlClient])
      .inSingletonScope();
    bind(PasskeyStepUps)
      .toResolvedValue((client) => new RestPasskeyStepUps(client), [RestClient])
      .inSingletonScope();
    if (extensions.has('re-authentication-requests'))
      bind(ReAuthentications)
        .toResolvedValue((client) => new RestReAuthentications(client, extensions.has('passkeys')), [RestClient])
        .inSingletonScope();
    else
      bind(ReAuthentications)
        .toResolvedValue((client) => new UnannouncedReAuthentications(client, flags.LOCAL_LOGIN), [GraphqlClient])
        .inSingletonScope();
    bind(ReAuthentication).toResolvedValue(
      (server, local, passkeys, authenticator, nonces, pages, vault, locale) =>
        new ReAuthentication({
          server,
          local,
          passkeys,
          authenticator,
          nonces,
          pages,
          stored: new StoredRequests(vault),
          locale,
        }),
      [
        ReAuthentications,
        LocalStepUps,
        PasskeyStepUps,
        Authenticator,
        RequestNonces,
        StepUpPages,
        SessionVault,
        Locale,
      ],
    );
  });
