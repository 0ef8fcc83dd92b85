import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { accounts } from '../../database/schema/clients';
import { reinvestedDividends } from '../../database/schema/distributions';
import { dividends } from '../../database/schema/funds';
import { dividendFunds, tradingServices } from '../../database/schema/services';
import type { ThemedFund } from './themed-funds';

/** Opens Taiwan's orders ahead of time and new funds, and lets the typical client invest one fund's dividends in another. */
export async function seedServices(database: Database, taiwan: readonly ThemedFund[]): Promise<void> {
  await database.insert(tradingServices).values([
    { name: 'pre-order', isOpen: true },
    { name: 'ipo', isOpen: true },
  ]);
  const clientId = 'TW-TYPICAL';
  const [paying] = await database
    .select({ fundId: dividends.fundId, currency: dividends.currency })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(eq(accounts.clientId, clientId))
    .orderBy(sql`${dividends.currency} = 'TWD' desc`, asc(dividends.fundId))
    .limit(1);
  // In the same currency, and of a risk that suits the client.
  const suitable = taiwan.filter(({ id, currency }) => id !== paying?.fundId && currency === paying?.currency);
  const into = suitable.find(({ theme }) => theme.risk === 'RR1');
  if (!paying || !into) return;
  await database.insert(dividendFunds).values({ clientId, fundId: paying.fundId, intoFundId: into.id });
  const paid = await database
    .select({ dividendId: dividends.id })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(and(eq(accounts.clientId, clientId), eq(dividends.fundId, paying.fundId)));
  await insertAll(
    database,
    reinvestedDividends,
    paid.map(({ dividendId }) => ({ dividendId, intoFundId: into.id })),
  );
}
