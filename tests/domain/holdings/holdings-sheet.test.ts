import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../domain/formatting/sheet';
import { holdingColumns, holdingsSheet, type HoldingColumn } from '../../../domain/holdings/view/holdings-sheet';
import { withFiguresIn } from '../../../domain/holdings/figures/figure-currency';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { compare, scaled, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';
import { portfolioHolding, someHoldings } from '../../builders/portfolio';

describe('the sheet of the holdings', () => {
  it('[PORT-45] leaves out a column that says nothing, and the second currency where there is one alone', () => {
    const { headings } = sheetOf(someHoldings());
    for (const absent of ['group', 'isin', 'payment', 'viewed-value']) expect(headings).not.toContain(absent);
    const abroad = someHoldings().map((holding) => ({ ...holding, line: { ...holding.line, currency: 'USD' } }));
    expect(sheetOf(abroad).headings).toContain('viewed-value');
  });

  it('[ENT-01, ENT-02, I18N-13] says of a line whose it is, its fund by code and name, and each figure with its places', () => {
    const sheet = sheetOf([held]);
    expect(Object.fromEntries(sheet.headings.map((heading) => [heading, column(sheet, heading)[0]]))).toEqual({
      account: { kind: 'text', text: '51000000001' },
      name: { kind: 'text', text: 'Asia Growth' },
      code: { kind: 'text', text: 'JF1' },
      isin: { kind: 'text', text: 'HK0000000001' },
      'base-currency': { kind: 'text', text: 'USD' },
      category: { kind: 'text', text: 'Asia Pacific Equity' },
      risk: { kind: 'text', text: '4' },
      units: { kind: 'number', value: decimal('12.345'), places: 3 },
      'average-cost': { kind: 'number', value: decimal('9.8765'), places: 4 },
      nav: { kind: 'number', value: decimal('10.05'), places: 5 },
      'nav-date': { kind: 'date', date: '2026-11-19' },
      currency: { kind: 'text', text: 'HKD' },
      value: { kind: 'number', value: decimal('963.6'), places: 2 },
      cost: { kind: 'number', value: decimal('947'), places: 2 },
      profit: { kind: 'number', value: decimal('16.6'), places: 2 },
      return: { kind: 'percent', value: decimal('0.0175'), places: 2 },
      'viewed-value': { kind: 'number', value: decimal('3704'), places: 0 },
      'viewed-cost': { kind: 'number', value: decimal('3640'), places: 0 },
      'viewed-profit': { kind: 'number', value: decimal('64'), places: 0 },
      share: { kind: 'percent', value: decimal('8.231111111111'), places: 1 },
    });
  });

  it('[ENT-01, HOLD-09, PORT-44] says on demand the same in the fund’s base currency', () => {
    const sheet = sheetOf([withFiguresIn(held, 'base')]);
    expect(
      ['currency', 'value', 'cost', 'profit', 'return', 'viewed-value'].map((name) => column(sheet, name)[0]),
    ).toEqual([
      { kind: 'text', text: 'USD' },
      { kind: 'number', value: decimal('124.06'), places: 3 },
      { kind: 'number', value: decimal('121.92'), places: 3 },
      { kind: 'number', value: decimal('2.14'), places: 3 },
      { kind: 'percent', value: decimal('0.0176'), places: 1 },
      { kind: 'number', value: decimal('3704'), places: 0 },
    ]);
  });

  it('[PORT-45] holds a return as a fraction, exactly, and a missing figure as nothing', () => {
    const [first] = someHoldings();
    if (!first) throw new Error('no holding');
    const without = { ...first, marketValue: undefined, line: { ...first.line, marketValue: undefined } };
    const sheet = sheetOf([first, without]);
    expect(column(sheet, 'share').map((cell) => cell?.kind)).toEqual(['percent', 'empty']);
    expect(column(sheet, 'return')[0]).toEqual({ kind: 'percent', value: scaled(20n, 2), places: 2 });
    expect(column(sheet, 'value').map((cell) => cell?.kind)).toEqual(['number', 'empty']);
  });

  it('[PORT-45] writes no amount while the client hides them, but returns and shares', () => {
    const { headings } = sheetOf(someHoldings(), true);
    for (const hidden of ['units', 'average-cost', 'value', 'cost', 'profit']) expect(headings).not.toContain(hidden);
    for (const shown of ['return', 'share']) expect(headings).toContain(shown);
  });

  it('[PORT-45] adds up to the totals, whatever is held', () => {
    const amount = fc.tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat({ max: 6 }));
    const holding = fc.tuple(amount, amount).map(([value, profit]) => {
      const held = portfolioHolding({ code: 'A', marketValue: '1', profit: '1', returnPercent: '1' });
      return {
        ...held,
        marketValue: scaled(...value),
        profit: scaled(...profit),
        line: { ...held.line, currency: 'USD' },
      };
    });
    fc.assert(
      fc.property(fc.array(holding, { minLength: 1 }), (holdings) => {
        const sheet = sheetOf(holdings);
        const totals = summarise(holdings);
        const written = (name: HoldingColumn) =>
          sum(column(sheet, name).map((cell) => (cell?.kind === 'number' ? cell.value : zero)));
        expect(compare(written('viewed-value'), totals.marketValue)).toBe(0);
        expect(compare(written('viewed-profit'), totals.profit)).toBe(0);
        expect(compare(written('viewed-cost'), totals.cost)).toBe(0);
      }),
    );
  });
});

/** A line whose every figure differs from every other one. */
const held: PortfolioHolding = {
  id: '1',
  accountNo: '51000000001',
  units: decimal('12.345'),
  unitsPrecision: 3,
  averageUnitCost: decimal('9.8765'),
  averageUnitCostPrecision: 4,
  precision: 0,
  percentPrecision: 2,
  marketValue: decimal('3704'),
  cost: decimal('3640'),
  profit: decimal('64'),
  returnPercent: decimal('1.74'),
  fund: {
    code: 'JF1',
    name: 'Asia Growth',
    isinCode: 'HK0000000001',
    baseCurrency: 'USD',
    riskRating: 4,
    category: '003',
    categoryName: 'Asia Pacific Equity',
    navPrecision: 5,
    price: decimal('10.05'),
    priceDate: '2026-11-19',
    availability: { buy: true, regularBuy: true, eRegularBuy: true },
  },
  line: {
    currency: 'HKD',
    precision: 2,
    percentPrecision: 2,
    marketValue: decimal('963.6'),
    cost: decimal('947'),
    profit: decimal('16.6'),
    returnPercent: decimal('1.75'),
  },
  baseCurrencyFigures: {
    currency: 'USD',
    precision: 3,
    percentPrecision: 1,
    marketValue: decimal('124.06'),
    cost: decimal('121.92'),
    profit: decimal('2.14'),
    returnPercent: decimal('1.76'),
  },
};

const words = Object.fromEntries(holdingColumns.map((name) => [name, name])) as Record<HoldingColumn, string>;

const sheetOf = (holdings: readonly PortfolioHolding[], amountsHidden = false): Sheet =>
  holdingsSheet('Holdings', words, {
    lines: holdings.map((holding) => ({ holding })),
    terms: { currency: 'TWD', total: decimal('450'), amountsHidden },
  });

const column = ({ headings, rows }: Sheet, name: string) => rows.map((row) => row[headings.indexOf(name)]);
