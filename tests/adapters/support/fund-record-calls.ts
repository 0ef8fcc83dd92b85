import { GraphqlFundRecords } from '../../../adapters/graphql/funds/graphql-fund-records';
import type { PortCall } from './port-calls';
import { withNulls } from './wire-holdings';

const asked = { code: 'A', name: 'Fund A', baseCurrency: 'USD' };
const data = (fields: object): object => ({ data: fields });
const recordedFund = { name: { code: 'A' }, isinCode: null, baseCurrency: 'USD', jfFundCode: 'A.USD' };
const fundDetails = {
  ...recordedFund,
  house: 'House',
  portfolio: { asOf: '2026-10-30', holdings: [{ name: 'One', percent: '5.1' }], countries: [], sectors: [] },
  documents: [{ kind: 'prospectus', date: '2026-05-01', address: '/accountOpening/p' }],
  distributions: [{ exDate: '2026-10-30', amount: '0.1', currency: 'USD' }],
};

/** The calls by which a fund's own page loads its records. */
export const fundRecordCalls: readonly PortCall[] = (['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
  {
    title: `fund details ${region}`,
    region,
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlFundRecords(setup.graphql, true).details(asked),
    good: data({ fundDetails: [fundDetails] }),
    nulls: data({
      fundDetails: [{ ...withNulls(fundDetails, ['name', 'baseCurrency']), documents: [], distributions: [] }],
    }),
  },
  {
    title: `fund prices ${region}`,
    region,
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlFundRecords(setup.graphql, true).prices(asked),
    good: data({ fundPrices: [{ ...recordedFund, prices: [{ date: '2026-10-30', nav: '10.5' }] }] }),
    nulls: data({
      fundPrices: [{ ...recordedFund, jfFundCode: null, prices: [{ date: '2026-10-30', nav: null }] }],
    }),
  },
]);
