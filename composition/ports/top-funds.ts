import { ContainerModule } from 'inversify';
import { RestClient } from '../../adapters/rest/rest-client';
import { RestTopFunds } from '../../adapters/rest/funds/rest-top-funds';
import { TopFunds } from '../../application/ports/funds/top-funds';

/** The best-selling funds, which visitors and clients see beside what they came for. */
export const topFundsPorts = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TopFunds)
      .toResolvedValue((client) => new RestTopFunds(client), [RestClient])
      .inSingletonScope();
  });
