import { GraphqlCashInstructions } from '../../../adapters/graphql/cash-account/graphql-cash-instructions';
import { GraphqlCashAccounts } from '../../../adapters/graphql/cash-account/graphql-cash-accounts';
import { GraphqlHoldingsByAccount } from '../../../adapters/graphql/holdings/graphql-holdings-by-account';
import { GraphqlRegularPlans } from '../../../adapters/graphql/plans/graphql-regular-plans';
import { RestIdentityDocuments } from '../../../adapters/rest/documents/rest-identity-documents';
import { RestPlanMigrations } from '../../../adapters/rest/plans/rest-plan-migrations';
import { RestViewingSettings } from '../../../adapters/rest/holdings/rest-viewing-settings';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { scaled } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { PortCall } from './port-calls';
import { hkRow, statistics, withNulls } from './wire-holdings';

const data = (fields: object): object => ({ data: fields });
const user = { userId: 'U1', userNameWithTitle: 'Ms Chan', lastLoginDate: '2026-11-19T10:00:00Z' };
const nullUser = withNulls(user, ['userId', 'userNameWithTitle']);
const sparse = statistics([
  {
    ...withNulls(hkRow, ['accountNo']),
    fund: withNulls(hkRow.fund, ['name', 'category', 'baseCurrency', 'fundAvailability']),
  },
]);
const plan = { accountNo: '900', refNo: 'R1', fund: { name: { code: 'A', value: 'Fund A' } }, currency: 'HKD' };
const cashAccount = { accountNo: '900', accountCurrency: 'HKD', vcaSid: 'V1', availableBalance: '5.00' };
const cashMove = { vcaTransactionSid: 'T1', transactionCurrency: 'HKD', amountSigNum: 1, amount: '5.00' };
// The answers to both questions of a summary in one.
const cash = { vcaAccount: [cashAccount], completed: [cashMove], pending: [] };
const sparseCash = {
  vcaAccount: [withNulls(cashAccount, ['accountNo', 'accountCurrency', 'vcaSid'])],
  completed: [withNulls(cashMove, ['vcaTransactionSid', 'transactionCurrency'])],
  pending: [],
};

const heldUntil = '2026-11-28T10:00:00Z';

/** The calls that only Hong Kong's home makes. */
export const hongKongPortCalls: readonly PortCall[] = [
  {
    title: 'accounts of holdings HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlHoldingsByAccount(setup.graphql, false).accounts(),
    good: data({ userPortfolioHK: user }),
    nulls: data({ userPortfolioHK: nullUser }),
  },
  ...([{ type: 'MA' }, { type: 'MS', msAccountNo: '90001' }] as const).map((account): PortCall => ({
    title: `holdings of one ${account.type} account HK`,
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlHoldingsByAccount(setup.graphql, false).of({ account, currency: 'HKD', country: 'HK' }),
    good: data({ holdingStatisticsHK: statistics([hkRow]) }),
    nulls: data({ holdingStatisticsHK: sparse }),
  })),
  {
    title: 'regular plans HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlRegularPlans(setup.graphql).current(),
    good: data({ regularPlansHK: [plan] }),
    nulls: data({ regularPlansHK: [withNulls(plan, ['accountNo', 'refNo', 'fund', 'currency'])] }),
  },
  {
    title: 'viewing currency to keep HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestViewingSettings(setup.rest, 'HK').viewIn('USD'),
    good: {},
    nulls: { showCcy: null },
  },
  {
    title: 'identity document HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) =>
      new RestIdentityDocuments(setup.rest, 3_000).send(
        { requestBy: 'U1', file: { name: 'passport.jpg', size: 9, head: new Uint8Array() } },
        new Blob(['a picture']),
        { key: deriveKey('key', '0001'), onProgress: () => undefined },
      ),
    good: { success: true, message: 'Received' },
    nulls: { success: false, message: null },
  },
  {
    title: 'plan migration HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestPlanMigrations(setup.rest).current(),
    good: { rspMigrationEligible: 'REQUESTED', illegibleReasons: [] },
    nulls: { rspMigrationEligible: null, illegibleReasons: null },
  },
  {
    title: 'cash account HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlCashAccounts(setup.graphql, false).summary('900'),
    good: data(cash),
    nulls: data(sparseCash),
  },
  {
    title: 'cash instruction HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) =>
      new GraphqlCashInstructions(setup.graphql).send(
        cashInstruction('topup', '900', scaled(100_000n, 2)),
        deriveKey('key', '0001'),
      ),
    good: data({ addVcaTransaction: cash.completed[0] }),
    nulls: data({ addVcaTransaction: sparseCash.completed[0] }),
  },
  {
    title: 'cancelled cash instruction HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlCashInstructions(setup.graphql).cancel('T1'),
    good: data({ cancelVcaTransaction: { transaction: cash.completed[0], heldUntil, cancelledAt: heldUntil } }),
    nulls: data({ cancelVcaTransaction: { transaction: sparseCash.completed[0], heldUntil: null, cancelledAt: null } }),
  },
  {
    title: 'held cash instruction HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) =>
      new GraphqlCashInstructions(setup.graphql).send(
        cashInstruction('withdrawal', '900', scaled(500_000n, 2), true),
        deriveKey('key', '0001'),
      ),
    good: data({ holdVcaTransaction: { transaction: cash.completed[0], heldUntil, cancelledAt: null } }),
    nulls: data({ holdVcaTransaction: { transaction: sparseCash.completed[0], heldUntil: null, cancelledAt: null } }),
  },
  {
    title: 'cash account with held withdrawals HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlCashAccounts(setup.graphql, true).summary('900'),
    good: data({ ...cash, heldVcaTransactions: [{ transaction: { vcaTransactionSid: 'T1' }, heldUntil }] }),
    nulls: data({
      ...sparseCash,
      heldVcaTransactions: [{ transaction: { vcaTransactionSid: 'T1' }, heldUntil: null }],
    }),
  },
];
