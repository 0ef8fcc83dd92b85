import { type Sheet, textCell } from '../../domain/formatting/sheet';

/** Builds the last sheet of a file: lines of text on how and when it was made, without a heading. */
export const remarksSheet = (name: string, lines: readonly (readonly string[])[]): Sheet => ({
  name,
  headings: [],
  rows: lines.map((line) => line.map(textCell)),
});
