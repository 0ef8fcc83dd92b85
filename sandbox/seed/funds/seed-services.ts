import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { accounts } from '../../database/schema/clients';
import { dividends } from '../../database/schema/funds';
import { dividendFunds, tradingServices } from '../../database/schema/services';
import type { SeedFund } from './themed-funds';

/** Opens Taiwan's orders ahead of time, keeps new funds closed, and lets the typical client invest one fund's dividends in another. */
export async function seedServices(database: Database, taiwan: readonly SeedFund[]): Promise<void> {
  await database.insert(tradingServices).values([
    { name: 'pre-order', isOpen: true },
    { name: 'ipo', isOpen: false },
  ]);
  const clientId = 'TW-TYPICAL';
  const [paying] = await database
    .select({ fundId: dividends.fundId })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(eq(accounts.clientId, clientId))
    .orderBy(sql`${dividends.currency} = 'TWD' desc`, asc(dividends.fundId))
    .limit(1);
  const into = taiwan.find(({ id }) => id !== paying?.fundId);
  if (!paying || !into) return;
  await database.insert(dividendFunds).values({ clientId, fundId: paying.fundId, intoFundId: into.id });
}
