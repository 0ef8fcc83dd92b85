import { ContainerModule } from 'inversify';
import { FileSaving } from '../../../application/ports/statements/file-saving';
import { BrowserFileSaving } from './browser-file-saving';

/** The port that hands printed documents to the client. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FileSaving)
      .toResolvedValue(() => new BrowserFileSaving())
      .inSingletonScope();
  });
