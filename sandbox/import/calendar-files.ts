import type { calendars } from '../database/schema/funds';
import { type Batch, createBatch } from './batch';
import { type ClosedDay, closedDays, type Market } from './closed-days';
import { hasControlCharacter, readDate, normalisedName } from './files/fields';
import { createDuplicateRowFinder, duplicateReason } from './files/duplicate-rows';
import { type SourceFile, sourceFile } from './files/source-file';
import { type Counter, createCounter, type ImportRun, type Tally } from './import-run';
import { storeNonDealingDays } from './store';

type DayRow = typeof calendars.$inferInsert;

const files: Readonly<Record<string, Market>> = { 'calendar_tw.json': 'TW', 'holidays_hk.json': 'HK' };

/** Reads the days on which Taiwan and Hong Kong do not deal; make-up workdays are weekend days and stay closed [OPEN-32]. */
export async function importCalendars(run: ImportRun, names: readonly string[]): Promise<Tally> {
  const counter = createCounter(run.rejections);
  const batch = createBatch<DayRow>((rows) => storeNonDealingDays(run.database, rows));
  for (const name of names) {
    const market = files[name];
    if (market === undefined) continue;
    const file = sourceFile(run.folder, `calendars/${name}`);
    await addDays({ counter, batch, file }, market, await closedDays(file, market));
    run.say(`${file.name}: read`);
  }
  return counter.tally(await batch.end());
}

async function addDays(
  { counter, batch, file }: { readonly counter: Counter; readonly batch: Batch<DayRow>; readonly file: SourceFile },
  market: Market,
  days: readonly ClosedDay[],
): Promise<void> {
  const seen = createDuplicateRowFinder();
  for (const { date: text, name, line } of days) {
    counter.count();
    const date = readDate('date', text);
    const earlier = date.ok ? seen.earlier(date.value, line) : undefined;
    if (!date.ok) counter.reject(file, line, date.error);
    else if (earlier !== undefined) counter.reject(file, line, duplicateReason(earlier, date.value));
    else if (hasControlCharacter(name)) counter.reject(file, line, 'holds a control character');
    else await batch.add({ market, date: date.value, name: normalisedName(name) });
  }
}
