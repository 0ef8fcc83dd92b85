import type { Region } from '../../../domain/region';
import type { RestClient } from '../rest-client';
import { RestHoldings } from './rest-holdings';
import { RestHoldingsByAccount } from './rest-holdings-by-account';

/** The adapters of the portfolio over REST alone, in one chunk that only a configuration that chooses them loads. */
export const portfolioOverRest = {
  holdings: (client: RestClient, region: Region) => new RestHoldings(client, region),
  holdingsByAccount: (client: RestClient) => new RestHoldingsByAccount(client),
};
