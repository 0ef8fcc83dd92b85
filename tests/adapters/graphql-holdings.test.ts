import { describe, expect, it } from 'vitest';
import { GraphqlHoldings } from '../../adapters/graphql/holdings/graphql-holdings';
import type { HoldingsFilter } from '../../application/ports/holdings/holdings';
import type { Region } from '../../domain/region';
import { decimal } from '../builders/decimal';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { hkRow, statistics, twRow, withNulls } from './support/wire-holdings';
import { adapterSetup } from './support/adapter-setup';

const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

function holdingsOf(region: Region, data: unknown) {
  const transport = new ScriptedTransport(() => answer(200, { data }));
  const holdings = new GraphqlHoldings(adapterSetup(region, transport).graphql, region);
  const sent = () =>
    JSON.parse(transport.last.body ?? '') as { operationName: string; variables: Readonly<Record<string, object>> };
  return { holdings, sent };
}

const valueOf = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.error)}`);
  return result.value;
};

const tw = (lines: readonly unknown[], viewed: readonly unknown[]) => ({
  byNonePie: statistics(lines),
  byFund: statistics(viewed),
});

describe('TW', () => {
  it('[PORT-18, PORT-19, GQL-04, FMT-16, CONFLICT-32] asks for each line in its own currency and for all in TWD', async () => {
    const { holdings, sent } = holdingsOf('TW', tw([], []));
    for (const ask of [() => holdings.initial(filter), () => holdings.load(filter)]) {
      await ask();
      const common = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', costPreference: 'S', txnCcy: 'ALL' };
      expect(sent()).toMatchObject({
        operationName: 'HoldingStatisticsTWInitial',
        variables: {
          filterByNonePie: { ...common, isPieChart: false, settCcy: 'PYC', settCostCcy: 'PYC', showCcy: 'TWD' },
          filterGroupByFund: { ...common, isPieChart: true, settCcy: 'TWD', settCostCcy: 'TWD', showCcy: 'TWD' },
        },
      });
    }
  });

  it('[PORT-24, PORT-27, CONFLICT-25] asks for the chosen kind of account and of payment', async () => {
    const { holdings, sent } = holdingsOf('TW', tw([], []));
    await holdings.load({ ...filter, accountType: 'EC_OF', paymentCurrency: 'ZZZ' });
    const chosen = { accountType: 'EC_OF', txnCcy: 'ZZZ' };
    expect(sent()).toMatchObject({ variables: { filterByNonePie: chosen, filterGroupByFund: chosen } });
  });

  it('[GQL-02, PORT-27, CONFLICT-32] asks for one list where every line is settled in TWD, and reads both figures of it', async () => {
    const line = {
      ...twRow,
      txnPaymentType: 'ON_TWD',
      txnCurrency: 'TWD',
      marketValue: '38000',
      marketValuePrecision: 0,
    };
    const { holdings, sent } = holdingsOf('TW', { holdingStatisticsTW: statistics([line]) });
    const [held] = valueOf(await holdings.load({ ...filter, paymentCurrency: 'TWD' })).holdings;
    expect(sent()).toMatchObject({
      operationName: 'HoldingStatisticsTW',
      variables: { filter: { txnCcy: 'TWD', showCcy: 'TWD', isPieChart: false } },
    });
    expect(held).toMatchObject({
      marketValue: decimal('38000'),
      line: { currency: 'TWD', marketValue: decimal('38000') },
    });
  });

  it('[PORT-26, CONFLICT-25] asks for what was bought in a lump sum or regularly, apart from the payment currency', async () => {
    const { holdings, sent } = holdingsOf('TW', tw([], []));
    await holdings.load({ ...filter, tradingType: 'RSP' });
    const chosen = { paymentType: 'RSP', txnCcy: 'ALL' };
    expect(sent()).toMatchObject({ variables: { filterByNonePie: chosen, filterGroupByFund: chosen } });
    const hongKong = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
    await hongKong.holdings.load({ ...filter, tradingType: 'LS' });
    expect(hongKong.sent()).toMatchObject({ variables: { filter: { paymentType: 'LS', accountType: 'ALL' } } });
  });

  it('[SHAPE-19, ENT-03, ENT-05, OPEN-90] shows the line in its currency and counts it in TWD', async () => {
    const viewed = { ...twRow, marketValue: '38000', marketValuePrecision: 0, cost: '32000', profit: '6000' };
    const { holdings } = holdingsOf('TW', tw([twRow], [viewed]));
    const [held] = valueOf(await holdings.initial(filter)).holdings;
    expect(held).toMatchObject({
      id: '51000000001|JF1|USD|OF_ZZZ',
      marketValue: decimal('38000'),
      precision: 0,
      line: { currency: 'USD', precision: 2, marketValue: decimal('1200.50'), grossDividend: decimal('3.20') },
      paymentType: 'OF_ZZZ',
      fund: {
        price: decimal('12.01'),
        fundMarketType: 'BOND',
        marketTypeName: '債券型',
        riskRating: 4,
        navPrecision: 3,
      },
    });
    expect(held?.fund.availability).toMatchObject({ buy: true, sell: true, switchOut: false, scheduledBuy: undefined });
  });

  it('[HOLD-11, HOLD-22] a portfolio of TW has a line’s figures in TWD too, its dividend among them', async () => {
    const viewed = { ...twRow, marketValue: '38000', marketValuePrecision: 0, grossDividend: '101' };
    const { holdings } = holdingsOf('TW', tw([twRow], [viewed]));
    const [held] = valueOf(await holdings.initial(filter)).holdings;
    expect(held?.viewedFigures).toMatchObject({
      currency: 'TWD',
      precision: 0,
      marketValue: decimal('38000'),
      grossDividend: decimal('101'),
    });
    const [alone] = valueOf(await holdingsOf('TW', tw([twRow], [])).holdings.initial(filter)).holdings;
    expect(alone?.viewedFigures).toBeUndefined();
  });

  it('[PORT-44, HOLD-09] a portfolio of TW has a line’s figures in the fund’s base currency too', async () => {
    const inBase = { fundBaseCcyValue: '1200.5', fundBaseCcyValuePrecision: 2, fundBaseCcyProfit: '-3' };
    const { holdings } = holdingsOf('TW', tw([{ ...twRow, ...inBase }], [twRow]));
    const [held] = valueOf(await holdings.initial(filter)).holdings;
    expect(held?.baseCurrencyFigures).toMatchObject({
      currency: 'USD',
      precision: 2,
      marketValue: decimal('1200.5'),
      profit: decimal('-3'),
    });
  });

  it('pairs the two answers by line, whatever their order', async () => {
    const second = { ...twRow, txnPaymentType: 'ON_TWD', txnCurrency: 'TWD' };
    const { holdings } = holdingsOf(
      'TW',
      tw(
        [twRow, second],
        [
          { ...second, marketValue: '2' },
          { ...twRow, marketValue: '1' },
        ],
      ),
    );
    const rows = valueOf(await holdings.load(filter)).holdings;
    expect(rows.map(({ marketValue }) => marketValue)).toEqual([decimal('1'), decimal('2')]);
  });

  it('keeps lines that look the same apart, and gives a line without a partner no value', async () => {
    const { holdings } = holdingsOf(
      'TW',
      tw(
        [twRow, twRow, twRow],
        [
          { ...twRow, marketValue: '1' },
          { ...twRow, marketValue: '2' },
        ],
      ),
    );
    const rows = valueOf(await holdings.load(filter)).holdings;
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
    expect(rows.map(({ marketValue }) => marketValue)).toEqual([decimal('1'), decimal('2'), undefined]);
  });

  it('[HOLD-22] totals the dividends that the server totals', async () => {
    const regionalSummaries = [
      { summaryType: 'LOCAL', grossDividend: '1' },
      { summaryType: 'TOTAL', grossDividend: '42.5' },
    ];
    const { holdings } = holdingsOf('TW', {
      byNonePie: statistics([]),
      byFund: statistics([], { regionalSummaries }),
    });
    const { totals, regions } = valueOf(await holdings.initial(filter));
    expect(totals.grossDividend).toEqual(decimal('42.5'));
    expect(regions?.map(({ summaryType }) => summaryType)).toEqual(['LOCAL', 'TOTAL']);
  });

  it('[HOLD-16, ENT-11] stands without a regional summary that can’t be read', async () => {
    const { holdings } = holdingsOf('TW', {
      byNonePie: statistics([twRow]),
      byFund: statistics([twRow], { regionalSummaries: [{ summaryType: 'ABROAD' }] }),
    });
    const read = valueOf(await holdings.initial(filter));
    expect([read.holdings.length, read.regions]).toEqual([1, []]);
  });
});

describe('the filter on the wire', () => {
  const fields = ['accountType', 'costPreference', 'groupType', 'isPieChart', 'profitCcy', 'settCcy', 'settCostCcy'];
  const always = [...fields, 'showCcy', 'txnCcy', 'type'];

  it('[GQL-03] the filter on the wire has the fields of the contract, a sub-account’s number only where one is chosen', async () => {
    const taiwan = holdingsOf('TW', tw([], []));
    await taiwan.holdings.initial(filter);
    for (const sent of Object.values(taiwan.sent().variables)) expect(Object.keys(sent).sort()).toEqual(always);
    const hongKong = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
    await hongKong.holdings.load({ ...filter, msAccountNo: '7' });
    const [sent] = Object.values(hongKong.sent().variables);
    expect(Object.keys(sent ?? {}).sort()).toEqual([...always, 'msAccountNo'].sort());
  });
});

describe('HK', () => {
  it('[PORT-15, PORT-16, GQL-06, FMT-15] asks first by account and by fund, in HKD', async () => {
    const { holdings, sent } = holdingsOf('HK', { byAccount: statistics([]), byFund: statistics([]) });
    await holdings.initial({ ...filter, groupType: 'FUND_CATEGORY' });
    expect(sent()).toMatchObject({
      operationName: 'HoldingStatisticsHKInitial',
      variables: {
        filterByAccount: { type: 'ALL', groupType: 'FUND_CODE', showCcy: 'HKD', settCcy: 'HKD' },
        filterGroupByFund: { type: 'market', groupType: 'FUND_CATEGORY', showCcy: 'HKD' },
      },
    });
  });

  it.each([
    ['FUND_CODE', 'ALL', 'ALL'],
    ['FUND_CATEGORY', 'ALL', 'market'],
    ['FUND_MARKET_TYPE', 'ALL', 'market'],
    ['FUND_BASE_CURRENCY', 'ALL', 'market'],
    ['FUND_CATEGORY', 'EQUITY', 'EQUITY'],
  ] as const)(
    '[PORT-17, PORT-22, GQL-01] a portfolio of HK is asked by fund after its first load: %s of type %s as %s',
    async (groupType, type, wire) => {
      const { holdings, sent } = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
      await holdings.load({ ...filter, groupType, type });
      expect(sent()).toMatchObject({
        operationName: 'HoldingStatisticsHK',
        variables: { filter: { type: wire, groupType } },
      });
    },
  );

  it.each([
    ['FUND_MARKET_TYPE', true],
    ['FUND_CODE', false],
    ['FUND_CATEGORY', false],
    ['FUND_BASE_CURRENCY', false],
  ] as const)('[CONFLICT-30] asks for the break-down by asset class alone: %s, %s', async (groupType, byAssetClass) => {
    const first = holdingsOf('HK', { byAccount: statistics([]), byFund: statistics([]) });
    await first.holdings.initial({ ...filter, groupType });
    expect(first.sent().variables).toMatchObject({ byAssetClass });
    const later = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
    await later.holdings.load({ ...filter, groupType });
    expect(later.sent().variables).toMatchObject({ byAssetClass });
  });

  it('[PORT-53, GQL-03, GQL-06] asks for every figure in the viewing currency, first and later', async () => {
    const inUsd = { settCostCcy: 'USD', settCcy: 'USD', profitCcy: 'USD', showCcy: 'USD' };
    const first = holdingsOf('HK', { byAccount: statistics([]), byFund: statistics([]) });
    await first.holdings.initial({ ...filter, currency: 'USD' });
    expect(first.sent()).toMatchObject({ variables: { filterByAccount: inUsd, filterGroupByFund: inUsd } });
    const later = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
    await later.holdings.load({ ...filter, currency: 'USD' });
    expect(later.sent()).toMatchObject({ variables: { filter: inUsd } });
  });

  it('[PORT-28] asks for a sub-account by its number', async () => {
    const { holdings, sent } = holdingsOf('HK', { holdingStatisticsHK: statistics([]) });
    await holdings.load({ ...filter, msAccountNo: '990000000001' });
    expect(sent().variables).toMatchObject({ filter: { accountType: 'MS', msAccountNo: '990000000001' } });
  });

  it('[ENT-01, ENT-02, ENT-04, SHAPE-19] shows the row in the viewing currency and keeps the fund’s base currency', async () => {
    const { holdings } = holdingsOf('HK', { holdingStatisticsHK: statistics([hkRow]) });
    const [held] = valueOf(await holdings.load(filter)).holdings;
    expect(held).toMatchObject({
      id: '51000000001|JF1|USD|',
      marketValue: decimal('1200.50'),
      line: { currency: 'HKD', precision: 2, profit: decimal('200.50') },
      baseCurrencyFigures: { currency: 'USD', marketValue: decimal('153.66'), percentPrecision: 1 },
      fund: { price: decimal('12.005'), isCifm: false, categoryName: 'Asia' },
      units: decimal('100.000'),
      averageUnitCostPrecision: 4,
    });
  });

  it('[CONFLICT-43] reads the scheduled-buy flag from the availability, then from the fund', async () => {
    const { availSchBuy: _, ...without } = hkRow.fund.fundAvailability;
    const older = { ...hkRow, fund: { ...hkRow.fund, fundAvailability: without, availSchBuy: true } };
    const { holdings } = holdingsOf('HK', { holdingStatisticsHK: statistics([hkRow, older]) });
    const rows = valueOf(await holdings.load(filter)).holdings;
    expect(rows.map(({ fund }) => fund.availability.scheduledBuy)).toEqual([true, true]);
  });

  it('[CONFLICT-30, ENT-10] hands on the server’s own break-down and the accounts', async () => {
    const account = { accountNo: '9', accountType: 'MS', totalValue: '5', totalValuePrecision: 2 };
    const node = { nodeInfo: { code: 'EQ', value: 'Equity' }, marketValue: '7', marketValuePrecision: 2 };
    const { holdings } = holdingsOf('HK', {
      byAccount: statistics([], { holdingStatisticsDetails: [account] }),
      byFund: statistics([], { pieChartNodes: [node] }),
    });
    expect(valueOf(await holdings.initial(filter))).toMatchObject({
      accounts: [{ accountNo: '9', accountType: 'MS', marketValue: decimal('5'), precision: 2 }],
      breakdown: [{ code: 'EQ', name: 'Equity', marketValue: decimal('7') }],
    });
  });
});

describe('figures', () => {
  const load = async (row: object, more: object = {}) => {
    const { holdings } = holdingsOf('HK', { holdingStatisticsHK: statistics([row], more) });
    return holdings.load(filter);
  };

  it.each([null, undefined, '', 'abc', '1e3', 'NaN', '1,000', 1200.5, true, {}, '9'.repeat(31)])(
    'a %s is no figure and no crash',
    async (marketValue) => {
      const [held] = valueOf(await load({ ...hkRow, marketValue })).holdings;
      expect(held).toMatchObject({ marketValue: undefined, cost: decimal('1000.00') });
    },
  );

  it('[HOLD-02, HOLD-03, HOLD-04] figures have 0 places, percents and NAVs 2, unless the server says', async () => {
    const row = {
      ...hkRow,
      marketValuePrecision: null,
      returnPercentPrecision: undefined,
      holdingUnitsPrecision: -1,
      averageUnitCostPrecision: 'x',
      fund: { ...hkRow.fund, navPrecision: null },
    };
    const [held] = valueOf(await load(row)).holdings;
    expect(held).toMatchObject({ precision: 0, percentPrecision: 2, unitsPrecision: 0, averageUnitCostPrecision: 0 });
    expect(held?.fund.navPrecision).toBe(2);
  });

  it('[CONFLICT-59] totals that the server leaves out are the exact sums of the holdings', async () => {
    const missing = { totalCost: null, totalValue: null, profit: null, returnPercent: null };
    const { totals } = valueOf(await load(hkRow, missing));
    expect(totals).toMatchObject({
      cost: decimal('1000.00'),
      marketValue: decimal('1200.50'),
      profit: decimal('200.50'),
    });
    expect(totals.returnPercent).toBeDefined();
  });

  it('every optional field may be null', async () => {
    const fund = withNulls(hkRow.fund, ['name', 'category', 'baseCurrency', 'fundAvailability']);
    const row = { ...withNulls(hkRow, ['accountNo']), fund };
    const kept = ['numberOfFunds'];
    const more = { ...withNulls(statistics([]), kept), tableViewDetails: [row] };
    const [held] = valueOf(await load(row, more)).holdings;
    expect(held).toMatchObject({ units: undefined, marketValue: undefined, line: { currency: 'HKD' } });
  });

  it.each([{ ...hkRow, accountNo: null }, { ...hkRow, fund: null }, 'a row', null])(
    'a row without what makes it one is a malformed answer (%#)',
    async (row) => {
      const { holdings } = holdingsOf('HK', { holdingStatisticsHK: statistics([row]) });
      expect(await holdings.load(filter)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );
});

describe('a page about something else', () => {
  it('[GQL-05, HOLD-10] asks in Hong Kong for the holdings alone', async () => {
    const { holdings, sent } = holdingsOf('HK', { holdingStatisticsHK: { tableViewDetails: [hkRow] } });
    const [held] = valueOf(await holdings.held());
    expect(held?.fund.code).toBe('JF1');
    expect(sent()).toMatchObject({ operationName: 'HoldingStatisticsHKPlain', variables: { filter: { type: 'ALL' } } });
  });

  it.each(['HK', 'TW'] as const)('[HOLD-10, OPEN-92] keeps its client in %s when the holdings fail', async (region) => {
    const setup = adapterSetup(region, new ScriptedTransport(() => answer(500, {})));
    const holdings = new GraphqlHoldings(setup.graphql, region);
    expect(await holdings.held()).toMatchObject({ ok: false, error: { kind: 'server-error' } });
    expect(setup.navigation.exits).toEqual([]);
    await holdings.load(filter);
    expect(setup.navigation.exits).toEqual(['general-error']);
  });
});
