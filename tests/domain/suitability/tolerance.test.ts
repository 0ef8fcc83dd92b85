import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { exceedsTolerance } from '../../../domain/suitability/risk/exceeds-tolerance';
import { highestFundRisk } from '../../../domain/suitability/risk/highest-fund-risk';
import { parseRiskLevel, type RiskLevel } from '../../../domain/suitability/risk/risk-level';
import { fundRisks, levels, maybeLevels } from '../../arbitraries/suitability';

describe('the riskiest fund that suits a client', () => {
  it('[SUIT-15] the riskiest fund that suits a client is of risk 5 for aggressive', () =>
    expect(highestFundRisk('aggressive')).toBe(5));
  it('[SUIT-16] the riskiest fund that suits a client is of risk 4 for growth', () =>
    expect(highestFundRisk('growth')).toBe(4));
  it('[SUIT-17] the riskiest fund that suits a client is of risk 3 for balanced', () =>
    expect(highestFundRisk('balanced')).toBe(3));
  it('[SUIT-18] the riskiest fund that suits a client is of risk 2 for stable', () =>
    expect(highestFundRisk('stable')).toBe(2));
  it('[SUIT-19] the riskiest fund that suits a client is of risk 1 for conservative', () =>
    expect(highestFundRisk('conservative')).toBe(1));
  it('[SUIT-20] the riskiest fund that suits a client is of risk 2 for a, low', () =>
    expect(['a', 'low'].map(highestOf)).toEqual([2, 2]));
  it('[SUIT-21] the riskiest fund that suits a client is of risk 4 for b, medium', () =>
    expect(['b', 'medium'].map(highestOf)).toEqual([4, 4]));
  it('[SUIT-22] the riskiest fund that suits a client is of risk 5 for c, high', () =>
    expect(['c', 'high'].map(highestOf)).toEqual([5, 5]));

  it('[CONFLICT-24, SUIT-24] the riskiest fund that suits a client is none for a client without a rating', () => {
    expect(highestFundRisk(undefined)).toBe(0);
    expect([1, 2, 3, 4, 5].filter((risk) => !exceedsTolerance(risk, undefined))).toEqual([]);
  });

  it('[SUIT-24] the riskiest fund that suits a client is none for a level that doesn’t exist', () => {
    for (const level of ['toString', '__proto__', null, 5, {}]) {
      expect(Reflect.apply(highestFundRisk, undefined, [level])).toBe(0);
    }
  });
});

describe('a fund’s risk', () => {
  it.each<[RiskLevel, string[]]>([
    ['aggressive', ['RR1', 'RR2', 'RR3', 'RR4', 'RR5']],
    ['growth', ['RR1', 'RR2', 'RR3', 'RR4']],
    ['balanced', ['RR1', 'RR2', 'RR3']],
    ['stable', ['RR1', 'RR2']],
    ['conservative', ['RR1']],
    ['high', ['RR1', 'RR2', 'RR3', 'RR4', 'RR5']],
    ['medium', ['RR1', 'RR2', 'RR3', 'RR4']],
    ['low', ['RR1', 'RR2']],
  ])('[SUIT-14, SUIT-24, SUIT-25] a fund’s risk is within the tolerance of %s for %j alone', (level, suitable) => {
    const ratings = ['RR1', 'RR2', 'RR3', 'RR4', 'RR5'];
    expect(ratings.filter((rating) => !exceedsTolerance(parseFundRiskRating(rating) ?? NaN, level))).toEqual(suitable);
  });

  it('[SUIT-25, CONFLICT-24] exceeds the tolerance exactly when it is above the highest that suits', () => {
    fc.assert(
      fc.property(fundRisks, maybeLevels, (risk, level) => {
        expect(exceedsTolerance(risk, level)).toBe(risk > highestFundRisk(level));
      }),
    );
  });

  it('[SUIT-25] that exceeds the tolerance still does when it is higher', () => {
    fc.assert(
      fc.property(fundRisks, fundRisks, maybeLevels, (one, other, level) => {
        if (exceedsTolerance(Math.min(one, other), level)) {
          expect(exceedsTolerance(Math.max(one, other), level)).toBe(true);
        }
      }),
    );
  });

  it('[SUIT-25] exceeds every tolerance when it is unknown', () => {
    fc.assert(
      fc.property(levels, (level) => {
        expect(exceedsTolerance(NaN, level)).toBe(true);
        expect(Reflect.apply(exceedsTolerance, undefined, [undefined, level])).toBe(true);
      }),
    );
  });
});

const highestOf = (text: string) => highestFundRisk(parseRiskLevel(text));
