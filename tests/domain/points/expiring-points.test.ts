import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { pointsOn, reminderPointsOn } from '../../../domain/points/expiring-points';

const today = '2026-11-20';

describe('points on a day', () => {
  it('[EPNT-02, ENT-23] points on a day are the first to go first, and about to expire up to 90 days ahead', () => {
    const granted = [
      { points: 8, expiresOn: '2027-02-19' },
      { points: 4, expiresOn: '2027-02-18' },
      { points: 1, expiresOn: today },
    ];
    expect(pointsOn(today, granted)).toEqual({
      totalPoints: 13,
      pointsAboutToExpire: 5,
      ePointDetails: [
        { points: 1, expiryDate: today, aboutToExpire: true },
        { points: 4, expiryDate: '2027-02-18', aboutToExpire: true },
        { points: 8, expiryDate: '2027-02-19', aboutToExpire: false },
      ],
    });
  });

  it('[EPNT-03, ENT-24] points on a day are reminded of up to 30 days ahead', () => {
    const granted = [
      { points: 2, expiresOn: '2026-12-20' },
      { points: 4, expiresOn: '2026-12-21' },
    ];
    expect(reminderPointsOn(today, granted)).toBe(2);
    expect(reminderPointsOn(today, granted.slice(1))).toBe(0);
  });

  it.each([[[]], [[{ points: 5, expiresOn: '2026-11-19' }]]])(
    '[EPNT-02, EPNT-03] points on a day have no figures when there are none, or none any more: %j',
    (granted) => {
      expect(pointsOn(today, granted)).toEqual({ ePointDetails: [] });
      expect(reminderPointsOn(today, granted)).toBeUndefined();
    },
  );

  it('[EPNT-02, EPNT-03] come to the total, of which no more is about to expire, of which no more is reminded of', () => {
    const granted = fc.array(
      fc.record({ points: fc.nat(10_000), days: fc.integer({ min: 0, max: 200 }) }).map(({ points, days }) => ({
        points,
        expiresOn: addDays(today, days),
      })),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(granted, (rows) => {
        const { totalPoints = -1, pointsAboutToExpire = -1, ePointDetails } = pointsOn(today, rows);
        expect(ePointDetails.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(totalPoints);
        expect(pointsAboutToExpire).toBeLessThanOrEqual(totalPoints);
        expect(reminderPointsOn(today, rows)).toBeLessThanOrEqual(pointsAboutToExpire);
      }),
    );
  });
});
