import { GraphqlSameDayDebits } from '../../../adapters/graphql/banking/graphql-same-day-debits';
import { GraphqlStandingInstructions } from '../../../adapters/graphql/banking/graphql-standing-instructions';
import { RestBankAccounts } from '../../../adapters/rest/banking/rest-bank-accounts';
import { RestSameDayDebits } from '../../../adapters/rest/banking/rest-same-day-debits';
import type { PortCall } from './port-calls';
import { withNulls } from './wire-holdings';

const data = (fields: object): object => ({ data: fields });
const authorised = {
  bankAccountNo: '1',
  accountCurrency: 'HKD',
  bankName: 'Bank',
  bankAccountName: 'A B',
  taAccountNo: '5',
  debitLimit: '100.00',
  debitLimitPrecision: 2,
  prdicity: 'DAILY',
  activeFlag: 'Y',
  effectiveDate: '2024-01-02',
  authExpiryDate: '2030-12-31',
  addressLines: ['1 Road'],
};
const nothingAuthorised = withNulls(authorised, ['bankAccountNo']);
const sameDay = { existDDADeals: true, underSHLFrozenPeriod: false, eddaEnabled: true };
const listed = {
  bankAccountNo: '1',
  bankName: 'Bank',
  bankAccountName: 'A B',
  currency: 'TWD',
  status: 'NEW',
  onlineDDA: true,
  onlineDdaStatusInfo: { status: 'Y' },
};

/** The calls by which My Account loads the client’s bank accounts. */
export const bankAccountCalls: readonly PortCall[] = [
  {
    title: 'standing instructions HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlStandingInstructions(setup.graphql).active(),
    good: data({ activeSpiHK: [authorised] }),
    nulls: data({ activeSpiHK: [nothingAuthorised] }),
  },
  {
    title: 'same-day debits HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlSameDayDebits(setup.graphql).current(),
    good: data({ sameDayDdaHK: sameDay }),
    nulls: data({ sameDayDdaHK: null }),
  },
  {
    title: 'same-day debits TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestSameDayDebits(setup.rest).current(),
    good: sameDay,
    nulls: withNulls(sameDay, []),
  },
  {
    title: 'credited accounts TW',
    region: 'TW',
    kind: 'rest-panel',
    ask: (setup) => new RestBankAccounts(setup.rest).credited(),
    good: { bankAccountInfoList: [listed] },
    nulls: { bankAccountInfoList: [withNulls(listed, [])] },
  },
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    {
      title: `direct debits ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestBankAccounts(setup.rest).directDebits(),
      good: [authorised],
      nulls: [nothingAuthorised],
    },
    {
      title: `listed accounts ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestBankAccounts(setup.rest).listed(),
      good: { bankAccountInfoList: [listed] },
      nulls: { bankAccountInfoList: [withNulls(listed, [])] },
    },
  ]),
];
