import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zero } from '../../../domain/money/decimal';
import { tableLines } from '../../../ui/screens/portfolio/table/table-lines';
import type { TableRow } from '../../../ui/screens/portfolio/table/table-rows';
import { portfolioHolding } from '../../builders/portfolio';

describe('the lines of the holdings', () => {
  it('[PORT-40] the lines have two cards side by side, a heading alone, and begin anew beneath it', () => {
    const kinds = ['holding', 'holding', 'holding', 'group', 'holding', 'holding'] as const;
    const lines = tableLines(rowsOf(kinds), 2);
    expect(placesOf(lines)).toEqual([[0, 1], [2], [3], [4, 5]]);
    expect([lines.kindOf(2), lines.kindOf(3)]).toEqual(['group', 'holding']);
  });

  it('[PORT-03, PORT-40] show every row once and in its order, none wider than asked', () => {
    const kinds = fc.array(fc.constantFrom('group' as const, 'holding' as const), { maxLength: 30 });
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 3 }), (list, columns) => {
        const rows = rowsOf(list);
        const lines = tableLines(rows, columns);
        const shown = Array.from({ length: lines.count }, (_, index) => lines.at(index));
        expect(shown.flat()).toEqual(rows.map((row, place) => ({ row, place })));
        for (const line of shown) {
          expect(line.length).toBeLessThanOrEqual(line.some(({ row }) => row.kind === 'group') ? 1 : columns);
        }
      }),
    );
  });
});

const holding = portfolioHolding({ code: 'A', marketValue: '1', profit: '0', returnPercent: '0' });

const rowsOf = (kinds: readonly TableRow['kind'][]): readonly TableRow[] =>
  kinds.map((kind, place) => {
    const key = String(place);
    if (kind === 'holding') return { kind, holding, isPart: false };
    const group = { key, holdings: [holding], marketValue: zero, cost: zero, profit: zero };
    return { kind, colour: 1, groupedBy: 'FUND_CATEGORY', group };
  });

const placesOf = (lines: ReturnType<typeof tableLines>): readonly (readonly number[])[] =>
  Array.from({ length: lines.count }, (_, index) => lines.at(index).map(({ place }) => place));
