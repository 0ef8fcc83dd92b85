import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate } from '../../../domain/calendar/iso-text';
import { regions } from '../../../domain/region';
import {
  birthDateParts,
  partOfProblem,
  readBirthDate,
  readRocYear,
  type TypedBirthDate,
} from '../../../domain/typing/typed-birth-date';
import { garbage } from '../../arbitraries/garbage';
import { blanks, invisibleSigns, typedAs } from '../../arbitraries/typing';

const typed = (year: string, month: string, day: string): TypedBirthDate => ({ year, month, day });

/** Any day from 1900 to 2061, which is the year 150 of the Republic of China. */
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2061-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyRegion = fc.constantFrom(...regions);

/** The fields of a date, spelled in any way a client may type or paste them. */
const spelled = (year: string, month: string, day: string): fc.Arbitrary<TypedBirthDate> => {
  const signs = [...blanks, ...invisibleSigns];
  return fc.record({ year: typedAs(year, signs), month: typedAs(month, signs), day: typedAs(day, signs) });
};

describe('a date of birth in three fields', () => {
  it('[RESET-23, OPEN-85] a date of birth in three fields is a date of the Western calendar in both regions, however it is spelled', () => {
    for (const region of regions) {
      for (const fields of [
        typed('1969', '5', '28'),
        typed('1969', '05', '28'),
        typed('１９６９', ' ５', '２８\u3000'),
        typed('1969年', '5月', '28日'),
        typed('西元1969年', '5 月', '28號'),
      ])
        expect(readBirthDate(region, fields)).toEqual({ ok: true, value: '1969-05-28' });
    }
  });

  it('[RESET-23, OPEN-85] a date of birth in three fields is understood in Taiwan with a year of the Republic of China', () => {
    for (const year of ['58', '058', '５８', '民國58', '民國 58 年', '民国58', '58年'])
      expect(readBirthDate('TW', typed(year, '5', '28'))).toEqual({ ok: true, value: '1969-05-28' });
    expect(readBirthDate('TW', typed('1', '1', '1'))).toEqual({ ok: true, value: '1912-01-01' });
    expect(readRocYear('TW', '民國58年')).toEqual({ roc: 58, western: 1969 });
    for (const year of ['', '1969', '0', '000', '151', '民國1969', '民國', 'abc'])
      expect([year, readRocYear('TW', year)]).toEqual([year, undefined]);
    for (const year of ['0', '151', '民國1969', '民國', 'MCMLXIX', '1899', '0058', '19690'])
      expect([year, readBirthDate('TW', typed(year, '5', '28'))]).toEqual([
        year,
        { ok: false, error: ['year-invalid'] },
      ]);
  });

  it('[RESET-23, OPEN-85] a date of birth in three fields is refused in Hong Kong with a year of fewer than four digits, which nobody guesses', () => {
    for (const year of ['69', '9', '058'])
      expect(readBirthDate('HK', typed(year, '5', '28'))).toEqual({ ok: false, error: ['year-short'] });
    expect(readBirthDate('HK', typed('民國58', '5', '28'))).toEqual({ ok: false, error: ['year-invalid'] });
    expect(readRocYear('HK', '58')).toBeUndefined();
  });

  it('[RESET-23] a date of birth in three fields has a 29 February in leap years alone, in either way of counting years', () => {
    for (const year of ['2000', '2024', '113', '1912', '1'])
      expect([year, readBirthDate('TW', typed(year, '2', '29')).ok]).toEqual([year, true]);
    for (const year of ['1900', '2023', '112', '2'])
      expect([year, readBirthDate('TW', typed(year, '2', '29'))]).toEqual([
        year,
        { ok: false, error: ['day-not-in-month'] },
      ]);
    expect(readBirthDate('HK', typed('1969', '6', '31'))).toEqual({ ok: false, error: ['day-not-in-month'] });
  });

  it('[RESET-23] names each part that is missing or none', () => {
    expect(readBirthDate('HK', typed('', ' ', '\u200B'))).toEqual({
      ok: false,
      error: ['year-missing', 'month-missing', 'day-missing'],
    });
    expect(readBirthDate('HK', typed('1969', '13', ''))).toEqual({
      ok: false,
      error: ['month-invalid', 'day-missing'],
    });
    expect(readBirthDate('TW', typed('58', '0', '32'))).toEqual({ ok: false, error: ['month-invalid', 'day-invalid'] });
    expect((['year-short', 'month-missing', 'day-not-in-month'] as const).map(partOfProblem)).toEqual([
      ...birthDateParts,
    ]);
  });

  it('[RESET-23, OPEN-85] comes back as the day it was typed from, with blanks, full-width digits and invisible signs', () => {
    const fields = days.chain((day) => {
      const [year = '', month = '', date = ''] = day.split('-');
      return spelled(year, month, date).map((parts) => ({ day, parts }));
    });
    fc.assert(
      fc.property(anyRegion, fields, (region, { day, parts }) => {
        expect(readBirthDate(region, parts)).toEqual({ ok: true, value: day });
      }),
    );
  });

  it('[RESET-23, OPEN-85] a date of birth in three fields is the same day with a year of either calendar in Taiwan', () => {
    const since1912 = days.filter((day) => day >= '1912');
    fc.assert(
      fc.property(since1912, fc.constantFrom('', '民國'), (day, before) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const roc = `${before}${String(Number(year) - 1911)}`;
        expect(readBirthDate('TW', typed(roc, month, date))).toEqual({ ok: true, value: day });
        expect(readRocYear('TW', roc)?.western).toBe(Number(year));
      }),
    );
  });

  it('[RESET-23] a date of birth in three fields is a real day or refused, whatever numbers are typed', () => {
    const number = fc.integer({ min: 0, max: 120 }).map(String);
    const year = fc.oneof(number, fc.integer({ min: 1890, max: 2100 }).map(String));
    fc.assert(
      fc.property(anyRegion, year, number, number, (region, ofYear, month, day) => {
        const western = region === 'TW' && ofYear.length < 4 && ofYear !== '0' ? Number(ofYear) + 1911 : Number(ofYear);
        const date = `${String(western).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
        const read = readBirthDate(region, typed(ofYear, month, day));
        expect(read.ok).toBe(western >= 1900 && isIsoDate(date));
        if (read.ok) expect(read.value).toBe(date);
      }),
    );
  });

  it('[RESET-23] never throws, and tells of every text that is no date at which field', () => {
    const text = fc.oneof(garbage, fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(anyRegion, text, text, text, (region, year, month, day) => {
        const read = readBirthDate(region, typed(year, month, day));
        if (read.ok) expect(isIsoDate(read.value)).toBe(true);
        else expect(read.error.every((problem) => birthDateParts.includes(partOfProblem(problem)))).toBe(true);
      }),
    );
  });
});
