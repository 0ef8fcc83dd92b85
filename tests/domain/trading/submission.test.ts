import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSubmission } from '../../../contract/rest/orders/order-submission';
import { compare, scaled } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import { buildOrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import { orderDrafts } from '../../arbitraries/order';
import { decimal } from '../../builders/decimal';

const draft: OrderDraft = {
  accountNo: '51-0001',
  oid: 'LINK-1',
  vpin: ' aB12cd ',
  lineManager: 'LM7',
  disadvantagedElderlyAck: true,
  elderlyRedeemOverHalfAck: false,
  allotments: [
    {
      fundCode: 'F1',
      amount: decimal('5000.00'),
      currency: 'TWD',
      discountCode: 'D1',
      agreements: [{ categoryCode: '2' }, { categoryCode: '1', approved: 'N' }, { categoryCode: '2' }],
    },
  ],
  switches: [
    {
      outFundCode: 'F3',
      inFundCode: 'F4',
      switchUnit: decimal('7.500'),
      percent: decimal('12.50'),
      discountCode: 'D2',
      holdingCurrency: 'USD',
      agreements: [{ categoryCode: '3', approved: 'Y' }],
      outFundFeeType: 'front-end',
    },
  ],
  redemptions: [
    {
      fundCode: 'F2',
      unit: decimal('10.1'),
      currency: 'EUR',
      fundInfo: 'Test Fund',
      totalHoldings: decimal('100.0'),
      availableHoldings: decimal('90'),
      redUnitPrecision: 3,
      redUnitPricePrecision: 2,
      baseCurrency: 'USD',
      fundFeeType: 'back-end',
      unitsBreakdown: [
        { fundFeeType: 'front-end', unit: decimal('4.1') },
        { fundFeeType: 'back-end', unit: decimal('6.0') },
      ],
      bankAccountNo: '9012',
    },
  ],
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
      const chosen = { ...draft, allotments: draft.allotments.map((item) => ({ ...item, paidFrom })) };
      expect(buildOrderSubmission(chosen).allotmentList.map((item) => item.paidFrom)).toEqual([paidFrom]);
    }
    expect(payload.allotmentList.map((item) => 'paidFrom' in item)).toEqual([false]);
  });

  it('[EPNT-06, EPNT-07] says how many points are redeemed where any are, and nothing of them where none', () => {
    const redeeming = (points: number) =>
      buildOrderSubmission({ ...draft, allotments: draft.allotments.map((item) => ({ ...item, points })) });
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

  it('[OPEN-41, TRADE-35, ENT-54] has an empty text or list for what is missing', () => {
    const bare = buildOrderSubmission({
      ...draft,
      lineManager: undefined,
      allotments: draft.allotments.map((item) => ({ ...item, discountCode: undefined })),
      switches: draft.switches.map((item) => ({ ...item, discountCode: undefined })),
      redemptions: draft.redemptions.map((item) => ({ ...item, unitsBreakdown: undefined })),
    });
    expect(bare.lineManager).toBe('');
    expect([...bare.allotmentList, ...bare.switchList].map(({ discountCode }) => discountCode)).toEqual(['', '']);
    expect(bare.redemptionList.map(({ unitsBreakdown }) => unitsBreakdown)).toEqual([[]]);
  });
});

describe('every submission', () => {
  it('[ENT-51, ENT-52, ENT-53, ENT-54, OPEN-41] is what the contract asks for, after it went through JSON', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const payload = buildOrderSubmission(any);
        expect(orderSubmission.parse(JSON.parse(JSON.stringify(payload)))).toEqual(payload);
      }),
    );
  });

  it('[ENT-52, ENT-53, ENT-54, TRADE-29] has the draft’s orders, one for one, and its figures add up to the draft’s', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const { allotmentList, switchList, redemptionList } = buildOrderSubmission(any);
        const pairs = [
          [allotmentList.map(({ amount }) => amount), any.allotments.map(({ amount }) => amount)],
          [switchList.map(({ switchUnit }) => switchUnit), any.switches.map(({ switchUnit }) => switchUnit)],
          [switchList.map(({ percent }) => percent), any.switches.map(({ percent }) => percent)],
          [redemptionList.map(({ unit }) => unit), any.redemptions.map(({ unit }) => unit)],
          [redemptionList.map((item) => item.totalHoldings), any.redemptions.map((item) => item.totalHoldings)],
          [redemptionList.map((item) => item.availableHoldings), any.redemptions.map((item) => item.availableHoldings)],
          [
            redemptionList.flatMap((item) => item.unitsBreakdown.map(({ unit }) => unit)),
            any.redemptions.flatMap((item) => (item.unitsBreakdown ?? []).map(({ unit }) => unit)),
          ],
        ] as const;
        for (const [texts, figures] of pairs) {
          expect(texts.map(decimal)).toEqual(figures);
          expect(compare(sum(texts.map(decimal)), sum(figures))).toBe(0);
        }
      }),
    );
  });

  it('[TRADE-35, TRADE-55, TRADE-56] has the merged agreements of each line, and doesn’t mix lines', () => {
    fc.assert(
      fc.property(orderDrafts, (any) => {
        const { allotmentList, switchList } = buildOrderSubmission(any);
        const merged = [...any.allotments, ...any.switches].map(({ agreements }) => mergeAgreements([agreements]));
        expect([...allotmentList, ...switchList].map(({ agreements }) => agreements)).toEqual(merged);
      }),
    );
  });

  it('[TRADE-30, TRADE-31] never redeems by percent or with a charge, whatever the draft carries besides', () => {
    const smuggled = draft.redemptions.map((item) => ({ ...item, percent: scaled(50n), redemptionCharge: 7 }));
    const [item] = buildOrderSubmission({ ...draft, redemptions: smuggled }).redemptionList;
    expect([item?.percent, item?.redemptionCharge]).toEqual(['0', 0]);
  });
});
