import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Calendar } from '../../domain/calendar/calendar';
import { dealOrder } from '../../domain/trading/dealing/deal-order';
import { nextOrderStep, type OrderStep } from '../../domain/trading/dealing/next-order-step';
import { type OrderEvent, orderEventKinds } from '../../domain/trading/dealing/order-event';
import { isFinished } from '../../domain/trading/dealing/order-state';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../database/group-by';
import { orderEvents, orders } from '../database/schema/orders';
import { publishedPrice } from '../funds/publish-prices';
import { exchangeRates } from '../portfolio/exchange-rates';
import { dealingCalendar } from './dealing-calendar';
import { type KeptOrder, keptOrders } from './kept-orders';
import { recordEvent } from './record-event';

type World = { readonly database: Database; readonly clock: ServerClock };
type DueOrder = { readonly kept: KeptOrder; readonly step: OrderStep };

/** The orders about which something is still to be done, each with what and when. */
export async function openOrders(database: Database): Promise<readonly DueOrder[]> {
  const calendar = await dealingCalendar(database);
  const over = database
    .select({ one: sql`1` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orders.id), inArray(orderEvents.kind, finishing)));
  const kept = await keptOrders(database, notExists(over));
  return kept.flatMap((one) => withStep(one, calendar));
}

/** The events after which nothing more happens to an order. */
const finishing = orderEventKinds.filter((stage) => isFinished({ stage }));

function withStep(kept: KeptOrder, calendar: Calendar): readonly DueOrder[] {
  const step = nextOrderStep(kept.state, calendar);
  return step ? [{ kept, step }] : [];
}

/**
 * Does everything about orders that is due: accepts, prices and settles, in one transaction for each fund and day. It
 * can be broken off anywhere and begun again, by several processes at once: each step of an order is done once. An
 * order whose fund has no price of its day waits.
 */
export async function dealOrders({ database, clock }: World): Promise<void> {
  const done = new Set<string>();
  for (;;) {
    const now = clock.now();
    const due = (await openOrders(database)).filter(({ step }) => Date.parse(step.dueAt) <= now.getTime());
    const groups = groupBy(
      due,
      ({ kept, step }) => `${step.dueAt} ${step.step} ${step.date} ${String(kept.row.fundId)}`,
    );
    // What was tried without a price waits for the next run.
    const left = [...groups].filter(([key]) => !done.has(key)).toSorted(([one], [other]) => (one < other ? -1 : 1));
    if (left.length === 0) return;
    for (const [key, group] of left) {
      done.add(key);
      await dealGroup(
        database,
        group.map(({ kept }) => kept.row.id),
        now,
      );
    }
  }
}

async function dealGroup(database: Database, ids: readonly string[], now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const own = inArray(orders.id, [...ids]);
    await transaction.select({ id: orders.id }).from(orders).where(own).orderBy(asc(orders.id)).for('update');
    const calendar = await dealingCalendar(transaction);
    for (const kept of await keptOrders(transaction, own)) {
      const step = nextOrderStep(kept.state, calendar);
      if (!step || Date.parse(step.dueAt) > now.getTime()) continue;
      const event = await eventOf(transaction, { kept, step }, now.toISOString());
      if (event) await recordEvent(transaction, kept, event);
    }
  });
}

/** What a step comes to; nothing while a price or a rate is missing. */
async function eventOf(database: Database, { kept, step }: DueOrder, at: string): Promise<OrderEvent | undefined> {
  const { fund, state } = kept;
  if (step.step === 'settle') return { kind: 'settled', at };
  if (step.step === 'accept') {
    const deals = fund.statusNormal && (state.order.kind === 'buy' ? fund.availBuy : fund.availSell);
    return deals ? { kind: 'accepted', at, dealingDate: step.date } : { kind: 'rejected', at, reason: 'fund-closed' };
  }
  const nav = await publishedPrice(database, fund.id, step.date);
  if (nav === undefined) return undefined;
  const rates = await exchangeRates(database, step.date);
  const deal = dealOrder(state.order, { price: decimal(nav), fundCurrency: fund.currency, rates });
  if (deal.ok) return { kind: 'priced', at, deal: deal.value };
  return deal.error === 'too-small' ? { kind: 'rejected', at, reason: 'too-small' } : undefined;
}

/** The first instant from which the next step of a kind is due, after now; undefined where no order waits for one. */
export async function nextDue({ database, clock }: World, kind: OrderStep['step']): Promise<string | undefined> {
  const now = clock.now().getTime();
  const steps = (await openOrders(database)).map(({ step }) => step).filter(({ step }) => step === kind);
  return steps
    .map(({ dueAt }) => dueAt)
    .filter((dueAt) => Date.parse(dueAt) > now)
    .toSorted()[0];
}
