import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { nextOrderStep, type OrderStep } from '../../domain/trading/dealing/next-order-step';
import { orderDueFrom } from '../../domain/trading/dealing/order-due-from';
import { hasWaitedInVain } from '../database/connection/is-unavailable';
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

/** The times that a run waits for an order which another transaction holds, and the milliseconds of each: between two it can be stopped. */
const turns = { count: 8, each: 500 };

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
  /** The orders that another transaction held when they were to be claimed. */
  private readonly skipped = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly now: Date,
    private readonly stopping?: AbortSignal,
  ) {}

  /** True once an order that others hold was waited for in vain: no other one is waited for. */
  private isHeldUp = false;

  /**
   * Returns some of the orders that are due, each one time until something happens to it; none once there are no more.
   * Those that others hold are waited for, since what is paid on a day, and what a client ordered later, comes after them;
   * where that is in vain `heldClients` says whose they are.
   */
  async next(): Promise<readonly DueOrder[]> {
    for (;;) {
      const { claimed, due } = (await this.changed()) ?? (await this.waiting());
      if (due.length > 0) return due;
      if (claimed > 0) continue;
      if (this.skipped.size === 0 || this.isHeldUp || this.stopping?.aborted === true) return [];
      const found = await this.released();
      if (found.length > 0) return found;
    }
  }

  /** Returns the clients of the orders that others hold still, once there are no more to be returned. */
  async heldClients(): Promise<readonly string[]> {
    if (this.skipped.size === 0) return [];
    const held = inArray(orders.id, [...this.skipped]);
    const rows = await this.database.selectDistinct({ clientId: orders.clientId }).from(orders).where(held);
    return rows.map(({ clientId }) => clientId);
  }

  /** Some of those that something has happened to; nothing where there are none, but for those that others are at work on. */
  private async changed() {
    const found = await this.claimBatch(isNull(openOrders.dueFrom));
    return found.claimed === 0 ? undefined : found;
  }

  /** The next ones of those whose time had come when they were looked at before. */
  private async waiting() {
    if (this.isAtEnd) return { claimed: 0, due: [] };
    const { place } = this;
    const isNext = place
      ? or(
          gt(openOrders.dueFrom, place.dueFrom),
          and(eq(openOrders.dueFrom, place.dueFrom), gt(openOrders.orderId, place.orderId)),
        )
      : undefined;
    const found = await this.claimBatch(and(lte(openOrders.dueFrom, this.now), isNext));
    this.place = found.last ?? this.place;
    this.isAtEnd = found.claimed < atOnce;
    return found;
  }

  /** Waits, holding nothing, until one of those that others held is free or the time for that is over, then claims those of them that are. */
  private async released(): Promise<readonly DueOrder[]> {
    const ids = [...this.skipped].slice(0, atOnce);
    this.isHeldUp = !(await this.waitFor(ids[0] ?? ''));
    for (const id of ids) this.skipped.delete(id);
    const { due } = await this.claimBatch(inArray(openOrders.orderId, ids));
    return due;
  }

  /** Returns true once nobody holds an order, and false where it was waited for in vain or the run is to stop. */
  private async waitFor(id: string): Promise<boolean> {
    for (let turn = 0; turn < turns.count && this.stopping?.aborted !== true; turn += 1)
      try {
        await this.database.transaction(async (transaction) => {
          await transaction.execute(sql.raw(`set local lock_timeout = ${String(turns.each)}`));
          await transaction
            .select({ id: openOrders.orderId })
            .from(openOrders)
            .where(eq(openOrders.orderId, id))
            .for('update');
        });
        return true;
      } catch (problem) {
        if (!hasWaitedInVain(problem)) throw problem;
      }
    return false;
  }

  /** Claims some open orders and writes down from when on each has to be looked at again. Those that another transaction holds are passed over, and remembered. */
  private claimBatch(which: SQL | undefined) {
    return this.database.transaction(async (transaction) => {
      const rows = await transaction
        .select()
        .from(openOrders)
        .where(which)
        .orderBy(asc(openOrders.dueFrom), asc(openOrders.orderId))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const ids = rows.map(({ orderId }) => orderId);
      const last = rows.at(-1);
      const seen = last && rows.length === atOnce ? and(which, upTo(last)) : which;
      for (const id of await othersOf(transaction, seen, ids)) this.skipped.add(id);
      const at = last?.dueFrom ? { dueFrom: last.dueFrom, orderId: last.orderId } : undefined;
      if (rows.length === 0) return { claimed: 0, due: [], last: at };
      const calendars = await dealingCalendars(transaction);
      const stored = await loadOrders(transaction, inArray(orders.id, ids));
      await this.keepDueFrom(transaction, stored, calendars);
      const due = stored.flatMap((one) => withStep(one, calendars)).filter(({ step }) => this.isDue(step));
      return { claimed: rows.length, due, last: at };
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

/** Not after an order in the order in which they are claimed: by their instant, those without one last. */
const upTo = ({ dueFrom, orderId }: typeof openOrders.$inferSelect): SQL | undefined => {
  const isBefore = lte(openOrders.orderId, orderId);
  if (dueFrom === null) return or(isNotNull(openOrders.dueFrom), isBefore);
  return or(lt(openOrders.dueFrom, dueFrom), and(eq(openOrders.dueFrom, dueFrom), isBefore));
};

/** The open orders that fulfil a condition, but for those that were claimed. */
async function othersOf(
  transaction: Database,
  which: SQL | undefined,
  claimed: readonly string[],
): Promise<readonly string[]> {
  const rows = await transaction
    .select({ id: openOrders.orderId })
    .from(openOrders)
    .where(and(which, notInArray(openOrders.orderId, [...claimed])));
  return rows.map(({ id }) => id);
}
