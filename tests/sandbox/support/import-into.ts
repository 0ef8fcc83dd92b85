import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { calendars, funds, fxRates, navs } from '../../../sandbox/database/schema/funds';
import { importFolder, type ImportTallies } from '../../../sandbox/import/import-folder';
import { createRejections } from '../../../sandbox/import/rejections';
import { aFundFolder } from '../../builders/fund-folder';

/** The result of an import, and the lines it listed. */
export type Imported = {
  readonly tallies: ImportTallies;
  readonly listed: readonly string[];
  readonly said: readonly string[];
};

/** Imports a folder as the command does, in one transaction. */
export async function importInto(
  database: Database,
  folder: string,
  { today = '2026-11-27', takesDoubtful = false } = {},
): Promise<Imported> {
  const rejections = createRejections(aFundFolder({}));
  const said: string[] = [];
  try {
    const tallies = await database.transaction((transaction) =>
      importFolder({
        database: transaction,
        folder,
        rejections,
        today,
        takesDoubtful,
        say: (line) => said.push(line),
      }),
    );
    const listed = readFileSync(rejections.reportFile, 'utf8').split('\n').slice(0, -1);
    return { tallies, listed, said };
  } finally {
    rejections.close();
  }
}

/** Returns the content of the tables that imports fill. */
export async function importedRows(database: Database) {
  const rates = await database.select().from(fxRates).orderBy(fxRates.currency, fxRates.date);
  const listed = await database
    .select({ code: funds.code, localId: funds.localId, currency: funds.currency, names: funds.names })
    .from(funds)
    .where(eq(funds.source, 'import'))
    .orderBy(funds.localId, funds.currency);
  const prices = await database
    .select({ localId: funds.localId, currency: funds.currency, date: navs.date, nav: navs.nav })
    .from(navs)
    .innerJoin(funds, eq(funds.id, navs.fundId))
    .where(eq(funds.source, 'import'))
    .orderBy(funds.localId, funds.currency, navs.date);
  const closed = await database.select().from(calendars).orderBy(calendars.market, calendars.date);
  return { funds: listed, navs: prices, calendars: closed, rates };
}
