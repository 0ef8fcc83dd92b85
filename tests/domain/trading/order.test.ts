import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountQuantity,
  completeOrder,
  isOfNewFund,
  lastFundCode,
  type Order,
  ordersOfKind,
  unitsQuantity,
  withQuantity,
} from '../../../domain/trading/orders/order';
import { positives } from '../../arbitraries/decimal';
import { orders } from '../../arbitraries/trading';
import { decimal } from '../../builders/decimal';

describe('an order', () => {
  const buy: Order = { kind: 'buy', fundCode: 'A', currency: 'TWD', quantity: amountQuantity(decimal('3000')) };
  const redemption: Order = { kind: 'redemption', fundCode: 'A', quantity: unitsQuantity(decimal('2')) };
  const change: Order = { kind: 'switch', fundCode: 'A', intoFundCode: 'B', quantity: unitsQuantity(decimal('2')) };

  it('[OPEN-80] keeps its kind of quantity when its figure changes: money for a purchase, units for any other', () => {
    fc.assert(
      fc.property(orders, positives, (order, figure) => {
        const changed = withQuantity(order, figure);
        expect(changed.quantity).toEqual({ kind: order.kind === 'buy' ? 'amount' : 'units', value: figure });
        expect({ ...changed, quantity: order.quantity }).toEqual({ ...order, quantity: order.quantity });
      }),
    );
  });

  it('[ENT-49, TRADE-17] an order is complete with a quantity and a currency: its own for a purchase, that of the holding for units', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const complete = completeOrder(order, 'ZAR');
        expect(complete === undefined).toBe(order.quantity === undefined);
        if (!complete) return;
        expect(complete.currency).toBe(order.kind === 'buy' ? order.currency : 'ZAR');
        expect({ ...complete, currency: order.currency }).toEqual({ ...order, currency: order.currency });
      }),
    );
  });

  it('[TRADE-17, SHAPE-18] an order is found once among those of its kind, in the order given', () => {
    fc.assert(
      fc.property(fc.array(orders), (list) => {
        for (const kind of ['buy', 'redemption', 'switch'] as const)
          expect(ordersOfKind(list, kind)).toEqual(list.filter((order) => order.kind === kind));
      }),
    );
  });

  it('[TRADE-17] names the fund that it buys last, and the one it leaves where it buys none', () => {
    expect([buy, redemption, change].map(lastFundCode)).toEqual(['A', 'A', 'B']);
  });

  it('[TRADE-26] subscribes a new fund where it says so; a redemption never does', () => {
    expect([buy, redemption, change].map(isOfNewFund)).toEqual([false, false, false]);
    expect(isOfNewFund({ ...buy, isIpo: true })).toBe(true);
    expect(isOfNewFund({ ...change, isIpo: true })).toBe(true);
    const mislabelled: Order = Object.assign({ isIpo: true }, redemption);
    expect(isOfNewFund(mislabelled)).toBe(false);
  });
});
