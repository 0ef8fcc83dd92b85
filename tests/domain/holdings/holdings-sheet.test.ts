import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../../domain/formatting/sheet';
import { holdingColumns, holdingsSheet, type HoldingColumn } from '../../../domain/holdings/holdings-sheet';
import { sumFigures } from '../../../domain/holdings/sum-figures';
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

  it('[PORT-45] holds a return as a fraction, exactly, and a missing figure as nothing', () => {
    const [first] = someHoldings();
    if (!first) throw new Error('no holding');
    const without = { ...first, marketValue: undefined, line: { ...first.line, marketValue: undefined } };
    const sheet = sheetOf([first, without]);
    expect(column(sheet, 'share').map((cell) => cell?.kind)).toEqual(['percent', 'empty']);
    expect(column(sheet, 'return')[0]).toEqual({ kind: 'percent', value: scaled(20n, 2), places: 2 });
    expect(column(sheet, 'value').map((cell) => cell?.kind)).toEqual(['number', 'empty']);
  });

  it('[PORT-45] writes no amount while the client hides hers, but returns and shares', () => {
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
        const totals = sumFigures(holdings);
        const written = (name: HoldingColumn) =>
          sum(column(sheet, name).map((cell) => (cell?.kind === 'number' ? cell.value : zero)));
        expect(compare(written('viewed-value'), totals.marketValue)).toBe(0);
        expect(compare(written('viewed-profit'), totals.profit)).toBe(0);
        expect(compare(written('viewed-cost'), totals.cost)).toBe(0);
      }),
    );
  });
});

const words = Object.fromEntries(holdingColumns.map((name) => [name, name])) as Record<HoldingColumn, string>;

const sheetOf = (holdings: ReturnType<typeof someHoldings>, amountsHidden = false): Sheet =>
  holdingsSheet('Holdings', words, {
    lines: holdings.map((holding) => ({ holding })),
    terms: { currency: 'TWD', total: decimal('450'), amountsHidden },
  });

const column = ({ headings, rows }: Sheet, name: HoldingColumn) => rows.map((row) => row[headings.indexOf(name)]);
