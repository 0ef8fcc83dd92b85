import { pricePlaces } from '../../domain/funds/prices/price-record';
import { decimal } from '../database/decimal';
import type { NavRow } from '../database/nav-rows';
import { createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { readDate, readPrice } from './files/fields';
import { type SourceFile, sourceFile } from './files/source-file';
import { importedFundKey } from './fund-row';
import { knownFunds } from './funds-file';
import type { Counter, ImportRun, Tally } from './import-run';
import { isSamePrice, type PriceLine, soundPrices } from './price-series';
import { keepPricePlaces, pricesBefore, storeNavs } from './store';

type PriceSeries = { readonly fundId: number; readonly prices: readonly PriceLine[] };

type Prices = {
  readonly counter: Counter;
  /** The prices that the list of funds has itself, by fund. */
  readonly listedPrices: ReadonlyMap<string, readonly PriceLine[]>;
};

const filesPerLine = 50;
const seriesAtOnce = 2_000;

/** Reads series of prices, a file a fund, with the prices of the list of funds beside them. */
export async function importNavs(
  run: ImportRun,
  names: readonly string[],
  { counter, listedPrices }: Prices,
): Promise<Tally> {
  const batch = createBatch<NavRow>((rows) => storeNavs(run.database, rows));
  const store = async (series: readonly PriceSeries[]): Promise<void> => {
    const firsts = series.flatMap(({ fundId, prices }) => {
      const [day] = prices.map(({ date }) => date).sort();
      return day === undefined ? [] : [{ fundId, day }];
    });
    const before = await pricesBefore(run.database, firsts);
    const shown: { readonly fundId: number; readonly places: number }[] = [];
    for (const { fundId, prices } of series) {
      const sound = soundPrices(run, { prices, before: before.get(fundId) }, counter);
      for (const { date, nav } of sound) await batch.add({ fundId, date, nav });
      shown.push({ fundId, places: pricePlaces(sound.map(({ nav }) => ({ nav: decimal(nav) }))) });
    }
    await keepPricePlaces(run.database, shown);
  };
  const ids = await knownFunds(run.database);
  const left = new Map(listedPrices);
  for (let at = 0; at < names.length; at += filesPerLine) {
    const files = names.slice(at, at + filesPerLine);
    const series: PriceSeries[] = [];
    for (const name of files) {
      const file = sourceFile(run.folder, `nav/${name}`);
      const { key, title } = fundOf(file);
      const fundId = ids.get(key)?.id;
      const prices = await readSeries(file, counter, fundId === undefined ? `there is no fund ${title}` : undefined);
      if (fundId === undefined) continue;
      series.push({ fundId, prices: withListed(prices, left.get(key) ?? [], counter) });
      left.delete(key);
    }
    await store(series);
    run.say(`nav: ${String(at + files.length)} of ${String(names.length)} series`);
  }
  const others = [...left].flatMap(([key, listed]) => {
    const fundId = ids.get(key)?.id;
    return fundId === undefined ? [] : [{ fundId, prices: withListed([], listed, counter) }];
  });
  for (let at = 0; at < others.length; at += seriesAtOnce) await store(others.slice(at, at + seriesAtOnce));
  return counter.tally(await batch.end());
}

/** The prices of a file that are prices; where there is no such fund none is, for that reason. */
async function readSeries(file: SourceFile, counter: Counter, problem?: string): Promise<readonly PriceLine[]> {
  const prices: PriceLine[] = [];
  for await (const { line, values } of csvRows(file, { required: ['date', 'nav'] }, counter.listenTo(file))) {
    const date = readDate('date', values.date);
    const price = readPrice('nav', values.nav);
    if (!date.ok) counter.reject(file, line, date.error);
    else if (!price.ok) counter.reject(file, line, price.error);
    else if (problem !== undefined) counter.reject(file, line, problem);
    else prices.push({ file, line, date: date.value, nav: price.value });
  }
  return prices;
}

/** The list's prices for days that the series lacks come with it; one that says otherwise than the series is rejected. */
function withListed(
  series: readonly PriceLine[],
  listed: readonly PriceLine[],
  counter: Counter,
): readonly PriceLine[] {
  const own = new Map(series.map((price) => [price.date, price]));
  const added = listed.filter((price) => {
    const known = own.get(price.date);
    if (known !== undefined && isSamePrice(price, known)) return false;
    counter.count();
    if (known === undefined) return true;
    counter.reject(price.file, price.line, `nav ${price.nav} of ${price.date} isn't that of ${known.file.name}`);
    return false;
  });
  return [...series, ...added];
}

/** The fund of a series, by the name of its file: LOCALID_CURRENCY.csv. */
function fundOf({ name }: SourceFile): { readonly key: string; readonly title: string } {
  const [, localId = '', currency = ''] = /([^/]*)_([^_/]*)\.csv$/.exec(name) ?? [];
  return { key: importedFundKey({ localId, currency }), title: `(${localId}, ${currency})` };
}
