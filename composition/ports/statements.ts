import { ContainerModule } from 'inversify';
import { BrowserFileSaving } from '../../adapters/browser/files/browser-file-saving';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestStatements } from '../../adapters/rest/documents/rest-statements';
import { FileSaving } from '../../application/ports/files/file-saving';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { Statements } from '../../application/ports/documents/statements';

/** Statements and contract notes, and the saving of their files. */
export const statementPorts = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Statements)
      .toResolvedValue((client) => new RestStatements(client, extensions.has('annual-statements')), [RestClient])
      .inSingletonScope();
    bind(FileSaving)
      .toResolvedValue(() => new BrowserFileSaving())
      .inSingletonScope();
  });
