import type { TableRow } from './table-rows';

/** A row with its place in the table. */
type PlacedRow = { readonly row: TableRow; readonly place: number };

/** The lines of the table: one row, a group's heading, or as many cards as there are columns. */
export type TableLines = {
  readonly count: number;
  /** A line's kind is that of its first row. */
  readonly kindOf: (index: number) => TableRow['kind'];
  readonly at: (index: number) => readonly PlacedRow[];
};

/** The rows in lines of so many columns; a heading has a line of its own, and cards begin a new one beneath it. */
export function tableLines(rows: readonly TableRow[], columns: number): TableLines {
  const starts = lineStarts(rows, columns);
  return {
    count: starts.length,
    kindOf: (index) => rows[starts[index] ?? rows.length]?.kind ?? 'holding',
    at: (index) => {
      const start = starts[index] ?? rows.length;
      return rows.slice(start, starts[index + 1]).map((row, turn) => ({ row, place: start + turn }));
    },
  };
}

/** Returns the row at which each line begins. */
function lineStarts(rows: readonly TableRow[], columns: number): readonly number[] {
  const starts: number[] = [];
  let taken = columns;
  rows.forEach(({ kind }, place) => {
    if (kind === 'group' || taken === columns) {
      starts.push(place);
      taken = 0;
    }
    taken = kind === 'group' ? columns : taken + 1;
  });
  return starts;
}
