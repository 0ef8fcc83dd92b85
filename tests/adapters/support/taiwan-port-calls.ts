import { GraphqlFundOrderTerms } from '../../../adapters/graphql/funds/graphql-fund-order-terms';
import { GraphqlOpenServices } from '../../../adapters/graphql/orders/graphql-open-services';
import { GraphqlSuitabilityRecords } from '../../../adapters/graphql/suitability/graphql-suitability-records';
import { GraphqlDividendRecords } from '../../../adapters/graphql/dividends/graphql-dividend-records';
import { RestDividendFunds } from '../../../adapters/rest/dividends/rest-dividend-funds';
import type { PortCall } from './port-calls';
import { withNulls } from './wire-holdings';

const data = (fields: object): object => ({ data: fields });

const orderTerms = { code: 'TW0544', currency: 'TWD', isDigitalShareClass: true, feeType: 'back-end' };
const subscription = { until: '2026-03-14', dealsOn: '2026-03-16', issuePrice: '10' };

const dividendRecord = {
  refNo: 'D1',
  fund: { name: { code: 'A', value: '甲' } },
  reInvestmentFund: { name: { code: 'B', value: '乙' } },
  applyDate: '2026-02-13',
  status: 'COMPLETED',
  chargeMethod: 'NO_CHARGE',
  holdingUnits: '100.123',
  holdingUnitsPrecision: 3,
  txnAmount: '250',
  txnAmountPrecision: 0,
  txnCurrency: 'TWD',
};

/** The calls that only Taiwan's home makes. */
export const taiwanPortCalls: readonly PortCall[] = [
  {
    title: 'open services TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlOpenServices(setup.graphql).current(),
    good: data({ systemTW: { preOrderEnabled: true, ipoEnabled: true } }),
    nulls: data({ systemTW: { preOrderEnabled: null, ipoEnabled: null } }),
  },
  {
    title: 'new funds TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlFundOrderTerms(setup.graphql, true).newFunds(),
    good: data({ newFundsTW: ['TW0544'] }),
    nulls: data({ newFundsTW: [] }),
  },
  {
    title: 'terms of orders TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlFundOrderTerms(setup.graphql, true).of([{ code: 'TW0544' }]),
    good: data({ fundOrderTermsTW: [{ ...orderTerms, subscription }] }),
    nulls: data({
      fundOrderTermsTW: [
        { ...orderTerms, feeType: null, subscription: null },
        { ...orderTerms, subscription: { ...subscription, issuePrice: null } },
      ],
    }),
  },
  {
    title: 'dividend funds TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestDividendFunds(setup.rest).existing(),
    good: [{ fundCode: 'A' }],
    nulls: [],
  },
  {
    title: 'dividend instructions TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestDividendFunds(setup.rest).instructions(),
    good: [{ fund: { name: { code: 'A', value: '甲' } }, reInvestmentFund: { name: { code: 'B', value: '乙' } } }],
    nulls: [{ fund: { name: { code: 'A', value: null } }, reInvestmentFund: { name: { code: 'B', value: null } } }],
  },
  {
    title: 'dividend records TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlDividendRecords(setup.graphql).all(),
    good: data({ dividendRecordsTW: [dividendRecord] }),
    nulls: data({ dividendRecordsTW: [withNulls(dividendRecord, ['refNo', 'fund'])] }),
  },
  {
    title: 'suitability records TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlSuitabilityRecords(setup.graphql).current(),
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
