import { and, eq } from 'drizzle-orm';
import { type CashBalances, cashBalances } from '../../domain/cash-account/cash-balances';
import type { Decimal } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { cashAccounts, cashClients, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';

type Place = { readonly accountNumber: string; readonly currency: string };

/** The Cash Account of an account in a currency with what it holds and what is being withdrawn, of a client who has enabled it; undefined without one [VCA-26, VCA-34]. */
export async function cashAccountOf(
  database: Database,
  { accountNumber, currency }: Place,
): Promise<({ readonly sid: string; readonly withdrawn: Decimal } & CashBalances) | undefined> {
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
  const leaving = rows.filter(({ type, status }) => type === 'withdrawal' && status === 'pending');
  const withdrawn = sum(leaving.map(({ amount }) => decimal(amount)));
  return { ...found, withdrawn, ...cashBalances(rows.map(cashMovement)) };
}

/** A transaction as its balance counts it. */
export const cashMovement = ({ amount, sign, status }: typeof cashTransactions.$inferSelect) => ({
  amount: decimal(amount),
  amountSigNum: sign === 1 ? (1 as const) : (-1 as const),
  transactionStatus: status,
});
