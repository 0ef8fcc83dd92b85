import { type Batch, createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { isCurrencyCode, quoted, readDate, readPrice } from './files/fields';
import { createFirstLines, duplicateOf } from './files/first-lines';
import type { SourceFile } from './files/source-file';
import { type Counter, createCounter, type ImportRun, type Tally } from './import-run';
import { type RateRow, removeSeededRates, storeRates } from './store';

type Column = { readonly index: number; readonly currency: string };

type Rates = { readonly file: SourceFile; readonly counter: Counter; readonly batch: Batch<RateRow> };

/** Reads how much of each currency a US dollar buys, a column a currency; an empty field is a holiday. */
export async function importRates(run: ImportRun, file: SourceFile): Promise<Tally> {
  const counter = createCounter(run.rejections);
  const batch = createBatch<RateRow>((rows) => storeRates(run.database, rows));
  const days = createFirstLines();
  let columns: readonly Column[] | undefined;
  for await (const { line, values, fields, head } of csvRows(file, ['date'], wholeRows(counter, file))) {
    columns ??= await takeOver(
      run,
      file,
      currencyColumns(head, (reason) => rejectOne(counter, file, 1, reason)),
    );
    const date = readDate('date', values.date);
    const earlier = date.ok ? days.earlier(date.value, line) : undefined;
    if (!date.ok) rejectOne(counter, file, line, date.error);
    else if (earlier !== undefined) rejectOne(counter, file, line, duplicateOf(earlier, date.value));
    else await addRates({ file, counter, batch }, columns, { line, fields, date: date.value });
  }
  run.say(`${file.name}: rates of ${String(days.count())} days`);
  return counter.tally(await batch.end());
}

async function addRates(
  { file, counter, batch }: Rates,
  columns: readonly Column[],
  { line, fields, date }: { readonly line: number; readonly fields: readonly string[]; readonly date: string },
): Promise<void> {
  for (const { index, currency } of columns) {
    const field = fields[index] ?? '';
    if (field === '') continue;
    counter.count();
    const rate = readPrice(currency, field);
    if (rate.ok) await batch.add({ currency, date, perUsd: rate.value });
    else counter.reject(file, line, rate.error);
  }
}

/** The columns with rates; the dollar itself is always one. */
function currencyColumns(head: readonly string[], reject: (reason: string) => void): readonly Column[] {
  const columns = head.map((currency, index) => ({ index, currency })).filter(({ currency }) => currency !== 'date');
  for (const { currency } of columns)
    if (!isCurrencyCode(currency)) reject(`column ${quoted(currency)} is not a currency code`);
  return columns.filter(({ currency }) => isCurrencyCode(currency) && currency !== 'USD');
}

async function takeOver(run: ImportRun, file: SourceFile, columns: readonly Column[]): Promise<readonly Column[]> {
  const removed = await removeSeededRates(
    run.database,
    columns.map(({ currency }) => currency),
  );
  if (removed > 0) run.say(`${file.name}: takes the place of ${String(removed)} fictional rates`);
  return columns;
}

/** A row that holds rates counts by its rates, one that can't be used as one. */
function rejectOne(counter: Counter, file: SourceFile, line: number, reason: string): void {
  counter.count();
  counter.reject(file, line, reason);
}

const wholeRows = (counter: Counter, file: SourceFile) => ({
  count: () => undefined,
  reject: (line: number, reason: string) => rejectOne(counter, file, line, reason),
});
