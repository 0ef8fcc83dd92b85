import type { NavRow } from '../database/nav-rows';
import { type Batch, createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { readDate, readPrice } from './files/fields';
import { createFirstLines, duplicateOf } from './files/first-lines';
import { type SourceFile, sourceFile } from './files/source-file';
import { importedFundKey } from './fund-row';
import { knownFunds, type LastNav } from './funds-file';
import type { Counter, ImportRun, Tally } from './import-run';
import { storeNavs } from './store';

type Reading = {
  readonly counter: Counter;
  readonly batch: Batch<NavRow>;
  readonly ids: ReadonlyMap<string, number>;
  /** The last prices of the list of funds, by fund, for days that no series has had so far. */
  readonly lastNavs: Map<string, LastNav>;
};

const filesPerLine = 50;

/** Reads series of prices, a file a fund, and then the last prices of the list of funds for days that no series has. */
export async function importNavs(
  run: ImportRun,
  names: readonly string[],
  { counter, lastNavs }: Pick<Reading, 'counter' | 'lastNavs'>,
): Promise<Tally> {
  const batch = createBatch<NavRow>((rows) => storeNavs(run.database, rows));
  const ids = await knownFunds(run.database);
  for (const [index, name] of names.entries()) {
    await importSeries({ counter, batch, ids, lastNavs }, sourceFile(run.folder, `nav/${name}`));
    const done = index + 1;
    if (done % filesPerLine === 0 || done === names.length)
      run.say(`nav: ${String(done)} of ${String(names.length)} series`);
  }
  for (const [key, { date, nav }] of lastNavs) {
    const fundId = ids.get(key);
    if (fundId === undefined) continue;
    counter.count();
    await batch.add({ fundId, date, nav });
  }
  return counter.tally(await batch.end());
}

async function importSeries({ counter, batch, ids, lastNavs }: Reading, file: SourceFile): Promise<void> {
  const { key, title } = fundOf(file);
  const fundId = ids.get(key);
  const days = createFirstLines();
  for await (const { line, values } of csvRows(file, ['date', 'nav'], counter.listenTo(file))) {
    const date = readDate('date', values.date);
    const price = readPrice('nav', values.nav);
    const earlier = date.ok && price.ok ? days.earlier(date.value, line) : undefined;
    if (!date.ok) counter.reject(file, line, date.error);
    else if (!price.ok) counter.reject(file, line, price.error);
    else if (fundId === undefined) counter.reject(file, line, `there is no fund ${title}`);
    else if (earlier !== undefined) counter.reject(file, line, duplicateOf(earlier, date.value));
    else {
      if (lastNavs.get(key)?.date === date.value) lastNavs.delete(key);
      await batch.add({ fundId, date: date.value, nav: price.value });
    }
  }
}

/** The fund of a series, by the name of its file: LOCALID_CURRENCY.csv. */
function fundOf({ name }: SourceFile): { readonly key: string; readonly title: string } {
  const [, localId = '', currency = ''] = /([^/]*)_([^_/]*)\.csv$/.exec(name) ?? [];
  return { key: importedFundKey({ localId, currency }), title: `(${localId}, ${currency})` };
}
