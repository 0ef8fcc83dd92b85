import { describe, expect, it } from 'vitest';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../../application/ports/orders/order-submissions';
import { isNegative, isZero } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };
const nobodys = 'no-list-of-anybody';

/** A submission of one purchase that no list has prepared. */
const submission: OrderSubmission = {
  accountNo: '0',
  vpin: 'abc123',
  oid: nobodys,
  lineManager: '',
  disadvantagedElderlyAck: 'N',
  elderlyRedeemOverHalfAck: 'N',
  switchList: [],
  redemptionList: [],
  allotmentList: [{ fundCode: 'NONE', amount: '1', currency: 'TWD', discountCode: '', agreements: [] }],
};
const key = deriveKey('order-list', nobodys);

/** Tests the contract of Taiwan's OrderLists and OrderSubmissions; a list's consent is kept. */
export function describeOrderPorts(target: ContractTarget): void {
  describe('OrderLists', () => {
    it('[API-75, ENT-48, ENT-49, TRADE-17] open the orders of a link, each with a figure above zero', async () => {
      const { portal, known: oid } = await target.clientWith('orderList');
      const opened = valueOf(await portal.get(OrderLists).open(oid));
      if (opened.kind !== 'open') throw new Error(`the link is ${opened.link}`);
      expect(opened.list.listId).toBe(oid);
      expect(opened.list.items.length).toBeGreaterThan(0);
      expect(Date.parse(opened.answeredAt)).not.toBeNaN();
      for (const item of opened.list.items) {
        const figure = item.quantity?.value;
        expect(figure && !isZero(figure) && !isNegative(figure)).toBe(true);
      }
    });

    it('[API-76, TRADE-09, TRADE-58, OPEN-78] ask for the consent once', async () => {
      const { portal, known: oid } = await target.clientWith('orderList');
      expect(valueOf(await portal.get(OrderLists).open(oid))).toMatchObject({ kind: 'open' });
      expect(valueOf(await portal.get(OrderLists).consent(oid))).toEqual({ kind: 'done' });
      expect(valueOf(await portal.get(OrderLists).open(oid))).toMatchObject({ kind: 'open', list: { first: false } });
    });

    it('[OPEN-78, ERR-21, TRADE-61] say of a link that is nobody’s that it leads to no list', async () => {
      const { portal } = await target.clientWith('orderList');
      expect(valueOf(await portal.get(OrderLists).open(nobodys))).toEqual({ kind: 'closed', link: 'unreadable' });
    });

    it('[API-75, API-76, ERR-03] tell a visitor nothing', async () => {
      const lists = (await target.visit()).get(OrderLists);
      expect(await lists.open(nobodys)).toMatchObject(refused);
      expect(await lists.consent(nobodys)).toMatchObject(refused);
    });

    it('[ERR-03, OPEN-59] let no visitor cancel a list', async () => {
      target.needs('list-cancellation');
      expect(await (await target.visit()).get(OrderLists).cancel(nobodys)).toMatchObject(refused);
    });
  });

  describe('OrderSubmissions', () => {
    it('[API-77] OrderSubmissions have no answer of a list that wasn’t sent', async () => {
      const { portal, known: oid } = await target.clientWith('orderList');
      expect(valueOf(await portal.get(OrderSubmissions).resultOf(oid))).toBeUndefined();
    });

    it('[API-77, ERR-03] take nothing from a visitor', async () => {
      const submissions = (await target.visit()).get(OrderSubmissions);
      expect(await submissions.send({ submission, key })).toMatchObject(refused);
      expect(await submissions.resultOf(nobodys)).toMatchObject(refused);
    });
  });
}
