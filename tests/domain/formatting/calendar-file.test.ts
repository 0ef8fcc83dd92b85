import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarDay, calendarFile } from '../../../domain/formatting/calendar-file';
import { garbage } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

const madeAt = '2026-03-04T02:00:00.000Z';
const dealing: CalendarDay = {
  id: 'dealing-618-033-991@fund-portal',
  date: '2026-03-31',
  title: '交易日：申購「雲嶺台灣成長股票基金 A（累積）」',
  text: 'TWD 50,000; 委託編號 618-033-991\nFund Portal',
};

const unfolded = (file: string): readonly string[] => file.replaceAll('\r\n ', '').split('\r\n');

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign));

const valuesOf = (file: string, name: string): readonly string[] =>
  unfolded(file).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

describe('a calendar file', () => {
  it('[ORDQ-05] each day in a calendar file has an entry all day long, which ends before the next one', () => {
    expect(unfolded(calendarFile([dealing], madeAt))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Fund Portal//Orders//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:dealing-618-033-991@fund-portal',
      'DTSTAMP:20260304T020000Z',
      'DTSTART;VALUE=DATE:20260331',
      'DTEND;VALUE=DATE:20260401',
      'SUMMARY:交易日：申購「雲嶺台灣成長股票基金 A（累積）」',
      String.raw`DESCRIPTION:TWD 50\,000\; 委託編號 618-033-991\nFund Portal`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('[ORDQ-05] leaves out what is no date', () => {
    const days = ['', '2026-02-30', '04/03/2026'].map((date) => ({ ...dealing, date }));
    expect(calendarFile(days, madeAt)).not.toContain('VEVENT');
  });

  it('[ORDQ-05] writes the sign for a missing character for half of one', () => {
    const file = calendarFile([{ ...dealing, text: 'a\ud800b' }], madeAt);
    expect(valuesOf(file, 'DESCRIPTION')).toEqual(['a\uFFFDb']);
  });

  it('[ORDQ-05] law: says what it was given, in lines of at most 75 bytes that break no character', () => {
    const texts = fc.oneof(garbage, fc.string({ unit: 'grapheme-composite', maxLength: 300 }));
    const plain = texts.map((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
    fc.assert(
      fc.property(plain, plain, isoDates, (title, text, date) => {
        const file = calendarFile([{ ...dealing, date, title, text }], madeAt);
        const bytes = new TextEncoder();
        for (const line of file.split('\r\n')) expect(bytes.encode(line).length).toBeLessThanOrEqual(75);
        expect(valuesOf(file, 'SUMMARY').map(unescaped)).toEqual([title]);
        expect(valuesOf(file, 'DESCRIPTION').map(unescaped)).toEqual([text]);
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes.encode(file))).toBe(file);
      }),
    );
  });
});
