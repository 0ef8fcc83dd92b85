import { ContainerModule } from 'inversify';
import { SameDayDebits } from '../../../application/ports/account/same-day-debits';
import { StandingInstructions } from '../../../application/ports/account/standing-instructions';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { GraphqlClient } from '../graphql-client';
import { GraphqlSameDayDebits } from './graphql-same-day-debits';
import { GraphqlStandingInstructions } from './graphql-standing-instructions';

/** The ports over GraphQL by which clients see their accounts. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const { standingInstructions, sameDayDebits } = regionFeatures[region].ports;
    if (standingInstructions)
      bind(StandingInstructions)
        .toResolvedValue((client) => new GraphqlStandingInstructions(client), [GraphqlClient])
        .inSingletonScope();
    if (sameDayDebits === 'graphql')
      bind(SameDayDebits)
        .toResolvedValue((client) => new GraphqlSameDayDebits(client), [GraphqlClient])
        .inSingletonScope();
  });
