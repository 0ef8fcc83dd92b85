import { ContainerModule } from 'inversify';
import { GraphqlFundRecords } from '../../adapters/graphql/funds/graphql-fund-records';
import { GraphqlClient } from '../../adapters/graphql/graphql-client';
import { RestDealingClosures } from '../../adapters/rest/funds/rest-dealing-closures';
import { RestClient } from '../../adapters/rest/rest-client';
import { DealingClosures } from '../../application/ports/funds/dealing-closures';
import { FundRecords } from '../../application/ports/funds/fund-records';
import type { PortalConfiguration } from '../../config/portal-configuration';

/** The records of one fund, and its non-dealing days. */
export const fundRecordPorts = ({ extensions }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FundRecords)
      .toResolvedValue((client) => new GraphqlFundRecords(client, extensions.has('fund-records')), [GraphqlClient])
      .inSingletonScope();
    bind(DealingClosures)
      .toResolvedValue((client) => new RestDealingClosures(client), [RestClient])
      .inSingletonScope();
  });
