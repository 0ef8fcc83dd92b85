import { ContainerModule } from 'inversify';
import { BrowserFileSaving } from '../../adapters/browser/statements/browser-file-saving';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestStatements } from '../../adapters/rest/statements/rest-statements';
import { FileSaving } from '../../application/ports/statements/file-saving';
import { Statements } from '../../application/ports/statements/statements';

/** Statements and contract notes, and the saving of their files. */
export const statementPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Statements)
      .toResolvedValue((client) => new RestStatements(client), [RestClient])
      .inSingletonScope();
    bind(FileSaving)
      .toResolvedValue(() => new BrowserFileSaving())
      .inSingletonScope();
  });
