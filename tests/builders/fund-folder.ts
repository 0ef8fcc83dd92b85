import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The contents of a folder to import, by the names of its files. */
export type FundFiles = Readonly<Record<string, string | Uint8Array>>;

/** The head of a list of funds. */
export const fundHead = 'code,localId,isin,nameZh,nameEn,company,type,currency,nav,navDate';

/** A list of funds from its rows. */
export const fundListFile = (...rows: readonly string[]): string => [fundHead, ...rows, ''].join('\n');

/** A small folder in which everything is in order. */
export const soundFolder: FundFiles = {
  'funds/funds_tw.csv': fundListFile(
    'A1,F001,,甲基金,Fund A,甲投信,境內基金,TWD,10.50,2026-08-20',
    'B2,F002,LU0000000002,乙基金,,乙公司,境外基金,USD,21.123400,2026-08-20',
  ),
  'nav/F002_USD.csv': 'date,nav\n2026-08-19,21.1\n2026-08-20,21.123400\n',
  'fx/usd_base.csv': 'date,TWD,EUR\n2025-12-30,31.40,0.85\n2025-12-31,31.37,\n',
  'calendars/calendar_tw.json': JSON.stringify({
    2026: { closed: [{ date: '2026-10-09', name: '補假' }], makeupWorkdays: ['2026-10-17'] },
  }),
  'calendars/holidays_hk.json': JSON.stringify({
    2026: [{ date: '2026-10-01', en: 'National Day', tc: '國慶日' }],
  }),
};

const made: string[] = [];

/** Writes the files into a new folder and gives its path. */
export function aFundFolder(files: FundFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-import-'));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}

/** Deletes the folders that were written. */
export function removeFundFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A folder of the same fund data whose latest exchange rates are of a day, so that they count on it. */
export function withRatesOf(day: string, folder: string): string {
  const rates = readFileSync(join(folder, 'fx/usd_base.csv'), 'utf8').trimEnd();
  const latest = rates.slice(rates.lastIndexOf('\n') + 1);
  const made = aFundFolder({ 'fx/usd_base.csv': `${rates}\n${day}${latest.slice(latest.indexOf(','))}\n` });
  for (const name of readdirSync(folder)) if (name !== 'fx') symlinkSync(join(folder, name), join(made, name));
  return made;
}
