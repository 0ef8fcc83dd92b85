import { ContainerModule } from 'inversify';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { GraphqlClient } from '../graphql-client';
import { GraphqlFundPreviews } from './graphql-fund-previews';

/** The port over GraphQL behind the preview of a fund. */
export const wiring = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(FundPreviews)
      .toResolvedValue((client) => new GraphqlFundPreviews(client), [GraphqlClient])
      .inSingletonScope();
  });
