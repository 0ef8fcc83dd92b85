import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaled } from '../../../domain/money/decimal';
import { type ComparableOrder, orderKey, repeatedOrders } from '../../../domain/trading/records/repeated-order';
import type { OrderRecord } from '../../../domain/trading/records/order-record';
import { isCancelledOrRejected, recordStatuses } from '../../../domain/trading/dealing/record-status';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const today = '2026-11-20';
const at = '2026-11-20T02:32:00Z';
const fundA = { code: 'A', jfFundCode: 'A-own', name: 'Fund A', baseCurrency: 'USD' };
const fundB = { code: 'B', jfFundCode: 'B-own', name: 'Fund B', baseCurrency: 'HKD' };

const buy: ComparableOrder = {
  kind: 'buy',
  funds: [fundA],
  currency: 'HKD',
  quantity: amountQuantity(decimal('5000')),
};
const sale: ComparableOrder = { ...buy, kind: 'redemption', quantity: unitsQuantity(decimal('12.5')) };
const change: ComparableOrder = { ...sale, kind: 'switch', funds: [fundA, fundB] };

const sideA = { fund: { code: 'A', name: 'Fund A' }, priceCurrency: 'USD' };
const bought: OrderRecord = {
  ...sideA,
  type: 'B',
  status: 'RECEIVED',
  currency: 'HKD',
  amount: decimal('5000.00'),
  receivedAt: at,
};
const sold: OrderRecord = { ...bought, type: 'R', amount: undefined, units: decimal('12.5000') };
const switched: OrderRecord = {
  ...sold,
  type: 'S',
  into: { fund: { code: 'B', name: 'Fund B' }, priceCurrency: 'HKD' },
};

const placedAt = (order: ComparableOrder, ...records: readonly OrderRecord[]) =>
  repeatedOrders([order], records, today)[0]?.placedAt;

describe('an order that was placed before on the same day', () => {
  it('[ORDQ-01..03] repeats it, whatever zeros its figure was typed with', () => {
    expect(placedAt(buy, bought)).toBe(at);
    expect(placedAt(sale, sold)).toBe(at);
    expect(placedAt(change, switched)).toBe(at);
  });

  it.each<readonly [string, Partial<ComparableOrder>]>([
    ['kind', { kind: 'redemption' }],
    ['fund', { funds: [fundB] }],
    ['class that shares the code, of another name', { funds: [{ ...fundA, jfFundCode: 'A-other', name: 'Fund A2' }] }],
    ['class that shares the code, of another currency', { funds: [{ ...fundA, baseCurrency: 'EUR' }] }],
    ['currency', { currency: 'USD' }],
    ['amount', { quantity: amountQuantity(decimal('5000.01')) }],
    ['day chosen ahead', { dealOn: '2026-11-25' }],
  ])(
    '[ORDQ-01, LINK-28, ENT-29] an order that was placed before on the same day is another order with another %s',
    (_, differing) => {
      expect(placedAt({ ...buy, ...differing }, bought)).toBeUndefined();
    },
  );

  it('[ORDQ-01, ENT-29] an order that was placed before on the same day is told apart by the asset manager’s own codes and the account, where the records tell them', () => {
    const own = (jfFundCode: string): OrderRecord => ({ ...bought, fund: { ...bought.fund, jfFundCode } });
    expect([placedAt(buy, own('A-own')), placedAt(buy, own('A-other'))]).toEqual([at, undefined]);
    const unknown = { ...buy, funds: [{ ...fundA, jfFundCode: 'A' }] } as const;
    expect(placedAt(unknown, own('A-other'))).toBe(at);
    const onOne = { ...bought, accountNo: '51-1' };
    const places = [undefined, '51-1', '51-2'].map((accountNo) => placedAt({ ...buy, accountNo }, onOne));
    expect(places).toEqual([at, at, undefined]);
  });

  it('[ORDQ-02] an order that was placed before on the same day is another switch into another fund', () => {
    expect(placedAt({ ...change, funds: [fundA, fundA] }, switched)).toBeUndefined();
    expect(placedAt(change, { ...switched, into: undefined })).toBeUndefined();
  });

  it('[ENT-29] an order that was placed before on the same day is known by either code of its fund, and by what is known of the fund', () => {
    expect(placedAt(buy, { ...bought, fund: { code: 'A-own', name: 'A-own' } })).toBe(at);
    expect(placedAt(buy, { ...bought, priceCurrency: undefined })).toBe(at);
    expect(
      placedAt({ ...buy, funds: [{ ...fundA, name: undefined }] }, { ...bought, fund: { code: 'A', name: '甲' } }),
    ).toBe(at);
  });

  it.each(recordStatuses)('[ENUM-01] counts unless it was cancelled or rejected: %s', (status) => {
    expect(placedAt(buy, { ...bought, status }) === undefined).toBe(isCancelledOrRejected(status));
  });

  it.each<readonly [string, Partial<OrderRecord>]>([
    ['of a regular plan', { planRefNo: 'P1' }],
    ['of the type of a regular plan', { type: 'X' }],
    ['of a type that isn’t known', { type: undefined }],
    ['received before midnight', { receivedAt: '2026-11-19T15:59:59.999Z' }],
    ['received after the next midnight', { receivedAt: '2026-11-20T16:00:00Z' }],
    ['received nobody knows when', { receivedAt: undefined }],
    ['of no known figure', { amount: undefined }],
  ])('[ORDQ-01, RSP-09, FMT-05] an order that was placed before on the same day doesn’t count %s', (_, differing) => {
    expect(placedAt(buy, { ...bought, ...differing })).toBeUndefined();
  });

  it.each(['2026-11-19T16:00:00Z', '2026-11-20T15:59:59.999Z'])(
    '[FMT-05] counts on the whole day of Hong Kong: %s',
    (receivedAt) => {
      expect(placedAt(buy, { ...bought, receivedAt })).toBe(receivedAt);
    },
  );

  it('[ORDQ-01] an order that was placed before on the same day is told by the last time where it was placed several times', () => {
    const later = { ...bought, receivedAt: '2026-11-20T03:05:00Z' };
    for (const records of [
      [bought, later],
      [later, bought],
    ])
      expect(placedAt(buy, ...records)).toBe(later.receivedAt);
  });
});

describe('identical orders of one list', () => {
  it('[ORDQ-01, TRADE-62] identical orders of one list are one repeated order, with every place at which it stands', () => {
    const typed = { ...buy, quantity: amountQuantity(decimal('5000.0')) };
    expect(repeatedOrders([buy, sale, typed, change, buy], [], today)).toEqual([
      { order: orderKey(buy), places: [0, 2, 4], placedAt: undefined },
    ]);
  });

  it('[ORDQ-01] identical orders of one list are told together with the time at which the same was placed', () => {
    expect(repeatedOrders([sale, buy, buy], [bought], today)).toEqual([
      { order: orderKey(buy), places: [1, 2], placedAt: at },
    ]);
  });

  it('[ORDQ-01] identical orders of one list are none while they have no figure', () => {
    const empty = { ...buy, quantity: undefined };
    expect(repeatedOrders([empty, empty], [{ ...bought, amount: undefined }], today)).toEqual([]);
    expect(orderKey(empty)).toBeUndefined();
  });
});

const funds = fc.constantFrom(fundA, fundB, { ...fundA, jfFundCode: 'A-other', name: 'Fund A2' });
const figures = fc.oneof(fc.constantFrom(decimal('1'), decimal('1.0'), decimal('10'), decimal('100.00')), positives);
const currency = fc.constantFrom('HKD', 'USD');
const orders: fc.Arbitrary<ComparableOrder> = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    funds: fc.tuple(funds),
    currency,
    quantity: figures.map(amountQuantity),
  }),
  fc.record({
    kind: fc.constant('redemption' as const),
    funds: fc.tuple(funds),
    currency,
    quantity: figures.map(unitsQuantity),
  }),
  fc.record({
    kind: fc.constant('switch' as const),
    funds: fc.tuple(funds, funds),
    currency,
    quantity: figures.map(unitsQuantity),
  }),
);

/** An order as it stands on record once it was received. */
function recordOf({ kind, funds: [fund, into], currency: settled, quantity }: ComparableOrder): OrderRecord {
  const side = ({ code, name = '', baseCurrency }: typeof fund) => ({
    fund: { code, name },
    priceCurrency: baseCurrency,
  });
  const type = { buy: 'B', redemption: 'R', switch: 'S' } as const;
  return {
    ...side(fund),
    type: type[kind],
    status: 'RECEIVED',
    currency: settled,
    receivedAt: at,
    [kind === 'buy' ? 'amount' : 'units']: quantity?.value,
    into: into && side(into),
  };
}

describe('the orders that are repeated', () => {
  it('[ORDQ-01..03] the orders that are repeated are each one once it was placed, and none of another key', () => {
    fc.assert(
      fc.property(orders, orders, (order, other) => {
        expect(placedAt(order, recordOf(order))).toBe(at);
        expect(placedAt(other, recordOf(order)) === at).toBe(orderKey(other) === orderKey(order));
      }),
    );
  });

  it('[ORDQ-01..03] the orders that are repeated don’t depend on zeros at the end of a figure', () => {
    fc.assert(
      fc.property(orders, fc.nat({ max: 6 }), (order, zeros) => {
        const { kind = 'units', value = decimal('1') } = order.quantity ?? {};
        const longer = scaled(value.digits * 10n ** BigInt(zeros), value.scale + zeros);
        const typed = { ...order, quantity: { kind, value: longer } };
        expect(orderKey(typed)).toBe(orderKey(order));
        expect(placedAt(typed, recordOf(order))).toBe(at);
      }),
    );
  });

  it('[TRADE-62] the orders that are repeated are on a list exactly those whose key stands there more than once, each told once', () => {
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 8 }), (list) => {
        const keys = list.map(orderKey);
        const repeated = [...new Set(keys.filter((key, place) => keys.indexOf(key) < place))];
        const found = repeatedOrders(list, [], today);
        expect(found.map(({ order }) => order).toSorted()).toEqual(repeated.toSorted());
        for (const { order, places } of found)
          expect(places).toEqual(keys.flatMap((key, place) => (key === order ? [place] : [])));
      }),
    );
  });

  it('[ORDQ-01..03] stay the same in any order of the records, and are never fewer with more of them', () => {
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 5 }), fc.array(orders, { maxLength: 5 }), (list, placed) => {
        const records = placed.map(recordOf);
        const found = repeatedOrders(list, records, today);
        expect(repeatedOrders(list, records.toReversed(), today)).toEqual(found);
        const fewer = repeatedOrders(list, records.slice(1), today).map(({ order }) => order);
        expect(found.map(({ order }) => order)).toEqual(expect.arrayContaining(fewer));
      }),
    );
  });
});
