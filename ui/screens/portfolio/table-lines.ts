import type { TableRow } from './table-rows';

/** A row with its place in the table. */
export type PlacedRow = { readonly row: TableRow; readonly place: number };

/** What stands side by side: one row of a table, a group's heading, or as many cards as there are columns. */
export type TableLine = readonly PlacedRow[];

/** The rows in lines of so many columns; a heading has a line of its own, and cards begin a new one beneath it. */
export function tableLines(rows: readonly TableRow[], columns: number): readonly TableLine[] {
  const lines: PlacedRow[][] = [];
  let open: PlacedRow[] | undefined;
  rows.forEach((row, place) => {
    if (open && row.kind === 'holding' && open.length < columns) open.push({ row, place });
    else lines.push((open = [{ row, place }]));
    if (row.kind === 'group') open = undefined;
  });
  return lines;
}
