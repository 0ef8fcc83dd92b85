import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, scaled, type Decimal } from '../../../domain/money/decimal';
import { sortDescending } from '../../../domain/money/sort-descending';
import { decimals } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

type Row = { readonly name: number; readonly figure: Decimal | undefined };

describe('sorted descending', () => {
  it('[PORT-38] puts rows without a figure last and leaves equal ones in the order given', () => {
    const texts = ['2', undefined, '-1', '2.00', undefined, '10', '2.0'];
    expect(namesOf(texts.map((text) => (text === undefined ? undefined : decimal(text))))).toEqual([
      5, 0, 3, 6, 2, 1, 4,
    ]);
  });

  it('[PORT-38] leaves rows alone that are in order already', () => {
    const figures = fc.array(fc.option(decimals, { nil: undefined }), { maxLength: 40 });
    fc.assert(
      fc.property(figures, (values) => {
        const sorted = sortDescending(rowsOf(values), ({ figure }) => figure);
        expect(sortDescending(sorted, ({ figure }) => figure)).toBe(sorted);
      }),
    );
  });

  it('[PORT-38] tells figures apart that are one and the same float', () => {
    const close = [9_007_199_254_740_992n, 9_007_199_254_740_993n, 9_007_199_254_740_992n].map((digits) =>
      scaled(digits),
    );
    expect(namesOf(close)).toEqual([1, 0, 2]);
    expect(namesOf(close.map(({ digits }) => scaled(-digits)))).toEqual([0, 2, 1]);
  });

  it('[PORT-38] orders figures beyond what a float can hold, all above those that are missing', () => {
    const huge = 10n ** 400n;
    expect(namesOf([scaled(-huge), undefined, undefined, scaled(-huge)])).toEqual([0, 3, 1, 2]);
    expect(namesOf([undefined, scaled(-huge), scaled(huge), scaled(-huge - 1n), scaled(huge + 1n)])).toEqual([
      4, 2, 1, 3, 0,
    ]);
  });

  it('[PORT-38] sorted descending is what a stable sort by exact comparison gives, for any number of rows', () => {
    const few = fc.integer({ min: -3, max: 3 }).map((value) => scaled(BigInt(value)));
    const figures = fc.array(fc.option(fc.oneof(decimals, few), { nil: undefined }), { maxLength: 40 });
    fc.assert(
      fc.property(figures, (values) => {
        const rows = rowsOf(values);
        expect(sortDescending(rows, ({ figure }) => figure)).toEqual(
          rows.toSorted((a, b) => exactly(a.figure, b.figure)),
        );
      }),
      { numRuns: 500 },
    );
  });
});

function exactly(a: Decimal | undefined, b: Decimal | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compare(b, a);
}

const rowsOf = (figures: readonly (Decimal | undefined)[]): readonly Row[] =>
  figures.map((figure, name) => ({ name, figure }));

const namesOf = (figures: readonly (Decimal | undefined)[]): readonly number[] =>
  sortDescending(rowsOf(figures), ({ figure }) => figure).map(({ name }) => name);
