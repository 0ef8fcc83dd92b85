import { ContainerModule } from 'inversify';
import { ProofPages } from '../../../application/ports/re-authentication/proof-pages';
import { RequestNonces } from '../../../application/ports/re-authentication/request-nonces';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { BrowserProofPages } from './browser-proof-pages';
import { WebRequestNonces } from './web-request-nonces';

/** The ways to the page where a client proves who acts, and what ties a request to it. */
export const wiring = ({ apiBase }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(ProofPages)
      .toResolvedValue(() => new BrowserProofPages(apiBase))
      .inSingletonScope();
    bind(RequestNonces)
      .toResolvedValue(() => new WebRequestNonces())
      .inSingletonScope();
  });
