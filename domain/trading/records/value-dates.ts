import { hongKongDay } from '../../calendar/hong-kong-time';
import type { OrderEvent } from '../dealing/order-event';

/** The day on which the money and the units of each of an order's events count: a deal and what pays for it on its dealing date, all else on the day it happened [ORDQ-09]. */
export function valueDates(events: readonly OrderEvent[]): readonly string[] {
  let dealingDate = '';
  return events.map((event) => {
    if (event.kind === 'accepted' || event.kind === 'invested') dealingDate = event.dealingDate;
    const isDeal = event.kind === 'accepted' || event.kind === 'priced' || event.kind === 'invested';
    return isDeal ? dealingDate : (hongKongDay(event.at) ?? '');
  });
}
