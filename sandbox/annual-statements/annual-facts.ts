import { asc, eq } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { lastDayOfYear } from '../../domain/calendar/years';
import { valueBridge } from '../../domain/performance/bridge';
import { gainsAndIncome } from '../../domain/performance/gains-and-income';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { clientHistory } from '../performance/client-history';
import { valuedHoldings } from '../portfolio/holding-statistics';
import type { AnnualFacts } from './annual-statement';

type Query = { readonly clientId: string; readonly year: number; readonly region: Region };

/** Reads a client's year in the region's currency, as the portfolio's history and the page of gains and income know it [ORDQ-09, PORT-46]. */
export async function annualFacts(database: Database, { clientId, year, region }: Query): Promise<AnnualFacts> {
  const last = lastDayOfYear(year);
  const days = { first: `${last.slice(0, 4)}-01-01`, last };
  const currency = regionDefaults[region].defaultCurrency;
  const { history, holdings: named } = await clientHistory(database, { clientId, day: last, currency });
  const owned = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number));
  return {
    year,
    currency,
    accountNumbers: owned.map(({ number }) => number),
    bridge: valueBridge(history, days),
    income: gainsAndIncome(history, days),
    named,
    holdings: await valuedHoldings(database, { clientId, day: last }),
  };
}
