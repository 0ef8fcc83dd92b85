import { asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { accounts } from '../database/schema/clients';
import { orders } from '../database/schema/orders';

/** A client's accounts, locked until the transaction ends: units and money are worked out for one order of a client after the other. */
export const lockedAccounts = (database: Database, clientId: string) => statement(database).execute({ clientId });

const statement = preparedStatement((database) =>
  database
    .select({ number: accounts.number, type: accounts.type })
    .from(accounts)
    .where(eq(accounts.clientId, sql.placeholder('clientId')))
    .orderBy(asc(accounts.number))
    .for('update')
    .prepare('accounts_locked'),
);

/** Locks accounts until the transaction ends, in the order of their numbers, so that nobody who locks some of them waits for ever. */
export async function lockAccounts(transaction: Database, numbers: SQLWrapper | string[]): Promise<void> {
  await transaction
    .select({ number: accounts.number })
    .from(accounts)
    .where(inArray(accounts.number, numbers))
    .orderBy(asc(accounts.number))
    .for('update');
}

/** Locks the accounts of orders: what waits is worked out for one process after the other. */
export const lockAccountsOfOrders = (transaction: Database, ids: readonly string[]): Promise<void> =>
  lockAccounts(
    transaction,
    transaction
      .select({ number: orders.accountNumber })
      .from(orders)
      .where(inArray(orders.id, [...ids])),
  );
