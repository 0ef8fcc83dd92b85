import type { DealtSide, OrderDeal, OrderEvent } from './order-event';

/** The deal that a side came to last, by the events so far: when it was dealt, or when its price was corrected; undefined before it was dealt. */
export function dealOfSide(events: readonly OrderEvent[], side: DealtSide): OrderDeal | undefined {
  const last = events.findLast(({ kind, ...event }) => kind === side || ('side' in event && event.side === side));
  return last && 'deal' in last ? last.deal : undefined;
}
