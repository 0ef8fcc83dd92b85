import { ContainerModule } from 'inversify';
import { FundRecords } from '../../../application/ports/fund/fund-records';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { GraphqlClient } from '../graphql-client';
import { GraphqlFundRecords } from './graphql-fund-records';

/** The port over GraphQL that a fund's own page asks. */
export const wiring = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FundRecords)
      .toResolvedValue((client) => new GraphqlFundRecords(client, extensions.has('fund-records')), [GraphqlClient])
      .inSingletonScope();
  });
