import { ContainerModule } from 'inversify';
import { TopFunds } from '../../../application/ports/top-funds/top-funds';
import { RestClient } from '../rest-client';
import { RestTopFunds } from './rest-top-funds';

/** The port over REST behind the best-selling funds, which visitors and clients see beside what they came for. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TopFunds)
      .toResolvedValue((client) => new RestTopFunds(client), [RestClient])
      .inSingletonScope();
  });
