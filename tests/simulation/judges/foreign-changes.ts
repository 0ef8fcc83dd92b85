import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from '../../sandbox/support/rows-of';

/** The columns that say whose a row is, each with how its client is found; the first that a table has counts, `id` in the table of clients alone. */
const ownerColumns = {
  client_id: sql`t.mark`,
  id: sql`t.mark`,
  account_number: sql`(select client_id from accounts where number = t.mark)`,
  ref_no: sql`(select a.client_id from regular_plans p join accounts a on a.number = p.account_number where p.ref_no = t.mark)`,
  cash_account_sid: sql`(select a.client_id from cash_accounts c join accounts a on a.number = c.account_number where c.sid = t.mark)`,
  transaction_sid: sql`(select a.client_id from cash_transactions x join cash_accounts c on c.sid = x.cash_account_sid join accounts a on a.number = c.account_number where x.sid = t.mark)`,
  order_id: sql`(select client_id from orders where id = t.mark)`,
  oid: sql`(select client_id from order_lists where oid = t.mark)`,
} as const;

const columns = Object.keys(ownerColumns)
  .map((column) => `'${column}'`)
  .join(', ');

/** Judges that nothing of a client changes while that client isn't there: each row that is written is noted with whose it is. */
export class ForeignChanges {
  private constructor(private readonly database: Database) {}

  /** Lets a database note what is written into every table whose rows are somebody's. */
  static async watch(database: Database): Promise<ForeignChanges> {
    await database.execute(sql.raw(notes));
    return new ForeignChanges(database);
  }

  /** Forgets what was noted so far. */
  async begin(): Promise<void> {
    await this.database.execute(sql`truncate simulated_writes`);
  }

  /** Returns what was written since of clients other than those who are there; that a session ends which nobody used for long, and what hangs on one that ends, is nobody's doing. */
  async since(present: readonly string[], now: Date): Promise<readonly string[]> {
    const idleSince = new Date(now.getTime() - longIdle).toISOString();
    const finders = Object.entries(ownerColumns).map(([column, client]) => sql`when ${column} then ${client}`);
    const rows = await rowsOf(
      this.database,
      sql`select distinct t.of_table, case t.found_by ${sql.join(finders, sql` `)} end as client_id
        from (select *, row_then ->> found_by as mark from simulated_writes) t
        where not (t.done = 'DELETE' and case t.of_table
          when 'sessions' then (t.row_then ->> 'seen_at')::timestamptz < ${idleSince}::timestamptz
          else t.row_then ? 'cookie_hash' end)
        order by 1, 2`,
    );
    return rows.flatMap(({ of_table: table, client_id: client }) =>
      typeof client !== 'string' || present.includes(client)
        ? []
        : [`something in ${String(table)} is changed of ${client}, who isn't there`],
    );
  }
}

/** The milliseconds after which whoever logs in next clears a session away, or nearly so, since clocks differ. */
const longIdle = 14 * 60_000;

const notes = `
create unlogged table simulated_writes (of_table text not null, done text not null, found_by text not null, row_then jsonb not null);
create function note_write() returns trigger language plpgsql as $$
begin
  insert into simulated_writes values (tg_table_name, tg_op, tg_argv[0], to_jsonb(case tg_op when 'DELETE' then old else new end));
  return null;
end $$;
do $$
declare owned record;
begin
  for owned in
    select distinct on (c.table_name) c.table_name, c.column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.column_name in (${columns}) and (c.column_name <> 'id' or c.table_name = 'clients')
    order by c.table_name, array_position(array[${columns}], c.column_name::text)
  loop
    execute format('create trigger note_write after insert or update or delete on %I for each row execute function note_write(%L)',
      owned.table_name, owned.column_name);
  end loop;
end $$;
`;
