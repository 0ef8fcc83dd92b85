import type { Language } from '../../domain/language';

/** A column of a printed table; figures stand on its right. */
export type PrintedColumn = { readonly label: string; readonly share: number; readonly isFigure?: true };

/** An entry of a printed table: its cells, or several lines of cells that stay together on one page. */
export type PrintedEntry = readonly string[] | { readonly lines: readonly (readonly string[])[] };

/** A table of a printed document; without rows it says so instead. */
export type PrintedTable = {
  readonly heading: string;
  readonly columns: readonly PrintedColumn[];
  readonly rows: readonly PrintedEntry[];
  readonly total?: readonly string[];
  readonly empty: string;
};

/** A printed document in one language: the letterhead, whom it is about, tables, and notes beneath them. */
export type PrintedDocument = {
  readonly language: Language;
  readonly firm: string;
  readonly title: string;
  readonly subtitle: string;
  readonly addressee: string;
  /** The day that the document speaks of, as a date: the same document has the same bytes whenever it is made. */
  readonly date: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PrintedTable[];
  readonly notes: readonly string[];
  /** Returns the foot of a page. */
  readonly pageOf: (page: number, pages: number) => string;
  /** Returns the note on characters that no font has, by their numbers in Unicode. */
  readonly missingNote: (codes: readonly string[]) => string;
};
