import { describe, expect, it } from 'vitest';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { add, compare, type Decimal, isNegative, isZero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { completeOrder, ordersOfKind } from '../../../domain/trading/orders/order';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };
const nobodys = { fundCode: 'NONE', currency: 'TWD' };

/** Tests the contract of Taiwan's OrderChecks and FundAgreements with the orders of a prepared list. */
export function describeOrderCheckPorts(target: ContractTarget): void {
  /** The prepared list's orders, the ports that are asked about them, and the account they are placed on. */
  async function prepared() {
    const { portal, known: oid } = await target.clientWith('orderList');
    const opened = valueOf(await portal.get(OrderLists).open(oid));
    if (opened.kind !== 'open') throw new Error(`the link is ${opened.link}`);
    const checks = portal.get(OrderChecks);
    const held = valueOf(await checks.redeemable());
    const orders = opened.list.items.flatMap((item) => completeOrder(item, item.currency ?? '') ?? []);
    const buys = ordersOfKind(orders, 'buy');
    const redemptions = ordersOfKind(orders, 'redemption');
    const switches = ordersOfKind(orders, 'switch');
    const accountNo = held[0]?.accountNo ?? '';
    return { portal, checks, held, buys, redemptions, switches, accountNo };
  }

  function first<T>([one]: readonly T[], what: string): T {
    if (one === undefined) throw new Error(`the prepared list has no ${what}`);
    return one;
  }

  describe('OrderChecks', () => {
    it('[API-37, ENT-50, TRADE-19..21] list what can be redeemed, never more than is held', async () => {
      const { held } = await prepared();
      expect(held.length).toBeGreaterThan(0);
      for (const { total, available } of held)
        expect([isNegative(available), compare(available, total) > 0]).toEqual([false, false]);
    });

    it('[API-80, TRADE-49, ERR-22] say what stands against a purchase, of its own fund', async () => {
      const { checks, accountNo, buys } = await prepared();
      const buy = first(buys, 'purchase');
      for (const { fundCode = buy.fundCode } of valueOf(await checks.purchases({ accountNo, orders: [buy] })))
        expect(fundCode).toBe(buy.fundCode);
      const unknown = valueOf(await checks.purchases({ accountNo, orders: [{ ...buy, ...nobodys }] }));
      expect(unknown.map(({ fundCode }) => fundCode)).toContain(nobodys.fundCode);
    });

    it('[API-81, TRADE-50, TRADE-59] break the units of a redemption down to just as many', async () => {
      const { checks, accountNo, redemptions } = await prepared();
      const redemption = first(redemptions, 'redemption');
      const { errors, validation } = valueOf(await checks.redemptions({ accountNo, orders: [redemption] }));
      for (const { fundCode = redemption.fundCode } of errors) expect(fundCode).toBe(redemption.fundCode);
      const units = sum(validation.unitsBreakdown.map(({ unit }) => unit));
      expect(compare(units, redemption.quantity.value)).toBe(0);
      const unknown = valueOf(await checks.redemptions({ accountNo, orders: [{ ...redemption, ...nobodys }] }));
      expect(unknown.errors.map(({ fundCode }) => fundCode)).toContain(nobodys.fundCode);
    });

    it('[API-82, OPEN-38, ERR-22] say what stands against a switch, of its own funds', async () => {
      const { checks, accountNo, switches } = await prepared();
      const change = first(switches, 'switch');
      for (const { fundCode = change.fundCode } of valueOf(await checks.switches({ accountNo, orders: [change] })))
        expect(fundCode).toBe(change.fundCode);
      const unknown = valueOf(await checks.switches({ accountNo, orders: [{ ...change, ...nobodys }] }));
      expect(unknown.map(({ fundCode }) => fundCode)).toContain(nobodys.fundCode);
    });

    it('[API-79, TRADE-23, OPEN-80] value units, and more of them higher', async () => {
      const { checks, redemptions } = await prepared();
      const redemption = first(redemptions, 'redemption');
      const { fundCode, currency, quantity } = redemption;
      const worthOf = async (units: Decimal) =>
        valueOf(await checks.estimateUnits({ fundCode, currency, units })).value;
      const worth = await worthOf(quantity.value);
      const twice = await worthOf(add(quantity.value, quantity.value));
      expect([isZero(worth), isNegative(worth), compare(twice, worth)]).toEqual([false, false, 1]);
    });

    it('[API-37, API-79..81, ERR-03] tell a visitor nothing', async () => {
      const checks = (await target.visit()).get(OrderChecks);
      const asked = { accountNo: '0', orders: [] };
      expect(await checks.redeemable()).toMatchObject(refused);
      expect(await checks.purchases(asked)).toMatchObject(refused);
      expect(await checks.redemptions(asked)).toMatchObject(refused);
      expect(await checks.switches(asked)).toMatchObject(refused);
    });
  });

  describe('FundAgreements', () => {
    it('[API-78, TRADE-24, ENUM-10] FundAgreements are told by their categories, of a fund on the list', async () => {
      const { portal, buys } = await prepared();
      const { fundCode } = first(buys, 'purchase');
      const agreed = valueOf(await portal.get(FundAgreements).of({ fundCode, functionCode: 'ALLOTMENT_FUND_NOTES' }));
      expect(agreed.filter(({ categoryCode }) => categoryCode === '')).toEqual([]);
    });

    it('[API-78] FundAgreements are none of no fund, and nothing to a visitor', async () => {
      const wanted = { fundCode: nobodys.fundCode, functionCode: 'ALLOTMENT_FUND_NOTES' } as const;
      const { portal } = await target.clientWith('orderList');
      expect(await portal.get(FundAgreements).of(wanted)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      expect(await (await target.visit()).get(FundAgreements).of(wanted)).toMatchObject(refused);
    });
  });
}
