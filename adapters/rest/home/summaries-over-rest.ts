import type { Region } from '../../../domain/region';
import type { RestClient } from '../rest-client';
import { RestClientTiers } from './rest-client-tiers';
import { RestRegularPlans } from './rest-regular-plans';
import { RestSuitabilityRecords } from './rest-suitability-records';

/** The adapters of summaries that GraphQL answers too, in one chunk that only a configuration that chooses one loads. */
export const summariesOverRest = {
  clientTiers: (client: RestClient, region: Region) => new RestClientTiers(client, region),
  regularPlans: (client: RestClient) => new RestRegularPlans(client),
  suitabilityRecords: (client: RestClient) => new RestSuitabilityRecords(client),
};
