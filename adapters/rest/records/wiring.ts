import { ContainerModule } from 'inversify';
import { Clock } from '../../../application/ports/clock';
import { Distributions } from '../../../application/ports/records/distributions';
import { OrderRecords } from '../../../application/ports/records/order-records';
import { RestClient } from '../rest-client';
import { RestDistributions } from './rest-distributions';
import { RestOrderRecords } from './rest-order-records';

/** The ports over REST behind the records of a client's orders and distributions. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(OrderRecords)
      .toResolvedValue((client, clock) => new RestOrderRecords(client, clock), [RestClient, Clock])
      .inSingletonScope();
    bind(Distributions)
      .toResolvedValue((client) => new RestDistributions(client), [RestClient])
      .inSingletonScope();
  });
