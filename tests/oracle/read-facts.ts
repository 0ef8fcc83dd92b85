import { type SQL, sql } from 'drizzle-orm';
import type { CutOff, Region } from './rules';

/** The part of a database that the model needs: that it answers a statement. */
export type Readable = { readonly execute: (query: SQL) => PromiseLike<unknown> };

/** An order as it was instructed; figures are decimal text. */
export type OrderFact = {
  readonly id: string;
  readonly oid: string;
  readonly client: string;
  readonly account: string;
  readonly region: Region;
  readonly fund: number;
  readonly intoFund: number | null;
  readonly kind: 'buy' | 'redemption' | 'switch';
  readonly cutOff: CutOff;
  readonly currency: string;
  readonly paymentType: string | null;
  readonly paidFrom: string | null;
  readonly points: number | null;
  readonly feeWaived: string | null;
  readonly amount: string | null;
  readonly feePercent: string | null;
  /** The fee of a purchase as it was fixed when it was received. */
  readonly fee: string | null;
  readonly feeType: string;
  readonly dealOn: string | null;
  readonly units: string | null;
  readonly origin: 'adviser' | 'client' | 'plan' | 'dividend';
  /** The percent that its line of the list asks, the client's tier, and whether the client composed the list. */
  readonly feeRate: string | null;
  readonly tier: string | null;
  readonly isComposed: boolean;
  /** True where a sub-account of the legacy plan orders it. */
  readonly isOfSubAccount: boolean;
  /** True of the demonstration's past: what it came to is how the books begin. */
  readonly isPast: boolean;
};

/** An event of an order, and what it is said to have come to. */
export type EventFact = {
  readonly order: string;
  /** That wrote it down: what comes first of two that say the same instant, or were written late. */
  readonly transaction: number;
  readonly sequence: number;
  readonly kind: string;
  readonly at: string;
  readonly heldUntil: string | null;
  readonly dealingDate: string | null;
  readonly price: string | null;
  readonly units: string | null;
  readonly cost: string | null;
  readonly amount: string | null;
  readonly backEndFee: string | null;
  readonly shortTermFee: string | null;
  /** The event at which the order was dealt at a price corrected later. */
  readonly side: 'priced' | 'invested' | null;
};

export type FundFact = {
  readonly id: number;
  readonly code: string;
  readonly region: Region;
  readonly currency: string;
  readonly subscribedUntil: string | null;
  readonly issuePrice: string | null;
  readonly shortTermDays: number | null;
  readonly shortTermFeePercent: string | null;
  readonly backEndFeePercent: string | null;
  readonly shareClass: string | null;
  /** The markets that it invests in, with the days on which they are closed. */
  readonly closures: readonly { readonly date: string; readonly share: string }[];
};

type Place = {
  readonly account: string;
  readonly fund: number;
  readonly paymentType: string | null;
  readonly feeType: string;
  readonly tradingType: string;
};

/** Units that came or left, with the event of an order that moved them where one did. */
export type MovementFact = Place & {
  readonly id: number;
  readonly kind: 'buy' | 'sell' | 'correction';
  readonly units: string;
  readonly cost: string;
  readonly date: string;
  readonly order: string | null;
  readonly sequence: number | null;
};

export type CashFact = {
  readonly sid: string;
  readonly account: string;
  readonly currency: string;
  readonly type: string;
  readonly sign: number;
  readonly amount: string;
  readonly status: 'pending' | 'accepted' | 'rejected';
  readonly paymentStatus: string;
  readonly order: string | null;
};

export type PointsFact = { readonly client: string; readonly expiresOn: string; readonly points: number };

/** A dividend that was paid to a place, and what is on record about it. */
export type DividendFact = {
  readonly id: number;
  readonly account: string;
  readonly fund: number;
  readonly paymentType: string | null;
  readonly date: string;
  readonly gross: string;
  readonly currency: string;
  readonly exDate: string | null;
  readonly units: string | null;
  readonly fundSide: string | null;
  readonly clientSide: string | null;
  readonly sides: number;
  readonly intoFund: number | null;
  readonly order: string | null;
};

/** The share of a place in a distribution that was paid. */
export type EntitlementFact = {
  readonly fund: number;
  readonly exDate: string;
  readonly payDate: string;
  readonly onUnit: string;
  readonly currency: string;
  readonly account: string;
  readonly paymentType: string | null;
  readonly units: string;
};

/** The answer that a client was given to something sent under a key. */
export type AnswerFact = {
  readonly call: string;
  readonly client: string;
  readonly key: string;
  readonly answer: Readonly<Record<string, unknown>>;
};

/** All that the model reads, from one moment. */
export type Facts = {
  readonly owners: Readonly<Record<string, string>>;
  readonly orders: readonly OrderFact[];
  readonly events: readonly EventFact[];
  readonly funds: readonly FundFact[];
  readonly prices: readonly { readonly fund: number; readonly date: string; readonly nav: string }[];
  readonly rates: readonly { readonly currency: string; readonly date: string; readonly perUsd: string }[];
  readonly marketClosures: readonly { readonly market: string; readonly date: string }[];
  readonly movements: readonly MovementFact[];
  readonly ledger: readonly {
    readonly order: string;
    readonly sequence: number;
    readonly side: string;
    readonly currency: string;
    readonly amount: string;
  }[];
  readonly cashAccounts: readonly { readonly account: string; readonly currency: string }[];
  readonly cash: readonly CashFact[];
  readonly cashEvents: readonly { readonly sid: string; readonly kind: string }[];
  readonly cashEntries: readonly {
    readonly sid: string;
    readonly side: string;
    readonly currency: string;
    readonly amount: string;
  }[];
  readonly grants: readonly PointsFact[];
  readonly pointMovements: readonly (PointsFact & { readonly order: string; readonly kind: string })[];
  readonly dividends: readonly DividendFact[];
  readonly entitlements: readonly EntitlementFact[];
  readonly answers: readonly AnswerFact[];
  readonly executions: readonly {
    readonly plan: string;
    readonly order: string;
    readonly amount: string;
    readonly account: string;
    readonly fund: number;
  }[];
};

const place = `m.account_number account, m.fund_id fund, m.payment_type "paymentType", m.fee_type "feeType",
  m.trading_type "tradingType"`;

/** Each list of facts as a statement; figures are read as text, which keeps them exact. */
const lists: Readonly<Record<Exclude<keyof Facts, 'owners'>, string>> = {
  orders: `select o.id, o.oid, o.client_id client, o.account_number account, c.region, o.fund_id fund,
      o.into_fund_id "intoFund", o.kind, o.cut_off "cutOff", o.currency, o.payment_type "paymentType",
      o.paid_from "paidFrom", o.points, o.fee_waived::text "feeWaived", o.amount::text, o.fee_percent::text "feePercent",
      o.fee::text,
      o.fee_type "feeType", o.deal_on "dealOn", o.units::text, l.origin, (select x->>'feeRate' from jsonb_array_elements(l.lines) x
        where x->>'type' = 'B' and (x->>'fundId')::int = o.fund_id limit 1) "feeRate",
      c.membership_tier tier, a.type = 'MS' "isOfSubAccount", exists (select from submissions s
        where s.call = 'composeOrders' and s.client_id = o.client_id and s.answer->>'oid' = o.oid) "isComposed",
      l.note = 'Ordered long ago' "isPast"
    from orders o join order_lists l on l.oid = o.oid join clients c on c.id = o.client_id
    join accounts a on a.number = o.account_number order by o.oid, o.line`,
  events: `select order_id "order", xmin::text::bigint "transaction", sequence, kind, at, held_until "heldUntil", dealing_date "dealingDate", price::text,
      units::text, cost::text, amount::text, back_end_fee::text "backEndFee", short_term_fee::text "shortTermFee", side
    from order_events order by order_id, sequence`,
  funds: `select f.id, f.code, f.region, f.currency, f.subscribed_until "subscribedUntil", f.issue_price::text "issuePrice",
      f.short_term_days "shortTermDays", f.short_term_fee_percent::text "shortTermFeePercent",
      f.back_end_fee_percent::text "backEndFeePercent", f.share_class "shareClass",
      (select coalesce(json_agg(json_build_object('date', k.date, 'share', s.share::text)), '[]')
        from fund_markets s join calendars k on k.market = s.market where s.fund_id = f.id) closures
    from funds f where f.id in (select fund_id from orders union select into_fund_id from orders
      union select fund_id from paid_distributions)`,
  prices: `select distinct n.fund_id fund, n.date, n.nav::text
    from orders o join order_events e on e.order_id = o.id and e.dealing_date is not null
    join navs n on n.fund_id = (case e.kind when 'invested' then o.into_fund_id else o.fund_id end)
      and n.date = e.dealing_date and n.nav > 0`,
  rates: `select currency, date, per_usd::text "perUsd" from fx_rates where per_usd > 0 order by date`,
  marketClosures: `select market, date from calendars where market in ('HK', 'TW')`,
  movements: `select m.id, ${place}, m.kind, m.units::text, m.cost::text, m.date, om.order_id "order", om.sequence
    from movements m left join order_movements om on om.movement_id = m.id
    where om.order_id is not null or exists (select from orders o where o.kind <> 'buy'
      and o.account_number = m.account_number and o.fund_id = m.fund_id) order by m.date, m.id`,
  ledger: `select order_id "order", sequence, account side, currency, amount::text from ledger_entries`,
  cashAccounts: `select account_number account, currency from cash_accounts`,
  cash: `select t.sid, a.account_number account, a.currency, t.type, t.sign, t.amount::text, t.status,
      t.payment_status "paymentStatus", t.order_id "order"
    from cash_transactions t join cash_accounts a on a.sid = t.cash_account_sid`,
  cashEvents: `select transaction_sid sid, kind from cash_events order by transaction_sid, sequence`,
  cashEntries: `select transaction_sid sid, account side, currency, amount::text from cash_entries`,
  grants: `select client_id client, expires_on "expiresOn", points from reward_points order by expires_on`,
  pointMovements: `select order_id "order", client_id client, kind, expires_on "expiresOn", points from point_movements`,
  dividends: `select d.id, d.account_number account, d.fund_id fund, d.payment_type "paymentType", d.date, d.gross::text,
      d.currency, p.ex_date "exDate", p.units::text,
      (select amount::text from dividend_entries e where e.dividend_id = d.id and e.account = 'fund') "fundSide",
      (select amount::text from dividend_entries e where e.dividend_id = d.id and e.account = 'client') "clientSide",
      (select count(*) from dividend_entries e where e.dividend_id = d.id)::int sides,
      r.into_fund_id "intoFund", r.order_id "order"
    from dividends d left join paid_distributions p on p.dividend_id = d.id
    left join reinvested_dividends r on r.dividend_id = d.id
    where p.dividend_id is not null or r.order_id is not null`,
  entitlements: `select d.fund_id fund, d.ex_date "exDate", d.pay_date "payDate", d.amount::text "onUnit", d.currency,
      m.account_number account, m.payment_type "paymentType",
      sum(case m.kind when 'sell' then -m.units else m.units end)::text units
    from fund_distributions d join movements m on m.fund_id = d.fund_id and m.date < d.ex_date
    where d.paid_at > (select min(paid_at) from fund_distributions)
      and not exists (select from kept_back_distributions k
        where k.fund_id = d.fund_id and k.ex_date = d.ex_date and k.account_number = m.account_number)
    group by d.fund_id, d.ex_date, d.pay_date, d.amount, d.currency, m.account_number, m.payment_type
    having sum(case m.kind when 'sell' then -m.units else m.units end) > 0`,
  answers: `select call, client_id client, key, answer from submissions
    where call in ('urlSubmit', 'addVcaTransaction', 'cancelOrder') and answer is not null`,
  executions: `select e.ref_no plan, e.order_id "order", e.amount::text, p.account_number account, p.fund_id fund
    from regular_plan_executions e join regular_plans p on p.ref_no = e.ref_no where e.order_id is not null`,
};

const parts = Object.entries(lists).map(
  ([name, query]) => `'${name}', (select coalesce(json_agg(x), '[]') from (${query}) x)`,
);
const everything = sql.raw(
  `select json_build_object('owners', (select json_object_agg(number, client_id) from accounts), ${parts.join(', ')}) facts`,
);

/** Reads all of it in one statement, so that nothing changes between one table and the next. */
export async function readFacts(database: Readable): Promise<Facts> {
  const { rows } = (await database.execute(everything)) as { rows: readonly [{ facts: Facts }] };
  return rows[0].facts;
}
