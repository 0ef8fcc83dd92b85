import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import {
  givePointsBack,
  pointsLeft,
  type PointsMovement,
  takePoints,
  usablePoints,
} from '../../../domain/points/points-ledger';

const today = '2026-11-20';
const later = '2026-12-31';
const latest = '2027-12-31';

describe('points that orders take', () => {
  it('[EPNT-02, EPNT-06] points that orders take are those that go first, of each grant as many as there are', () => {
    const left = [
      { points: 500, expiresOn: latest },
      { points: 0, expiresOn: today },
      { points: 120, expiresOn: later },
      { points: 40, expiresOn: '2026-11-19' },
    ];
    expect(usablePoints(today, left)).toBe(620);
    expect(takePoints(today, left, 150)).toEqual({
      ok: true,
      value: [
        { points: -120, expiresOn: later },
        { points: -30, expiresOn: latest },
      ],
    });
    expect(takePoints(today, left, 120)).toEqual({ ok: true, value: [{ points: -120, expiresOn: later }] });
    expect(takePoints(today, left, 621)).toEqual({ ok: false, error: 'too-few' });
    expect(takePoints(today, left, 0)).toEqual({ ok: true, value: [] });
    expect(takePoints(today, left, -5)).toEqual({ ok: true, value: [] });
  });

  it('[EPNT-02, EPNT-06] points that orders take are given back to the grants that they were taken of', () => {
    const taken: readonly PointsMovement[] = [
      { points: -120, expiresOn: later },
      { points: -30, expiresOn: latest },
    ];
    expect(givePointsBack(taken)).toEqual([
      { points: 120, expiresOn: later },
      { points: 30, expiresOn: latest },
    ]);
  });

  it('[EPNT-02, EPNT-06] given and taken add up to the balance whatever happens, and no grant is ever below nothing', () => {
    const granted = fc.uniqueArray(fc.record({ points: fc.nat(1_000), days: fc.integer({ min: -5, max: 400 }) }), {
      selector: ({ days }) => days,
      maxLength: 5,
    });
    const steps = fc.array(fc.record({ points: fc.nat(1_500), isGivenBack: fc.boolean(), daysLater: fc.nat(30) }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(granted, steps, (grants, course) => {
        const lots = grants.map(({ points, days }) => ({ points, expiresOn: addDays(today, days) }));
        const moved: PointsMovement[] = [];
        const open: (readonly PointsMovement[])[] = [];
        let day = today;
        for (const { points, isGivenBack, daysLater } of course) {
          day = addDays(day, daysLater);
          const before = usablePoints(day, pointsLeft(lots, moved));
          const last = isGivenBack ? open.pop() : undefined;
          if (last) moved.push(...givePointsBack(last));
          else {
            const taken = takePoints(day, pointsLeft(lots, moved), points);
            expect(taken.ok).toBe(points <= before);
            if (taken.ok) {
              moved.push(...taken.value);
              open.push(taken.value);
              expect(usablePoints(day, pointsLeft(lots, moved))).toBe(before - points);
              expect(taken.value.every(({ expiresOn }) => expiresOn >= day)).toBe(true);
            }
          }
          const left = pointsLeft(lots, moved);
          expect(left.every((lot, place) => lot.points >= 0 && lot.points <= (lots[place]?.points ?? 0))).toBe(true);
          const held = open.flat().reduce((all, movement) => all - movement.points, 0);
          const all = (list: readonly { readonly points: number }[]) => list.reduce((sum, lot) => sum + lot.points, 0);
          expect(all(left) + held).toBe(all(lots));
        }
        for (const taken of open) moved.push(...givePointsBack(taken));
        expect(pointsLeft(lots, moved)).toEqual(lots);
      }),
    );
  });
});
