import { and, desc, eq } from 'drizzle-orm';
import type { VcaAccountFilter, VcaTransactionsFilter } from '../../contract/graphql/home/generated/graphql';
import { cashBalances } from '../../domain/cash-account/cash-balances';
import { parseCashTransactionStatus } from '../../domain/cash-account/cash-transaction-status';
import { minorUnitScale } from '../../domain/money/currency';
import { toText } from '../../domain/money/decimal';
import type { Database } from '../database/database';
import { cashAccounts, cashClients, cashTransactions } from '../database/schema/cash-accounts';
import { accounts } from '../database/schema/clients';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';
import { cashMovement } from './find-cash-account';

type Row = typeof cashTransactions.$inferSelect;

/** The client's Cash Accounts in a MasterAccount, one for each currency [GQL-27, ENT-27, OPEN-81]. */
export async function vcaAccount({ accountNo }: VcaAccountFilter, context: CallContext) {
  const found = await accountsOf(accountNo, context);
  return Promise.all(
    found.map(async ({ sid, currency, status, openedAt }) => {
      const rows = await transactionsOf(context.server.database, sid);
      const { ledger, available } = cashBalances(rows.map(cashMovement));
      return {
        accountNo,
        accountCurrency: currency,
        vcaSid: sid,
        accountStatus: status,
        ledgerBalance: toText(ledger),
        availableBalance: toText(available),
        balancePrecision: minorUnitScale(currency),
        balanceLastUpdateTime: (rows[0]?.at ?? openedAt).toISOString(),
      };
    }),
  );
}

/** Its transactions in some of the three statuses, the newest first [GQL-28, ENT-28, OPEN-22]. */
export async function vcaTransactions({ accountNo, transactionStatus }: VcaTransactionsFilter, context: CallContext) {
  const statuses = transactionStatus?.map((status) => parseCashTransactionStatus(status));
  if (statuses?.includes(undefined)) throw new ApiError(400, ['FILTER_INVALID']);
  const found = await accountsOf(accountNo, context);
  const lists = await Promise.all(
    found.map(async ({ sid, currency }) => {
      const rows = await transactionsOf(context.server.database, sid);
      const shown = rows.filter(({ status }) => statuses === undefined || statuses.includes(status));
      return shown.map((row) => wireTransaction(row, rows, currency));
    }),
  );
  return lists.flat();
}

/** One transaction as it is told [ENT-28]. */
export async function transactionBySid(database: Database, sid: string) {
  const [found] = await database
    .select({ account: cashAccounts })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .where(eq(cashTransactions.sid, sid));
  if (found === undefined) throw new Error(`there is no transaction ${sid}`);
  const rows = await transactionsOf(database, found.account.sid);
  return rows.filter((row) => row.sid === sid).map((row) => wireTransaction(row, rows, found.account.currency))[0];
}

/** Finds the withdrawals of a MasterAccount that wait, or were cancelled while they did, the newest first. */
export async function heldVcaTransactions({ accountNo }: VcaAccountFilter, context: CallContext) {
  const found = await accountsOf(accountNo, context);
  const lists = await Promise.all(
    found.map(async ({ sid, currency }) => {
      const rows = await transactionsOf(context.server.database, sid);
      return rows.flatMap((row) => (row.heldUntil === null ? [] : [heldOf(row, wireTransaction(row, rows, currency))]));
    }),
  );
  return lists.flat();
}

/** One transaction that was held, as it is told. */
export async function heldTransactionBySid(database: Database, sid: string) {
  const [row] = await database.select().from(cashTransactions).where(eq(cashTransactions.sid, sid));
  if (row === undefined) throw new Error(`there is no transaction ${sid}`);
  return heldOf(row, await transactionBySid(database, sid));
}

const heldOf = <T>({ heldUntil, cancelledAt }: Row, transaction: T) => ({
  transaction,
  heldUntil: heldUntil?.toISOString(),
  cancelledAt: cancelledAt?.toISOString(),
});

/** Refuses who has not enabled the Cash Account [VCA-34], and an account of somebody else. */
async function accountsOf(accountNo: string, { client, server: { database } }: CallContext) {
  const { id } = await client();
  const [cashClient] = await database.select().from(cashClients).where(eq(cashClients.clientId, id));
  if (cashClient?.isEnabled !== true) throw new ApiError(400, ['VCA-0106']);
  const owned = and(eq(accounts.number, accountNo), eq(accounts.clientId, id));
  const found = await database
    .select({ account: cashAccounts })
    .from(cashAccounts)
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(owned);
  if (found.length === 0) throw new ApiError(400, ['VCA-0100']);
  return found.map(({ account }) => account);
}

const transactionsOf = (database: Database, sid: string) =>
  database
    .select()
    .from(cashTransactions)
    .where(eq(cashTransactions.cashAccountSid, sid))
    .orderBy(desc(cashTransactions.at), desc(cashTransactions.sid));

/** Adds what the account held after each transaction; one that isn't booked changed nothing. */
function wireTransaction(row: Row, newestFirst: readonly Row[], currency: string) {
  const until = newestFirst.slice(newestFirst.indexOf(row));
  const after = row.status === 'accepted' ? cashBalances(until.map(cashMovement)).ledger : undefined;
  return {
    vcaTransactionSid: row.sid,
    transactionCurrency: currency,
    transactionLastUpdateTime: row.at.toISOString(),
    transactionType: row.type,
    amountSigNum: row.sign,
    amount: row.amount,
    amountPrecision: minorUnitScale(currency),
    transactionStatus: row.status,
    paymentStatus: row.paymentStatus,
    carriedForwardBalance: after && toText(after),
    balancePrecision: minorUnitScale(currency),
    remark: row.remark,
  };
}
