import { type Decimal, negate } from './decimal';
import { sortDescending } from './sort-descending';

/** The two directions of an order, the default first [PORT-38]. */
export const sortDirections = ['descending', 'ascending'] as const;

/** The highest first, or the lowest. */
export type SortDirection = (typeof sortDirections)[number];

/** The rows by one figure of each, in either direction: equal ones in the order given, those without it last. */
export const sortByFigure = <T>(
  rows: readonly T[],
  figureOf: (row: T) => Decimal | undefined,
  direction: SortDirection,
): readonly T[] =>
  sortDescending(
    rows,
    direction === 'descending'
      ? figureOf
      : (row) => {
          const figure = figureOf(row);
          return figure && negate(figure);
        },
  );
