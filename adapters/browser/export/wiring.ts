import { ContainerModule } from 'inversify';
import { Spreadsheets } from '../../../application/ports/export/spreadsheets';
import { WorkerSpreadsheets } from './worker-spreadsheets';

/** The port that makes and saves the client's Excel file. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(Spreadsheets)
      .toResolvedValue(() => new WorkerSpreadsheets())
      .inSingletonScope();
  });
