import type { RecordStatus } from './record-status';
import type { OrderStageReached } from './order-event';

const statuses: Readonly<Record<OrderStageReached, RecordStatus>> = {
  held: 'IN_PROGRESS',
  received: 'RECEIVED',
  accepted: 'ACCEPTED',
  priced: 'CONFIRMED',
  invested: 'CONFIRMED',
  waiting: 'CONFIRMED',
  settled: 'COMPLETED',
  cancelled: 'CANCELLED',
  rejected: 'REJECTED_OTHERS',
};

/** The status under which an order stands in the client's records [ENUM-01, ENT-58]. */
export const orderStatus = (stage: OrderStageReached): RecordStatus => statuses[stage];
