import { type Batch, createBatch } from './batch';
import { csvRows } from './csv-rows';
import { readDate, readPrice } from './fields';
import { createFirstLines, duplicateOf } from './first-lines';
import { fundKey } from './fund-row';
import { type FundIds, knownFunds, type LastNav } from './funds-file';
import type { Counter, ImportRun, Tally } from './import-run';
import { type SourceFile, sourceFile } from './source-file';
import { type NavRow, storeNavs } from './store';

type Reading = {
  readonly counter: Counter;
  readonly batch: Batch<NavRow>;
  readonly ids: FundIds;
  /** The last prices of the list of funds, for days that no series has had so far. */
  readonly lastNavs: Map<number, LastNav>;
};

const filesPerLine = 50;

/** Reads series of prices, a file a fund, and then the last prices of the list of funds for days that no series has. */
export async function importNavs(
  run: ImportRun,
  names: readonly string[],
  { counter, lastNavs }: Pick<Reading, 'counter' | 'lastNavs'>,
): Promise<Tally> {
  const batch = createBatch<NavRow>((rows) => storeNavs(run.database, rows));
  const reading = { counter, batch, lastNavs, ids: await knownFunds(run.database) };
  for (const [index, name] of names.entries()) {
    await importSeries(reading, sourceFile(run.folder, `nav/${name}`));
    const done = index + 1;
    if (done % filesPerLine === 0 || done === names.length) run.say(`nav: ${String(done)} of ${String(names.length)} series`);
  }
  for (const [fundId, { date, nav }] of lastNavs) {
    counter.count();
    await batch.add({ fundId, date, nav });
  }
  return counter.tally(await batch.end());
}

async function importSeries({ counter, batch, ids, lastNavs }: Reading, file: SourceFile): Promise<void> {
  const fund = fundOf(file, ids);
  const days = createFirstLines();
  for await (const { line, values } of csvRows(file, ['date', 'nav'], counter.listenTo(file))) {
    const date = readDate('date', values.date);
    const price = readPrice('nav', values.nav);
    if (!date.ok) counter.reject(file, line, date.error);
    else if (!price.ok) counter.reject(file, line, price.error);
    else if (fund.id === undefined) counter.reject(file, line, `there is no fund (${fund.key})`);
    else {
      const earlier = days.earlier(date.value, line);
      if (earlier !== undefined) {
        counter.reject(file, line, duplicateOf(earlier, date.value));
        continue;
      }
      if (lastNavs.get(fund.id)?.date === date.value) lastNavs.delete(fund.id);
      await batch.add({ fundId: fund.id, date: date.value, nav: price.value });
    }
  }
}

/** The fund of a series, by the name of its file: LOCALID_CURRENCY.csv. */
function fundOf({ name }: SourceFile, ids: FundIds): { readonly id: number | undefined; readonly key: string } {
  const [, localId = '', currency = ''] = /([^/]*)_([^_/]*)\.csv$/.exec(name) ?? [];
  return { id: ids.get(fundKey({ localId, currency })), key: `${localId}, ${currency}` };
}
