import { ContainerModule } from 'inversify';
import { RestIdentityDocuments } from '../../adapters/rest/documents/rest-identity-documents';
import { uploadTimeout } from '../../adapters/rest/documents/upload-timeout';
import { RestClient } from '../../adapters/rest/rest-client';
import { IdentityDocuments } from '../../application/ports/documents/identity-documents';

/** The upload of identity documents. */
export const documentPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(IdentityDocuments)
      .toResolvedValue((client) => new RestIdentityDocuments(client, uploadTimeout), [RestClient])
      .inSingletonScope();
  });
