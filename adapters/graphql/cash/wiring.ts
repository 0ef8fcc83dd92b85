import { ContainerModule } from 'inversify';
import { CashInstructions } from '../../../application/ports/cash/cash-instructions';
import { SessionEnd } from '../../../application/ports/session-end';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlCashInstructions } from './graphql-cash-instructions';

/** The port over GraphQL by which clients of Hong Kong move money of their Cash Account. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.plansAndCash) return;
    bind(CashInstructions)
      .toResolvedValue(
        (client, sessionEnd) => new GraphqlCashInstructions(client, sessionEnd),
        [GraphqlClient, SessionEnd],
      )
      .inSingletonScope();
  });
