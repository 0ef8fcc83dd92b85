import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { preparedStatement } from '../../database/prepared-statement';
import { accounts } from '../../database/schema/clients';

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
