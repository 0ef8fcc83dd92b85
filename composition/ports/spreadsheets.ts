import { ContainerModule } from 'inversify';
import { WorkerSpreadsheets } from '../../adapters/browser/files/worker-spreadsheets';
import { GraphqlHoldingsByAccount } from '../../adapters/graphql/holdings/graphql-holdings-by-account';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { RestHoldingsByAccount } from '../../adapters/rest/holdings/rest-holdings-by-account';
import { RestClient } from '../../adapters/rest/rest-client';
import { HoldingsByAccount } from '../../application/ports/holdings/holdings-by-account';
import { Clock } from '../../application/ports/clock';
import { Spreadsheets } from '../../application/ports/files/spreadsheets';
import { SheetDownload, SheetDownloadFactory } from '../../ui/stores/sheet-download';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The holdings of every account, and the Excel files that are made of them and of other tables. */
export const spreadsheetPorts = ({ adapters, extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (adapters.holdings === 'rest')
      bind(HoldingsByAccount)
        .toResolvedValue((client) => new RestHoldingsByAccount(client), [RestClient])
        .inSingletonScope();
    else
      bind(HoldingsByAccount)
        .toResolvedValue(
          (client) => new GraphqlHoldingsByAccount(client, extensions.has('holding-details')),
          [GraphqlClient],
        )
        .inSingletonScope();
    bind(Spreadsheets)
      .toResolvedValue(() => new WorkerSpreadsheets())
      .inSingletonScope();
    bind(SheetDownloadFactory).toResolvedValue(
      (spreadsheets, clock) => ({ create: () => new SheetDownload(spreadsheets, clock) }),
      [Spreadsheets, Clock],
    );
  });
