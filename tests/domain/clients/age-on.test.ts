import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { ageOn } from '../../../domain/clients/age-on';
import { isoDates } from '../../arbitraries/iso-date';

describe('an age', () => {
  it('[SUIT-35] grows on the birthday', () => {
    expect(ageOn('1961-11-20', '2026-11-19')).toBe(64);
    expect(ageOn('1961-11-20', '2026-11-20')).toBe(65);
    expect(ageOn('1961-11-20', '2026-11-21')).toBe(65);
  });

  it('[SUIT-35] an age of who was born on a leap day grows on the first of March of other years', () => {
    expect(ageOn('1960-02-29', '2025-02-28')).toBe(64);
    expect(ageOn('1960-02-29', '2025-03-01')).toBe(65);
  });

  it('[SUIT-35] an age is what the calendar says', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (born, day) => {
        fc.pre(born <= day && !born.endsWith('-02-29'));
        const years = DateTime.fromISO(day).diff(DateTime.fromISO(born), 'years').years;
        expect(ageOn(born, day)).toBe(Math.floor(years));
      }),
    );
  });
});
