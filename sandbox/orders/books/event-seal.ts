import { boundHash } from '../../../domain/trading/records/hash-chain';
import type { orderEvents, orderEvidence, orderLists, orders, orderSeals } from '../../database/schema/orders';
import { hashOf } from '../../evidence/hash-of';
import { statedRow } from '../../evidence/plain-row';

type OrderRow = typeof orders.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
/** An event as it is written down; a column that isn't stated is null. */
type NewEvent = Omit<typeof orderEvents.$inferInsert, 'seal'>;

/** Returns the seal of an event: the digest of all that is recorded of it, and of the latest seal before it, or of the order where it is the first that has one. */
export const eventSeal = (order: OrderRow, event: NewEvent, previous: string | undefined): string =>
  boundHash(statedRow(event), previous ?? boundHash(statedRow(order), '', hashOf), hashOf);

/** Returns events with their seals, the first bound to the order. */
export function sealedEvents<Event extends NewEvent>(
  order: OrderRow,
  events: readonly Event[],
): readonly (Event & { readonly seal: string })[] {
  const sealed: (Event & { readonly seal: string })[] = [];
  for (const event of events) sealed.push({ ...event, seal: eventSeal(order, event, sealed.at(-1)?.seal) });
  return sealed;
}

/** The state of a record: as it was sealed, changed since, or without a seal, as servers of before seals write it. */
export type SealState = 'whole' | 'altered' | 'unsealed';

/** The latest event of an order that has a seal, as it is kept beside them. */
type LastSeal = Pick<typeof orderSeals.$inferSelect, 'sequence' | 'seal'>;

/**
 * Returns the states of an order's events. An older server that runs beside this one writes events without a seal: the
 * next one is bound to the latest seal there is, so that whoever takes a seal away alters what follows.
 */
export function sealStates(
  order: OrderRow,
  events: readonly EventRow[],
  last: LastSeal | undefined,
): readonly SealState[] {
  let previous: string | undefined;
  return events.map(({ seal, ...event }) => {
    if (seal === null) return 'unsealed';
    const isKept = last !== undefined && event.sequence <= last.sequence;
    const isSame = event.sequence !== last?.sequence || seal === last.seal;
    const isWhole = isKept && isSame && seal === eventSeal(order, event, previous);
    // What follows is judged by itself.
    previous = seal;
    return isWhole ? 'whole' : 'altered';
  });
}

/** Returns the places of the events that an order must have had and has no more: in the middle, and after the last one. */
export function missingEvents(events: readonly Pick<EventRow, 'sequence'>[], last: LastSeal | undefined) {
  const there = new Set(events.map(({ sequence }) => sequence));
  const count = Math.max(-1, ...there, last?.sequence ?? -1) + 1;
  return Array.from({ length: count }, (_, place) => place).filter((place) => !there.has(place));
}

type Evidence = Omit<typeof orderEvidence.$inferInsert, 'seal'>;
type SentList = Pick<
  typeof orderLists.$inferSelect,
  'oid' | 'clientId' | 'origin' | 'accountNumber' | 'lines' | 'madeAt' | 'signedAt'
>;

/** Returns the seal of a list's evidence: the digest of it and of the list; without the adviser's note, which an erasure takes away. */
export function evidenceSeal(evidence: Evidence, list: SentList): string {
  const { oid, clientId, origin, accountNumber, lines, madeAt, signedAt } = list;
  const shown = statedRow({ oid, clientId, origin, accountNumber, lines, madeAt, signedAt });
  return boundHash(statedRow(evidence), boundHash(shown, '', hashOf), hashOf);
}
