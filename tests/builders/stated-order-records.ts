import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import type { RecordedOrders } from '../../application/ports/orders/order-records';
import { err, ok } from '../../domain/kernel/result';
import type { OrderRecord } from '../../domain/trading/records/order-record';

/** The orders of a client as a test states them; counts how often they were asked for. */
export class StatedOrderRecords {
  asked = 0;
  /** While it is set, answers wait for it, and tell what is stated once it is over. */
  gate: Promise<void> | undefined;

  constructor(public stated: readonly OrderRecord[] | CallFailure = []) {}

  async all(): AsyncResult<RecordedOrders> {
    this.asked += 1;
    await this.gate;
    const { stated } = this;
    return 'kind' in stated ? err(stated) : ok({ orders: stated, answeredAt: '2026-11-20T02:00:00.000Z' });
  }
}
