import { asc, inArray } from 'drizzle-orm';
import { issuePriceFor } from '../../domain/funds/fund-subscription';
import { isZero } from '../../domain/money/decimal';
import { shortTermFeeOf } from '../../domain/trading/costs/short-term-trading-fee';
import { takeOldest } from '../../domain/trading/costs/unit-lots';
import { buyUnits, dealOrder } from '../../domain/trading/dealing/deal-order';
import { dealProceeds } from '../../domain/trading/dealing/deal-fees';
import { nextOrderStep, type OrderStep } from '../../domain/trading/dealing/next-order-step';
import type { OrderDeal, OrderEvent } from '../../domain/trading/dealing/order-event';
import type { ServerClock } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import { tellOfEnd } from '../cooling-off/keep-waiting';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../database/group-by';
import { orders } from '../database/schema/orders';
import { publishedPrice } from '../funds/publish-prices';
import { exchangeRates } from '../portfolio/exchange-rates';
import { type DealingCalendars, dealingCalendars } from '../funds/dealing-calendar';
import { heldLots } from './books/held-lots';
import { isOpenFor } from './terms/is-open-for';
import { type KeptOrder, keptOrders, stillOpen } from './books/kept-orders';
import { recordEvent } from './books/record-event';
import { lockAccounts, remit } from './books/remit';
import { isWithinClass, shortTermTerms } from './terms/short-term-terms';

type World = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};
type DueOrder = { readonly kept: KeptOrder; readonly step: OrderStep };

/** The orders about which something is still to be done, each with what and when. */
export async function openOrders(database: Database): Promise<readonly DueOrder[]> {
  const calendars = await dealingCalendars(database);
  const kept = await keptOrders(database, stillOpen(database));
  return kept.flatMap((one) => withStep(one, calendars));
}

function withStep(kept: KeptOrder, calendars: DealingCalendars): readonly DueOrder[] {
  const step = nextOrderStep(kept.state, calendars(kept));
  return step ? [{ kept, step }] : [];
}

/**
 * Does everything about orders that is due now, or was at an earlier instant, the earliest first: lets go what has waited long enough, accepts, prices and settles, in one transaction for each
 * fund and day. It can be broken off anywhere and begun again, by several processes at once: each step of an order is
 * done once. An order whose fund has no price of its day waits for the next run.
 */
export async function dealOrders({ database, clock, configuration }: World, until?: Date): Promise<void> {
  const tried = new Set<string>();
  const nameOf = ({ kept, step }: DueOrder) => `${kept.row.id} ${step.step} ${step.date}`;
  for (;;) {
    const now = clock.now();
    const last = Math.min(now.getTime(), until?.getTime() ?? Infinity);
    const due = (await openOrders(database)).filter(
      (one) => Date.parse(one.step.dueAt) <= last && !tried.has(nameOf(one)),
    );
    const [earliest] = due.map(({ step }) => step.dueAt).toSorted();
    if (earliest === undefined) return;
    const groups = groupBy(
      due.filter(({ step }) => step.dueAt === earliest),
      ({ kept, step }) => `${step.step} ${step.date} ${String(dealtFund(kept, step).id)}`,
    );
    for (const [, group] of [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      for (const one of group) tried.add(nameOf(one));
      const ids = group.map(({ kept }) => kept.row.id);
      await dealGroup({ database, ...configuration }, ids, now);
    }
  }
}

/** The fund that a step deals in: of a switch, when what was sold is invested, that which it buys. */
const dealtFund = ({ fund, intoFund }: KeptOrder, { step }: OrderStep): KeptOrder['fund'] =>
  step === 'invest' ? (intoFund ?? fund) : fund;

type Books = Pick<World, 'database'> & World['configuration'];

async function dealGroup({ database, environment }: Books, ids: readonly string[], now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockAccounts(transaction, ids);
    const own = inArray(orders.id, [...ids]);
    await transaction.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id)).for('update');
    const calendars = await dealingCalendars(transaction);
    for (const kept of await keptOrders(transaction, own)) {
      const step = nextOrderStep(kept.state, calendars(kept));
      if (!step || Date.parse(step.dueAt) > now.getTime()) continue;
      if (step.step === 'release') {
        // As of the end of the wait, from which its dealing date follows.
        await recordEvent(transaction, kept, { kind: 'received', at: step.dueAt });
        const about = { clientId: kept.row.clientId, waiting: { kind: 'redemption', count: 1 }, now } as const;
        await tellOfEnd(transaction, { ...about, environment }, 'released');
        continue;
      }
      if (step.step === 'settle' && kept.row.kind === 'redemption') {
        await remit(transaction, kept, { day: step.date, at: now.toISOString() });
        continue;
      }
      const event = await eventOf(transaction, { kept, step }, now.toISOString());
      if (event) await recordEvent(transaction, kept, event);
    }
  });
}

/** What a step comes to; nothing while a price or a rate is missing. */
async function eventOf(database: Database, { kept, step }: DueOrder, at: string): Promise<OrderEvent | undefined> {
  const { state } = kept;
  const fund = dealtFund(kept, step);
  if (step.step === 'settle') return { kind: 'settled', at };
  if (step.step === 'accept') {
    return isOpenFor(kept.row.kind, kept)
      ? { kind: 'accepted', at, dealingDate: step.date }
      : { kind: 'rejected', at, reason: 'fund-closed' };
  }
  const { subscribedUntil: until, issuePrice } = fund;
  const nav =
    issuePriceFor({ until, issuePrice }, state.receivedAt) ?? (await publishedPrice(database, fund.id, step.date));
  if (nav === undefined) return undefined;
  const rates = await exchangeRates(database, step.date);
  const terms = { price: decimal(nav), fundCurrency: fund.currency, rates };
  const deal =
    step.step === 'invest' && state.deal
      ? buyUnits({ amount: dealProceeds(state.order, state.deal), currency: state.order.currency }, terms)
      : dealOrder(state.order, terms);
  if (deal.ok && step.step === 'invest') return { kind: 'invested', at, dealingDate: step.date, deal: deal.value };
  if (deal.ok)
    return { kind: 'priced', at, deal: { ...deal.value, ...(await shortTermFee(database, kept, deal.value)) } };
  return deal.error === 'too-small' ? { kind: 'rejected', at, reason: 'too-small' } : undefined;
}

/** What units bear for having been held so briefly: the oldest leave first; nothing where the fund states no such fee or a plan ordered it [TRADE-126..128]. */
async function shortTermFee(
  database: Database,
  { row, fund, intoFund, isOfPlan: isScheduledPlan, state }: KeptOrder,
  { amount }: OrderDeal,
): Promise<Pick<OrderDeal, 'shortTermFee'>> {
  const { order, dealingDate = '' } = state;
  const terms = shortTermTerms(fund);
  if (order.kind === 'buy' || !terms) return {};
  const { taken: lots } = takeOldest(await heldLots(database, row), { units: order.units, feeType: row.feeType });
  const isIntraClassSwitch = intoFund !== null && isWithinClass(fund, intoFund);
  const leaving = { lots, day: dealingDate, amount, currency: order.currency };
  const fee = shortTermFeeOf({ ...leaving, isScheduledPlan, isIntraClassSwitch }, terms);
  return isZero(fee) ? {} : { shortTermFee: fee };
}

/** The first instant from which the next step of such a kind is due, after now; undefined where no order waits for one. */
export async function nextDue(
  { database, clock }: Pick<World, 'database' | 'clock'>,
  kinds: readonly OrderStep['step'][],
): Promise<string | undefined> {
  const now = clock.now().getTime();
  const steps = (await openOrders(database)).map(({ step }) => step).filter(({ step }) => kinds.includes(step));
  return steps
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => Date.parse(dueAt) > now)
    .toSorted()[0];
}
