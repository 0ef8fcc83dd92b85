import { regionDefaults } from '../../config/regions';
import { daysOfYear } from '../../domain/calendar/years';
import { valueBridge } from '../../domain/performance/bridge';
import { gainsAndIncome } from '../../domain/performance/gains-and-income';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { clientHistory } from '../performance/client-history';
import { orderNumbers } from '../performance/order-numbers';
import { valuedHoldings } from '../portfolio/holding-statistics';
import { accountNumbersOf } from '../statements/statement-client';
import type { AnnualFacts } from './annual-statement';

type Query = {
  readonly clientId: string;
  readonly year: number;
  readonly region: Region;
  /** The day on which the statement is made: what became of the year's money until then. */
  readonly today: string;
};

/** Reads a client's year in the region's currency, as the portfolio's history and the page of gains and income know it; undefined for what is no year [ORDQ-09, PORT-46]. */
export async function annualFacts(
  database: Database,
  { clientId, year, region, today }: Query,
): Promise<AnnualFacts | undefined> {
  const days = daysOfYear(year);
  if (days === undefined) return undefined;
  const currency = regionDefaults[region].defaultCurrency;
  const { history, holdings: named, orders } = await clientHistory(database, { clientId, day: today, currency });
  return {
    year,
    days,
    currency,
    accountNumbers: await accountNumbersOf(database, clientId),
    bridge: valueBridge(history, days),
    income: gainsAndIncome(history, days),
    named,
    numberOf: orderNumbers(orders),
    holdings: await valuedHoldings(database, { clientId, day: days.last }),
  };
}
