import { inArray, sql } from 'drizzle-orm';
import { isAllowedIn } from '../../domain/credentials/login/account-freeze';
import { issuePriceFor } from '../../domain/funds/fund-subscription';
import { priceLateFrom } from '../../domain/funds/prices/late-prices';
import { eventAct } from '../../domain/trading/dealing/event-act';
import type { OrderStep } from '../../domain/trading/dealing/next-order-step';
import { loadAccount } from '../context/account-standing';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { openOrders, orders } from '../database/schema/orders';
import { type DealingCalendars, dealingCalendars } from '../funds/dealing-calendar';
import { findPublishedPrice } from '../funds/publish-prices';
import { loadOrders } from './books/stored-orders';
import { certainEvent, dealtFund } from './deal-orders';
import { type DueOrder, withStep } from './due-orders';

/** The price of a dealing day that an order waits for, and the instant from which it is late. */
export type AwaitedPrice = Pick<OrderStep, 'date'> & {
  readonly fund: DueOrder['stored']['fund'];
  readonly lateFrom: string;
};

/** The number of orders looked at for the oldest step: those of more than that have waited as long. */
const mostSeen = 2_000;

/** The orders about which something is still to be done, the instant since which the desk could have done the oldest step, and the first price that has not come. */
export type DeskBacklog = {
  readonly open: number;
  readonly since: string | undefined;
  readonly unpriced: AwaitedPrice | undefined;
};

/** Loads what is left to the desk, by those of the due orders that were to be looked at first. A step that a freeze keeps back, or whose price isn't published yet, is no delay of the desk. */
export async function loadBacklog(database: Database, clock: ServerClock): Promise<DeskBacklog> {
  const calendars = await dealingCalendars(database);
  const now = clock.now().getTime();
  // All of one moment: what is due stands first among what is open.
  const first = await database
    .select({ id: openOrders.orderId, dueFrom: openOrders.dueFrom, open: sql<string>`count(*) over ()` })
    .from(openOrders)
    .orderBy(sql`${openOrders.dueFrom} nulls first`)
    .limit(mostSeen);
  const ids = first.flatMap(({ id, dueFrom }) => (dueFrom === null || dueFrom.getTime() <= now ? [id] : []));
  const stored = await loadOrders(database, inArray(orders.id, ids));
  const due = stored
    .flatMap((one) => withStep(one, calendars))
    .filter(({ step }) => Date.parse(step.dueAt) <= now)
    .toSorted((one, other) => Date.parse(one.step.dueAt) - Date.parse(other.step.dueAt));
  const isMet = new Map<string, boolean>();
  let since: string | undefined;
  let unpriced: AwaitedPrice | undefined;
  for (const one of due) {
    const need = needOf(database, one);
    const known = need && isMet.get(need.name);
    const isReady = need ? (known ?? (await need.isMet())) : true;
    if (need) isMet.set(need.name, isReady);
    if (isReady) since ??= one.step.dueAt;
    else if (need?.isPrice) unpriced ??= awaitedPrice(one, calendars);
    if (since !== undefined && unpriced !== undefined) break;
  }
  return { open: Number(first[0]?.open ?? 0), since, unpriced };
}

function awaitedPrice({ stored, step }: DueOrder, calendars: DealingCalendars): AwaitedPrice {
  const fund = dealtFund(stored, step);
  return { fund, date: step.date, lateFrom: priceLateFrom(step.date, calendars(stored)) };
}

/** Something that a step waits for, and that the desk can't bring about. */
type Need = { readonly name: string; readonly isPrice: boolean; readonly isMet: () => Promise<boolean> };

/** Returns the need of a step: an account that isn't frozen to pay out, a price to deal; undefined for none. */
function needOf(database: Database, { stored, step }: DueOrder): Need | undefined {
  const { row, state } = stored;
  const event = certainEvent(step, step.dueAt);
  const act = event && eventAct(state, event);
  if (act && !isAllowedIn('frozen', act))
    return {
      name: `${act} ${row.clientId}`,
      isPrice: false,
      isMet: async () => isAllowedIn(await loadAccount(database, row.clientId), act),
    };
  const { id, subscribedUntil: until, issuePrice } = dealtFund(stored, step);
  const isPriced = step.step === 'price' || step.step === 'invest';
  if (!isPriced || issuePriceFor({ until, issuePrice }, state.receivedAt) !== undefined) return undefined;
  return {
    name: `price ${String(id)} ${step.date}`,
    isPrice: true,
    isMet: async () => (await findPublishedPrice(database, id, step.date)) !== undefined,
  };
}
