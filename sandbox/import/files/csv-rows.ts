import { csvRecords, type CsvRecord } from './csv-records';
import { hasControlCharacter } from './fields';
import { brokenFile, type SourceFile } from './source-file';

/** A row whose fields are reached by the name of their column, and all of it for those who don't know the columns. */
export type CsvRow<Column extends string> = {
  readonly line: number;
  readonly values: Readonly<Record<Column, string>>;
  readonly fields: readonly string[];
  readonly head: readonly string[];
};

/** Says that a row, or a field of it, can't be used. */
export type Reject = (line: number, reason: string) => void;

/** The listener to a reader: rows that can't be used, and that there was one more, good or bad. */
export type RowListener = { readonly reject: Reject; readonly count: () => void };

/** The columns of a file that are read, in whatever order: those that it must have, and those that it may. */
export type Columns<Column extends string> = {
  readonly required: readonly Column[];
  readonly optional?: readonly Column[];
};

/** The sound rows of a CSV file with these columns; the others are rejected and never stop the rest. One that may be absent is empty then. */
export async function* csvRows<Column extends string>(
  file: SourceFile,
  { required, optional = [] }: Columns<Column>,
  listener: RowListener,
): AsyncGenerator<CsvRow<Column>> {
  let head: readonly string[] | undefined;
  for await (const record of csvRecords(file)) {
    if (head === undefined) {
      head = checkHead(file, record, required);
      continue;
    }
    listener.count();
    const fault = faultOf(record, head.length);
    if (fault !== undefined) listener.reject(record.line, fault);
    else
      yield {
        line: record.line,
        values: valuesOf(record.fields, head, [...required, ...optional]),
        fields: record.fields,
        head,
      };
  }
  if (head === undefined) throw brokenFile(file, 'empty: not even a head with the names of the columns');
}

/** Why a row can't be read at all, if it can't. */
function faultOf({ fields, line, lastLine }: CsvRecord, columns: number): string | undefined {
  if (lastLine > line) return `a quote is not closed, so the lines up to ${String(lastLine)} ran together`;
  if (fields.length !== columns) return `${String(fields.length)} fields instead of ${String(columns)}`;
  return fields.some(hasControlCharacter) ? 'holds a control character' : undefined;
}

function checkHead(file: SourceFile, { fields, line }: CsvRecord, columns: readonly string[]): readonly string[] {
  const missing = columns.filter((column) => !fields.includes(column));
  if (missing.length > 0) throw brokenFile(file, `no column ${missing.join(', ')}`, line);
  const twice = columns.find((column) => fields.indexOf(column) !== fields.lastIndexOf(column));
  if (twice !== undefined) throw brokenFile(file, `two columns ${twice}`, line);
  return fields;
}

function valuesOf<Column extends string>(
  fields: readonly string[],
  head: readonly string[],
  columns: readonly Column[],
): Record<Column, string>;
function valuesOf(fields: readonly string[], head: readonly string[], columns: readonly string[]): object {
  return Object.fromEntries(columns.map((column) => [column, fields[head.indexOf(column)] ?? '']));
}
