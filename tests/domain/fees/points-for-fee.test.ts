import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, isZero, subtract, toText, zero } from '../../../domain/money/decimal';
import {
  type ChargedFee,
  mostPoints,
  pointsOffFee,
  pointsProblem,
  readPoints,
  acceptsPoints,
} from '../../../domain/fees/points-for-fee';
import { feesOf } from '../../../domain/fees/fees-of';
import { chargedFee } from '../../../domain/fees/purchase-fee';
import { chargedFees, pointCounts } from '../../arbitraries/points';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';
import { amountQuantity } from '../../../domain/trading/orders/order';

const inHongKong = (fee: string, currency = 'HKD'): ChargedFee => ({ region: 'HK', currency, fee: decimal(fee) });
const regionalCurrencies = [
  ['HK', 'HKD'],
  ['HK', 'USD'],
  ['TW', 'TWD'],
  ['TW', 'JPY'],
] as const;
const inTaiwan = (fee: string, currency = 'TWD'): ChargedFee => ({ region: 'TW', currency, fee: decimal(fee) });

describe('the points that a purchase’s fee takes', () => {
  it('[EPNT-06, EPNT-07, EPNT-09] the points that a purchase’s fee takes are for a fee in their region’s own dollars', () => {
    expect(acceptsPoints(inHongKong('36.00'))).toBe(true);
    expect(acceptsPoints(inHongKong('36.00', 'USD'))).toBe(false);
    expect(acceptsPoints(inHongKong('0.00'))).toBe(false);
    expect(acceptsPoints(inTaiwan('36'))).toBe(true);
    expect(acceptsPoints(inTaiwan('36', 'USD'))).toBe(false);
    expect(acceptsPoints(inTaiwan('0'))).toBe(false);
    expect(toText(pointsOffFee(inHongKong('36.00', 'USD'), 100))).toBe('0');
    expect([mostPoints(inHongKong('36.00', 'USD'), 100), pointsProblem(inHongKong('0'), 50, 50)]).toEqual([
      0,
      'not-taken',
    ]);
  });

  it('[EPNT-06, OPEN-69] the points that a purchase’s fee takes are whole steps of 50, as many as there are and the fee needs', () => {
    const fee = inHongKong('36.00');
    expect([0, 49, 50, 149, 1_800, 12_490, -1].map((available) => mostPoints(fee, available))).toEqual([
      0, 0, 50, 100, 1_800, 1_800, 0,
    ]);
    expect([49.99, 50.01, 0.5].map((available) => mostPoints(fee, available))).toEqual([0, 50, 0]);
    // The last step takes off what is left of the fee.
    expect(mostPoints(inHongKong('35.01'), 9_999)).toBe(1_800);
    expect(toText(pointsOffFee(inHongKong('35.01'), 1_800))).toBe('35.01');
    expect(toText(pointsOffFee(fee, 1_750))).toBe('35');
  });

  it('[EPNT-09, OPEN-69] the points that a purchase’s fee takes are single ones in Taiwan, each for one dollar, as many as there are and the fee needs', () => {
    const fee = inTaiwan('100');
    expect([0, 1, 99, 100, 820].map((available) => mostPoints(fee, available))).toEqual([0, 1, 99, 100, 100]);
    expect([1, 99, 100, 150].map((points) => toText(pointsOffFee(fee, points)))).toEqual(['1', '99', '100', '100']);
    expect([1, 100, 101, 0, 0.5, -1].map((points) => pointsProblem(fee, points, 820))).toEqual([
      undefined,
      undefined,
      'beyond-fee',
      'not-steps',
      'not-steps',
      'not-steps',
    ]);
    expect(pointsProblem(fee, 100, 99)).toBe('above-available');
  });

  it('[EPNT-09, OPEN-69] the points that a purchase’s fee takes in Taiwan waive as many dollars as there are points, and the same in one order as in parts of it', () => {
    const wholeFees = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(wholeFees, wholeFees, pointCounts, pointCounts, (one, other, points, more) => {
        const parts = [one, other].map((fee) => inTaiwan(String(fee)));
        const taken = [points, more].map((available, place) => mostPoints(parts[place] ?? inTaiwan('0'), available));
        const waived = parts.map((fee, place) => pointsOffFee(fee, taken[place] ?? 0));
        expect(waived.map((dollars) => Number(toText(dollars)))).toEqual(taken);
        const [first = 0, second = 0] = taken;
        const together = inTaiwan(String(one + other));
        expect(Number(toText(pointsOffFee(together, first + second)))).toBe(first + second);
        if (first + second > 0) expect(pointsProblem(together, first + second, first + second)).toBeUndefined();
      }),
    );
  });

  it('[EPNT-06, EPNT-07, OPEN-69] say what stands against them', () => {
    const fee = inHongKong('36.00');
    const problems = (counts: readonly number[], available: number) =>
      counts.map((points) => pointsProblem(fee, points, available));
    expect(problems([50, 1_800], 12_490)).toEqual([undefined, undefined]);
    expect(problems([0, -50, 49, 75, 50.5, NaN, Infinity], 12_490)).toEqual(Array<string>(7).fill('not-steps'));
    expect(problems([100, 1_850], 50)).toEqual(['above-available', 'above-available']);
    expect(problems([1_850], 12_490)).toEqual(['beyond-fee']);
  });

  it('[EPNT-06, OPEN-58] the points that a purchase’s fee takes are read as typed, none for an empty field', () => {
    expect(
      ['', '  ', '1800', ' 1,800 ', '１８００', '0', '000000050', '1,800 點', '50\u200B'].map((typed) =>
        readPoints(typed),
      ),
    ).toEqual([0, 0, 1_800, 1_800, 1_800, 0, 50, 1_800, 50].map((value) => ({ ok: true, value })));
    for (const typed of ['-50', '50.0', '1e3', '五十', '5\u00000', '1234567890', '５０ ０', '+50', '9'.repeat(400)])
      expect(readPoints(typed)).toEqual({ ok: false, error: 'not-steps' });
  });

  it('[EPNT-06, EPNT-07, EPNT-09, OPEN-69] never take the fee below zero nor above what it is without them, and take all that they waive', () => {
    fc.assert(
      fc.property(
        positives,
        positives,
        pointCounts,
        fc.constantFrom(...regionalCurrencies),
        (amount, feePercent, points, [region, currency]) => {
          const order = { kind: 'buy', quantity: amountQuantity(amount), feePercent, currency } as const;
          const charged = { region, currency, fee: chargedFee({ amount, feePercent, currency }) } as const;
          const feeWaived = pointsOffFee(charged, points);
          const fee = feesOf({ ...order, feeWaived }).total;
          expect(compare(fee, zero)).toBeGreaterThanOrEqual(0);
          expect(compare(fee, charged.fee)).toBeLessThanOrEqual(0);
          expect(compare(subtract(charged.fee, fee), feeWaived)).toBe(0);
          expect(compare(feesOf(order).total, charged.fee)).toBe(0);
        },
      ),
    );
  });

  it('[EPNT-06] leave a fee as it is that nothing is taken off, and nothing of one that more is taken off', () => {
    const order = {
      kind: 'buy',
      quantity: amountQuantity(decimal('20000')),
      feePercent: decimal('0.18'),
      currency: 'HKD',
    } as const;
    const left = (feeWaived: string) => toText(feesOf({ ...order, feeWaived: decimal(feeWaived) }).total);
    expect([left('0'), left('-1'), left('35'), left('36'), left('37')]).toEqual([
      '36.00',
      '36.00',
      '1.00',
      '0.00',
      '0',
    ]);
  });

  it('[EPNT-06, OPEN-69] the points that a purchase’s fee takes can be redeemed at most, and not one step more', () => {
    fc.assert(
      fc.property(chargedFees, pointCounts, (fee, available) => {
        const charged = { region: 'HK', currency: 'HKD', fee } as const;
        const most = mostPoints(charged, available);
        expect(most).toBeLessThanOrEqual(available);
        if (most > 0) expect(pointsProblem(charged, most, available)).toBeUndefined();
        if (!isZero(fee))
          expect(pointsProblem(charged, most + 50, available)).toMatch(/^(above-available|beyond-fee)$/);
      }),
    );
  });
});
