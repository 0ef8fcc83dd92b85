import { describe, expect, it } from 'vitest';
import { OrderRecords } from '../../../application/ports/records/order-records';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** What every adapter of OrderRecords keeps to. */
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

    it('[API-72, ERR-03] tell a visitor nothing', async () => {
      expect(await (await target.visit()).get(OrderRecords).all()).toMatchObject(refused);
    });
  });
}
