import { sql } from 'drizzle-orm';
import { StartProblem } from '../context/configuration/start-problem';
import { fillSearchTexts } from '../funds/fill-search-texts';
import { publishPerformance } from '../funds/publish-performance';
import { importCalendars } from './calendar-files';
import { brokenFile, namesIn, sourceFile } from './files/source-file';
import { type FundList, importFunds } from './funds-file';
import { createCounter, type ImportRun, type Tally } from './import-run';
import { importNavs } from './nav-files';
import { importRates } from './rates-file';

/** The tallies of an import, by kind; a kind whose folder isn't there is left out. */
export type ImportTallies = {
  readonly funds?: Tally;
  readonly navs?: Tally;
  readonly rates?: Tally;
  readonly calendarDays?: Tally;
};

const parts = ['funds', 'nav', 'fx', 'calendars'] as const;

type Contents = Readonly<Partial<Record<(typeof parts)[number], readonly string[]>>>;

/** Lists which of funds/, nav/, fx/ and calendars/ a folder holds; refuses one that holds none of them. */
export function listContents(folder: string): Contents {
  if (namesIn({ path: folder, name: folder }) === undefined)
    throw new StartProblem(`${folder}: there is no such folder; nothing was imported`);
  const found = parts.flatMap((part) => {
    const names = namesIn(sourceFile(folder, part));
    return names === undefined ? [] : [[part, names] as const];
  });
  if (found.length === 0) throw new StartProblem(`${folder}: holds none of ${parts.join(', ')}; nothing was imported`);
  return Object.fromEntries(found);
}

/** Reads a folder of fund data into the database, inside the caller's transaction: a broken file throws and nothing stays. */
export async function importFolder(run: ImportRun): Promise<ImportTallies> {
  const contents = listContents(run.folder);
  const prices = createCounter(run.rejections);
  const funds = contents.funds && (await importFunds(run, fundLists(run, contents.funds), prices));
  const series = (contents.nav ?? []).filter((name) => name.endsWith('.csv'));
  if (funds) await fillSearchTexts(run.database);
  const listedPrices = funds?.listedPrices ?? new Map<string, never>();
  const navs = await importNavs(run, series, { counter: prices, listedPrices });
  const rates = contents.fx && (await importRates(run, only(run, 'fx', 'usd_base.csv', contents)));
  const calendarDays = contents.calendars && (await importCalendars(run, contents.calendars));
  // Without it the planner takes the tables for empty, and nobody else does it in the embedded database.
  await run.database.execute(sql`analyze funds, navs, fx_rates, calendars`);
  await publishPerformance(run.database, run.today);
  // New entries of the search index wait in a list that searches would have to read through.
  await run.database.execute(sql`select gin_clean_pending_list('funds_search')`);
  return {
    ...(funds && { funds: funds.tally }),
    ...((contents.nav ?? contents.funds) && { navs }),
    ...(rates && { rates }),
    ...(calendarDays && { calendarDays }),
  };
}

/** The lists of funds that a folder holds, a file a region; refuses one that holds neither. */
function fundLists({ folder }: ImportRun, names: readonly string[]): readonly FundList[] {
  const lists = fundFiles
    .filter(({ name }) => names.includes(name))
    .map(({ region, name }) => ({ region, file: sourceFile(folder, `funds/${name}`) }));
  if (lists.length === 0) throw brokenFile(sourceFile(folder, 'funds/funds_tw.csv'), 'there is no such file');
  return lists;
}

const fundFiles = [
  { region: 'TW', name: 'funds_tw.csv' },
  { region: 'HK', name: 'funds_hk.csv' },
] as const;

function only({ folder }: ImportRun, part: 'fx', name: string, contents: Contents) {
  const file = sourceFile(folder, `${part}/${name}`);
  if (contents[part]?.includes(name) !== true) throw brokenFile(file, 'there is no such file');
  return file;
}
