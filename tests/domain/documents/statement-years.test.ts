import { describe, expect, it } from 'vitest';
import { annualStatementYears } from '../../../domain/documents/statement-years';

describe('the years of annual statements', () => {
  it.each([
    ['the last day of a year doesn’t show it yet', '2024-05-02', '2025-12-31', [2024]],
    ['the first day of the next one does', '2024-05-02', '2026-01-01', [2025]],
    ['a year later it is still there', '2024-05-02', '2026-12-31', [2025]],
    ['a client of this year has none', '2026-01-01', '2026-11-28', []],
    ['a day that is none has none', '2024-05-02', '', []],
  ] as const)(
    '[ORDQ-09, ORDQ-14] annual statements are kept for a year after their end: %s',
    (_, since, today, years) => {
      expect(annualStatementYears(since, today)).toEqual(years);
    },
  );
});
