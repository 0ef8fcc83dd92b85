import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reasonToDoubtPrice } from '../../../domain/funds/prices/doubtful-price';
import { multiply, scaled } from '../../../domain/money/decimal';
import { isoDates } from '../../arbitraries/iso-date';
import { arbitraryNavs } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const today = '2026-11-27';
const priced = (date: string, nav: string) => ({ date, nav: decimal(nav) });

describe('a doubtful price', () => {
  it('[OPEN-32] a doubtful price is one of a day to come, or of a Sunday', () => {
    const doubtOn = (date: string) => reasonToDoubtPrice(priced(date, '10'), undefined, today);
    expect([doubtOn('2026-11-27'), doubtOn('2026-11-28')]).toEqual([undefined, 'future']);
    // A make-up workday is a Saturday.
    expect([doubtOn('2026-11-21'), doubtOn('2026-11-22'), doubtOn('2026-11-23')]).toEqual([
      undefined,
      'sunday',
      undefined,
    ]);
  });

  it('[OPEN-32] a doubtful price is ten times the one before it, or a tenth', () => {
    const before = priced('2026-11-25', '10');
    const doubtAt = (nav: string) => reasonToDoubtPrice(priced('2026-11-26', nav), before, today);
    expect(['99.9999', '100', '1.0001', '1.0', '10'].map(doubtAt)).toEqual([
      undefined,
      'jump',
      undefined,
      'jump',
      undefined,
    ]);
  });

  it('[OPEN-32] a doubtful price is as doubtful up as down, and in any unit', () => {
    fc.assert(
      fc.property(isoDates, arbitraryNavs, arbitraryNavs, arbitraryNavs, (date, one, other, unit) => {
        const doubt = (nav: typeof one, before: typeof one) =>
          reasonToDoubtPrice({ date, nav }, { date, nav: before }, '9999-12-31');
        expect(doubt(one, other)).toBe(doubt(other, one));
        expect(doubt(multiply(one, unit), multiply(other, unit))).toBe(doubt(one, other));
        expect(doubt(one, one)).not.toBe('jump');
        expect(doubt(multiply(one, scaled(10n)), one)).not.toBeUndefined();
      }),
    );
  });
});
