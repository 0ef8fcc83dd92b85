import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, scaled, toText, zero } from '../../../domain/money/decimal';
import { feeWaivedByPoints } from '../../../domain/fees/points-for-fee';
import { pointsValue } from '../../../domain/points/points-value';
import { type FeeOrder, pointRules } from '../../../domain/points/point-rules';
import { pointsView } from '../../../domain/points/points-view';
import type { RewardPoints } from '../../../domain/points/reward-points';
import type { Region } from '../../../domain/region';
import { chargedFees, feeOrders, pointCounts } from '../../arbitraries/points';
import { anyRegion } from '../../arbitraries/tiers';
import { decimal } from '../../builders/decimal';

const waived = (region: Region, points: number, fee: string, order: FeeOrder = 'lump-sum') =>
  toText(feeWaivedByPoints(region, points, decimal(fee), order));

describe('the fee that points waive', () => {
  it('[EPNT-06, OPEN-69] the fee that points waive is HK$1 for each full 50 points', () => {
    expect([0, 49, 50, 51, 99, 100, 5_000].map((points) => waived('HK', points, '88.00'))).toEqual([
      '0',
      '0',
      '1',
      '1',
      '1',
      '2',
      '88.00',
    ]);
  });

  it('[EPNT-07, EPNT-08] the fee that points waive is in Hong Kong that of lump-sum and eScheduler orders, not of a plan', () => {
    expect(waived('HK', 150, '10', 'lump-sum')).toBe('3');
    expect(waived('HK', 150, '10', 'e-scheduler')).toBe('3');
    expect(waived('HK', 150, '10', 'regular')).toBe('0');
    expect(pointRules.HK.ordersTaking).toEqual(['lump-sum', 'e-scheduler']);
  });

  it('[EPNT-09, OPEN-69] the fee that points waive is NTD 1 for each point in Taiwan', () => {
    expect([0, 1, 49, 150].map((points) => waived('TW', points, '100'))).toEqual(['0', '1', '49', '100']);
  });

  it('[EPNT-10] the fee that points waive is none of a regular plan in Taiwan', () => {
    expect(waived('TW', 150, '100', 'regular')).toBe('0');
    expect(waived('TW', 150, '100', 'e-scheduler')).toBe('0');
    expect(pointRules.TW.ordersTaking).toEqual(['lump-sum']);
  });

  it('[OPEN-69] the fee that points waive is at most the fee, cents too', () => {
    expect(waived('HK', 50, '0.99')).toBe('0.99');
    expect(waived('HK', 50, '1.00')).toBe('1.00');
    expect(waived('HK', 50, '1.01')).toBe('1');
    expect(waived('TW', 5, '0')).toBe('0');
    expect(waived('TW', 5, '-3')).toBe('0');
  });

  it('[EPNT-06, EPNT-09] the fee that points waive is nothing for a count that is none', () => {
    for (const points of [-1, -50, -1e300, NaN, Infinity, -Infinity, 0.9]) {
      expect([waived('HK', points, '10'), waived('TW', points, '10')]).toEqual(['0', '0']);
    }
    for (const points of [undefined, null, '500', {}, 5n]) {
      expect(Reflect.apply(pointsValue, undefined, ['TW', points])).toEqual(zero);
    }
  });

  it('[EPNT-06, EPNT-09, OPEN-69] the fee that points waive is exact for counts beyond what a float divides', () => {
    const points = Number.MAX_SAFE_INTEGER - 41;
    expect(toText(pointsValue('HK', points))).toBe(String(BigInt(points) / 50n));
    expect(points % 50).toBe(0);
    expect(toText(pointsValue('HK', points - 1))).toBe(String(BigInt(points) / 50n - 1n));
    expect(toText(pointsValue('TW', 12.9))).toBe('12');
  });

  it('[EPNT-06, EPNT-09, OPEN-69] the fee that points waive is never below zero, above the fee or above what the points are worth', () => {
    fc.assert(
      fc.property(anyRegion, pointCounts, chargedFees, feeOrders, (region, points, fee, order) => {
        const off = feeWaivedByPoints(region, points, fee, order);
        expect(compare(off, zero)).toBeGreaterThanOrEqual(0);
        expect(compare(off, fee)).toBeLessThanOrEqual(0);
        expect(compare(off, pointsValue(region, points))).toBeLessThanOrEqual(0);
        const worthInPoints = Number(toText(pointsValue(region, points))) * (region === 'HK' ? 50 : 1);
        expect(points - worthInPoints).toBeGreaterThanOrEqual(0);
        expect(points - worthInPoints).toBeLessThan(region === 'HK' ? 50 : 1);
      }),
    );
  });

  it('[EPNT-07, EPNT-08, EPNT-09] the fee that points waive is all that the points are worth while the fee is higher, and then the fee', () => {
    fc.assert(
      fc.property(pointCounts, chargedFees, (points, fee) => {
        for (const [region, order] of [
          ['HK', 'lump-sum'],
          ['HK', 'e-scheduler'],
          ['TW', 'lump-sum'],
        ] as const) {
          const worth = pointsValue(region, points);
          const smaller = compare(worth, fee) < 0 ? worth : fee;
          expect(feeWaivedByPoints(region, points, fee, order)).toEqual(smaller);
        }
      }),
    );
  });

  it('[EPNT-06, EPNT-09, EPNT-10] never falls with more points or a higher fee', () => {
    fc.assert(
      fc.property(
        anyRegion,
        feeOrders,
        pointCounts,
        fc.nat({ max: 200 }),
        chargedFees,
        (region, order, points, more, fee) => {
          const off = feeWaivedByPoints(region, points, fee, order);
          expect(compare(feeWaivedByPoints(region, points + more, fee, order), off)).toBeGreaterThanOrEqual(0);
          const higher = add(fee, scaled(BigInt(more), 2));
          expect(compare(feeWaivedByPoints(region, points, higher, order), off)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('a client’s view of the ePoints', () => {
  const points: RewardPoints = {
    totalPoints: 1_275,
    pointsAboutToExpire: 200,
    ePointDetails: [
      { points: 1_075, expiryDate: '2027-12-31', aboutToExpire: false },
      { points: 200, expiryDate: '2026-12-31', aboutToExpire: true },
    ],
    reminderPoints: 200,
    couponEvent: { code: 'SPRING', value: '100' },
  };

  it('[EPNT-05, ENT-63] a client’s view of the ePoints is the balance, the expiry date and the fee it waives', () => {
    const { balance, expiryDate, feeWaivable } = pointsView('HK', points);
    expect([balance, expiryDate, feeWaivable]).toEqual([1_275, '2026-12-31', decimal('25')]);
    expect(pointsView('TW', points).feeWaivable).toEqual(decimal('1275'));
  });

  it('[EPNT-02, ENT-23] a client’s view of the ePoints is also what is about to expire, and each part of the balance', () => {
    expect(pointsView('TW', points).balance).toBe(1_275);
    expect(pointsView('TW', points).pointsAboutToExpire).toBe(200);
    expect(pointsView('TW', points).details).toEqual(points.ePointDetails);
  });

  it('[EPNT-03, ENT-24] a client’s view of the ePoints is in Hong Kong also the reminder, and no coupon', () => {
    expect(pointsView('HK', points).reminderPoints).toBe(200);
    expect(pointsView('HK', points)).not.toHaveProperty('couponEvent');
  });

  it('[EPNT-04, ENT-25] a client’s view of the ePoints is in Taiwan also the coupon, and no reminder', () => {
    expect(pointsView('TW', points).couponEvent).toEqual({ code: 'SPRING', value: '100' });
    expect(pointsView('TW', points)).not.toHaveProperty('reminderPoints');
  });

  it('[EPNT-05, ENT-63] says nothing of what the server doesn’t state', () => {
    expect(pointsView('TW', { ePointDetails: [] })).toEqual({ details: [] });
    expect(pointsView('TW', { totalPoints: 0, ePointDetails: [] }).feeWaivable).toEqual(zero);
  });

  it('[EPNT-05, ENT-63] expires on the first day that takes points', () => {
    const expiry = (...ePointDetails: RewardPoints['ePointDetails']) => pointsView('HK', { ePointDetails }).expiryDate;
    expect(expiry({ points: 0, expiryDate: '2026-01-31' }, { points: 1, expiryDate: '2026-02-28' })).toBe('2026-02-28');
    expect(expiry({ expiryDate: '2026-01-31' }, { points: 1, expiryDate: '2026-02-28' })).toBe('2026-01-31');
    expect(expiry({ points: 5 }, { points: 5, expiryDate: 'soon' }, { points: 5, expiryDate: '' })).toBeUndefined();
  });
});
