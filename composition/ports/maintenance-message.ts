import { ContainerModule } from 'inversify';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { MaintenanceMessage } from '../../adapters/graphql/notices/maintenance-message';
import { Clock } from '../../application/ports/clock';
import { Locale } from '../../application/ports/locale';

/** The maintenance message, read once for all parts of a page that appear with it. */
export const maintenanceMessage = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(MaintenanceMessage)
      .toResolvedValue(
        (client, clock, locale) => new MaintenanceMessage(client, clock, locale),
        [GraphqlClient, Clock, Locale],
      )
      .inSingletonScope();
  });
