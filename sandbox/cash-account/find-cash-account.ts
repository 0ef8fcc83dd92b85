import { and, eq } from 'drizzle-orm';
import { type CashBalances, cashBalances } from '../../domain/cash-account/cash-balances';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { cashAccounts, cashClients, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';

type Place = { readonly accountNumber: string; readonly currency: string };

/** The Cash Account of an account in a currency with what it holds, of a client who has enabled it; undefined without one [VCA-26, VCA-34]. */
export async function findCashAccount(
  database: Database,
  { accountNumber, currency }: Place,
): Promise<({ readonly sid: string } & CashBalances) | undefined> {
  const [found] = await database
    .select({ sid: cashAccounts.sid })
    .from(cashAccounts)
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .innerJoin(cashClients, eq(cashClients.clientId, accounts.clientId))
    .where(
      and(
        eq(cashAccounts.accountNumber, accountNumber),
        eq(cashAccounts.currency, currency),
        eq(cashClients.isEnabled, true),
      ),
    );
  if (found === undefined) return undefined;
  const rows = await database.select().from(cashTransactions).where(eq(cashTransactions.cashAccountSid, found.sid));
  return { ...found, ...cashBalances(rows.map(cashMovement)) };
}

/** A transaction as its balance counts it. */
export const cashMovement = ({ amount, sign, status }: typeof cashTransactions.$inferSelect) => ({
  amount: decimal(amount),
  amountSigNum: sign === 1 ? (1 as const) : (-1 as const),
  transactionStatus: status,
});
