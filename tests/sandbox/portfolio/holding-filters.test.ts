import { WholeStatisticsHkDocument, WholeStatisticsTwDocument } from '../whole-statistics/generated/graphql';
import { afterEach, describe, expect, test } from 'vitest';
import {
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
} from '../../../contract/graphql/holdings/generated/graphql';
import { rounded } from '../support/plain-figures';
import { sumOf } from '../support/portfolio-visitors';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

afterEach(() => shared.sandbox.forget());

describe('the filter', () => {
  test.for([
    ['ALL', ['OF_MA_ZZZ', 'OF_TWD', 'OF_ZZZ', 'ON_TWD', 'ON_ZZZ']],
    ['EC_ON', ['ON_TWD', 'ON_ZZZ']],
    ['EC_OF', ['OF_TWD', 'OF_ZZZ']],
    ['MA', ['OF_MA_ZZZ']],
  ] as const)(
    '[PORT-24, HOLD-12, HOLD-13, HOLD-14, HOLD-15, CONFLICT-26] %s shows those kinds of Taiwan account',
    async ([accountType, kinds]) => {
      const { tableViewDetails } = await shared.visitors.taiwan({ accountType });
      expect([...new Set(tableViewDetails.map(({ txnPaymentType }) => txnPaymentType))].sort()).toEqual(kinds);
    },
  );

  test('[PORT-27, PORT-56, ENUM-14, ENUM-47, CONFLICT-25] the filter by payment currency splits a Taiwan portfolio in three', async () => {
    const all = await shared.visitors.taiwan({});
    const twd = await shared.visitors.taiwan({ txnCcy: 'TWD' });
    const foreign = await shared.visitors.taiwan({ txnCcy: 'ZZZ' });
    const wealth = await shared.visitors.taiwan({ txnCcy: 'OF_MA_ZZZ' });
    expect(wealth.numberOfFunds).toBeGreaterThan(0);
    expect(wealth.tableViewDetails.every(({ txnPaymentType }) => txnPaymentType === 'OF_MA_ZZZ')).toBe(true);
    expect(twd.tableViewDetails.every(({ txnCurrency }) => txnCurrency === 'TWD')).toBe(true);
    expect(foreign.tableViewDetails.some(({ txnCurrency }) => txnCurrency === 'TWD')).toBe(false);
    const lines = ({ tableViewDetails }: typeof all): number => tableViewDetails.length;
    expect(lines(twd) + lines(foreign) + lines(wealth)).toBe(lines(all));
    // A fund that is held in several of them is one.
    for (const { numberOfFunds, tableViewDetails } of [all, twd, foreign, wealth])
      expect(numberOfFunds).toBe(
        new Set(tableViewDetails.map(({ fund }) => `${fund.name.code} ${fund.baseCurrency}`)).size,
      );
    expect(rounded(sumOf([twd, foreign, wealth].map(({ totalValue }) => totalValue)), 0)).toBe(all.totalValue);
  });

  test('[PORT-26, ENUM-13, CONFLICT-25] the filter by trading type splits the units of both regions’ portfolios in two', async () => {
    for (const visitor of [shared.visitors.taiwan, shared.visitors.hongKong]) {
      const all = await visitor({});
      const lump = await visitor({ paymentType: 'LS' });
      const regular = await visitor({ paymentType: 'RSP' });
      expect(regular.tableViewDetails.length).toBeGreaterThan(0);
      expect(lump.tableViewDetails.length).toBeGreaterThan(0);
      const units = (...portfolios: readonly (typeof all)[]) =>
        rounded(
          sumOf(portfolios.flatMap(({ tableViewDetails }) => tableViewDetails.map((held) => held.holdingUnits))),
          4,
        );
      expect(units(lump, regular)).toBe(units(all));
    }
    const plans = await shared.visitors.hongKong({ paymentType: 'RSP' });
    expect(new Set(plans.tableViewDetails.map(({ accountNo }) => accountNo.slice(-4)))).toEqual(new Set(['8901']));
  });

  test('[PORT-25, PORT-28, OPEN-82] shows one of Hong Kong’s accounts, and nobody else’s', async () => {
    const main = await shared.visitors.hongKong({ accountType: 'MA' });
    const plan = await shared.visitors.hongKong({ accountType: 'MS' });
    const named = await shared.visitors.hongKong({ accountType: 'MS', msAccountNo: '51001230018901' });
    const foreign = await shared.visitors.hongKong({ accountType: 'MS', msAccountNo: '510012300351' });
    expect([main.numberOfFunds, plan.numberOfFunds, named.numberOfFunds, foreign.numberOfFunds]).toEqual([9, 3, 3, 0]);
    const both = await shared.visitors.hongKong({});
    expect(both.holdingStatisticsDetails).toMatchObject([
      { accountNo: '510012300189', accountType: 'MA', numberOfFunds: 9, totalValue: main.totalValue },
      { accountNo: '51001230018901', accountType: 'MS', numberOfFunds: 3, totalValue: plan.totalValue },
    ]);
  });

  test.for([{ accountType: 'XX' }, { groupType: 'FUND' }, { txnCcy: 'USD' }, { settCcy: 'ZAR' }])(
    '%o is refused',
    async (filter) => {
      const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
      const { errors } = await visitor.graphql(WholeStatisticsTwDocument, { filter });
      expect(errors?.[0]?.extensions).toMatchObject({
        classification: 'INTERNAL_ERROR',
        errors: [{ code: 'FILTER_INVALID' }],
      });
    },
  );
});

describe('groups', () => {
  test.for([
    ['FUND_CODE', 14],
    ['FUND_CATEGORY', 4],
    ['FUND_MARKET_TYPE', 4],
    ['FUND_BASE_CURRENCY', 5],
  ] as const)(
    '[ENT-10, OPEN-23, PORT-04, PORT-05, PORT-06, PORT-07] groups by %s number %i, most valuable first, and sum to the whole',
    async ([groupType, count]) => {
      const { pieChartNodes, totalValue, totalCost, numberOfFunds } = await shared.visitors.taiwan({ groupType });
      expect(pieChartNodes).toHaveLength(count);
      const values = pieChartNodes.map(({ marketValue }) => BigInt(marketValue ?? ''));
      expect(values).toEqual([...values].sort((a, b) => (a < b ? 1 : -1)));
      expect(rounded(sumOf(pieChartNodes.map(({ marketValue }) => marketValue)), 0)).toBe(totalValue);
      expect(rounded(sumOf(pieChartNodes.map(({ cost }) => cost)), 0)).toBe(totalCost);
      expect(rounded(sumOf(pieChartNodes.map(({ qty }) => qty)), 0)).toBe(String(numberOfFunds));
      expect(pieChartNodes.every(({ nodeInfo }) => nodeInfo.value !== null && nodeInfo.value !== '')).toBe(true);
    },
  );

  test('[CONFLICT-30, PORT-22] groups of Hong Kong’s market type come with the type market', async () => {
    const { pieChartNodes } = await shared.visitors.hongKong({ type: 'market', groupType: 'FUND_MARKET_TYPE' });
    expect(pieChartNodes.map(({ nodeInfo }) => nodeInfo.value).sort()).toEqual([
      'Balanced',
      'Bond',
      'Equity',
      'Money Market',
    ]);
  });

  test('[ENT-11, HOLD-16, ENUM-19] groups at home and abroad sum to Taiwan’s whole, and so do the kinds of account', async () => {
    const { regionalSummaries, totalValue, profit } = await shared.visitors.taiwan({ settCcy: 'PYC' });
    const [local, foreign, total, ...kinds] = regionalSummaries;
    expect([local?.summaryType, foreign?.summaryType, total?.summaryType]).toEqual(['LOCAL', 'FOREIGN', 'TOTAL']);
    expect(total).toMatchObject({ marketValue: totalValue, profit });
    expect(rounded(sumOf([local?.marketValue, foreign?.marketValue]), 0)).toBe(totalValue);
    expect(rounded(sumOf(kinds.map(({ marketValue }) => marketValue)), 0)).toBe(totalValue);
    expect(kinds.map(({ txnPaymentType, txnCurrency }) => [txnPaymentType, txnCurrency]).sort()).toEqual([
      ['OF_MA_ZZZ', 'ZZZ'],
      ['OF_TWD', 'TWD'],
      ['OF_ZZZ', 'ZZZ'],
      ['ON_TWD', 'TWD'],
      ['ON_ZZZ', 'ZZZ'],
    ]);
    expect(BigInt(total?.grossDividend ?? '0')).toBeGreaterThan(0n);
  });
});

describe('the operations', () => {
  test('[GQL-04] gives Taiwan both lists at once, from one reading', async () => {
    const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
    const { data, errors } = await visitor.graphql(HoldingStatisticsTwInitialDocument, {
      filterByNonePie: { settCcy: 'PYC', isPieChart: false },
      filterGroupByFund: { settCcy: 'TWD', isPieChart: true, groupType: 'FUND_CODE' },
    });
    expect(errors).toBeUndefined();
    expect(Object.keys(data ?? {})).toEqual(['byNonePie', 'byFund']);
  });

  test('[GQL-05, GQL-06, PORT-15, PORT-16] give Hong Kong the plain and the first statistics', async () => {
    const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
    const plain = await visitor.graphql(WholeStatisticsHkDocument, { filter: {} });
    expect([plain.errors, Object.keys(plain.data ?? {})]).toEqual([undefined, ['holdingStatisticsHK']]);
    const first = await visitor.graphql(HoldingStatisticsHkInitialDocument, {
      filterByAccount: {},
      filterGroupByFund: {},
      byAssetClass: false,
    });
    expect([first.errors, Object.keys(first.data ?? {})]).toEqual([undefined, ['byAccount', 'byFund']]);
  });

  test('[GQL-01, GQL-02] hold out with 500 funds', async () => {
    const many = await shared.visitors.taiwan({}, ['HUANG500', 'Cloud2907Hill']);
    expect([many.numberOfFunds, many.tableViewDetails.length, many.pieChartNodes.length]).toEqual([500, 500, 500]);
    expect(many.totalValue).toBe(rounded(sumOf(many.tableViewDetails.map(({ marketValue }) => marketValue)), 0));
    expect((await shared.visitors.hongKong({}, ['leefunds500', '846159'])).numberOfFunds).toBe(500);
  });
});
