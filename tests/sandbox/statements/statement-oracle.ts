import Big from 'big.js';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashEntries, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts } from '../../../sandbox/database/schema/clients';
import { reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { dividends, funds, fxRates, movements, navs } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, orderEvents, orderMovements, orders } from '../../../sandbox/database/schema/orders';

// The product's arithmetic, rules and queries stay out of here on purpose: this is what they are checked against.

/** The content that a statement must have of a client's month, in its currency. */
export type ExpectedMonth = Readonly<
  Record<
    | 'opening'
    | 'closing'
    | 'openingFunds'
    | 'closingFunds'
    | 'openingOnItsWay'
    | 'closingOnItsWay'
    | 'openingCash'
    | 'closingCash'
    | 'paidIn'
    | 'paidOut'
    | 'distributed'
    | 'fees',
    Big
  >
>;

const none = new Big(0);
const total = (amounts: readonly Big[]): Big => amounts.reduce((sum, amount) => sum.plus(amount), none);
const dayOf = (at: Date): string => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** All rows that concern a client, read table by table. */
export async function readClient(database: Database, clientId: string) {
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  const ids = database.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId));
  const moved = await database.select().from(movements).where(inArray(movements.accountNumber, own));
  const fundIds = [...new Set(moved.map(({ fundId }) => fundId)), -1];
  return {
    movements: moved,
    orders: await database.select().from(orders).where(eq(orders.clientId, clientId)),
    events: await database
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, ids))
      .orderBy(asc(orderEvents.sequence)),
    entries: await database.select().from(ledgerEntries).where(inArray(ledgerEntries.orderId, ids)),
    linked: new Map((await database.select().from(orderMovements)).map((link) => [link.movementId, link])),
    dividends: await database.select().from(dividends).where(inArray(dividends.accountNumber, own)),
    reinvested: new Map(
      (await database.select().from(reinvestedDividends)).map((one) => [one.dividendId, one.orderId ?? undefined]),
    ),
    cash: await database
      .select({ entry: cashEntries, transaction: cashTransactions })
      .from(cashEntries)
      .innerJoin(cashTransactions, eq(cashTransactions.sid, cashEntries.transactionSid))
      .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
      .where(inArray(cashAccounts.accountNumber, own)),
    currencyOf: new Map((await database.select().from(funds)).map(({ id, currency }) => [id, currency])),
    prices: (await database.select().from(navs).where(inArray(navs.fundId, fundIds)).orderBy(asc(navs.date))).filter(
      ({ nav }) => Number(nav) > 0,
    ),
    rates: await database.select().from(fxRates).orderBy(asc(fxRates.date)),
  };
}

type Rows = Awaited<ReturnType<typeof readClient>>;

/** Works a month out again from the rows: money on its way as what is missing from the other side of the ledger. */
export function expectedMonth(rows: Rows, month: string, currency: string): ExpectedMonth {
  const first = `${month}-01`;
  const next = new Date(Date.parse(`${month}-28`) + 5 * 86_400_000).toISOString().slice(0, 7);
  const before = dayBefore(first);
  const last = dayBefore(`${next}-01`);
  const isOfMonth = (date: string) => date >= first && date <= last;
  const inCurrency = converter(rows, currency);
  const booked = datedEntries(rows);
  const opening = worth(rows, { day: before, currency });
  const closing = worth(rows, { day: last, currency });

  const flows: Big[] = [];
  for (const { order, account, amount, date } of booked) {
    if (account !== 'client' || !isOfMonth(date) || order.paidFrom === 'cash-account') continue;
    const isFromDividend = [...rows.reinvested.values()].includes(order.id);
    if (amount.lt(0) && isFromDividend) continue;
    flows.push(inCurrency(amount.neg(), order.currency, date));
  }
  for (const { id, date, gross, currency: from } of rows.dividends) {
    const orderId = rows.reinvested.get(id);
    const leaves = orderId === undefined ? date : endOfUnpaid(rows, orderId);
    if (leaves !== undefined && isOfMonth(leaves)) flows.push(inCurrency(new Big(gross).neg(), from, leaves));
  }
  for (const { entry, transaction } of rows.cash) {
    if (transaction.orderId !== null || entry.account !== 'cash-account') continue;
    const date = dayOf(transaction.at);
    if (isOfMonth(date)) flows.push(inCurrency(new Big(entry.amount), 'HKD', date));
  }
  for (const { id, fundId, kind, units, cost, date } of rows.movements) {
    if (rows.linked.has(id) || !isOfMonth(date)) continue;
    const from = rows.currencyOf.get(fundId) ?? '';
    const price = rows.prices.findLast((one) => one.fundId === fundId && one.date <= date);
    if (kind !== 'sell') flows.push(inCurrency(new Big(cost), from, date));
    else if (price) flows.push(inCurrency(new Big(units).times(price.nav).neg(), from, date));
  }
  return {
    opening: opening.total,
    openingFunds: opening.inFunds,
    openingOnItsWay: opening.onItsWay,
    openingCash: opening.cash,
    closing: closing.total,
    closingFunds: closing.inFunds,
    closingOnItsWay: closing.onItsWay,
    closingCash: closing.cash,
    paidIn: total(flows.filter((flow) => flow.gt(0))),
    paidOut: total(flows.filter((flow) => flow.lt(0))).neg(),
    distributed: total(
      rows.dividends
        .filter(({ date }) => isOfMonth(date))
        .map(({ gross, currency: from, date }) => inCurrency(new Big(gross), from, date)),
    ),
    fees: total(
      booked
        .filter(({ account, date }) => account === 'fees' && isOfMonth(date))
        .map(({ amount, order, date }) => inCurrency(amount, order.currency, date)),
    ),
  };
}

/**
 * Works out again what the sales of each holding realised between two days, both included: the money that the units
 * brought less their average cost, at the rates of the days. By account, fund and kind of account.
 */
export function expectedGains(
  rows: Rows,
  { first, last, currency }: { readonly first: string; readonly last: string; readonly currency: string },
): ReadonlyMap<string, Big> {
  const places = ['TWD', 'JPY'].includes(currency) ? 0 : 2;
  const shown = (cost: Big) => cost.round(places, Big.roundHalfUp);
  const inCurrency = converter(rows, currency);
  const held = new Map<string, { units: Big; cost: Big }>();
  const gains = new Map<string, Big>();
  for (const { place, date, isSale, units, amount, from } of dealsByDay(rows)) {
    const { units: before, cost } = held.get(place) ?? { units: none, cost: none };
    const money = inCurrency(amount, from, date);
    if (!isSale) {
      held.set(place, { units: before.plus(units), cost: cost.plus(money) });
      continue;
    }
    const left = before.minus(units);
    const costLeft = left.eq(0) || before.eq(0) ? none : cost.times(left).div(before).round(12, Big.roundHalfUp);
    held.set(place, { units: left, cost: costLeft });
    if (date < first || date > last) continue;
    const gain = money.minus(shown(cost).minus(shown(costLeft)));
    gains.set(place, (gains.get(place) ?? none).plus(gain));
  }
  return gains;
}

type Deal = {
  readonly place: string;
  readonly date: string;
  readonly isSale: boolean;
  readonly units: Big;
  readonly amount: Big;
  readonly from: string;
};

/** Returns what came into each holding and what left it, day by day, purchases first; those of before orders were kept together. */
function dealsByDay(rows: Rows): readonly Deal[] {
  const deals = new Map<string, Deal>();
  const note = (key: string, deal: Deal) => {
    const before = deals.get(key);
    deals.set(
      key,
      before ? { ...deal, units: before.units.plus(deal.units), amount: before.amount.plus(deal.amount) } : deal,
    );
  };
  for (const { id, accountNumber, fundId, paymentType, kind, units, cost, date } of rows.movements) {
    if (rows.linked.has(id)) continue;
    const price = rows.prices.findLast((one) => one.fundId === fundId && one.date <= date)?.nav ?? '0';
    const isSale = kind === 'sell';
    const place = [accountNumber, fundId, paymentType].join(' ');
    const amount = isSale ? new Big(units).times(price) : new Big(cost);
    const from = rows.currencyOf.get(fundId) ?? '';
    note(`${place} ${date} ${String(isSale)}`, { place, date, isSale, units: new Big(units), amount, from });
  }
  const unitsOf = new Map<string, Big>();
  for (const { id, kind, units } of rows.movements) {
    const link = rows.linked.get(id);
    const key = `${String(link?.orderId)} ${String(link?.sequence)}`;
    unitsOf.set(key, (unitsOf.get(key) ?? none)[kind === 'sell' ? 'minus' : 'plus'](units));
  }
  const entriesOf = datedEntries(rows).filter(({ account }) => account === 'fund');
  for (const { order, event, date } of datedEvents(rows)) {
    const isInvested = event.kind === 'invested' || (event.kind === 'corrected' && event.side === 'invested');
    const isSale = order.kind !== 'buy' && !isInvested;
    const fundId = isInvested ? (order.intoFundId ?? order.fundId) : order.fundId;
    const place = [order.accountNumber, fundId, order.paymentType].join(' ');
    const moved = unitsOf.get(`${order.id} ${String(event.sequence)}`) ?? none;
    const booked = entriesOf.filter((entry) => entry.order.id === order.id && entry.sequence === event.sequence);
    if (moved.eq(0) && booked.length === 0) continue;
    const amount = total(booked.map((entry) => entry.amount));
    const side = isSale ? { units: moved.neg(), amount: amount.neg() } : { units: moved, amount };
    // What a corrected sale brings less is one of no units; what a purchase brings more or less costs nothing.
    note(`${place} ${date} ${String(isSale)} ${order.id}`, { place, date, isSale, ...side, from: order.currency });
  }
  return [...deals.values()].toSorted(
    (one, other) => one.date.localeCompare(other.date) || Number(one.isSale) - Number(other.isSale),
  );
}

function worth(rows: Rows, { day, currency }: { readonly day: string; readonly currency: string }) {
  const inCurrency = converter(rows, currency);
  const held = new Map<string, { fundId: number; units: Big }>();
  for (const { accountNumber, fundId, paymentType, kind, units, date } of rows.movements) {
    if (date > day) continue;
    const place = [accountNumber, fundId, paymentType].join(' ');
    const before = held.get(place)?.units ?? none;
    held.set(place, { fundId, units: kind === 'sell' ? before.minus(units) : before.plus(units) });
  }
  const inFunds = total(
    [...held.values()]
      .filter(({ units }) => units.gt(0))
      .map(({ fundId, units }) => {
        const price = rows.prices.findLast((one) => one.fundId === fundId && one.date <= day);
        return price ? inCurrency(units.times(price.nav), rows.currencyOf.get(fundId) ?? '', day) : none;
      }),
  );
  const booked = datedEntries(rows).filter(({ date }) => date <= day);
  const ofOrders = rows.orders.map((order) => {
    // All entries of an order come to nothing: what the others lack is on its way.
    const others = booked.filter(
      (one) => one.order.id === order.id && ['client', 'fund', 'fees'].includes(one.account),
    );
    return inCurrency(total(others.map(({ amount }) => amount)).neg(), order.currency, day);
  });
  const ofDividends = rows.dividends.map(({ id, date, gross, currency: from }) => {
    const orderId = rows.reinvested.get(id);
    if (orderId === undefined || date > day) return none;
    const isTaken = booked.some((one) => one.order.id === orderId && one.account === 'client');
    const ended = endOfUnpaid(rows, orderId);
    return isTaken || (ended !== undefined && ended <= day) ? none : inCurrency(new Big(gross), from, day);
  });
  const cash = rows.cash
    .filter(({ entry, transaction }) => entry.account === 'cash-account' && cashDay(rows, transaction) <= day)
    .map(({ entry }) => new Big(entry.amount));
  const onItsWay = total([...ofOrders, ...ofDividends]);
  const inCash = inCurrency(total(cash), 'HKD', day);
  return { inFunds, onItsWay, cash: inCash, total: inFunds.plus(onItsWay).plus(inCash) };
}

/**
 * Returns the day on which an order's money moves: it leaves the Cash Account on the dealing date, and comes back when
 * the order is rejected.
 */
function cashDay(rows: Rows, { orderId, sign, at }: typeof cashTransactions.$inferSelect): string {
  const accepted = rows.events.find((one) => one.orderId === orderId && one.kind === 'accepted');
  return sign === -1 && accepted?.dealingDate ? accepted.dealingDate : dayOf(at);
}

/** Deals and what pays for them count on their dealing dates, all else on the day it was written down. */
function datedEvents(rows: Rows) {
  const orderOf = new Map(rows.orders.map((order) => [order.id, order]));
  const acceptedOn = new Map(
    rows.events.filter(({ kind }) => kind === 'accepted').map(({ orderId, dealingDate }) => [orderId, dealingDate]),
  );
  return rows.events.map((event) => {
    const order = orderOf.get(event.orderId);
    if (!order) throw new Error('an event without its order');
    const isDeal = ['accepted', 'priced', 'invested'].includes(event.kind);
    const date = isDeal ? (event.dealingDate ?? acceptedOn.get(event.orderId) ?? '') : dayOf(event.at);
    return { order, event, date };
  });
}

function datedEntries(rows: Rows) {
  const events = new Map(
    datedEvents(rows).map((dated) => [`${dated.order.id} ${String(dated.event.sequence)}`, dated]),
  );
  return rows.entries.map(({ orderId, sequence, account, amount }) => {
    const dated = events.get(`${orderId} ${String(sequence)}`);
    if (!dated) throw new Error('an entry without its order or event');
    return { order: dated.order, sequence, account, amount: new Big(amount), date: dated.date };
  });
}

function endOfUnpaid(rows: Rows, orderId: string): string | undefined {
  if (rows.entries.some((entry) => entry.orderId === orderId)) return undefined;
  const end = rows.events.find((one) => one.orderId === orderId && ['cancelled', 'rejected'].includes(one.kind));
  return end && dayOf(end.at);
}

function converter({ rates }: Rows, to: string) {
  const places = ['TWD', 'JPY'].includes(to) ? 0 : 2;
  const rateOf = (currency: string, day: string) =>
    currency === 'USD' ? '1' : rates.findLast((one) => one.currency === currency && one.date <= day)?.perUsd;
  return (amount: Big, from: string, day: string): Big => {
    if (from === to) return amount.round(places, Big.roundHalfUp);
    const fromRate = rateOf(from, day);
    const toRate = rateOf(to, day);
    if (fromRate === undefined || toRate === undefined) return none;
    Big.DP = 40;
    return amount.times(toRate).div(fromRate).round(places, Big.roundHalfUp);
  };
}
