import { eq } from 'drizzle-orm';
import { err } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { readDate, readPrice } from './files/fields';
import type { SourceFile } from './files/source-file';
import {
  type FactColumn,
  type FundRowFacts,
  importedFundKey,
  type FundValues,
  importSource,
  listColumns,
  readFund,
  readFundFacts,
  statedFacts,
} from './fund-row';
import { type Counter, createCounter, type ImportRun, type Tally } from './import-run';
import type { PriceLine } from './price-series';
import { storeFundFacts, storeFunds } from './store';

/** The result of the list of funds: the tally, and the prices that it has itself, by the fund's key. */
export type ImportedFunds = { readonly tally: Tally; readonly listedPrices: ReadonlyMap<string, readonly PriceLine[]> };

/** A list of the funds that one region's clients deal in. */
export type FundList = { readonly region: Region; readonly file: SourceFile };

type FundLine = {
  readonly file: SourceFile;
  readonly line: number;
  readonly fund: typeof funds.$inferInsert;
  readonly facts: FundRowFacts | undefined;
  /** The day of the row, '' where it has none. */
  readonly date: string;
};

/**
 * Reads the lists of funds into the database. Of rows with the same key, as a renamed fund has them, that of the latest
 * date says what the fund is called, whichever comes first; the prices of all are kept. A key is of one region alone.
 */
export async function importFunds(run: ImportRun, lists: readonly FundList[], prices: Counter): Promise<ImportedFunds> {
  const known = await knownFunds(run.database);
  const lines = new Map<string, FundLine[]>();
  const listedPrices = new Map<string, PriceLine[]>();
  const counter = createCounter(run.rejections);
  const columnsOf = new Map<SourceFile, readonly FactColumn[]>();
  for (const { region, file } of lists)
    for await (const { line, values, head } of csvRows(file, listColumns, counter.listenTo(file))) {
      columnsOf.set(file, statedFacts(head));
      const key = importedFundKey(values);
      const owner = known.get(key)?.region ?? lines.get(key)?.[0]?.fund.region ?? region;
      const fund =
        owner === region ? readFund(values, { region, id: known.get(key)?.id }) : err(ownedBy(values, owner));
      if (!fund.ok) {
        counter.reject(file, line, fund.error);
        continue;
      }
      const price = readListedPrice(values, (reason) => {
        prices.count();
        prices.reject(file, line, reason);
      });
      if (price) push(listedPrices, key, { file, line, ...price });
      const facts = readFundFacts(values, (reason) => {
        run.rejections.add(file, line, reason);
      });
      push(lines, key, { file, line, fund: fund.value, facts, date: price?.date ?? '' });
    }
  const batch = createBatch<typeof funds.$inferInsert>((rows) => storeFunds(run.database, rows));
  const chosen: FundLine[] = [];
  for (const same of lines.values()) {
    const latest = same.reduce((best, each) => (isLater(each, best) ? each : best));
    await batch.add(latest.fund);
    chosen.push(latest);
    for (const each of same) if (each !== latest) counter.reject(each.file, each.line, supersededBy(latest));
  }
  const tally = counter.tally(await batch.end());
  const ids = await knownFunds(run.database);
  for (const { file } of lists) {
    const facts = chosen.flatMap((line) => {
      const fundId = line.file === file ? ids.get(importedFundKey(line.fund))?.id : undefined;
      return line.facts && fundId !== undefined ? [{ fundId, ...line.facts }] : [];
    });
    await storeFundFacts(run.database, facts, columnsOf.get(file) ?? []);
  }
  run.say(`${lists.map(({ file }) => file.name).join(', ')}: ${String(tally.read)} funds`);
  return { tally, listedPrices };
}

/** Rows of one day are told apart by what they say, so that their order in the file never matters. */
function isLater(one: FundLine, other: FundLine): boolean {
  if (one.date !== other.date) return one.date > other.date;
  return JSON.stringify(one.fund) > JSON.stringify(other.fund);
}

const supersededBy = ({ line, fund: { localId, currency } }: FundLine): string =>
  `(${localId}, ${currency}) is named by line ${String(line)}, whose price is the latest; the price of this one is kept`;

const ownedBy = ({ localId, currency }: FundValues, region: Region): string =>
  `(${localId}, ${currency}) is a fund of ${region} already`;

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The ids and regions of the funds that were imported, now or earlier, by their key. */
export async function knownFunds(
  database: Database,
): Promise<ReadonlyMap<string, { readonly id: number; readonly region: Region }>> {
  const rows = await database
    .select({ id: funds.id, region: funds.region, localId: funds.localId, currency: funds.currency })
    .from(funds)
    .where(eq(funds.source, importSource));
  return new Map(rows.map((row) => [importedFundKey(row), row]));
}

/** A fund without a price is in order; one whose price can't be used keeps its place without it. */
function readListedPrice({ nav, navDate }: FundValues, reject: (reason: string) => void) {
  if (nav === '') return undefined;
  const price = readPrice('nav', nav);
  const date = readDate('navDate', navDate);
  if (price.ok && date.ok) return { nav: price.value, date: date.value };
  const reasons = [price, date].map((field) => (field.ok ? undefined : field.error));
  reject(`${reasons.filter((reason) => reason !== undefined).join(', ')}; the fund is kept without this price`);
  return undefined;
}
