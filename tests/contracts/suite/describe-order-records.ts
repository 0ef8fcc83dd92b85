import { describe, expect, it } from 'vitest';
import { Distributions } from '../../../application/ports/dividends/distributions';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { isNegative } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const nobodys = 'no-order-of-anybody';
const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of OrderRecords and Distributions. */
export function describeOrderRecords(target: ContractTarget): void {
  describe('OrderRecords', () => {
    it('[API-72, ORDQ-11, ENT-58] list what was ordered, the newest first', async () => {
      const portal = await target.signedIn();
      const { orders, answeredAt } = valueOf(await portal.get(OrderRecords).all());
      expect(Date.parse(answeredAt)).not.toBeNaN();
      const received = orders.flatMap((order) => order.receivedAt ?? []).map((at) => Date.parse(at));
      expect(received).toEqual(received.toSorted((one, other) => other - one));
      for (const { fund } of orders) expect(fund.name).not.toBe('');
    });

    it('[ORDQ-06, OPEN-78] tell nothing of an order that is nobody’s, and cancel nothing', async () => {
      const records = (await target.signedIn()).get(OrderRecords);
      const unknown = { ok: false, error: { kind: 'rejected', errors: [{ code: 'ORDER_UNKNOWN' }] } };
      expect(await records.eventsOf(nobodys)).toMatchObject(unknown);
      const cancelled = await records.cancel({ orderId: nobodys, key: deriveKey('cancel-order', nobodys) });
      // In Taiwan nothing is told before the trading password is given.
      const wanted = { ok: false, error: { kind: 'unauthorized', errors: [{ code: 'VPN0001' }] } };
      expect(cancelled).toMatchObject(target.region === 'TW' ? wanted : unknown);
    });

    it('[ORDQ-06, ORDQ-08] tell what happened to each order, its receipt first', async () => {
      const records = (await target.signedIn()).get(OrderRecords);
      const { orders } = valueOf(await records.all());
      for (const { orderId, receivedAt } of orders.slice(0, 3)) {
        if (orderId === undefined) continue;
        const [first] = valueOf(await records.eventsOf(orderId));
        expect(first).toMatchObject({ kind: 'received', at: receivedAt });
      }
    });

    it('[API-72, ERR-03] tell a visitor nothing', async () => {
      const records = (await target.visit()).get(OrderRecords);
      expect(await records.all()).toMatchObject(refused);
      expect(await records.eventsOf(nobodys)).toMatchObject(refused);
      expect(await records.cancel({ orderId: nobodys, key: deriveKey('cancel-order', nobodys) })).toMatchObject(
        refused,
      );
    });
  });

  describe('Distributions', () => {
    it('[LINK-26, ORDQ-15] list what was paid, the latest first, nothing below zero', async () => {
      const paid = valueOf(await (await target.signedIn()).get(Distributions).all());
      const dates = paid.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(paid.filter(({ amount }) => isNegative(amount))).toEqual([]);
    });

    it('[LINK-26, ERR-03] tell a visitor nothing', async () => {
      expect(await (await target.visit()).get(Distributions).all()).toMatchObject(refused);
    });
  });
}
