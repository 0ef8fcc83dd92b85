import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from '../../sandbox/support/rows-of';

/** Names the dividends that are kept back though nobody is frozen: the desk has paid them by the end of its round [AUTH-42]. */
export async function keptBackForNothing(database: Database): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`select k.account_number || ', fund ' || k.fund_id || ', ex ' || k.ex_date as thing
      from kept_back_distributions k join accounts a on a.number = k.account_number
      where not exists (select from account_freezes f where f.client_id = a.client_id and f.ended_at is null)
      order by 1`,
  );
  return rows.map(({ thing }) => `a dividend is kept back though the account is not frozen: ${String(thing)}`);
}
