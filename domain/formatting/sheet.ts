import { isIsoDate } from '../calendar/iso-text';
import { scaled, type Decimal } from '../money/decimal';

/** One cell of a spreadsheet; there is no formula among them. A percent's value is its fraction: 12.5 % is 0.125. */
export type SheetCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' | 'percent'; readonly value: Decimal; readonly places: number }
  /** YYYY-MM-DD. */
  | { readonly kind: 'date'; readonly date: string };

/** One sheet of a spreadsheet: a heading row, if any, and the rows beneath it. */
export type Sheet = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
};

const empty: SheetCell = { kind: 'empty' };

/** A cell with a text; none without it. */
export const textCell = (text: string | undefined): SheetCell => (text ? { kind: 'text', text } : empty);

/** A cell with a number that shows so many places; a missing figure leaves it empty. */
export const numberCell = (value: Decimal | undefined, places: number): SheetCell =>
  value ? { kind: 'number', value, places } : empty;

/** A cell with a percent as its fraction, exactly; a missing one leaves it empty. */
export const percentCell = (percent: Decimal | undefined, places: number): SheetCell =>
  percent ? { kind: 'percent', value: scaled(percent.digits, percent.scale + 2), places } : empty;

/** A cell with a day; anything but a date leaves it empty. */
export const dateCell = (date: string | undefined): SheetCell =>
  date !== undefined && isIsoDate(date) ? { kind: 'date', date } : empty;
