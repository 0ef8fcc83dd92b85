import { GraphqlOpenServices } from '../../../adapters/graphql/menu/graphql-open-services';
import { GraphqlSuitabilityRecords } from '../../../adapters/graphql/home/graphql-suitability-records';
import { RestDividendFunds } from '../../../adapters/rest/menu/rest-dividend-funds';
import type { PortCall } from './port-calls';

const data = (fields: object): object => ({ data: fields });

/** What only Taiwan's clients are told on their home. */
export const taiwanPortCalls: readonly PortCall[] = [
  {
    title: 'open services TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (world) => new GraphqlOpenServices(world.graphql).current(),
    good: data({ systemTW: { preOrderEnabled: true, ipoEnabled: false } }),
    nulls: data({ systemTW: { preOrderEnabled: null, ipoEnabled: null } }),
  },
  {
    title: 'dividend funds TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (world) => new RestDividendFunds(world.rest).existing(),
    good: [{ fundCode: 'A' }],
    nulls: [],
  },
  {
    title: 'suitability records TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (world) => new GraphqlSuitabilityRecords(world.graphql).current(),
    good: data({ userSuitabilityTW: { accountHolderSuitabilities: [{ kycStatus: 'N' }] } }),
    nulls: data({
      userSuitabilityTW: {
        accountHolderSuitabilities: [{ kycStatus: null, clientRiskLevel: null, forceLowRisk: null }],
        user: null,
        clientKycUpdateFrequency: null,
      },
    }),
  },
];
