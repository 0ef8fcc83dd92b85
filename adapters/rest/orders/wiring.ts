import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../../application/ports/orders/order-submissions';
import type { PortalConfiguration } from '../../../config/portal-configuration';
import { regionPorts } from '../../../config/region-ports';
import { RestClient } from '../rest-client';
import { RestOrderLists } from './rest-order-lists';
import { RestOrderSubmissions } from './rest-order-submissions';

/** The ports over REST behind an order list, where a region has them. */
export const wiring = ({ region }: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    if (!regionPorts[region].orderLists) return;
    bind(OrderLists)
      .toResolvedValue((client, clock) => new RestOrderLists(client, clock), [RestClient, Clock])
      .inSingletonScope();
    bind(OrderSubmissions)
      .toResolvedValue((client) => new RestOrderSubmissions(client), [RestClient])
      .inSingletonScope();
  });
