import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { funds } from '../database/schema/funds';
import { createBatch } from './batch';
import { csvRows } from './files/csv-rows';
import { readDate, readPrice } from './files/fields';
import { createFirstLines, duplicateOf } from './files/first-lines';
import type { SourceFile } from './files/source-file';
import { fundColumns, importedFundKey, type FundValues, importSource, readFund } from './fund-row';
import { type Counter, createCounter, type ImportRun, type Tally } from './import-run';
import { storeFunds } from './store';

/** The one price that the list of funds itself has for a fund. */
export type LastNav = { readonly date: string; readonly nav: string };

/** What the list of funds brought: the funds, and their last prices by the fund's key. */
export type ImportedFunds = { readonly tally: Tally; readonly lastNavs: Map<string, LastNav> };

/** Reads the list of funds into the database; of two rows with the same key the first counts. */
export async function importFunds(run: ImportRun, file: SourceFile, prices: Counter): Promise<ImportedFunds> {
  const known = await knownFunds(run.database);
  const keys = createFirstLines();
  const lastNavs = new Map<string, LastNav>();
  const counter = createCounter(run.rejections);
  const batch = createBatch<typeof funds.$inferInsert>((rows) => storeFunds(run.database, rows));
  for await (const { line, values } of csvRows(file, fundColumns, counter.listenTo(file))) {
    const key = importedFundKey(values);
    const fund = readFund(values, known.get(key));
    const earlier = fund.ok ? keys.earlier(key, line) : undefined;
    if (!fund.ok) counter.reject(file, line, fund.error);
    else if (earlier !== undefined)
      counter.reject(file, line, duplicateOf(earlier, `(${values.localId}, ${values.currency})`));
    else {
      const last = readLastNav(values, (reason) => {
        prices.count();
        prices.reject(file, line, reason);
      });
      if (last !== undefined) lastNavs.set(key, last);
      await batch.add(fund.value);
    }
  }
  const tally = counter.tally(await batch.end());
  run.say(`${file.name}: ${String(tally.read)} funds`);
  return { tally, lastNavs };
}

/** The ids of the funds that were imported, now or earlier, by their key. */
export async function knownFunds(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: funds.id, localId: funds.localId, currency: funds.currency })
    .from(funds)
    .where(eq(funds.source, importSource));
  return new Map(rows.map((row) => [importedFundKey(row), row.id]));
}

/** A fund without a price is in order; one whose price can't be used keeps its place without it. */
function readLastNav({ nav, navDate }: FundValues, reject: (reason: string) => void): LastNav | undefined {
  if (nav === '') return undefined;
  const price = readPrice('nav', nav);
  const date = readDate('navDate', navDate);
  if (price.ok && date.ok) return { nav: price.value, date: date.value };
  const reasons = [price, date].map((field) => (field.ok ? undefined : field.error));
  reject(`${reasons.filter((reason) => reason !== undefined).join(', ')}; the fund is kept without this price`);
  return undefined;
}
