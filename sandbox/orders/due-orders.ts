import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { nextOrderStep, type OrderStep } from '../../domain/trading/dealing/next-order-step';
import { orderDueFrom } from '../../domain/trading/dealing/order-due-from';
import type { Database } from '../database/database';
import { openOrders, orders } from '../database/schema/orders';
import { type DealingCalendars, dealingCalendars } from '../funds/dealing-calendar';
import { loadOrders, type StoredOrder, stillOpen } from './books/stored-orders';

/** An order with what is to be done about it next, and when. */
export type DueOrder = { readonly stored: StoredOrder; readonly step: OrderStep };

/** An order with its next step; nothing where there is none. */
export function withStep(stored: StoredOrder, calendars: DealingCalendars): readonly DueOrder[] {
  const step = nextOrderStep(stored.state, calendars(stored));
  return step ? [{ stored, step }] : [];
}

/** The orders about which something is still to be done, each with what and when. */
export async function ordersWithNextStep(database: Database): Promise<readonly DueOrder[]> {
  const calendars = await dealingCalendars(database);
  const stored = await loadOrders(database, stillOpen(database));
  return stored.flatMap((one) => withStep(one, calendars));
}

/** The number of orders that are loaded with their events at once. */
const atOnce = 500;

/** An order whose day is put off by a holiday is looked at again after so many milliseconds: a closure may be withdrawn. */
const againAfter = 3_600_000;

/** Later than any order: nothing happens to it by itself. */
const never = new Date('9999-12-31T00:00:00Z');

/**
 * The orders that are due, as the rounds of the desk find them: by the instant from which each has to be looked at, which
 * is written down beside it. Whatever happens to an order takes that instant back, so that it is worked out anew
 * [TRADE-91].
 */
export class DueOrders {
  private place: { readonly dueFrom: Date; readonly orderId: string } | undefined;
  private isAtEnd = false;

  constructor(
    private readonly database: Database,
    private readonly now: Date,
  ) {}

  /** Returns some of the orders that are due, each one time until something happens to it; none once there are no more. */
  async next(): Promise<readonly DueOrder[]> {
    for (;;) {
      const { seen, due } = (await this.changed()) ?? (await this.waiting());
      if (due.length > 0 || seen === 0) return due;
    }
  }

  /** Some of those that something has happened to; nothing where there are none, but for those that others are at work on. */
  private async changed() {
    const found = await this.look(isNull(openOrders.dueFrom));
    return found.seen === 0 ? undefined : found;
  }

  /** The next ones of those whose time had come when they were looked at before. */
  private async waiting() {
    if (this.isAtEnd) return { seen: 0, due: [] };
    const { place } = this;
    const isNext = place
      ? or(
          gt(openOrders.dueFrom, place.dueFrom),
          and(eq(openOrders.dueFrom, place.dueFrom), gt(openOrders.orderId, place.orderId)),
        )
      : undefined;
    const found = await this.look(and(lte(openOrders.dueFrom, this.now), isNext));
    this.place = found.last ?? this.place;
    this.isAtEnd = found.seen < atOnce;
    return found;
  }

  /** Loads some open orders, and writes down from when on each has to be looked at again. Those of another transaction are left to it: it takes their instant back. */
  private look(which: SQL | undefined) {
    return this.database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(openOrders)
        .where(which)
        .orderBy(asc(openOrders.dueFrom), asc(openOrders.orderId))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const last = rows.at(-1);
      const at = last?.dueFrom ? { dueFrom: last.dueFrom, orderId: last.orderId } : undefined;
      if (rows.length === 0) return { seen: 0, due: [], last: at };
      const calendars = await dealingCalendars(transaction);
      const ids = rows.map(({ orderId }) => orderId);
      const stored = await loadOrders(transaction, inArray(orders.id, ids));
      await this.keepDueFrom(transaction, stored, calendars);
      const due = stored.flatMap((one) => withStep(one, calendars)).filter(({ step }) => this.isDue(step));
      return { seen: rows.length, due, last: at };
    });
  }

  private isDue = ({ dueAt }: OrderStep): boolean => Date.parse(dueAt) <= this.now.getTime();

  private async keepDueFrom(
    transaction: Database,
    stored: readonly StoredOrder[],
    calendars: DealingCalendars,
  ): Promise<void> {
    const rows = stored.map((one) => ({
      order_id: one.row.id,
      due_from: this.dueFrom(one, calendars).toISOString(),
    }));
    await transaction
      .update(openOrders)
      .set({ dueFrom: sql`found.due_from` })
      .from(sql`json_to_recordset(${JSON.stringify(rows)}) as found(order_id text, due_from timestamptz)`)
      .where(
        and(eq(openOrders.orderId, sql`found.order_id`), sql`${openOrders.dueFrom} is distinct from found.due_from`),
      );
  }

  /** Never after the instant at which the order is due, whatever is closed meanwhile. */
  private dueFrom({ state, fund, intoFund }: StoredOrder, calendars: DealingCalendars): Date {
    const earliest = orderDueFrom(state);
    if (earliest === undefined) return never;
    if (Date.parse(earliest) > this.now.getTime()) return new Date(earliest);
    const again = this.now.getTime() + againAfter;
    const step = nextOrderStep(state, calendars({ fund, intoFund }));
    return new Date(Math.min(step ? Date.parse(step.dueAt) : again, again));
  }
}
