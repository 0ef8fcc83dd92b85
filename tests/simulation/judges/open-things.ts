import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from '../../sandbox/support/rows-of';

/** Something that its client could still open, cancel or change at an instant, and nobody else ever. */
export type OpenThing = { readonly clientId: string; readonly name: string } & (
  | {
      readonly what:
        | 'order-list'
        | 'order'
        | 'withdrawal'
        | 'session'
        | 'contact-change'
        | 'bank-account-change'
        | 'bank-account'
        | 'passkey'
        | 'cash-account'
        | 'account';
    }
  | { readonly what: 'plan'; readonly version: number }
);

/** Finds the lists that weren't sent, the orders that can be cancelled, the withdrawals that wait, the plans that go on, the sessions that are open, the contacts and bank accounts that were asked for, the bank accounts in use, the Cash Accounts, the passkeys and the accounts that orders are placed on, the newest lists only. */
export async function findOpenThings(
  database: Database,
  { clientIds, now }: { readonly clientIds: readonly string[]; readonly now: Date },
): Promise<readonly OpenThing[]> {
  const kinds = thingsOfKind(now).map((things) => sql`(${things})`);
  const all = sql`select * from (${sql.join(kinds, sql` union all `)}) t order by turn_of_kind, turn`;
  const rows = openRead.parse(await rowsOf(database, all));
  const things = rows.flatMap(({ what, client_id: clientId, name, version }): OpenThing | [] => {
    if (!clientIds.includes(clientId)) return [];
    return what === 'plan' ? { what, clientId, name, version } : { what, clientId, name };
  });
  const newestLists = things.filter(({ what }) => what === 'order-list').slice(0, 20);
  return [...newestLists, ...things.filter(({ what }) => what !== 'order-list')];
}

const openRead = z.array(
  z.object({
    what: z.enum([
      'order-list',
      'order',
      'withdrawal',
      'plan',
      'session',
      'contact-change',
      'bank-account-change',
      'bank-account',
      'cash-account',
      'passkey',
      'account',
    ]),
    client_id: z.string(),
    name: z.string(),
    version: z.number(),
  }),
);

/** The open things of each kind: whose, what, the number of its changes, and by what they are ordered. */
const thingsOfKind = (now: Date) => [
  sql`select 1 as turn_of_kind, 'order-list' as what, client_id, oid as name, 0 as version, row_number() over (order by made_at desc, oid) as turn
    from order_lists where sent_at is null and cancelled_at is null`,
  sql`select 2, 'order', client_id, id, 0, row_number() over (order by id)
    from orders o where not exists (select from order_events e where e.order_id = o.id and e.kind not in ('held', 'received'))`,
  sql`select 3, 'withdrawal', a.client_id, t.sid, 0, row_number() over (order by t.sid)
    from cash_transactions t join cash_accounts c on c.sid = t.cash_account_sid join accounts a on a.number = c.account_number
    where t.held_until > ${now.toISOString()}::timestamptz and t.cancelled_at is null`,
  sql`select 4, 'plan', a.client_id, p.ref_no, (select count(*) from regular_plan_changes h where h.ref_no = p.ref_no)::integer, row_number() over (order by p.ref_no)
    from regular_plans p join accounts a on a.number = p.account_number where p.status <> 'TERMINATED'`,
  sql`select 5, 'session', client_id, id::text, 0, row_number() over (order by created_at, client_id) from sessions where state = 'open'`,
  sql`select 6, 'contact-change', client_id, id::text, 0, row_number() over (order by requested_at, client_id) from contact_changes where ended_at is null`,
  sql`select 7, 'cash-account', a.client_id, a.number, 0, row_number() over (order by a.number)
    from cash_accounts c join accounts a on a.number = c.account_number`,
  sql`select 8, 'passkey', client_id, id, 0, row_number() over (order by added_at, client_id) from passkeys`,
  sql`select 9, 'account', client_id, number, 0, row_number() over (order by number) from accounts`,
  sql`select 10, 'bank-account-change', client_id, id::text, 0, row_number() over (order by requested_at, client_id, currency) from bank_account_changes where ended_at is null`,
  sql`select 11, 'bank-account', client_id, id::text, 0, row_number() over (order by id) from bank_accounts b
    where exists (select from bank_authorities a where a.bank_account_id = b.id and a.status = 'A')`,
];
