import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type EListLinkState, eListLinkState } from '../../../domain/trading/e-list/e-list-link-state';
import type { ServerClock } from '../../context/clock';
import type { Database } from '../../database/database';
import { preparedStatement } from '../../database/prepared-statement';
import { orderLists } from '../../database/schema/orders';
import { ApiError } from '../../wire/api-error';

/** An order list as the database has it. */
export type OrderListRow = typeof orderLists.$inferSelect;

/** The state of an order list: that of its link, or cancelled by the client [TRADE-93..95, OPEN-79]. */
export type ListState = EListLinkState | 'cancelled';

const codes: Readonly<Record<Exclude<ListState, 'valid'>, string>> = {
  unreadable: 'ORDER_LINK_UNREADABLE',
  expired: 'ORDER_LINK_EXPIRED',
  'list-sent': 'ORDER_LINK_SENT',
  replaced: 'ORDER_LINK_REPLACED',
  cancelled: 'ORDER_LINK_CANCELLED',
};

type Query = { readonly clientId: string; readonly oid: string };
type Deps = { readonly database: Database; readonly clock: ServerClock };

/** A client's own list and how it stands; another client's is refused like one that there never was [OPEN-78]. */
export async function findList({ database, clock }: Deps, query: Query): Promise<HeldList> {
  return heldList(await listWithOthers(database).execute(query), clock);
}

/** Returns a client's own open list, locked until the transaction ends. */
export async function lockList({ database, clock }: Deps, query: Query): Promise<OrderListRow> {
  return openOnly(heldList(await lockedListWithOthers(database).execute(query), clock));
}

type HeldList = { readonly list: OrderListRow; readonly state: ListState };
type FoundList = { readonly list: OrderListRow; readonly otherMadeAt: Date | null };

function heldList([found]: readonly FoundList[], clock: ServerClock): HeldList {
  if (found === undefined) throw new ApiError(400, [codes.unreadable]);
  return { list: found.list, state: listState(found, clock.now()) };
}

/** Returns the state of a list at an instant. */
export function listState({ list, otherMadeAt }: FoundList, now: Date): ListState {
  if (list.sentAt === null && list.cancelledAt !== null) return 'cancelled';
  const link = {
    sentAt: list.madeAt.toISOString(),
    isListSent: list.sentAt !== null,
    // A list of the client's own is replaced by none.
    otherLinkMadeAt: list.origin === 'adviser' ? otherMadeAt?.toISOString() : undefined,
  };
  return eListLinkState(link, now.toISOString());
}

const others = alias(orderLists, 'other_lists');

/** When the next list by link was made for the client of a list. */
export const otherMadeAt =
  sql<Date | null>`(select min(${others.madeAt}) from ${orderLists} as ${others} where ${and(eq(others.clientId, orderLists.clientId), eq(others.origin, 'adviser'), gt(others.madeAt, orderLists.madeAt))})`.mapWith(
    orderLists.madeAt,
  );

/** A client's list, with when the next one by link was made. */
const ownList = (database: Database) =>
  database
    .select({ list: orderLists, otherMadeAt })
    .from(orderLists)
    .where(and(eq(orderLists.oid, sql.placeholder('oid')), eq(orderLists.clientId, sql.placeholder('clientId'))));

const listWithOthers = preparedStatement((database) => ownList(database).prepare('own_list'));
const lockedListWithOthers = preparedStatement((database) =>
  ownList(database).for('update').prepare('own_list_locked'),
);

/** A client's own list that can still be read, consented to, sent or cancelled; refuses any other, each state with its code [OPEN-78, ERR-21]. */
export async function openList(deps: Deps, query: Query): Promise<OrderListRow> {
  return openOnly(await findList(deps, query));
}

function openOnly({ list, state }: HeldList): OrderListRow {
  if (state !== 'valid') throw new ApiError(400, [codes[state]]);
  return list;
}

/** The list that orders are checked for: the one named, else the client's latest by link, which alone of those can be open; refuses where there is none, or where it isn't [TRADE-95]. */
export async function checkedList(
  { database, clock }: Deps,
  { clientId, oid }: { readonly clientId: string; readonly oid: string | undefined },
): Promise<OrderListRow> {
  if (oid !== undefined) return openList({ database, clock }, { clientId, oid });
  const [list] = await database
    .select()
    .from(orderLists)
    .where(byLinkOf(clientId))
    .orderBy(desc(orderLists.madeAt))
    .limit(1);
  if (list === undefined) throw new ApiError(400, [codes.unreadable]);
  return openList({ database, clock }, { clientId, oid: list.oid });
}

const byLinkOf = (clientId: string) => and(eq(orderLists.clientId, clientId), eq(orderLists.origin, 'adviser'));
