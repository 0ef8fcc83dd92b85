import { ContainerModule } from 'inversify';
import { DividendFunds } from '../../application/ports/dividend-funds';
import { RestClient } from './rest-client';
import { RestDividendFunds } from './rest-dividend-funds';

/** The port over REST that Taiwan's menu asks. */
export const restMenuModule = new ContainerModule(({ bind }) => {
  bind(DividendFunds)
    .toResolvedValue((client) => new RestDividendFunds(client), [RestClient])
    .inSingletonScope();
});
