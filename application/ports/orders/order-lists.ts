import type { ClosedLink } from '../../../domain/trading/e-list/closed-link';
import type { OrderList } from '../../../domain/trading/e-list/order-list';
import type { AsyncResult } from '../call-failure';

/** A link that leads to no orders, and why. */
export type ClosedList = { readonly kind: 'closed'; readonly link: ClosedLink };

/** The list that a link opens, with the instant of the answer by the server's own clock; or a closed link. */
export type OpenedList = { readonly kind: 'open'; readonly list: OrderList; readonly answeredAt: string } | ClosedList;

/** The outcome of a change of a list: done, or its link is closed. */
export type ListChange = { readonly kind: 'done' } | ClosedList;

/** The order lists that are prepared for the signed-in client, each opened by its link. */
export abstract class OrderLists {
  /** The list of a link; whatever the server refuses as such a link leads to none [API-75, ERR-21, OPEN-78]. */
  abstract open(listId: string): AsyncResult<OpenedList>;
  /** Keeps that the client consents to trade by this list [API-76, TRADE-58]. */
  abstract consent(listId: string): AsyncResult<ListChange>;
  /** Gives the list up for good [OPEN-79]. */
  abstract cancel(listId: string): AsyncResult<ListChange>;
}
