import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { brokenFile, type SourceFile } from './source-file';
import { utf8Lines } from './utf8-lines';

/** One row of a CSV file: its fields, and the lines from which to which it stands. */
export type CsvRecord = { readonly fields: readonly string[]; readonly line: number; readonly lastLine: number };

type Parsed = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

const longestRecord = 64 * 1024;

/** The rows of a CSV file as they stream by, the head among them; blank lines are skipped. */
export async function* csvRecords(file: SourceFile): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  });
  // A problem of either end arrives at the loop below.
  pipeline(Readable.from(utf8Lines(file)), parser, () => undefined);
  const rows: AsyncIterable<Parsed> = parser;
  let lastLine = 0;
  try {
    for await (const { record, info } of rows) {
      yield {
        fields: record.map((field) => field.trim()),
        line: lineOf(record, info.lines, lastLine),
        lastLine: info.lines,
      };
      lastLine = info.lines;
    }
  } catch (problem) {
    throw problem instanceof CsvError ? unparsable(file, problem, lastLine + 1) : problem;
  }
}

/** A row that holds line breaks began right after the row before it. */
const lineOf = (record: readonly string[], lastLine: number, before: number): number =>
  record.some((field) => /[\r\n]/.test(field)) ? before + 1 : lastLine;

function unparsable(file: SourceFile, { code, message }: CsvError, line: number) {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return brokenFile(file, 'a quote is opened and never closed', line);
  if (code === 'CSV_MAX_RECORD_SIZE') return brokenFile(file, 'a row of more than 64 kB; is a quote not closed?', line);
  return brokenFile(file, message, line);
}
