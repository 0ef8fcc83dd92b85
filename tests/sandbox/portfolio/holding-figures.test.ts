import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { expectedFigures, expectedTotals, readHeldPositions } from '../support/expected-figures';
import { divide, fraction, multiply, position, rounded, subtract } from '../support/plain-figures';
import { sumOf } from '../support/portfolio-visitors';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

afterEach(() => shared.sandbox.forget());

describe('figures', () => {
  test.for([
    ['PYC', 'TWD'],
    ['TWD', 'TWD'],
    ['usd', 'USD'],
  ] as const)(
    '[HOLD-17, HOLD-18, HOLD-19, HOLD-20, HOLD-21, CONFLICT-32, CONFLICT-59] figures of Taiwan in %s are those reckoned by hand',
    async ([settCcy, totalsIn]) => {
      const { tableViewDetails, ...totals } = await shared.visitors.taiwan({ settCcy });
      const positions = await readHeldPositions(shared.sandbox.database, 'TW-TYPICAL');
      expect(tableViewDetails).toHaveLength(positions.length);
      for (const [index, held] of positions.entries()) {
        const row = tableViewDetails[index];
        const { units, average } = position(held.movements);
        const rowCurrency = settCcy === 'PYC' ? held.settlementCurrency : totalsIn;
        expect(row).toMatchObject({
          accountNo: held.accountNumber,
          holdingUnits: rounded(units, 4),
          averageUnitCost: rounded(average, 10),
          txnPaymentType: held.paymentType,
          txnCurrency: held.settlementCurrency,
          returnPercent: rounded(multiply(divide(subtract(held.nav, average), average), fraction('100')), 10),
          ...expectedFigures(held, rowCurrency, ''),
          ...expectedFigures(held, held.currency, 'fundBaseCcy'),
        });
      }
      expect(totals).toMatchObject(expectedTotals(positions, totalsIn));
    },
  );

  test.for([undefined, 'HKD', 'usd'] as const)(
    '[CONFLICT-33, CONFLICT-58, HOLD-20] figures of Hong Kong in %s are those reckoned by hand, at the bid',
    async (showCcy) => {
      const { tableViewDetails, ...totals } = await shared.visitors.hongKong({ showCcy });
      const expected = (showCcy ?? 'HKD').toUpperCase();
      const positions = await readHeldPositions(shared.sandbox.database, 'HK-TYPICAL');
      expect(tableViewDetails).toHaveLength(positions.length);
      for (const [index, held] of positions.entries()) {
        expect(tableViewDetails[index]).toMatchObject(expectedFigures(held, expected, ''));
        expect(tableViewDetails[index]?.fund.fundPrice).toEqual({ bid: held.navText, date: held.navDate });
      }
      expect(totals).toMatchObject(expectedTotals(positions, expected));
    },
  );

  test('[HOLD-01, HOLD-04, HOLD-17, HOLD-18] figures are shown so that average cost and NAV come to the return', async () => {
    const { tableViewDetails } = await shared.visitors.taiwan({});
    const shown = tableViewDetails.flatMap((row) => {
      const price = row.fund.fundPrice?.nav;
      const average = row.averageUnitCost;
      const percent = row.returnPercent;
      if (!price || !average || !percent) return [];
      const nav = fraction(rounded(fraction(price), row.fund.navPrecision ?? 0));
      const cost = fraction(rounded(fraction(average), row.averageUnitCostPrecision ?? 0));
      expect(rounded(multiply(divide(subtract(nav, cost), cost), fraction('100')), 2)).toBe(
        rounded(fraction(percent), 2),
      );
      expect(rounded(nav, 10)).toBe(rounded(fraction(price), 10));
      return [row.fund.navPrecision ?? 0];
    });
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(2);
  });

  test('[OPEN-60] include gains, losses and one zero in both regions', async () => {
    for (const rows of [
      (await shared.visitors.taiwan({})).tableViewDetails,
      (await shared.visitors.hongKong({})).tableViewDetails,
    ]) {
      const returns = rows.map(({ returnPercent }) => Number(returnPercent));
      expect(returns.filter((percent) => percent === 0)).toHaveLength(1);
      expect(returns.some((percent) => percent > 0) && returns.some((percent) => percent < 0)).toBe(true);
    }
  });

  test('[HOLD-01, ENT-01] come each with a precision: the currency’s places, two for percents', async () => {
    const { tableViewDetails } = await shared.visitors.taiwan({ settCcy: 'PYC' });
    for (const row of tableViewDetails) {
      const places = ['TWD', 'JPY'].includes(row.txnCurrency) ? 0 : 2;
      expect([row.marketValuePrecision, row.costPrecision, row.profitPrecision]).toEqual([places, places, places]);
      expect([row.returnPercentPrecision, row.holdingUnitsPrecision]).toEqual([2, 4]);
    }
  });

  test('[ENT-09, OPEN-65] figures of nothing are zero, and the return is not known', async () => {
    expect(await shared.visitors.taiwan({}, ['C200000033', 'River7158Moon'])).toMatchObject({
      totalCost: '0',
      totalValue: '0',
      profit: '0',
      returnPercent: null,
      numberOfFunds: 0,
      tableViewDetails: [],
      pieChartNodes: [],
    });
  });

  test('[ENT-02, ENT-03, ENT-04, ENT-06, ENT-07, ENT-08, I18N-13] describe the fund in the language asked for', async () => {
    const chinese = await shared.visitors.taiwan({});
    expect(chinese.tableViewDetails[0]?.fund).toMatchObject({
      name: { code: 'TW0001', value: '雲嶺台灣成長股票基金 A（累積）' },
      category: { code: '003', value: '亞太股票' },
      fundMarketType: { code: 'EQ', value: '股票型' },
      fundRiskRating: 'RR5',
    });
    const english = await shared.visitors.hongKong({});
    expect(english.tableViewDetails[0]?.fund.name.value).toBe('Cloud Ridge Hong Kong Growth A (acc)');
    const hongKongChinese = await shared.visitors.hongKong({}, ['chanmei88', '528314'], 'zh_HK');
    expect(hongKongChinese.tableViewDetails[0]?.fund.name.value).toBe('雲嶺香港增長基金 A類（累計）');
  });
});

describe('a price', () => {
  test('a price is the latest that is one: neither a sentinel, nor zero, nor of tomorrow', async () => {
    const before = (await shared.visitors.hongKong({})).tableViewDetails[0];
    const [fund] = await shared.sandbox.database
      .select()
      .from(funds)
      .where(eq(funds.code, before?.fund.name.code ?? ''));
    const fundId = fund?.id ?? 0;
    const added = [
      { fundId, date: '2026-03-04', nav: '0' },
      { fundId, date: '2026-03-05', nav: '999' },
    ];
    await shared.sandbox.database.insert(navs).values(added);
    await shared.sandbox.database
      .update(navs)
      .set({ nav: '-9999' })
      .where(and(eq(navs.fundId, fundId), eq(navs.date, '2026-03-03')));
    const after = (await shared.visitors.hongKong({})).tableViewDetails[0];
    expect(before?.fund.fundPrice?.date).toBe('2026-03-03');
    expect(after?.fund.fundPrice?.date).toBe('2026-03-02');
    await shared.sandbox.database
      .update(navs)
      .set({ nav: before?.fund.fundPrice?.bid ?? '1' })
      .where(and(eq(navs.fundId, fundId), eq(navs.date, '2026-03-03')));
    await shared.sandbox.database
      .delete(navs)
      .where(and(eq(navs.fundId, fundId), inArray(navs.date, ['2026-03-04', '2026-03-05'])));
  });

  test('a price and a rate are carried forward over days without any', async () => {
    const before = await shared.visitors.taiwan({ settCcy: 'TWD' });
    shared.sandbox.clock.set('2026-03-17T10:00:00+08:00');
    const later = await shared.visitors.taiwan({ settCcy: 'TWD' });
    expect(later.totalValue).toBe(before.totalValue);
  });

  test('that nobody has leaves the holding out of the totals', async () => {
    const before = await shared.visitors.hongKong({});
    const first = before.tableViewDetails[0];
    const [fund] = await shared.sandbox.database
      .select()
      .from(funds)
      .where(eq(funds.code, first?.fund.name.code ?? ''));
    const kept = await shared.sandbox.database
      .delete(navs)
      .where(eq(navs.fundId, fund?.id ?? 0))
      .returning();
    const after = await shared.visitors.hongKong({});
    expect(after.tableViewDetails[0]).toMatchObject({
      marketValue: null,
      profit: null,
      returnPercent: null,
      cost: first?.cost,
    });
    expect(after.tableViewDetails[0]?.fund.fundPrice).toBeNull();
    expect(after).toMatchObject({
      totalValue: rounded(subtract(fraction(before.totalValue ?? ''), fraction(first?.marketValue ?? '')), 2),
      totalCost: rounded(subtract(fraction(before.totalCost ?? ''), fraction(first?.cost ?? '')), 2),
    });
    await shared.sandbox.database.insert(navs).values(kept);
  });
});

describe('a currency without a rate', () => {
  const peng = ['PENG3082', 'Olive8360Bay'] as const;

  test('gives no figures in the viewing currency, and the totals leave the holding out', async () => {
    const statistics = await shared.visitors.taiwan({ settCcy: 'TWD' }, peng);
    const row = statistics.tableViewDetails.find(({ fund }) => fund.baseCurrency === 'ZAR');
    expect(row).toMatchObject({ marketValue: null, cost: null, profit: null });
    expect(row?.fundBaseCcyValue).toMatch(/^\d+\.\d\d$/);
    const others = statistics.tableViewDetails.filter((candidate) => candidate !== row);
    expect(statistics).toMatchObject({ numberOfFunds: 3 });
    expect(statistics.totalValue).toBe(rounded(sumOf(others.map(({ marketValue }) => marketValue)), 0));
    const node = statistics.pieChartNodes.find(({ nodeInfo }) => nodeInfo.code === row?.fund.name.code);
    expect(node).toMatchObject({ marketValue: null, cost: null, profit: null });
  });

  test('[OPEN-90] keeps the holding’s own figures where each row is in its own currency', async () => {
    const statistics = await shared.visitors.taiwan({ settCcy: 'PYC' }, peng);
    const row = statistics.tableViewDetails.find(({ fund }) => fund.baseCurrency === 'ZAR');
    expect(row).toMatchObject({ txnCurrency: 'ZAR', marketValue: row?.fundBaseCcyValue, cost: row?.fundBaseCcyCost });
  });
});
