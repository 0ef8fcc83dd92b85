import { asc, inArray } from 'drizzle-orm';
import { issuePriceFor } from '../../domain/funds/fund-subscription';
import { shortTermUnits } from '../../domain/fees/short-term-trading-fee';
import { takeOldest } from '../../domain/holdings/unit-lots';
import { buyUnits, dealOrder, type DealingTerms } from '../../domain/trading/dealing/deal-order';
import { dealProceeds } from '../../domain/trading/dealing/deal-fees';
import { nextOrderStep, type OrderStep } from '../../domain/trading/dealing/next-order-step';
import type { OrderEvent } from '../../domain/trading/dealing/order-event';
import { switchInDate } from '../../domain/trading/dealing/switch-in-date';
import type { Calendar } from '../../domain/calendar/calendar';
import type { ServerClock } from '../context/clock';
import { OneByOne, type Round } from '../context/one-by-one';
import type { ServerContext } from '../context/server-context';
import { heldRedemptions } from './books/held-redemptions';
import { notifyOfEnd } from '../cooling-off/record-cooling-off';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { orders } from '../database/schema/orders';
import { findPublishedPrice } from '../funds/publish-prices';
import { exchangeRates } from '../funds/exchange-rates';
import { dealingCalendars } from '../funds/dealing-calendar';
import { heldLots } from './books/held-lots';
import { isOpenFor } from './terms/is-open-for';
import { type StoredOrder, loadOrders } from './books/stored-orders';
import { isAllowedNow } from './books/is-allowed-now';
import { recordEvent } from './books/record-event';
import { type DueOrder, DueOrders, ordersWithNextStep } from './due-orders';
import { mailRejection } from './lists/mail-orders';
import { lockAccountsOfOrders } from '../context/locked-accounts';
import { remit } from './books/remit';
import { isWithinClass, shortTermTerms } from './terms/short-term-terms';
import { tradedFund } from './terms/traded-funds';

type Deps = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/** The number of orders that are dealt in one transaction: their accounts are held as long. */
const dealtAtOnce = 100;

/** The extent of a run: up to an instant, if one is named. */
type Extent = Round & { readonly until?: Date };

/**
 * Does everything about orders that is due now, or was at an earlier instant, the earliest first: lets go what has waited
 * long enough, accepts, prices and settles, some orders of a fund and day in one transaction, and all of a client where
 * what waited goes on. It can be broken off anywhere and begun again, by several processes at once: each step of an order
 * is done once. An order whose fund has no price of its day waits for the next run, and so do those of a client one of whose
 * orders fails or is held by others for too long.
 */
export async function dealOrders(
  { database, clock, configuration }: Deps,
  { until, stopping, clients = new OneByOne() }: Extent = {},
): Promise<void> {
  const isStopped = (): boolean => stopping?.aborted === true;
  const now = clock.now();
  const last = Math.min(now.getTime(), until?.getTime() ?? Infinity);
  const found = new DueOrders(database, now, stopping);
  const due = new Map<string, Dealing>();
  for (;;) {
    for (let some = await found.next(); some.length > 0; some = await found.next())
      for (const one of some) due.set(one.stored.row.id, dealingOf(one));
    if (isStopped()) return;
    for (const clientId of await found.heldClients()) clients.leave(clientId, new Error('others hold an order'));
    const inTime = [...due.values()].filter(({ dueAt }) => Date.parse(dueAt) <= last);
    const [earliest] = inTime.map(({ dueAt }) => dueAt).toSorted();
    if (earliest === undefined) break;
    const groups = groupBy(
      inTime.filter(({ dueAt }) => dueAt === earliest),
      ({ group }) => group,
    );
    for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      for (const some of transactionsOf(group)) {
        if (isStopped()) return;
        for (const { id } of some) due.delete(id);
        await clients.together(some, clientOf, (those) => dealTogether({ database, ...configuration }, those, now));
      }
  }
  clients.finish();
}

/** An order that is due, as much as says when it is dealt and with which others. */
type Dealing = Pick<OrderStep, 'step' | 'dueAt'> & {
  readonly id: string;
  readonly clientId: string;
  readonly group: string;
  readonly place: readonly [oid: string, line: number];
};

const dealingOf = ({ stored, step }: DueOrder): Dealing => ({
  id: stored.row.id,
  clientId: stored.row.clientId,
  step: step.step,
  dueAt: step.dueAt,
  group: `${step.step} ${step.date} ${dealtWith(stored, step)}`,
  place: [stored.row.oid, stored.row.line],
});

/** Divides a group into what one transaction deals, in the order of lists and lines; what a client is told of at once stays together. */
function transactionsOf(group: readonly Dealing[]): readonly (readonly Dealing[])[] {
  const ordered = group.toSorted(({ place: [oid, line] }, { place: [otherOid, otherLine] }) =>
    oid === otherOid ? line - otherLine : oid < otherOid ? -1 : 1,
  );
  if (group.some(({ step }) => step === 'release')) return [ordered];
  return Array.from({ length: Math.ceil(ordered.length / dealtAtOnce) }, (_, index) =>
    ordered.slice(index * dealtAtOnce, (index + 1) * dealtAtOnce),
  );
}

const clientOf = ({ clientId }: Dealing): string => clientId;

/** Returns the key of orders that are dealt together: their fund or, when a wait is over, their client, who is told once of all. */
const dealtWith = (stored: StoredOrder, step: OrderStep): string =>
  step.step === 'release' ? stored.row.clientId : String(dealtFund(stored, step).id);

/** The fund that a step deals in: of a switch, when what was sold is invested, that which it buys. */
export const dealtFund = ({ fund, intoFund }: StoredOrder, { step }: OrderStep): StoredOrder['fund'] =>
  step === 'invest' ? (intoFund ?? fund) : fund;

type Books = Pick<Deps, 'database'> & Deps['configuration'];

/** Deals some orders, all or none. */
async function dealTogether({ database, environment }: Books, some: readonly Dealing[], now: Date): Promise<void> {
  const ids = some.map(({ id }) => id);
  await database.transaction(async (transaction) => {
    await lockAccountsOfOrders(transaction, ids);
    const own = inArray(orders.id, [...ids]);
    await transaction.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id)).for('update');
    const calendars = await dealingCalendars(transaction);
    const released: StoredOrder[] = [];
    for (const stored of await loadOrders(transaction, own)) {
      const calendar = calendars(stored);
      const step = nextOrderStep(stored.state, calendar);
      if (!step || Date.parse(step.dueAt) > now.getTime()) continue;
      const event = await eventOf(transaction, { stored, step, calendar }, now.toISOString());
      // It waits for the end of a freeze.
      if (!event || !(await isAllowedNow(transaction, stored, event))) continue;
      if (step.step === 'settle' && stored.row.kind === 'redemption') {
        await remit(transaction, stored, { day: step.date, at: event.at });
        continue;
      }
      await recordEvent(transaction, stored, event);
      if (event.kind === 'received') released.push(stored);
      if (event.kind !== 'rejected') continue;
      await mailRejection({ database: transaction, environment }, { stored, reason: event.reason, sentAt: now });
    }
    for (const ofClient of groupBy(released, ({ row }) => row.clientId).values())
      await notifyOfEnd(transaction, { ...heldRedemptions(ofClient), now, environment }, 'released');
  });
}

/** Returns the event that a step comes to whatever prices, rates and funds say; undefined where these decide it. */
export function certainEvent({ step, dueAt }: OrderStep, at: string): OrderEvent | undefined {
  // As of the end of the wait, from which its dealing date follows.
  if (step === 'release') return { kind: 'received', at: dueAt };
  return step === 'settle' ? { kind: 'settled', at } : undefined;
}

type DealtOrder = DueOrder & { readonly calendar: Calendar };

/** The event that a step comes to; nothing while a price or a rate is missing. */
async function eventOf(
  database: Database,
  { stored, step, calendar }: DealtOrder,
  at: string,
): Promise<OrderEvent | undefined> {
  const { state } = stored;
  const certain = certainEvent(step, at);
  if (certain) return certain;
  if (step.step === 'accept') {
    return isOpenFor(stored.row.kind, stored)
      ? { kind: 'accepted', at, dealingDate: step.date }
      : { kind: 'rejected', at, reason: 'fund-closed' };
  }
  const terms = await termsOn(database, dealtFund(stored, step), { stored, date: step.date });
  if (!terms) return undefined;
  if (step.step === 'invest' && state.deal) {
    const deal = buyUnits({ amount: dealProceeds(state.order, state.deal), currency: state.order.currency }, terms);
    if (deal.ok) return { kind: 'invested', at, dealingDate: step.date, deal: deal.value };
    return deal.error === 'too-small' ? { kind: 'rejected', at, reason: deal.error } : undefined;
  }
  const deal = dealOrder(state.order, { ...terms, shortTerm: await shortTermOf(database, stored) });
  if (!deal.ok) return deal.error === 'no-rate' ? undefined : { kind: 'rejected', at, reason: deal.error };
  const priced = { kind: 'priced' as const, at, deal: deal.value };
  // Before its units leave: afterwards nothing could give them back.
  return (await buysNothing(database, stored, { priced, calendar }))
    ? { kind: 'rejected', at, reason: 'too-small' }
    : priced;
}

type Fund = StoredOrder['fund'];

/** The price of a fund on a date for an order, and the rates of that date; undefined while there is no price. */
async function termsOn(
  database: Database,
  fund: Fund,
  { stored: { state }, date }: { readonly stored: StoredOrder; readonly date: string },
): Promise<DealingTerms | undefined> {
  const { subscribedUntil: until, issuePrice, currency: fundCurrency } = fund;
  const nav =
    issuePriceFor({ until, issuePrice }, state.receivedAt) ?? (await findPublishedPrice(database, fund.id, date));
  return nav === undefined
    ? undefined
    : { price: decimal(nav), fundCurrency, rates: await exchangeRates(database, date) };
}

/**
 * Returns true if the proceeds of a switch buy no unit of the target fund, by its price of the day on which it is
 * bought, or by its latest while that isn't known [TRADE-43].
 */
async function buysNothing(
  database: Database,
  stored: StoredOrder,
  { priced, calendar }: { readonly priced: Extract<OrderEvent, { kind: 'priced' }>; readonly calendar: Calendar },
): Promise<boolean> {
  const { state, intoFund } = stored;
  const { order, receivedAt, dealingDate = '' } = state;
  if (order.kind !== 'switch' || !intoFund) return false;
  const date = switchInDate({ order, receivedAt, dealingDate }, calendar);
  const terms =
    (await termsOn(database, intoFund, { stored, date })) ?? (await latestTerms(database, intoFund, dealingDate));
  if (!terms) return false;
  const into = buyUnits({ amount: dealProceeds(order, priced.deal), currency: order.currency }, terms);
  return !into.ok && into.error === 'too-small';
}

async function latestTerms(database: Database, fund: Fund, day: string): Promise<DealingTerms | undefined> {
  const { nav } = await tradedFund(database, fund.id, day);
  return nav === null
    ? undefined
    : { price: decimal(nav), fundCurrency: fund.currency, rates: await exchangeRates(database, day) };
}

/** The units of an order that bear the short-term trading fee: the oldest leave first; none where the fund states no such fee or a plan ordered it [TRADE-126..128]. */
async function shortTermOf(
  database: Database,
  { row, fund, intoFund, isOfPlan: isScheduledPlan, state }: StoredOrder,
): Promise<DealingTerms['shortTerm']> {
  const { order, dealingDate: day = '' } = state;
  const terms = shortTermTerms(fund);
  if (order.kind === 'buy' || !terms) return undefined;
  const { taken: lots } = takeOldest(await heldLots(database, row), {
    units: order.quantity.value,
    feeType: row.feeType,
  });
  const isIntraClassSwitch = intoFund !== null && isWithinClass(fund, intoFund);
  return shortTermUnits({ lots, day, isScheduledPlan, isIntraClassSwitch }, terms);
}

/** The first instant from which the next step of such a kind is due, after now; undefined where no order waits for one. */
export async function nextDue(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  kinds: readonly OrderStep['step'][],
): Promise<string | undefined> {
  const now = clock.now().getTime();
  const steps = (await ordersWithNextStep(database)).map(({ step }) => step).filter(({ step }) => kinds.includes(step));
  return steps
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => Date.parse(dueAt) > now)
    .toSorted()[0];
}
