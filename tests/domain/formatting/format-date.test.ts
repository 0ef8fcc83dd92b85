import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { formatDate, type DateForm } from '../../../domain/formatting/format-date';
import { languages, type Language } from '../../../domain/language';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants, isoDates } from '../../arbitraries/iso-date';

const forms: readonly DateForm[] = ['medium', 'numeric', 'month-year', 'date-time', 'time'];

describe('a formatted date', () => {
  it('[FMT-05] a formatted date is the day that Hong Kong has', () => {
    expect(formatDate('2026-03-04T15:59:59Z', 'en_US')).toBe('04 Mar 2026');
    expect(formatDate('2026-03-04T16:00:00Z', 'en_US')).toBe('05 Mar 2026');
    expect(formatDate('2026-03-04T23:30:00-05:00', 'zh_HK')).toBe('2026/03/05');
  });

  it('[FMT-06] a formatted date is dd MMM yyyy in English', () =>
    expect(formatDate('2026-09-04', 'en_US')).toBe('04 Sep 2026'));
  it('[FMT-07] a formatted date is dd/MM/yyyy in English figures', () => {
    expect(formatDate('2026-03-04', 'en_US', 'numeric')).toBe('04/03/2026');
  });
  it('[FMT-08] a formatted date is MMM yyyy as an English month', () => {
    expect(formatDate('2026-12-31', 'en_US', 'month-year')).toBe('Dec 2026');
  });

  it.each<Language>(['zh_HK', 'zh_TW'])(
    '[FMT-09, OPEN-83] a formatted date is yyyy/MM/dd, or yyyy/MM as a month, in %s',
    (language) => {
      expect(formatDate('2026-03-04', language)).toBe('2026/03/04');
      expect(formatDate('2026-03-04', language, 'numeric')).toBe('2026/03/04');
      expect(formatDate('2026-03-04', language, 'month-year')).toBe('2026/03');
    },
  );

  it('[OPEN-83] a formatted date has the time of 24 hours after a blank', () => {
    expect(formatDate('2026-03-04T05:06:07.890Z', 'en_US', 'date-time')).toBe('04 Mar 2026 13:06');
    expect(formatDate('2026-03-03T16:00Z', 'zh_TW', 'date-time')).toBe('2026/03/04 00:00');
    expect(formatDate('2026-03-04', 'zh_HK', 'date-time')).toBe('2026/03/04 00:00');
    expect(formatDate('2026-03-04T05:06:07.890Z', 'zh_TW', 'time')).toBe('13:06');
  });

  it('keeps a plain date as it is, the first year and leap days included', () => {
    expect(formatDate('0001-01-01', 'zh_HK')).toBe('0001/01/01');
    expect(formatDate('0900-06-01T00:00:00Z', 'zh_HK', 'month-year')).toBe('0900/06');
    expect(formatDate('2024-02-29', 'zh_HK')).toBe('2024/02/29');
    expect(formatDate('2000-02-29', 'zh_HK')).toBe('2000/02/29');
  });

  it.each([
    undefined,
    '',
    'today',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '20260101',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T10:00:00',
    '2026-01-01T24:00:00Z',
    '2026-01-01T10:60:00Z',
    '2026-01-01T10:00:61Z',
    '2026-02-30T10:00:00Z',
    '2026-01-01T10:00:00+24:00',
    '2026-01-01 10:00:00Z',
    '1767225600000',
    '+002026-01-01',
    '２０２６-01-01',
  ])('a formatted date of %j is empty', (value) => {
    for (const language of languages) for (const form of forms) expect(formatDate(value, language, form)).toBe('');
  });

  it('[FMT-05, FMT-06, FMT-07, FMT-08, FMT-09] agrees with luxon at any instant and on any day', () => {
    const patterns = {
      medium: 'dd MMM yyyy',
      numeric: 'dd/MM/yyyy',
      'month-year': 'MMM yyyy',
      'date-time': 'dd MMM yyyy HH:mm',
      time: 'HH:mm',
    };
    fc.assert(
      fc.property(fc.oneof(instants, isoDates), fc.constantFrom(...forms), (text, form) => {
        const moment = DateTime.fromISO(text, { zone: 'Asia/Hong_Kong', locale: 'en-US' });
        expect(formatDate(text, 'en_US', form)).toBe(moment.toFormat(patterns[form]));
      }),
    );
  });

  it('never throws, and shows nothing for garbage', () => {
    fc.assert(
      fc.property(garbage, fc.constantFrom(...languages), fc.constantFrom(...forms), (text, language, form) => {
        if (!/^\d{4}-\d{2}-\d{2}/.test(text)) expect(formatDate(text, language, form)).toBe('');
      }),
      { numRuns: hostileRuns },
    );
  });
});
