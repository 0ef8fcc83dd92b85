import { boundHash } from '../../../domain/trading/records/hash-chain';
import type { orderEvents, orderEvidence, orderLists, orders } from '../../database/schema/orders';
import { hashOf } from '../../evidence/hash-of';
import { statedRow } from '../../evidence/plain-row';

type OrderRow = typeof orders.$inferSelect;
type EventRow = typeof orderEvents.$inferSelect;
/** An event as it is written down; a column that isn't stated is null. */
type NewEvent = Omit<typeof orderEvents.$inferInsert, 'seal'>;

/** Returns the seal of an event: the digest of all that is recorded of it, and of the seal of the event before, or of the order where it is the first that has one. */
export const eventSeal = (order: OrderRow, event: NewEvent, previous: string | null | undefined): string =>
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

/** The state of a record: as it was sealed, changed since, or from before seals were kept. */
export type SealState = 'whole' | 'altered' | 'unsealed';

/** Returns the states of an order's events; an event without a seal after one that has one was altered. */
export function sealStates(order: OrderRow, events: readonly EventRow[]): readonly SealState[] {
  let previous: string | undefined;
  return events.map(({ seal, ...event }) => {
    if (seal === null) return previous === undefined ? 'unsealed' : 'altered';
    const isWhole = seal === eventSeal(order, event, previous);
    // What follows is judged by itself.
    previous = seal;
    return isWhole ? 'whole' : 'altered';
  });
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
