import { sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';

/** The tables that only ever grow with what clients did. */
export const historyTables = [
  'cash_events',
  'cash_transactions',
  'fund_distributions',
  'logins',
  'movements',
  'navs',
  'new_pins',
  'order_events',
  'order_lists',
  'orders',
  'outbox',
  'price_alerts',
  'regular_plan_changes',
  'regular_plan_executions',
  'regular_plans',
  'submissions',
] as const;

/** Rows that are written by one statement. */
const atOnce = 100_000;

/** The finished orders of a past, by their numbers, and the instant until which it lasts. */
export type Past = { readonly from?: number; readonly until: number; readonly now: Date };

/** Writes a past of so many finished orders, with as much of all else that clients leave behind, over all accounts: nothing of it is still to be done. */
export async function growHistory(database: Database, { from = 0, until, now }: Past): Promise<void> {
  for (let part = from; part < until; part += atOnce)
    for (const statement of statements({ from: part, to: Math.min(part + atOnce, until), until: now.toISOString() }))
      await database.execute(sql.raw(statement));
  await database.execute(sql.raw(`analyze ${historyTables.join(', ')}, open_orders, accounts`));
}

type Part = { readonly from: number; readonly to: number; readonly until: string };

const statements = ({ from, to, until }: Part): readonly string[] => {
  const past = `
    with owners as (
      select row_number() over (order by number) - 1 as place, number, client_id from accounts
    ), past as (
      select n, 'past-' || n as name, owners.number, owners.client_id,
        (select array_agg(id order by id) from funds)[1 + n % 10] as fund_id, timestamptz '2020-01-01 10:00+08' + n * interval '1 second' as at,
        timestamptz '${until}' - n * interval '1 second' as recently
      from generate_series(${String(from)}, ${String(to - 1)}) as n
      join owners on owners.place = n % (select count(*) from accounts)
    )`;
  return [
    `${past} insert into order_lists (oid, client_id, origin, account_number, lines, note, made_at, signed_at, sent_at)
      select name, client_id, 'client', number, '[]', '', at, at, at from past`,
    `${past} insert into orders (id, oid, line, client_id, account_number, fund_id, kind, cut_off, currency, amount, fee_percent)
      select name || '.1', name, 1, client_id, number, fund_id, 'buy', 'onshore', 'TWD', 1000, 0 from past`,
    `${past} insert into order_events (order_id, sequence, kind, at, actor, dealing_date)
      select name || '.1', place - 1, kind, at, 'desk', case when kind = 'accepted' then at::date end
      from past, unnest(array['received', 'accepted', 'priced', 'settled']) with ordinality as happened(kind, place)`,
    `${past} insert into movements (account_number, fund_id, kind, units, cost, settlement_currency, date)
      select number, fund_id, 'buy', 1, 10, 'TWD', at::date from past`,
    `${past} insert into outbox (recipient, channel, text, sent_at, state, secret_kind)
      select 'x', 'email', 'Your order was dealt.', recently, 'sent', case when n % 4 = 0 then 'code' end from past`,
    `${past} insert into submissions (client_id, key, call, received_at)
      select client_id, name, 'submitOrderList', at from past`,
    `${past} insert into logins (id, client_id, at, outcome, address, device_hash)
      select gen_random_uuid(), client_id, recently, 'opened', '', '' from past`,
    `${past} insert into new_pins (client_id, kind, language, asked_at, sent_at, ended_at)
      select client_id, 'login', 'en_US', at, at, at from past`,
    `${past} insert into regular_plans (ref_no, account_number, fund_id, currency, amount, frequency, days, status, paid_from, updated_at)
      select name, number, fund_id, 'TWD', 1000, 'MONTHLY', '[10]', 'TERMINATED', 'direct-debit', at from past`,
    `${past} insert into regular_plan_changes (ref_no, sequence, kind, from_month, amount, days, status, at, actor)
      select name, place - 1, kind, '2020-0' || place, 1000, '[10]', status, at, 'client'
      from past, unnest(array['start', 'end'], array['ACTIVE', 'TERMINATED']) with ordinality as happened(kind, status, place)`,
    `${past} insert into regular_plan_executions (ref_no, month, day, date, amount, outcome, tries, order_id)
      select name, '2020-01', 10, date '2020-01-10', 1000, 'placed', 1, name || '.1' from past`,
    // Ten funds have had a price for each day of centuries, and paid a distribution as often.
    `${past} insert into navs (fund_id, date, nav) select fund_id, date '1500-01-01' + n / 10, 10 from past`,
    `${past} insert into fund_distributions (fund_id, ex_date, pay_date, amount, currency, paid_at)
      select fund_id, date '1500-01-01' + n / 10, date '1500-01-01' + n / 10, 1, 'TWD', at from past`,
    // As many alerts as there can be of clients and funds, on both sides; each was compared with all prices.
    `insert into price_alerts (client_id, fund_id, direction, target, is_enabled, language)
      select clients.id, funds.id, direction, 1000000, true, 'en_US'
      from clients, funds, unnest(array['above', 'below']) as direction
      order by clients.id, funds.id limit ${String(to)} on conflict do nothing`,
    `update price_alerts set compared_version = price_versions.version from price_versions
      where price_versions.fund_id = price_alerts.fund_id and target = 1000000`,
    // The desk has seen them long ago.
    `update regular_plans set due_from = 'infinity' where ref_no like 'past-%' and due_from is null`,
    `${past} insert into cash_transactions (sid, cash_account_sid, type, sign, amount, status, payment_status, at, held_until)
      select name, (select min(sid) from cash_accounts), 'withdrawal', -1, 10, 'accepted', 'accepted', at, case when n % 2 = 0 then at end from past`,
    `${past} insert into cash_events (transaction_sid, sequence, kind, at, actor)
      select name, place - 1, kind, at, 'desk'
      from past, unnest(array['received', 'paid']) with ordinality as happened(kind, place)`,
  ];
};
