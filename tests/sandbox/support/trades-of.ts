import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, movements } from '../../../sandbox/database/schema/funds';

/** Everything a client ever bought and sold, as it stands in the database. */
export function tradesOf(database: Database, clientId: string) {
  return database
    .select({
      localId: funds.localId,
      currency: funds.currency,
      kind: movements.kind,
      units: movements.units,
      cost: movements.cost,
      date: movements.date,
    })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(movements.id));
}
