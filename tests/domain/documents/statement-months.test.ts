import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { isRetained } from '../../../domain/documents/retention';
import {
  daysOfMonth,
  nextStatementMonth,
  statementMonths,
  statementReadyOn,
} from '../../../domain/documents/statement-months';
import { garbage } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

describe('the months of statements', () => {
  it('[ORDQ-09, ORDQ-14, CONST-20] the months of statements are those of a year, the newest first', () => {
    expect(statementMonths('2019-05-20', '2026-03-04')).toEqual([
      '2026-02',
      '2026-01',
      '2025-12',
      '2025-11',
      '2025-10',
      '2025-09',
      '2025-08',
      '2025-07',
      '2025-06',
      '2025-05',
      '2025-04',
      '2025-03',
    ]);
  });

  it('[ORDQ-09] begin with the client', () => {
    expect(statementMonths('2026-01-31', '2026-03-04')).toEqual(['2026-02', '2026-01']);
    expect(statementMonths('2026-03-01', '2026-03-04')).toEqual([]);
  });

  it('[ORDQ-14] a statement can be looked up until its last day a year later', () => {
    expect(statementMonths('2020-01-01', '2025-02-28').at(-1)).toBe('2024-02');
    expect(statementMonths('2020-01-01', '2025-03-01').at(-1)).toBe('2024-03');
  });

  it('[ORDQ-09, ORDQ-14] law: each month is over and kept, none is left out, and one more would be too many', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (since, today) => {
        const months = statementMonths(since, today);
        for (const [place, month] of months.entries()) {
          const days = daysOfMonth(month);
          expect(days && days.last < today && isRetained('statement', days.last, today)).toBe(true);
          expect(month >= since.slice(0, 7)).toBe(true);
          const newer = months[place - 1] ?? nextStatementMonth(today);
          expect(statementReadyOn(month)).toBe(`${newer}-01`);
        }
        const oldest = months.at(-1) ?? nextStatementMonth(today);
        const before = addDays(`${oldest}-01`, -1);
        expect(before.slice(0, 7) < since.slice(0, 7) || !isRetained('statement', before, today)).toBe(true);
      }),
    );
  });

  it('[ORDQ-09] no months for what is no date', () => {
    fc.assert(
      fc.property(garbage, isoDates, (text, day) => {
        expect(statementMonths(text, day)).toEqual([]);
        expect(statementMonths(day, text)).toEqual([]);
      }),
    );
  });
});

describe('a month', () => {
  it('[ORDQ-09] a month has a first and a last day, and is ready the day after', () => {
    expect(daysOfMonth('2024-02')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
    expect(daysOfMonth('2025-12')).toEqual({ first: '2025-12-01', last: '2025-12-31' });
    expect(statementReadyOn('2025-12')).toBe('2026-01-01');
  });

  it.each(['', '2025', '2025-13', '2025-00', '2025-1', '9999-12', '2025-02-01', '٢٠٢٥-٠٢'])(
    '[ORDQ-09] %j is none whose days are known',
    (text) => {
      expect(daysOfMonth(text)).toBeUndefined();
      expect(statementReadyOn(text)).toBe('');
    },
  );
});
