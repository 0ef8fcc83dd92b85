import type { Database } from '../../database/database';
import { dividendFunds, tradingServices } from '../../database/schema/services';
import type { SeedFund } from './themed-funds';

/** Opens Taiwan's orders ahead of time, keeps new funds closed, and lets the typical client invest one fund's dividends in another. */
export async function seedServices(database: Database, taiwan: readonly SeedFund[]): Promise<void> {
  await database.insert(tradingServices).values([
    { name: 'pre-order', isOpen: true },
    { name: 'ipo', isOpen: false },
  ]);
  const [into, fund] = taiwan;
  if (!fund || !into) return;
  await database.insert(dividendFunds).values({ clientId: 'TW-TYPICAL', fundId: fund.id, intoFundId: into.id });
}
