import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../sandbox/database/database';

/** The part of a client's worth from which money that leaves must wait, and the time for which what was paid counts [docs/adr/0036]. */
const waitsFrom = 0.5;
const paidCountsFor = '24 hours';
/** The most by which clocks of servers differ: what waits since then may have come after what doesn't. */
const clocksOfServers = '60 seconds';
/** The cap of a client of Taiwan for purchases, and for redemptions, of a day, in TWD [TRADE-116, TRADE-117]. */
const capOfDay = 30_000_000;
/** Sums here are those of floating point. */
const tolerance = 1.000_001;

type Row = Readonly<Record<string, unknown>>;

const answered = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

const rowsOf = async (database: Database, query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
  answered.parse(await database.execute(query)).rows;

/** The exchange rates of a day, for one US dollar, and the prices and stages of that moment, by SQL alone. */
const rates = (day: string) => sql`
  select distinct on (currency) currency, per_usd::float8 as per_usd from fx_rates where date <= ${day} order by currency, date desc`;
const prices = (day: string) => sql`
  select f.id as fund_id, f.currency, n.nav::float8 as nav from funds f cross join lateral (
    select nav from navs where fund_id = f.id and date <= ${day} and nav > 0 order by date desc limit 1) n`;
const stages = sql`
  select distinct on (order_id) order_id, kind, at from order_events where kind <> 'corrected' order by order_id, sequence desc`;

/** The clients whose money is looked at, the instant, and the one from which on what leaves is new. */
type Window = {
  readonly day: string;
  readonly now: Date;
  readonly since: Date;
  readonly clientIds: readonly string[];
};

/** Returns the clients of whom money leaves without waiting since an instant though, with all else that leaves, it is half of what they have or more [VCA-05, TRADE-109]. */
export async function outflowsUnheld(
  database: Database,
  { day, now, since, clientIds }: Window,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`with rate as (${rates(day)}), price as (${prices(day)}), stage as (${stages}),
    home as (select c.id, (select per_usd from rate where currency = case c.region when 'HK' then 'HKD' else 'TWD' end) as per_usd from clients c),
    held as (
      select a.client_id, sum((case m.kind when 'sell' then -m.units else m.units end)::float8 * p.nav / r.per_usd) as usd,
        bool_or(p.nav is null or r.per_usd is null) as is_unknown
      from movements m join accounts a on a.number = m.account_number
      left join price p on p.fund_id = m.fund_id left join rate r on r.currency = p.currency group by 1),
    cash as (
      select a.client_id, sum(t.sign * t.amount::float8 / r.per_usd) as usd
      from cash_transactions t join cash_accounts c on c.sid = t.cash_account_sid join accounts a on a.number = c.account_number
      join rate r on r.currency = c.currency where t.status = 'accepted' group by 1),
    leaving as (
      select a.client_id, t.amount::float8 / r.per_usd as usd, t.status = 'accepted' as is_apart, t.held_until is not null as waits, b.at as begun_at,
        t.held_until is null and exists (
          select from cash_events e where e.transaction_sid = t.sid and e.kind = 'received' and e.at >= ${since.toISOString()}::timestamptz) as is_new
      from cash_transactions t join cash_accounts c on c.sid = t.cash_account_sid join accounts a on a.number = c.account_number
      join rate r on r.currency = c.currency
      join lateral (select min(at) as at from cash_events e where e.transaction_sid = t.sid) b on true
      where t.type = 'withdrawal' and (t.status = 'pending'
        or t.status = 'accepted' and t.at > ${now.toISOString()}::timestamptz - ${paidCountsFor}::interval)
      union all
      select o.client_id,
        case when s.kind in ('priced', 'waiting', 'settled') then d.amount / ro.per_usd else o.units::float8 * p.nav / r.per_usd end as usd,
        s.kind in ('priced', 'waiting', 'settled') as is_apart, w.subject is not null as waits, b.at as begun_at,
        s.kind = 'received' and w.subject is null and exists (
          select from order_events e where e.order_id = o.id and e.kind = 'received' and e.at >= ${since.toISOString()}::timestamptz) as is_new
      from orders o join stage s on s.order_id = o.id left join (select distinct subject from cooling_offs) w on w.subject = o.id
      join lateral (select min(at) as at from order_events e where e.order_id = o.id) b on true
      left join lateral (select amount::float8 as amount from order_events e where e.order_id = o.id and e.kind in ('priced', 'corrected') order by sequence desc limit 1) d on true
      left join price p on p.fund_id = o.fund_id left join rate r on r.currency = p.currency left join rate ro on ro.currency = o.currency
      where o.kind = 'redemption' and (s.kind in ('held', 'received', 'accepted', 'priced', 'waiting')
        or s.kind = 'settled' and s.at > ${now.toISOString()}::timestamptz - ${paidCountsFor}::interval)),
    newest as (select client_id, max(begun_at) as begun_at from leaving where is_new group by 1),
    counted as (
      select l.client_id, sum(l.usd) filter (where not (l.waits and l.begun_at > n.begun_at - ${clocksOfServers}::interval)) as leaving,
        sum(l.usd) filter (where l.is_apart) as apart
      from leaving l join newest n on n.client_id = l.client_id group by 1)
    select h.id, counted.leaving, coalesce(held.usd, 0) + coalesce(cash.usd, 0) + coalesce(counted.apart, 0) as wealth
    from home h join counted on counted.client_id = h.id left join held on held.client_id = h.id left join cash on cash.client_id = h.id
    where not coalesce(held.is_unknown, false)`,
  );
  return rows.flatMap(({ id, leaving, wealth }) =>
    clientIds.includes(String(id)) && Number(leaving) > Number(wealth) * waitsFrom * tolerance
      ? [
          `${String(id)}: USD ${Number(leaving).toFixed(2)} of ${Number(wealth).toFixed(2)} leave, and what was added last doesn't wait`,
        ]
      : [],
  );
}

/** Returns the clients of Taiwan who bought, or redeemed, more in a day than its cap [TRADE-116, TRADE-117]. */
export async function capsExceeded(database: Database, day: string): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`with rate as (${rates(day)}), price as (${prices(day)}), stage as (${stages})
    select o.client_id, o.kind, sum(case o.kind when 'buy' then o.amount::float8 / ro.per_usd else o.units::float8 * p.nav / r.per_usd end
      * (select per_usd from rate where currency = 'TWD')) as sum
    from orders o join order_lists l on l.oid = o.oid join stage s on s.order_id = o.id
    join clients c on c.id = o.client_id and c.region = 'TW'
    join lateral (select min(at) as at from order_events e where e.order_id = o.id) f on true
    left join price p on p.fund_id = o.fund_id left join rate r on r.currency = p.currency left join rate ro on ro.currency = o.currency
    where o.kind <> 'switch' and l.origin in ('client', 'adviser') and s.kind not in ('cancelled', 'rejected')
      and (f.at at time zone 'Asia/Taipei')::date = ${day}
    group by 1, 2`,
  );
  return rows.flatMap(({ client_id: id, kind, sum }) =>
    Number(sum) > capOfDay * tolerance
      ? [`${String(id)}: TWD ${Number(sum).toFixed(0)} of one day is more than its cap: ${String(kind)}`]
      : [],
  );
}

/** Returns the bank accounts from which more was debited in a day, week, month, quarter or year than the mandate allows, of the periods that aren't over on a day: the demonstration's past was before its mandates [BANK-03, ENT-44]. */
export async function mandatesExceeded(database: Database, since: string): Promise<readonly string[]> {
  const rows = await rowsOf(
    database,
    sql`with mandate as (
      select bank_account_id, max(debit_limit) as most,
        case max(periodicity) when 'WEEKLY' then 'week' when 'MONTHLY' then 'month' when 'QUARTERLY' then 'quarter' when 'YEARLY' then 'year' else 'day' end as period
      from bank_authorities where kind = 'DDA' and status = 'A' group by 1 having bool_and(debit_limit is not null)),
    debit as (
      select o.client_id, o.bank_account_id, o.currency, e.dealing_date, o.amount::numeric + coalesce(o.fee, 0)::numeric - coalesce(o.fee_waived, 0)::numeric as amount
      from orders o join lateral (
        select dealing_date from order_events where order_id = o.id and kind = 'accepted' order by sequence desc limit 1) e on true
      where o.kind = 'buy' and o.bank_account_id is not null
        and not exists (select from order_events x where x.order_id = o.id and x.kind in ('cancelled', 'rejected')))
    select d.client_id, d.bank_account_id as account, d.currency, m.period, date_trunc(m.period, d.dealing_date)::date::text as since, sum(d.amount) as sum, m.most
    from debit d join mandate m on m.bank_account_id = d.bank_account_id
    group by d.client_id, d.bank_account_id, d.currency, m.period, m.most, date_trunc(m.period, d.dealing_date)
    having sum(d.amount) > m.most and max(d.dealing_date) >= ${since} order by 1, 2, 3, 5`,
  );
  return rows.map(
    ({ client_id: id, account, currency, period, since, sum, most }) =>
      `${String(id)}: ${String(currency)} ${String(sum)} are debited from the bank account ${String(account)} in the ${String(period)} from ${String(since)}, and its mandate allows ${String(most)}`,
  );
}
