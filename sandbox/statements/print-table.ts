import { setImmediate as breath } from 'node:timers/promises';
import { colors, type TextStyle, margin, type PdfPage, type Structure, textWidth } from './pdf-page';
import type { PrintedColumn, PrintedEntry, PrintedTable } from './printed-document';

/** Between two columns, in points. */
const gap = 8;
/** The number of rows after which other clients are answered. */
const rowsAtOnce = 20;

type RowKind = 'head' | 'body' | 'total';
type Row = {
  readonly columns: readonly PrintedColumn[];
  readonly cells: readonly string[];
  readonly kind: RowKind;
  /** True if the next row is a line of the same entry. */
  readonly goesOn?: boolean;
};

/** Puts a table on the paper, its headings again on each page that it goes over. */
export async function printTable(page: PdfPage, { heading, columns, rows, total, empty }: PrintedTable): Promise<void> {
  page.skip(16);
  page.makeRoomFor(60);
  page.line('H2', heading, { font: 'bold', size: 12 });
  page.skip(4);
  if (rows.length === 0) {
    page.line('P', empty, { size: 9.5, colour: colors.pale });
    return;
  }
  const table = page.pdf.struct('Table');
  page.root.add(table);
  const head: Row = { columns, cells: columns.map(({ label }) => label), kind: 'head' };
  printRow(page, table, head);
  for (const [index, entry] of rows.entries()) {
    const lines = linesOf(entry).map((cells, place, all): Row => {
      return { columns, cells, kind: 'body', goesOn: place < all.length - 1 };
    });
    const heights = lines.map((line) => heightOf(page, line));
    if (page.isFullFor(heights.reduce((sum, height) => sum + height))) {
      page.pdf.addPage();
      printRow(page, table, head);
    }
    for (const [place, line] of lines.entries()) printRow(page, table, line, heights[place]);
    if (index % rowsAtOnce === rowsAtOnce - 1) await breath();
  }
  if (total) printRow(page, table, { columns, cells: total, kind: 'total' });
  table.end();
}

const linesOf = (entry: PrintedEntry): readonly (readonly string[])[] => ('lines' in entry ? entry.lines : [entry]);

function printRow(page: PdfPage, table: Structure, row: Row, height = heightOf(page, row)): void {
  const { columns, kind, goesOn } = row;
  page.makeRoomFor(height);
  const { y } = page.pdf;
  const structure = page.pdf.struct('TR');
  table.add(structure);
  let x = margin;
  for (const [place, { share, isFigure }] of columns.entries()) {
    const width = share * textWidth;
    page.put(structure, kind === 'head' ? 'TH' : 'TD', cellText(row, place), {
      x,
      y: y + 4,
      width: width - gap,
      align: isFigure ? 'right' : 'left',
      ...rowStyle(page, row, place),
      colour: kind === 'head' ? colors.pale : colors.text,
    });
    x += width;
  }
  structure.end();
  page.pdf.y = y + height;
  if (!goesOn) page.rule(kind === 'body' ? 0.4 : 0.8);
}

/** A figure is never broken into two lines; a heading may be. */
function rowStyle(page: PdfPage, row: Row, place: number): TextStyle {
  const font = fontOf[row.kind];
  const column = row.columns[place];
  if (!column?.isFigure || row.kind === 'head') return { font };
  return { font, size: page.figureSize(cellText(row, place), column.share * textWidth - gap, font) };
}

const fontOf = { head: 'bold', body: 'regular', total: 'bold' } as const;

/** A cell without a text is a cell all the same. */
const cellText = ({ cells }: Row, place: number): string => cells[place] || ' ';

function heightOf(page: PdfPage, row: Row): number {
  const heights = row.columns.map(({ share }, place) =>
    page.heightOf(cellText(row, place), share * textWidth - gap, rowStyle(page, row, place)),
  );
  return Math.max(...heights) + (row.goesOn ? 1 : 8);
}
