import { ContainerModule } from 'inversify';
import { Locale } from '../../application/ports/locale';
import { Authenticator } from '../../application/ports/passkeys/authenticator';
import { SessionVault } from '../../application/ports/session/session-vault';
import { ReAuthentication } from '../../application/re-authentication/re-authentication';
import { StoredRequests } from '../../application/re-authentication/stored-request';
import { NameSession } from '../../application/session/name-session';
import { BrowserProofPages } from '../../adapters/browser/re-authentication/browser-proof-pages';
import { WebRequestNonces } from '../../adapters/browser/re-authentication/web-request-nonces';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { GraphqlLocalProofs } from '../../adapters/graphql/re-authentication/graphql-local-proofs';
import { UnannouncedReAuthentications } from '../../adapters/graphql/re-authentication/unannounced-re-authentications';
import { RestPasskeyProofs } from '../../adapters/rest/re-authentication/rest-passkey-proofs';
import { RestReAuthentications } from '../../adapters/rest/re-authentication/rest-re-authentications';
import { RestClient } from '../../adapters/rest/rest-client';
import { LocalProofs } from '../../application/ports/re-authentication/local-proofs';
import { PasskeyProofs } from '../../application/ports/re-authentication/passkey-proofs';
import { ProofPages } from '../../application/ports/re-authentication/proof-pages';
import { ReAuthentications } from '../../application/ports/re-authentication/re-authentications';
import { RequestNonces } from '../../application/ports/re-authentication/request-nonces';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The proof of who acts: where it is begun, given and used, as far as the server has its calls. */
export const reAuthenticationPorts = ({ apiBase, extensions, flags }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ProofPages)
      .toResolvedValue(() => new BrowserProofPages(apiBase))
      .inSingletonScope();
    bind(RequestNonces)
      .toResolvedValue(() => new WebRequestNonces())
      .inSingletonScope();
    bind(LocalProofs)
      .toResolvedValue((client) => new GraphqlLocalProofs(client), [GraphqlClient])
      .inSingletonScope();
    bind(PasskeyProofs)
      .toResolvedValue((client) => new RestPasskeyProofs(client), [RestClient])
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
      (server, local, passkeys, authenticator, nonces, pages, vault, locale, nameSession) =>
        new ReAuthentication({
          server,
          local,
          passkeys,
          authenticator,
          nonces,
          pages,
          stored: new StoredRequests(vault),
          locale,
          nameSession,
        }),
      [
        ReAuthentications,
        LocalProofs,
        PasskeyProofs,
        Authenticator,
        RequestNonces,
        ProofPages,
        SessionVault,
        Locale,
        NameSession,
      ],
    );
  });
