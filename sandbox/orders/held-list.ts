import { and, desc, eq, gt, min } from 'drizzle-orm';
import { type EListLinkState, eListLinkState } from '../../domain/trading/e-list/e-list-link-state';
import type { ServerClock } from '../context/clock';
import type { Database } from '../database/database';
import { orderLists } from '../database/schema/orders';
import { Refusal } from '../wire/refusal';

/** An order list as the database has it. */
export type OrderListRow = typeof orderLists.$inferSelect;

/** How an order list stands: as its link does, or cancelled by the client [TRADE-93..95, OPEN-79]. */
export type ListState = EListLinkState | 'cancelled';

const codes: Readonly<Record<Exclude<ListState, 'valid'>, string>> = {
  unreadable: 'ORDER_LINK_UNREADABLE',
  expired: 'ORDER_LINK_EXPIRED',
  'list-sent': 'ORDER_LINK_SENT',
  replaced: 'ORDER_LINK_REPLACED',
  cancelled: 'ORDER_LINK_CANCELLED',
};

type Asked = { readonly clientId: string; readonly oid: string };
type World = { readonly database: Database; readonly clock: ServerClock };

/** A client's own list and how it stands; another client's is refused like one that there never was [OPEN-78]. */
export async function listOf(
  { database, clock }: World,
  { clientId, oid }: Asked,
): Promise<{ readonly list: OrderListRow; readonly state: ListState }> {
  const [list] = await database
    .select()
    .from(orderLists)
    .where(and(eq(orderLists.oid, oid), eq(orderLists.clientId, clientId)));
  if (list === undefined) throw new Refusal(400, [codes.unreadable]);
  return { list, state: await listState(database, list, clock.now()) };
}

/** How a list stands at an instant. */
export async function listState(database: Database, list: OrderListRow, now: Date): Promise<ListState> {
  if (list.sentAt === null && list.cancelledAt !== null) return 'cancelled';
  // A list of the client's own is replaced by none.
  const [other] = await database
    .select({ madeAt: min(orderLists.madeAt) })
    .from(orderLists)
    .where(and(byLinkOf(list.clientId), gt(orderLists.madeAt, list.madeAt)));
  const link = {
    sentAt: list.madeAt.toISOString(),
    isListSent: list.sentAt !== null,
    otherLinkMadeAt: list.origin === 'adviser' ? other?.madeAt?.toISOString() : undefined,
  };
  return eListLinkState(link, now.toISOString());
}

/** A client's own list that can still be read, consented to, sent or cancelled; refuses any other, each state with its code [OPEN-78, ERR-21]. */
export async function openList(world: World, asked: Asked): Promise<OrderListRow> {
  const { list, state } = await listOf(world, asked);
  if (state !== 'valid') throw new Refusal(400, [codes[state]]);
  return list;
}

/** The list that orders are checked for: the one named, else the client's latest by link, which alone of those can be open; refuses where there is none, or where it isn't [TRADE-95]. */
export async function checkedList(
  { database, clock }: World,
  { clientId, oid }: { readonly clientId: string; readonly oid: string | undefined },
): Promise<OrderListRow> {
  if (oid !== undefined) return openList({ database, clock }, { clientId, oid });
  const [list] = await database
    .select()
    .from(orderLists)
    .where(byLinkOf(clientId))
    .orderBy(desc(orderLists.madeAt))
    .limit(1);
  if (list === undefined) throw new Refusal(400, [codes.unreadable]);
  return openList({ database, clock }, { clientId, oid: list.oid });
}

const byLinkOf = (clientId: string) => and(eq(orderLists.clientId, clientId), eq(orderLists.origin, 'adviser'));
