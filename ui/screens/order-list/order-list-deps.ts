import type { CheckOrders } from '../../../application/orders/check-orders';
import type { OrderListDrafts } from '../../../application/orders/order-list-drafts';
import type { PlacementDrafts } from '../../../application/orders/placement-drafts';
import type { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import type { SendOrderList } from '../../../application/orders/send-order-list';
import type { Clock } from '../../../application/ports/clock';
import type { Locale } from '../../../application/ports/locale';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import type { OrderLists } from '../../../application/ports/orders/order-lists';
import type { TabLocks } from '../../../application/ports/orders/tab-locks';
import type { OrderRecords } from '../../../application/ports/orders/order-records';
import type { Calendar } from '../../../domain/calendar/calendar';
import type { Region } from '../../../domain/region';

/** The ports and use cases that an order list's page works with. */
export type OrderListDeps = {
  readonly lists: OrderLists;
  readonly prepare: PrepareOrderList;
  readonly check: CheckOrders;
  readonly checks: OrderChecks;
  readonly sending: SendOrderList;
  readonly drafts: OrderListDrafts;
  readonly placements: PlacementDrafts;
  readonly locks: TabLocks;
  /** The client's orders so far, among them those placed today. */
  readonly records: Pick<OrderRecords, 'all'>;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly calendar: Calendar;
  readonly region: Region;
  /** True if the server keeps the texts that were accepted. */
  readonly keepsTexts?: boolean;
};
