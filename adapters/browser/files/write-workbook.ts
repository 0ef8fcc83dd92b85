import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import { cellText } from '../../../domain/formatting/cell-text';
import type { Sheet, SheetCell } from '../../../domain/formatting/sheet';
import { toText } from '../../../domain/money/decimal';

/** Writes sheets as an Excel file; whatever is text is a text cell, made safe [PORT-45]. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<ArrayBuffer> {
  const blob = await writeXlsxFile(
    sheets.map(({ name, headings, rows }) => ({
      sheet: name,
      data: [
        ...(headings.length === 0 ? [] : [headings.map((text): Cell => ({ ...plainText(text), fontWeight: 'bold' }))]),
        ...rows.map((row) => row.map(toCell)),
      ],
      columns: widths(headings, rows).map((width) => ({ width })),
      ...(headings.length === 0 ? {} : { stickyRowsCount: 1 }),
    })),
  ).toBlob();
  return blob.arrayBuffer();
}

function toCell(cell: SheetCell): Cell {
  switch (cell.kind) {
    case 'empty':
      return undefined;
    case 'text':
      return plainText(cell.text);
    case 'number':
      return { type: Number, value: Number(toText(cell.value)), format: withPlaces('#,##0', cell.places) };
    case 'percent':
      return { type: Number, value: Number(toText(cell.value)), format: `${withPlaces('0', cell.places)}%` };
    case 'date':
      return { type: Date, value: new Date(`${cell.date}T00:00:00Z`), format: 'yyyy/mm/dd' };
  }
}

const plainText = (text: string) => ({ type: String, value: cellText(text) });

const withPlaces = (whole: string, places: number): string => (places > 0 ? `${whole}.${'0'.repeat(places)}` : whole);

/** Wide enough for the heading and the longest text, within reason; a Chinese character takes two. */
function widths(headings: Sheet['headings'], rows: Sheet['rows']): readonly number[] {
  const columns = Math.max(headings.length, ...rows.slice(0, 1).map((row) => row.length));
  return Array.from({ length: columns }, (_, place) => {
    let width = Math.max(12, widthOf(headings[place] ?? ''));
    for (const row of rows) {
      const cell = row[place];
      if (cell?.kind === 'text') width = Math.max(width, widthOf(cell.text));
    }
    return Math.min(width, 60) + 2;
  });
}

const widthOf = (text: string): number => text.length + (text.match(/[^\0-\u02ff]/g)?.length ?? 0);
