import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOfPoints } from '../../../domain/suitability/risk/level-of-points';
import { highestFundRisk } from '../../../domain/suitability/risk/highest-fund-risk';
import { parseRiskLevel } from '../../../domain/suitability/risk/risk-level';
import { bandsOfFive } from '../../arbitraries/suitability';

const lowest = 'conservative';
const points = fc.integer({ min: -10, max: 200 });

describe('the level of points', () => {
  it('[SUIT-10] begins with the very points of its band', () => {
    const bands = [
      { level: 'conservative', from: 0 },
      { level: 'stable', from: 18 },
      { level: 'balanced', from: 26 },
    ] as const;
    const levels = [17, 18, 25, 26, 99].map((sum) => levelOfPoints(sum, { bands, lowest }));
    expect(levels).toEqual(['conservative', 'stable', 'stable', 'balanced', 'balanced']);
  });

  it('[SUIT-10, SUIT-15..19] never allows less for more points, whatever a version’s bands', () => {
    fc.assert(
      fc.property(bandsOfFive, points, points, (bands, one, other) => {
        const riskOf = (sum: number) => highestFundRisk(parseRiskLevel(levelOfPoints(sum, { bands, lowest })));
        if (one <= other) expect(riskOf(one)).toBeLessThanOrEqual(riskOf(other));
        else expect(riskOf(one)).toBeGreaterThanOrEqual(riskOf(other));
      }),
    );
  });

  it('[SUIT-10] the level of points is the band’s own at its first points, and the one before it a point below', () => {
    fc.assert(
      fc.property(bandsOfFive, (bands) => {
        for (const [index, { level, from }] of bands.entries()) {
          expect(levelOfPoints(from, { bands, lowest })).toBe(level);
          expect(levelOfPoints(from - 1, { bands, lowest })).toBe(bands[index - 1]?.level ?? lowest);
        }
      }),
    );
  });

  it('[SUIT-10] the level of points is the lowest without any band', () => {
    expect(levelOfPoints(40, { bands: [], lowest })).toBe('conservative');
  });
});
