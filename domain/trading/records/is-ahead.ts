import type { OrderRecord } from './order-record';

/**
 * Returns true if an order waits for a day that its client chose ahead, and may yet be cancelled: until it is accepted
 * [ORDQ-07, LINK-27].
 */
export const isAhead = ({ dealOn, status }: Pick<OrderRecord, 'dealOn' | 'status'>): boolean =>
  dealOn !== undefined && status === 'RECEIVED';
