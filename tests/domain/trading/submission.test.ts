import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSubmission } from '../../../contract/rest/orders/order-submission';
import { compare, scaled } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import { buildOrderSubmission, type OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import { amountQuantity, ordersOfKind, unitsQuantity } from '../../../domain/trading/orders/order';
import type {
  OrderDraft,
  OrderToSubmit,
  PurchaseToSubmit,
  RedemptionToSubmit,
  SwitchToSubmit,
} from '../../../domain/trading/orders/order-draft';
import { readOrderSubmission, submissionContent } from '../../../domain/trading/orders/read-order-submission';
import { orderDrafts } from '../../arbitraries/order';
import { decimal } from '../../builders/decimal';

const purchase: PurchaseToSubmit = {
  kind: 'buy',
  fundCode: 'F1',
  currency: 'TWD',
  quantity: amountQuantity(decimal('5000.00')),
  discountCode: 'D1',
  agreements: [{ categoryCode: '2' }, { categoryCode: '1', approved: 'N' }, { categoryCode: '2' }],
};
const change: SwitchToSubmit = {
  kind: 'switch',
  fundCode: 'F3',
  intoFundCode: 'F4',
  currency: 'USD',
  quantity: unitsQuantity(decimal('7.500')),
  percentOfHoldings: decimal('12.50'),
  discountCode: 'D2',
  agreements: [{ categoryCode: '3', approved: 'Y' }],
  feeType: 'front-end',
};
const redemption: RedemptionToSubmit = {
  kind: 'redemption',
  fundCode: 'F2',
  currency: 'EUR',
  quantity: unitsQuantity(decimal('10.1')),
  fundName: 'Test Fund',
  totalHoldings: decimal('100.0'),
  availableHoldings: decimal('90'),
  unitPrecision: 3,
  unitPricePrecision: 2,
  baseCurrency: 'USD',
  feeType: 'back-end',
  unitsBreakdown: [
    { fundFeeType: 'front-end', unit: decimal('4.1') },
    { fundFeeType: 'back-end', unit: decimal('6.0') },
  ],
  bankAccount: '9012',
};
const draft: OrderDraft = {
  accountNo: '51-0001',
  listId: 'LINK-1',
  tradingPassword: ' aB12cd ',
  lineManager: 'LM7',
  disadvantagedElderlyAck: true,
  elderlyRedeemOverHalfAck: false,
  orders: [redemption, purchase, change],
};

describe('the payload of a submission', () => {
  const payload = buildOrderSubmission(draft);

  it('[TRADE-109] says that redemptions are to wait only where they are', () => {
    expect('coolingOff' in buildOrderSubmission(draft)).toBe(false);
    expect(buildOrderSubmission({ ...draft, waits: true }).coolingOff).toBe('Y');
  });

  it('[ENT-51, TRADE-32, TRADE-33, TRADE-34, OPEN-41] carries the account, the link, the password as typed and both acknowledgements', () => {
    expect(Object.keys(payload).sort()).toEqual([
      'accountNo',
      'allotmentList',
      'disadvantagedElderlyAck',
      'elderlyRedeemOverHalfAck',
      'lineManager',
      'oid',
      'redemptionList',
      'switchList',
      'vpin',
    ]);
    expect(payload).toMatchObject({
      accountNo: '51-0001',
      oid: 'LINK-1',
      vpin: ' aB12cd ',
      lineManager: 'LM7',
      disadvantagedElderlyAck: 'Y',
      elderlyRedeemOverHalfAck: 'N',
    });
    expect(
      buildOrderSubmission({ ...draft, disadvantagedElderlyAck: false, elderlyRedeemOverHalfAck: true }),
    ).toMatchObject({ disadvantagedElderlyAck: 'N', elderlyRedeemOverHalfAck: 'Y' });
  });

  it('[VCA-15, BANK-01] says what pays for a purchase where the client chose it, and nothing of it where not', () => {
    for (const paidFrom of ['cash-account', 'direct-debit'] as const) {
      const chosen = { ...draft, orders: [{ ...purchase, paidFrom }] };
      expect(buildOrderSubmission(chosen).allotmentList.map((item) => item.paidFrom)).toEqual([paidFrom]);
    }
    expect(payload.allotmentList.map((item) => 'paidFrom' in item)).toEqual([false]);
  });

  it('[EPNT-06, EPNT-07] says how many points are redeemed where any are, and nothing of them where none', () => {
    const redeeming = (points: number) => buildOrderSubmission({ ...draft, orders: [{ ...purchase, points }] });
    expect(redeeming(50).allotmentList.map(({ points }) => points)).toEqual([50]);
    for (const none of [redeeming(0), payload])
      expect(none.allotmentList.map((item) => 'points' in item)).toEqual([false]);
  });

  it('[ENT-52, TRADE-35] carries purchases with their discount code and merged agreements', () => {
    expect(payload.allotmentList).toEqual([
      {
        fundCode: 'F1',
        amount: '5000.00',
        currency: 'TWD',
        discountCode: 'D1',
        agreements: [
          { categoryCode: '1', approved: 'Y' },
          { categoryCode: '2', approved: 'Y' },
        ],
      },
    ]);
  });

  it('[ENT-53, TRADE-29, TRADE-35] carries switches with their percent as text', () => {
    expect(payload.switchList).toEqual([
      {
        outFundCode: 'F3',
        inFundCode: 'F4',
        switchUnit: '7.500',
        percent: '12.50',
        discountCode: 'D2',
        holdingCurrency: 'USD',
        agreements: [{ categoryCode: '3', approved: 'Y' }],
        outFundFeeType: 'front-end',
      },
    ]);
  });

  it('[ENT-54, TRADE-30, TRADE-31, TRADE-59] carries redemptions with percent 0 as text, charge 0 and the breakdown of their units', () => {
    expect(payload.redemptionList).toEqual([
      {
        fundCode: 'F2',
        unit: '10.1',
        percent: '0',
        currency: 'EUR',
        fundInfo: 'Test Fund',
        totalHoldings: '100.0',
        availableHoldings: '90',
        redUnitPrecision: 3,
        redUnitPricePrecision: 2,
        baseCurrency: 'USD',
        fundFeeType: 'back-end',
        unitsBreakdown: [
          { fundFeeType: 'front-end', unit: '4.1' },
          { fundFeeType: 'back-end', unit: '6.0' },
        ],
        redemptionCharge: 0,
        bankAccountNo: '9012',
      },
    ]);
  });

  it('[OPEN-41, TRADE-35, ENT-54] the payload of a submission has an empty text or list for what is missing', () => {
    const bare = buildOrderSubmission({
      ...draft,
      lineManager: undefined,
      orders: [
        { ...purchase, discountCode: undefined },
        { ...change, discountCode: undefined },
        { ...redemption, unitsBreakdown: undefined, bankAccount: undefined },
      ],
    });
    expect(bare.lineManager).toBe('');
    expect([...bare.allotmentList, ...bare.switchList].map(({ discountCode }) => discountCode)).toEqual(['', '']);
    expect(bare.redemptionList).toMatchObject([{ unitsBreakdown: [], bankAccountNo: '' }]);
  });
});

describe('every submission', () => {
  it('[ENT-51, ENT-52, ENT-53, ENT-54, OPEN-41] every submission is what the contract asks for, after it went through JSON', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const payload = buildOrderSubmission(any);
        expect(orderSubmission.parse(JSON.parse(JSON.stringify(payload)))).toEqual(payload);
      }),
    );
  });

  it('[ENT-52, ENT-53, ENT-54, TRADE-29] every submission has the draft’s orders, one for one, and its figures add up to the draft’s', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const { allotmentList, switchList, redemptionList } = buildOrderSubmission(any);
        const purchases = ordersOfKind(any.orders, 'buy');
        const switches = ordersOfKind(any.orders, 'switch');
        const redemptions = ordersOfKind(any.orders, 'redemption');
        const pairs = [
          [allotmentList.map(({ amount }) => amount), purchases.map(({ quantity }) => quantity.value)],
          [switchList.map(({ switchUnit }) => switchUnit), switches.map(({ quantity }) => quantity.value)],
          [switchList.map(({ percent }) => percent), switches.map((order) => order.percentOfHoldings)],
          [redemptionList.map(({ unit }) => unit), redemptions.map(({ quantity }) => quantity.value)],
          [redemptionList.map((item) => item.totalHoldings), redemptions.map((order) => order.totalHoldings)],
          [redemptionList.map((item) => item.availableHoldings), redemptions.map((order) => order.availableHoldings)],
          [
            redemptionList.flatMap((item) => item.unitsBreakdown.map(({ unit }) => unit)),
            redemptions.flatMap((order) => (order.unitsBreakdown ?? []).map(({ unit }) => unit)),
          ],
        ] as const;
        for (const [texts, figures] of pairs) {
          expect(texts.map(decimal)).toEqual(figures);
          expect(compare(sum(texts.map(decimal)), sum(figures))).toBe(0);
        }
      }),
    );
  });

  it('[TRADE-35, TRADE-55, TRADE-56] every submission has the merged agreements of each line, and doesn’t mix lines', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const { allotmentList, switchList } = buildOrderSubmission(any);
        const agreed = [...ordersOfKind(any.orders, 'buy'), ...ordersOfKind(any.orders, 'switch')];
        const merged = agreed.map(({ agreements }) => mergeAgreements([agreements]));
        expect([...allotmentList, ...switchList].map(({ agreements }) => agreements)).toEqual(merged);
      }),
    );
  });

  it('[TRADE-30, TRADE-31] never redeems by percent or with a charge, whatever the draft carries besides', () => {
    const smuggled = [{ ...redemption, percent: scaled(50n), redemptionCharge: 7 }];
    const [item] = buildOrderSubmission({ ...draft, orders: smuggled }).redemptionList;
    expect([item?.percent, item?.redemptionCharge]).toEqual(['0', 0]);
  });
});

describe('reading a submission back', () => {
  it('[ENT-51, ENT-52, ENT-53, ENT-54, OPEN-41] gives the orders that it was built of, by kind, with their agreements merged', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const read = readOrderSubmission(buildOrderSubmission(any));
        const kinds = ['buy', 'switch', 'redemption'] as const;
        const orders = kinds.flatMap((kind) => ordersOfKind<OrderToSubmit, typeof kind>(any.orders, kind));
        expect(read).toEqual({
          ok: true,
          value: { ...any, lineManager: any.lineManager || undefined, waits: false, orders: orders.map(asRead) },
        });
      }),
    );
  });

  it('[ENT-51..54] builds the same submission again', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const built = buildOrderSubmission(any);
        const read = readOrderSubmission(built);
        expect(read.ok && buildOrderSubmission(read.value)).toEqual(built);
      }),
    );
  });

  it('[ENT-52, ENT-53, ENT-54] refuses every figure that is no decimal', () => {
    const { allotmentList, switchList, redemptionList, ...list } = buildOrderSubmission(draft);
    const bought = allotmentList[0];
    const changed = switchList[0];
    const redeemed = redemptionList[0];
    if (!bought || !changed || !redeemed) throw new Error('the draft has an order of each kind');
    const built = { ...list, allotmentList, switchList, redemptionList };
    const spoilt: readonly OrderSubmission[] = [
      { ...built, allotmentList: [{ ...bought, amount: '1e3' }] },
      { ...built, switchList: [{ ...changed, switchUnit: '' }] },
      { ...built, switchList: [{ ...changed, percent: '12,5' }] },
      { ...built, redemptionList: [{ ...redeemed, unit: 'ten' }] },
      { ...built, redemptionList: [{ ...redeemed, totalHoldings: '-' }] },
      { ...built, redemptionList: [{ ...redeemed, availableHoldings: '.5' }] },
      { ...built, redemptionList: [{ ...redeemed, unitsBreakdown: [{ fundFeeType: 'back-end', unit: 'x' }] }] },
    ];
    for (const submission of spoilt)
      expect(readOrderSubmission(submission)).toEqual({ ok: false, error: 'not-a-number' });
  });

  it('[TRADE-34] reading a submission back is the same content whichever password and texts came with it, and another one for other orders', () => {
    const content = (changes: Partial<OrderDraft>) => submissionContent(buildOrderSubmission({ ...draft, ...changes }));
    expect(content({ tradingPassword: 'other1' })).toBe(content({}));
    expect(content({})).not.toContain('aB12cd');
    expect(content({ acceptedTexts: { version: '1', texts: [] } })).toBe(content({}));
    expect(content({ orders: [purchase] })).not.toBe(content({}));
  });
});

/** An order as it comes back: with its agreements merged, and nothing where the payload says ''. */
function asRead(order: OrderToSubmit): OrderToSubmit {
  if (order.kind === 'redemption')
    return { ...order, unitsBreakdown: order.unitsBreakdown ?? [], bankAccount: order.bankAccount || undefined };
  return {
    ...order,
    discountCode: order.discountCode || undefined,
    agreements: mergeAgreements([order.agreements]),
  };
}
