import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';

const moving = [
  'order_events',
  'ledger_entries',
  'movements',
  'cash_events',
  'dividends',
  'regular_plan_executions',
  'outbox',
  'bank_accounts',
];

/** Returns a mark that changes whenever the desk does something. */
export async function movesOf(database: Database): Promise<string> {
  const counts = moving.map((table) => `(select count(*) from ${table})`).join(` || ' ' || `);
  const [found] = await database.select({ moves: sql<string>`${sql.raw(counts)}` }).from(sql`(select 1) as one`);
  return found?.moves ?? '';
}
