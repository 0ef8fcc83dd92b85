import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import {
  type OrderFactName,
  orderFactNames,
  orderFacts,
  isPaidOutApart,
  receivedFees,
} from '../../../domain/trading/records/order-facts';
import { type OrderFigures, readOrderFigures, writeOrderFigures } from '../../../domain/trading/records/order-figures';
import type { OrderResult, ResultOrder } from '../../../domain/trading/records/order-result';
import { positives } from '../../arbitraries/decimal';
import { isoDates } from '../../arbitraries/iso-date';
import { decimal } from '../../builders/decimal';

const nothing: OrderResult = {
  successfulAllotments: [],
  failedAllotments: [],
  successfulRedemptions: [],
  failedRedemptions: [],
  switches: [],
  isShortPin: false,
};

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const figures: fc.Arbitrary<OrderFigures> = fc.record({
  riskRating: maybe(fc.integer({ min: 1, max: 5 })),
  feeRate: maybe(positives),
  share: maybe(positives),
  estimate: maybe(positives),
  estimateRate: maybe(positives),
  backEndPercent: maybe(positives),
  shortTerm: maybe(fc.record({ units: positives, days: fc.nat(), ratePercent: positives })),
  estimatedFee: maybe(positives),
  debitAt: maybe(isoDates),
  payout: maybe(fc.record({ date: isoDates, amount: maybe(positives), mayWait: fc.boolean() })),
});

const namesOf = (stated: Parameters<typeof orderFacts>[0]): readonly OrderFactName[] =>
  orderFacts(stated).map(({ name }) => name);

const account = { kind: 'bank-account', masked: '01****01' } as const;

const sold: ResultOrder = {
  fundCode: 'F1',
  orderNo: '618-033-991',
  currency: 'USD',
  units: decimal('12.5'),
  feeType: 'back-end',
  heldUntil: '2026-03-02T10:00:00.000Z',
  transactionDate: '2026-03-03',
  settlementAccount: account,
  figures: {
    riskRating: 4,
    share: decimal('50'),
    estimate: decimal('104.20'),
    estimateRate: decimal('0.031250'),
    backEndPercent: decimal('2'),
    shortTerm: { units: decimal('1.5'), days: 7, ratePercent: decimal('0.3') },
    estimatedFee: decimal('2.09'),
    payout: { date: '2026-03-10', amount: decimal('102.11'), mayWait: false },
  },
};

const bought: ResultOrder = {
  fundCode: 'F2',
  orderNo: '618-033-992',
  currency: 'TWD',
  amount: decimal('50000'),
  fee: decimal('700'),
  ePoints: decimal('500'),
  feeWaived: decimal('50'),
  transactionDate: '2026-03-03',
  debitDate: '2026-03-03',
  settlementAccount: account,
  figures: { riskRating: 3, feeRate: decimal('1.5'), debitAt: '2026-03-03T16:00:00+08:00' },
};

describe('the figures of an order', () => {
  it('[ORDQ-05] are read as they were written, whichever there are', () => {
    fc.assert(
      fc.property(figures, (stated) => {
        expect(writeOrderFigures(readOrderFigures(writeOrderFigures(stated)))).toEqual(writeOrderFigures(stated));
        expect(JSON.parse(JSON.stringify(writeOrderFigures(stated)))).toEqual(writeOrderFigures(stated));
      }),
    );
  });

  it('[ORDQ-05] leave out what is no decimal text', () => {
    const shortTerm = { units: '?', days: 7, ratePercent: '0.3' };
    expect(writeOrderFigures(readOrderFigures({ feeRate: '1,5', share: 'all', shortTerm }))).toEqual({});
  });
});

describe('the facts of an order that was received', () => {
  it('[ORDQ-05, TRADE-22, TRADE-23, TRADE-111, TRADE-120, TRADE-126] state all figures of a sale, with what it brings and when', () => {
    expect(namesOf({ order: sold, side: 'redemption', showsFeeType: true })).toEqual([
      'number',
      'risk',
      'units-redeemed',
      'share',
      'fee-type',
      'account-credited',
      'estimate',
      'back-end-fee',
      'short-term',
      'estimated-fee',
      'held-until',
      'dealing',
      'payout',
    ]);
    const waiting = { ...sold, figures: { payout: { date: '2026-03-10', mayWait: true } } };
    expect(namesOf({ order: waiting, side: 'redemption' })).toContain('payout-waiting');
  });

  it('[ORDQ-05, TRADE-18, TRADE-114, EPNT-06] state all figures of a purchase, with the time at which it is debited', () => {
    const facts = orderFacts({ order: bought, side: 'buy' });
    expect(facts.map(({ name }) => name)).toEqual([
      'number',
      'risk',
      'amount',
      'fee-rate',
      'fee-before-points',
      'points-off',
      'fee',
      'total',
      'account-debited',
      'dealing',
      'debit',
    ]);
    const moneyOf = (wanted: OrderFactName) =>
      facts.flatMap(({ name, value }) => (name === wanted && value.kind === 'money' ? toText(value.amount) : []));
    expect([moneyOf('fee-before-points'), moneyOf('fee'), moneyOf('total')]).toEqual([['750'], ['700'], ['50700']]);
    expect(facts.at(-1)?.value).toEqual({ kind: 'instant', at: '2026-03-03T16:00:00+08:00' });
  });

  it('[ORDQ-05, TRADE-43] state the exchange of a switch on the side that is bought, and no account', () => {
    const into = { fundCode: 'F3', currency: 'USD', transactionDate: '2026-03-04', settlementAccount: account };
    expect(namesOf({ order: into, side: 'switch-in', soldIn: 'TWD' })).toEqual(['dealing', 'exchange']);
    expect(namesOf({ order: into, side: 'switch-in', soldIn: 'USD' })).toEqual(['dealing']);
  });

  it('[ORDQ-05, OPEN-59] state without the figures what a server of the specification alone answers', () => {
    const { figures: _, ...plain } = bought;
    expect(namesOf({ order: plain, side: 'buy' })).not.toContain('fee-rate');
    expect(orderFacts({ order: plain, side: 'buy' }).at(-1)?.value).toEqual({ kind: 'date', date: '2026-03-03' });
  });

  it('[ORDQ-05] come in one order, each once, whatever is known', () => {
    fc.assert(
      fc.property(figures, fc.constantFrom('buy', 'redemption', 'switch-out', 'switch-in'), (stated, side) => {
        const names = namesOf({ order: { ...sold, figures: stated }, side, showsFeeType: true });
        expect(names).toEqual(orderFactNames.filter((name) => names.includes(name)));
      }),
    );
  });
});

describe('the fee type of an order', () => {
  const ofType = (fundCode: string, feeType?: 'front-end' | 'back-end') => ({ fundCode, feeType });

  it('[TRADE-111] tells back-end units, and the parts of a redemption in two, from each other', () => {
    const [back, front, other, plain] = [
      ofType('F1', 'back-end'),
      ofType('F1', 'front-end'),
      ofType('F2', 'front-end'),
      ofType('F1'),
    ];
    const all = [back, front, other, plain];
    expect(all.map((order) => isPaidOutApart(order, all))).toEqual([true, true, false, false]);
    expect(isPaidOutApart(front, [front, other])).toBe(false);
  });
});

describe('the fees of all orders', () => {
  it('[ORDQ-05, TRADE-18, TRADE-126] are summed by currency', () => {
    const result = {
      ...nothing,
      successfulAllotments: [bought, bought],
      successfulRedemptions: [sold],
      switches: [{ sellDeal: { ...sold, currency: 'TWD' }, buyDeal: { fundCode: 'F3' } }],
    };
    expect(receivedFees(result).map(({ currency, amount }) => [currency, toText(amount)])).toEqual([
      ['TWD', '1402.09'],
      ['USD', '2.09'],
    ]);
  });

  it('[ORDQ-05, OPEN-59] of orders without a currency are summed together, and an order without a day states none', () => {
    const { currency: _, ...plain } = sold;
    const { transactionDate: __, ...undated } = sold;
    const result = { ...nothing, successfulRedemptions: [plain, plain] };
    expect(receivedFees(result).map(({ currency, amount }) => [currency, toText(amount)])).toEqual([['', '4.18']]);
    expect(namesOf({ order: undated, side: 'redemption' })).not.toContain('dealing');
  });

  it('[ORDQ-05, OPEN-59] aren’t summed where one of them isn’t known', () => {
    const { figures: _, ...plain } = sold;
    expect(receivedFees({ ...nothing, successfulAllotments: [bought], successfulRedemptions: [plain] })).toEqual([]);
    expect(receivedFees(nothing)).toEqual([]);
  });
});
