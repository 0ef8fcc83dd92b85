import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from '../../sandbox/support/rows-of';

/** Judges stops and freezes: while one is in force, nothing comes that it forbids. */
export class StopsKept {
  private forbidden: ReadonlySet<string> = new Set();

  /** Visits begin: what is forbidden now stays so until they are over. */
  async begin(database: Database): Promise<void> {
    this.forbidden = new Set(await forbiddenThings(database));
  }

  /** Returns what came during the visits though it was forbidden; what was there before was allowed then. */
  async broken(database: Database): Promise<readonly string[]> {
    const now = await forbiddenThings(database);
    return now.filter((thing) => !this.forbidden.has(thing)).map((thing) => `came while it was stopped: ${thing}`);
  }
}

/** Names, by SQL alone, all orders and plans that a stop in force forbids, and all sessions and orders of whoever is frozen. */
async function forbiddenThings(database: Database): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`with stop as (select region, scope from service_stops where resumed_at is null),
    frozen as (select client_id from account_freezes where ended_at is null),
    code as (select id, local_id || '.' || currency as code from funds)
    select 'order ' || o.id as thing from orders o join clients c on c.id = o.client_id
      join order_lists l on l.oid = o.oid and l.origin in ('client', 'adviser')
      left join code f on f.id = o.fund_id left join code i on i.id = o.into_fund_id
      where exists (select from stop s where s.region = c.region and (s.scope = 'STOP-ALL'
        or s.scope = case o.kind when 'buy' then 'STOP-BUY' when 'redemption' then 'STOP-SELL' when 'switch' then 'STOP-SWITCH' end
        or s.scope in ('STOP-FUND-' || f.code, 'STOP-FUND-' || i.code)))
        or o.client_id in (select client_id from frozen)
    union all
    select 'plan ' || p.ref_no from regular_plans p join accounts a on a.number = p.account_number join clients c on c.id = a.client_id
      left join code f on f.id = p.fund_id left join code i on i.id = p.into_fund_id
      where exists (select from stop s where s.region = c.region and (s.scope in ('STOP-ALL', 'STOP-PLAN')
        or s.scope in ('STOP-FUND-' || f.code, 'STOP-FUND-' || i.code)))
        or a.client_id in (select client_id from frozen)
    union all
    select 'login of ' || l.client_id || ' ' || l.id from logins l join clients c on c.id = l.client_id
      where l.outcome = 'opened' and exists (select from stop s where s.region = c.region and s.scope = 'STOP-SIGN-IN')
    union all
    select 'session of ' || client_id || ' ' || cookie_hash from sessions where client_id in (select client_id from frozen)`,
  );
  return rows.map(({ thing }) => String(thing));
}
