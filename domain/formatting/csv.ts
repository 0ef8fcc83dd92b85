import { multiply, scaled, toText } from '../money/decimal';
import { cellText } from './cell-text';
import type { Sheet, SheetCell } from './sheet';

/** A sheet as comma-separated text with a byte order mark, lines ending as spreadsheet programs expect; whatever is text is quoted and made safe, and a code such as `0152` stays what it is [PORT-45, ORDQ-08]. */
export function formatCsv({ headings, rows }: Sheet): string {
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

const quoted = (text: string): string => `"${(isCode(text) ? `="${text}"` : cellText(text)).replaceAll('"', '""')}"`;

/** Codes that a spreadsheet program shows otherwise, quoted or not: by a leading or a last zero, their length, as a power of ten, a day or a time. */
const codes = [/^0\d[\d.]*$/, /^\d{12,}$/, /^\d+\.\d*0$/, /^\d[\d.]*e[+-]?\d+$/i, /^\d{1,4}([-/:]\d{1,4}){1,2}$/];

const isCode = (text: string): boolean => text.length <= 60 && codes.some((code) => code.test(text));
