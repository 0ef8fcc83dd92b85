import { ContainerModule } from 'inversify';
import { RestOrderRecords } from '../../adapters/rest/orders/rest-order-records';
import { RestClient } from '../../adapters/rest/rest-client';
import { Clock } from '../../application/ports/clock';
import { OrderRecords } from '../../application/ports/orders/order-records';

/** The records of a client's orders. */
export const orderRecordPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(OrderRecords)
      .toResolvedValue((client, clock) => new RestOrderRecords(client, clock), [RestClient, Clock])
      .inSingletonScope();
  });
