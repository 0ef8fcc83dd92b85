import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSubmission } from '../../../contract/rest/orders/order-submission';
import { readOrderList } from '../../../adapters/rest/orders/read-order-list';
import { readOrderResult } from '../../../adapters/rest/orders/read-order-result';
import { readRedemptionValidation } from '../../../adapters/rest/orders/read-redemption-validation';
import { readTradeDetail } from '../../../adapters/rest/orders/read-trade-detail';
import { readOrderRecords } from '../../../adapters/rest/orders/read-order-records';
import type { Result } from '../../../domain/kernel/result';
import { buildOrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import { orderDrafts } from '../../arbitraries/order';
import { decimal } from '../../builders/decimal';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';

const malformed = { ok: false, error: { kind: 'malformed' } };
const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
const terms = { amcCode: '51', feeRate: '0.6', bankCode: '822', bankAccount: '901' };
const readTerms = { ...terms, feeRate: decimal('0.6') };

describe('an e-list', () => {
  const wire = {
    oid: 'L1',
    clientId: 'C1',
    discountCode: 'D1',
    lineManager: 'LM7',
    active: false,
    first: true,
    tradingVOList: [
      { ...terms, type: 'B', fundCode: 'F1', currency: 'TWD', buyAmount: '5000' },
      { ...terms, type: 'R', fundCode: 'F2', currency: 'USD', unit: '10.5' },
      { ...terms, type: 'S', switchFromFundCode: 'F3', switchToFundCode: 'F4', currency: 'EUR', unit: '7' },
    ],
    showRedemptionDailyLimitOverAUMWarning: true,
  };

  it('[ENT-48, ENT-49, TRADE-17, TRADE-28, OPEN-41] an e-list is read in full', () => {
    expect(readOrderList(wire)).toEqual(
      ok({
        listId: 'L1',
        clientId: 'C1',
        discountCode: 'D1',
        lineManager: 'LM7',
        active: false,
        first: true,
        items: [
          { ...readTerms, kind: 'buy', fundCode: 'F1', currency: 'TWD', quantity: amountQuantity(decimal('5000')) },
          {
            ...readTerms,
            kind: 'redemption',
            fundCode: 'F2',
            currency: 'USD',
            quantity: unitsQuantity(decimal('10.5')),
          },
          {
            ...readTerms,
            kind: 'switch',
            fundCode: 'F3',
            intoFundCode: 'F4',
            currency: 'EUR',
            quantity: unitsQuantity(decimal('7')),
          },
        ],
        showsRedemptionWarning: true,
      }),
    );
  });

  it('[ENT-48, ENT-49] an e-list is active, consented to and without warning unless it says otherwise, and what it lacks is absent', () => {
    expect(readOrderList({ oid: 'L1', clientId: 'C1' })).toStrictEqual(
      ok({ listId: 'L1', clientId: 'C1', active: true, first: false, items: [], showsRedemptionWarning: false }),
    );
    const bare = [
      { type: 'B', fundCode: 'F1', currency: 'TWD', buyAmount: null, amcCode: null },
      { type: 'R', fundCode: 'F2', unit: '1e3', feeRate: null },
      { type: 'S', switchFromFundCode: 'F3', switchToFundCode: 'F4', currency: null },
    ];
    expect(readOrderList({ oid: 'L1', clientId: 'C1', active: null, tradingVOList: bare })).toStrictEqual(
      ok({
        listId: 'L1',
        clientId: 'C1',
        active: true,
        first: false,
        items: [
          { kind: 'buy', fundCode: 'F1', currency: 'TWD' },
          { kind: 'redemption', fundCode: 'F2' },
          { kind: 'switch', fundCode: 'F3', intoFundCode: 'F4' },
        ],
        showsRedemptionWarning: false,
      }),
    );
  });

  it.each([
    undefined,
    null,
    '',
    [],
    { oid: 'L1' },
    { ...wire, tradingVOList: [{ type: 'SF', fundCode: 'F1', currency: 'TWD' }] },
    { ...wire, tradingVOList: [{ type: 'B', currency: 'TWD' }] },
    { ...wire, tradingVOList: [{ type: 'S', fundCode: 'F1' }] },
    { ...wire, tradingVOList: [{ type: 'R', fundCode: 'F1', unit: 5 }] },
    { ...wire, active: 'yes' },
  ])('[ENT-48, ENT-49, CONFLICT-35] an e-list is malformed as %j', (body) =>
    expect(readOrderList(body)).toEqual(malformed),
  );
});

describe('the result of an order', () => {
  const order = (fundCode: string) => ({
    fundCode,
    fundName: `Fund ${fundCode}`,
    currency: 'TWD',
    amount: '5000',
    units: '1.25',
    transactionDate: '2026-03-03',
    debitDate: '2026-03-04',
  });
  const placed = (fundCode: string) => ({ ...order(fundCode), amount: decimal('5000'), units: decimal('1.25') });

  it('[ENT-55, TRADE-39, TRADE-40, TRADE-41, TRADE-42, TRADE-43, TRADE-44] the result of an order is read in full', () => {
    expect(
      readOrderResult({
        orderReceivedDate: '2026-03-02T08:00:00Z',
        successfulAllotmentOrders: [{ ...order('A'), ePoints: '500', feeWaived: '10.00' }],
        failedAllotmentOrders: [order('B')],
        successfulRedemptionOrders: [order('C')],
        failedRedemptionOrders: [order('D'), order('E')],
        switchOrders: [{ buyDeal: order('F'), sellDeal: order('G') }],
        shortPin: true,
      }),
    ).toEqual(
      ok({
        orderReceivedDate: '2026-03-02T08:00:00Z',
        successfulAllotments: [{ ...placed('A'), ePoints: decimal('500'), feeWaived: decimal('10.00') }],
        failedAllotments: [placed('B')],
        successfulRedemptions: [placed('C')],
        failedRedemptions: [placed('D'), placed('E')],
        switches: [{ buyDeal: placed('F'), sellDeal: placed('G') }],
        isShortPin: true,
      }),
    );
  });

  const noOrders = {
    successfulAllotments: [],
    failedAllotments: [],
    successfulRedemptions: [],
    failedRedemptions: [],
    switches: [],
    isShortPin: false,
  };

  it('[ORDQ-05, ENT-55] the figures that a server states of an order are read, what is no figure is left out', () => {
    const figures = {
      riskRating: 4,
      share: '50',
      estimate: '1,000',
      shortTerm: { units: '1.5', days: 7, ratePercent: 'none' },
      payout: { date: '2026-03-10', amount: '102.11', mayWait: true },
      debitAt: null,
    };
    const answer = readOrderResult({
      accountNo: 'A1',
      successfulRedemptionOrders: [
        { fundCode: 'A', figures },
        { fundCode: 'B', figures: { riskRating: 9 } },
      ],
    });
    expect(answer).toEqual(
      ok({
        ...noOrders,
        accountNo: 'A1',
        successfulRedemptions: [
          {
            fundCode: 'A',
            figures: {
              riskRating: 4,
              share: decimal('50'),
              payout: { date: '2026-03-10', amount: decimal('102.11'), mayWait: true },
            },
          },
          { fundCode: 'B', figures: {} },
        ],
      }),
    );
  });

  it('[OPEN-39] the result of an order has an empty list for a missing one, and passes over what else is sent', () => {
    expect(readOrderResult({})).toStrictEqual(ok(noOrders));
    expect(readOrderResult({ switchOrders: null, shortPin: null, extra: { failed: 1 } })).toStrictEqual(ok(noOrders));
    expect(readOrderResult({ failedAllotmentOrders: [{ fundCode: 'A', amount: null, reason: 'x' }] })).toStrictEqual(
      ok({ ...noOrders, failedAllotments: [{ fundCode: 'A' }] }),
    );
  });

  it.each([
    undefined,
    'done',
    { successfulAllotmentOrders: {} },
    { failedRedemptionOrders: [{}] },
    { switchOrders: [{ buyDeal: order('A') }] },
    { shortPin: 'Y' },
  ])('[ENT-55] the result of an order is malformed as %j', (body) => expect(readOrderResult(body)).toEqual(malformed));
});

describe('the validation of redemptions', () => {
  it('[TRADE-59] the validation of redemptions is read in full', () => {
    expect(
      readRedemptionValidation({
        errors: [],
        projectedPrs: '3.2',
        projectedPrr: 'b',
        showWarning: true,
        bcdcWarning: true,
        unitsBreakdown: [{ fundFeeType: 'back-end', unit: '1.5' }],
        showRedemptionDailyLimitOverAUMWarning: true,
      }),
    ).toEqual(
      ok({
        errors: [],
        validation: {
          projectedPrs: '3.2',
          projectedPrr: 'b',
          showsWarning: true,
          hasBcdcWarning: true,
          unitsBreakdown: [{ fundFeeType: 'back-end', unit: decimal('1.5') }],
          showsDailyLimitOverAumWarning: true,
        },
      }),
    );
  });

  it('[TRADE-59] the validation of redemptions has no warning and no breakdown unless it says so', () => {
    const nothing = {
      errors: [],
      validation: {
        showsWarning: false,
        hasBcdcWarning: false,
        unitsBreakdown: [],
        showsDailyLimitOverAumWarning: false,
      },
    };
    expect(readRedemptionValidation({})).toStrictEqual(ok(nothing));
    expect(readRedemptionValidation({ projectedPrs: null, showWarning: null, unitsBreakdown: null })).toStrictEqual(
      ok(nothing),
    );
  });

  it('[TRADE-50, ERR-22] keeps what stands against each, in the server’s order, also what it says oddly', () => {
    const errors = [{ code: 'C1', message: 'no', fundCode: 'A', currency: 'TWD' }, { code: 'C2', fundCode: null }, 7];
    expect(readRedemptionValidation({ errors })).toMatchObject(
      ok({
        errors: [{ code: 'C1', message: 'no', fundCode: 'A', currency: 'TWD' }, { code: 'C2' }, { code: 'UNREADABLE' }],
      }),
    );
  });

  it.each([
    undefined,
    { showWarning: 'Y' },
    { unitsBreakdown: [{ fundFeeType: 'middle', unit: '1' }] },
    { unitsBreakdown: [{ fundFeeType: 'back-end', unit: '1e3' }] },
    { unitsBreakdown: [{ unit: '1' }] },
  ])('[TRADE-59] the validation of redemptions is malformed as %j', (body) =>
    expect(readRedemptionValidation(body)).toEqual(malformed),
  );
});

describe('the client’s orders', () => {
  const wire = {
    type: 'DX',
    fund: { name: { code: 'F1', value: 'Fund 1' } },
    transactionDate: '2026-03-03',
    amount: '5000',
    status: 'fail',
    units: '1.25',
    ePoints: '120',
    feeWaived: '2',
    chargeRate: '0.6',
  };

  it('[ENT-58, ENUM-01] the client’s orders are read in full', () => {
    expect(readOrderRecords([wire, { ...wire, type: 'SF', status: 'COMPLETED' }])).toEqual(
      ok([
        {
          type: 'DX',
          fund: { code: 'F1', name: 'Fund 1' },
          transactionDate: '2026-03-03',
          amount: decimal('5000'),
          status: 'FAILED',
          units: decimal('1.25'),
          ePoints: decimal('120'),
          feeWaived: decimal('2'),
          chargeRate: decimal('0.6'),
        },
        expect.objectContaining({ type: 'SF', status: 'COMPLETED' }),
      ]),
    );
  });

  it('[ENT-58, TRADE-43] state what is ours too, and a switch once, with both its sides', () => {
    const next = { step: 'settle', date: '2026-03-06', dueAt: '2026-03-06T13:00:00+08:00' };
    const own = { orderId: 'L1.4', currency: 'TWD', receivedAt: '2026-03-03T02:00:00Z', fee: null, next };
    const out = { ...wire, ...own, type: 'SF', price: '12.5', priceCurrency: 'USD', reason: 'odd' };
    const into = { ...wire, ...own, type: 'ST', fund: { name: { code: 'F2', value: null } }, units: null };
    const other = { ...into, orderId: 'L1.5' };
    expect(readOrderRecords([out, into, other])).toMatchObject(
      ok([
        {
          type: 'S',
          orderId: 'L1.4',
          currency: 'TWD',
          receivedAt: '2026-03-03T02:00:00Z',
          next,
          price: decimal('12.5'),
          priceCurrency: 'USD',
          fund: { code: 'F1', name: 'Fund 1' },
          into: { fund: { code: 'F2', name: 'F2' }, transactionDate: '2026-03-03', amount: decimal('5000') },
        },
        { type: 'ST', orderId: 'L1.5', fund: { code: 'F2', name: 'F2' } },
      ]),
    );
    expect(readOrderRecords([{ ...out, next: { ...next, step: 'odd' } }])).not.toMatchObject(ok([{ next }]));
  });

  it('[ENT-58] leave out what is missing or not known', () => {
    const bare = { fund: { name: { code: 'F1' } } };
    expect(readOrderRecords([bare, { ...bare, type: 'Z', status: 'ODD', amount: null }])).toStrictEqual(
      ok([{ fund: { code: 'F1', name: 'F1' } }, { fund: { code: 'F1', name: 'F1' } }]),
    );
    expect(readOrderRecords([])).toEqual(ok([]));
  });

  it.each([undefined, {}, [{}], [{ ...wire, amount: 5000 }], [{ ...wire, fund: 'F1' }]])(
    '[ENT-58] the client’s orders are malformed as %j',
    (body) => expect(readOrderRecords(body)).toEqual(malformed),
  );
});

describe('the terms of a trade', () => {
  const texts = {
    baselineCurrency: 'USD',
    currency: 'TWD',
    paymentAccount: '901',
    depositAccount: '902',
    orderValidDate: '2026-03-03',
  };
  const figures = {
    fee: '60',
    feeRate: '0.6',
    amount: '10000',
    totalAmount: '10060',
    unit: '8',
    availableHoldings: '9',
  };

  it('[ENT-59, CONFLICT-51] the terms of a trade are read in full, the misspelt field among them', () => {
    expect(readTradeDetail({ ...texts, ...figures, redemptAmountEstimate: '77.5' })).toEqual(
      ok({
        ...texts,
        fee: decimal('60'),
        feeRate: decimal('0.6'),
        amount: decimal('10000'),
        totalAmount: decimal('10060'),
        unit: decimal('8'),
        availableHoldings: decimal('9'),
        redemptionAmountEstimate: decimal('77.5'),
      }),
    );
    expect(readTradeDetail({ redemptionAmountEstimate: '1' })).toStrictEqual(ok({}));
  });

  it('[ENT-59] leave out what is missing', () => {
    const none = Object.fromEntries(Object.keys({ ...texts, ...figures }).map((name) => [name, null]));
    expect(readTradeDetail(none)).toStrictEqual(ok({}));
  });

  it.each([undefined, [], 'x', { fee: 60 }, { currency: 1 }])(
    '[ENT-59] the terms of a trade are malformed as %j',
    (body) => expect(readTradeDetail(body)).toEqual(malformed),
  );
});

describe('the contract of a submission', () => {
  it('[ENT-51, ENT-52, ENT-53, ENT-54] takes every payload, and none that lacks a field', () => {
    fc.assert(
      fc.property(orderDrafts, fc.nat(), (draft, pick) => {
        const built = buildOrderSubmission(draft);
        expect(orderSubmission.safeParse(built).success).toBe(true);
        // Ours, and optional.
        const { acceptedTexts: _, ...payload } = built;
        const parts = [payload, ...payload.allotmentList, ...payload.switchList, ...payload.redemptionList];
        const lacking = lessOne(payload, parts[pick % parts.length] ?? payload, pick);
        expect(orderSubmission.safeParse(lacking).success).toBe(false);
      }),
    );
  });

  it('[ENT-52, ENT-53, ENT-54, OPEN-41] refuses figures that are no decimal text, percents and charges of redemptions, and other acknowledgements', () => {
    const [draft] = fc.sample(
      orderDrafts.filter(({ orders }) =>
        ['buy', 'redemption'].every((kind) => orders.some((one) => one.kind === kind)),
      ),
      1,
    );
    const payload = draft && buildOrderSubmission(draft);
    const [allotment] = payload?.allotmentList ?? [];
    const [redemption] = payload?.redemptionList ?? [];
    const refused = [
      { ...payload, allotmentList: [{ ...allotment, amount: '1e3' }] },
      { ...payload, allotmentList: [{ ...allotment, amount: 5000 }] },
      { ...payload, allotmentList: [{ ...allotment, agreements: [{ categoryCode: '1', approved: 'N' }] }] },
      { ...payload, redemptionList: [{ ...redemption, percent: '50' }] },
      { ...payload, redemptionList: [{ ...redemption, redemptionCharge: 1 }] },
      { ...payload, redemptionList: [{ ...redemption, redUnitPrecision: '3' }] },
      { ...payload, redemptionList: [{ ...redemption, fundFeeType: 'middle' }] },
      { ...payload, disadvantagedElderlyAck: true },
      { ...payload, elderlyRedeemOverHalfAck: 'yes' },
    ];
    expect(refused.map((body) => orderSubmission.safeParse(body).success)).toEqual(Array(9).fill(false));
  });
});

/** The payload with one field less in one of its parts. */
function lessOne(payload: object, part: object, pick: number): unknown {
  const names = Object.keys(part);
  return replaceIn(payload, part, names[pick % names.length]);
}

function replaceIn(value: unknown, part: object, dropped: string | undefined): unknown {
  if (value === part) return Object.fromEntries(Object.entries(part).filter(([name]) => name !== dropped));
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIn(item, part, dropped));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaceIn(item, part, dropped)]));
}
