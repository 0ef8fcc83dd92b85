import { eq, notExists } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { funds, navs } from '../../../sandbox/database/schema/funds';

/** Prices whose fund isn't there, which no foreign key forbids (docs/adr/0051). */
export const pricesWithoutFund = (database: Database) =>
  database
    .select()
    .from(navs)
    .where(notExists(database.select().from(funds).where(eq(funds.id, navs.fundId))));
