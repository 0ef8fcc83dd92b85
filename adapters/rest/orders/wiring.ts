import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderCompositions } from '../../../application/ports/orders/order-compositions';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../../application/ports/orders/order-submissions';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionFeatures } from '../../../config/region-features';
import { RestClient } from '../rest-client';
import { RestFundAgreements } from './rest-fund-agreements';
import { RestOrderChecks } from './rest-order-checks';
import { RestOrderCompositions } from './rest-order-compositions';
import { RestOrderLists } from './rest-order-lists';
import { RestOrderSubmissions } from './rest-order-submissions';

/** The ports over REST behind an order list, where a region has them. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionFeatures[region].ports.orderLists) return;
    bind(OrderLists)
      .toResolvedValue((client, clock) => new RestOrderLists(client, clock), [RestClient, Clock])
      .inSingletonScope();
    bind(OrderCompositions)
      .toResolvedValue((client) => new RestOrderCompositions(client), [RestClient])
      .inSingletonScope();
    bind(OrderChecks)
      .toResolvedValue((client) => new RestOrderChecks(client), [RestClient])
      .inSingletonScope();
    bind(FundAgreements)
      .toResolvedValue((client) => new RestFundAgreements(client), [RestClient])
      .inSingletonScope();
    bind(OrderSubmissions)
      .toResolvedValue((client) => new RestOrderSubmissions(client), [RestClient])
      .inSingletonScope();
  });
