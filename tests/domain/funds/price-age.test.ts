import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { fundActions, checkFundAction } from '../../../domain/eligibility/fund-actions';
import { priceAge } from '../../../domain/funds/prices/price-age';
import { scaled } from '../../../domain/money/decimal';

const limits = { oldAfterDays: 60, tooOldAfterDays: 366 };
const ageOn = (date: string | undefined) => priceAge(date, '2026-03-04', limits);

describe('the age of a price', () => {
  it('[FUND-34] the age of a price is told of from the day after the sixtieth, and from a year and a day on it is no price', () => {
    expect(['2026-03-04', '2026-01-03', '2026-01-02', '2025-03-03', '2025-03-02', '1999-12-31'].map(ageOn)).toEqual([
      'current',
      'current',
      'old',
      'old',
      'too-old',
      'too-old',
    ]);
    expect(ageOn(undefined)).toBe('current');
  });

  it('[FUND-34] never falls while days pass', () => {
    const order = ['current', 'old', 'too-old'];
    const days = fc.integer({ min: -10, max: 800 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const earlier = Math.min(one, other);
        const later = Math.max(one, other);
        const rank = (passed: number) => order.indexOf(priceAge('2026-03-04', addDays('2026-03-04', passed), limits));
        expect(rank(earlier)).toBeLessThanOrEqual(rank(later));
      }),
    );
  });
});

describe('a fund whose price is too old', () => {
  const fund = {
    region: 'TW',
    availability: { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: true },
    availableHoldings: scaled(1n),
  } as const;

  it('[FUND-34] takes no order of any kind, and one that is old takes them all', () => {
    const outcomes = (age: 'old' | 'too-old') =>
      fundActions
        .map((action) => checkFundAction(action, { ...fund, priceAge: age }))
        .filter((outcome) => outcome !== 'not-in-region');
    expect(new Set(outcomes('old'))).toEqual(new Set(['available']));
    expect(new Set(outcomes('too-old'))).toEqual(new Set(['price-too-old']));
  });

  it('[FUND-34] a fund whose price is too old is first said not to take what it never takes', () => {
    const closed = { ...fund, availability: { ...fund.availability, buy: false }, priceAge: 'too-old' } as const;
    expect(checkFundAction('buy', closed)).toBe('not-offered');
  });
});
