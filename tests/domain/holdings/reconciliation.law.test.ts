import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SheetCell } from '../../../domain/formatting/sheet';
import { explainedFigures, type ExplainedFigure, explainFigure } from '../../../domain/holdings/figures/explain-figure';
import { holdingColumns, type HoldingColumn, holdingsSheet } from '../../../domain/holdings/view/holdings-sheet';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { type Decimal, scaled, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { positives } from '../../arbitraries/decimal';
import { portfolioHolding } from '../../builders/portfolio';
import { valuedAt } from '../../builders/valued-at';

/** The column of the file that holds what a figure explains. */
const columnOf = {
  'market-value': 'value',
  cost: 'cost',
  profit: 'profit',
  return: 'return',
  share: 'share',
} as const satisfies Partial<Record<ExplainedFigure, HoldingColumn>>;

const portfolios = fc.array(fc.record({ units: positives, averageCost: positives, nav: positives }).map(heldIn), {
  minLength: 1,
  maxLength: 12,
});

it('[HOLD-17..23, PORT-45] an explained figure, its row, the total and the Excel file say the same, whatever is held', () => {
  fc.assert(
    fc.property(portfolios, (holdings) => {
      const totals = summarise(holdings);
      const cells = cellsOf(holdings, totals.marketValue);
      holdings.forEach((holding, row) => {
        for (const figure of explainedFigures) {
          if (figure === 'return-with-dividend') continue;
          const explanation = explainFigure(holding, figure, { value: totals.marketValue, currency: 'TWD' });
          // Of a portfolio worth nothing there is no share, in the file neither.
          if (explanation === undefined) {
            const cell = cells(columnOf[figure])[row];
            expect([figure, toText(totals.marketValue), cell?.kind ?? 'empty']).toEqual(['share', '0', 'empty']);
            continue;
          }
          expect(explanation.agrees).toBe(true);
          const isPercent = explanation.currency === undefined;
          expect([figure, written(cells(columnOf[figure])[row])]).toEqual([
            figure,
            toText(isPercent ? fraction(explanation.result) : explanation.result),
          ]);
        }
      });
      for (const [column, total] of [
        ['value', totals.marketValue],
        ['cost', totals.cost],
        ['profit', totals.profit],
      ] as const)
        expect([column, toText(sum(cells(column).map(valueOf)))]).toEqual([column, toText(total)]);
    }),
  );
});

function heldIn({ units, averageCost, nav }: Record<'units' | 'averageCost' | 'nav', Decimal>): PortfolioHolding {
  const plain = portfolioHolding({ code: 'A', marketValue: '1', profit: '1', returnPercent: '1' });
  const figures = valuedAt({ units, averageCost, nav }, 'TWD');
  return {
    ...plain,
    ...figures,
    units,
    averageUnitCost: averageCost,
    fund: { ...plain.fund, price: nav },
    line: { ...plain.line, ...figures },
  };
}

/** The cells of the file, column by column; none of a column that it leaves out. */
function cellsOf(holdings: readonly PortfolioHolding[], total: Decimal) {
  const words = Object.fromEntries(holdingColumns.map((column) => [column, column])) as Record<HoldingColumn, string>;
  const lines = holdings.map((holding) => ({ holding }));
  const { headings, rows } = holdingsSheet('S', words, {
    lines,
    terms: { currency: 'TWD', total, amountsHidden: false },
  });
  return (column: HoldingColumn) => {
    const place = headings.indexOf(column);
    return rows.map((row) => row[place]);
  };
}

function valueOf(cell: SheetCell | undefined): Decimal {
  if (cell?.kind !== 'number' && cell?.kind !== 'percent') throw new Error('the file lacks a figure');
  return cell.value;
}

const written = (cell: SheetCell | undefined): string => toText(valueOf(cell));

const fraction = ({ digits, scale }: Decimal): Decimal => scaled(digits, scale + 2);
