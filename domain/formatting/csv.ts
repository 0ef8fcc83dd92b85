import { multiply, scaled, toText } from '../money/decimal';
import { cellText } from './cell-text';
import type { Sheet, SheetCell } from './sheet';

/** A sheet as comma-separated text with a byte order mark, lines ending as spreadsheet programs expect; whatever is text is quoted and made safe [PORT-45]. */
export function csvOf({ headings, rows }: Sheet): string {
  const lines = [headings.map(quoted), ...rows.map((row) => row.map(fieldOf))];
  return `\ufeff${lines.map((fields) => `${fields.join(',')}\r\n`).join('')}`;
}

function fieldOf(cell: SheetCell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return quoted(cell.text);
    case 'date':
      return cell.date;
    case 'percent':
      return `${toText(multiply(cell.value, scaled(100n)))}%`;
    case 'number':
      return toText(cell.value);
  }
}

const quoted = (text: string): string => `"${cellText(text).replaceAll('"', '""')}"`;
