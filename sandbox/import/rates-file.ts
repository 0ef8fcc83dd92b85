import { groupBy } from '../../domain/kernel/group-by';
import { createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { isCurrencyCode, quoted, readDate, readPrice } from './files/fields';
import type { SourceFile } from './files/source-file';
import { type Counter, createCounter, type ImportRun, type Tally } from './import-run';
import { type PriceLine, soundPrices } from './price-series';
import { type RateRow, ratesBefore, removeSeededRates, storeRates } from './store';

type Column = { readonly index: number; readonly currency: string };

type RateLine = PriceLine & { readonly currency: string };

/** Reads how much of each currency a US dollar buys, a column a currency; an empty field is a holiday. */
export async function importRates(run: ImportRun, file: SourceFile): Promise<Tally> {
  const counter = createCounter(run.rejections);
  const days = new Set<string>();
  const rates: RateLine[] = [];
  let columns: readonly Column[] | undefined;
  for await (const { line, values, fields, head } of csvRows(file, { required: ['date'] }, wholeRows(counter, file))) {
    columns ??= await takeOver(
      run,
      file,
      currencyColumns(head, (reason) => rejectOne(counter, file, 1, reason)),
    );
    const date = readDate('date', values.date);
    if (!date.ok) {
      rejectOne(counter, file, line, date.error);
      continue;
    }
    days.add(date.value);
    for (const { index, currency } of columns) {
      const field = fields[index] ?? '';
      if (field === '') continue;
      counter.count();
      const rate = readPrice(currency, field);
      if (rate.ok) rates.push({ file, line, currency, date: date.value, nav: rate.value });
      else counter.reject(file, line, rate.error);
    }
  }
  const batch = createBatch<RateRow>((rows) => storeRates(run.database, rows));
  const before = await ratesBefore(run.database, [...days].sort()[0] ?? '');
  for (const [currency, prices] of groupBy(rates, (rate) => rate.currency))
    for (const { date, nav } of soundPrices(run, { prices, before: before.get(currency) }, counter))
      await batch.add({ currency, date, perUsd: nav });
  run.say(`${file.name}: rates of ${String(days.size)} days`);
  return counter.tally(await batch.end());
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
