import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PayableDividend, remittanceDates } from '../../../domain/dividends/dividend-remittances';
import { compare, scaled, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';

const dividend = (date: string, value: string | undefined, currency = 'USD', accountNo = '51'): PayableDividend => ({
  accountNo,
  currency,
  date,
  value: value === undefined ? undefined : decimal(value),
});

const datesOf = (dividends: readonly PayableDividend[]) => {
  const dates = remittanceDates(dividends);
  return dividends.map((one) => dates.get(one));
};

const anyDividend = fc.record({
  accountNo: fc.constantFrom('51', '52'),
  currency: fc.constantFrom('TWD', 'USD', 'JPY'),
  date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  value: fc.option(
    fc.integer({ min: 0, max: 2_000 }).map((value) => scaled(BigInt(value))),
    { nil: undefined },
  ),
});

describe('dividends are remitted', () => {
  it('[TRADE-125, CONST-19] together once they are worth 1,500, foreign currency of one account and currency alone', () => {
    expect(datesOf([dividend('2026-01-05', '1499.99'), dividend('2026-02-05', '0.01')])).toEqual([
      '2026-02-05',
      '2026-02-05',
    ]);
    expect(datesOf([dividend('2026-01-05', '1499.99')])).toEqual([undefined]);
    expect(datesOf([dividend('2026-01-05', '1000'), dividend('2026-01-06', '1000', 'JPY')])).toEqual([
      undefined,
      undefined,
    ]);
    expect(datesOf([dividend('2026-01-05', '1000'), dividend('2026-01-06', '1000', 'USD', '52')])).toEqual([
      undefined,
      undefined,
    ]);
    expect(datesOf([dividend('2026-01-05', '1500'), dividend('2026-02-05', '1')])).toEqual(['2026-01-05', undefined]);
  });

  it('[TRADE-125, OPEN-34] dividends are remitted at once in TWD, and never by a worth that isn’t known', () => {
    expect(datesOf([dividend('2026-01-05', '1', 'TWD'), dividend('2026-01-05', undefined)])).toEqual([
      '2026-01-05',
      undefined,
    ]);
  });

  it('[TRADE-125] never before they are paid; what waits of one account and currency stays below the threshold', () => {
    fc.assert(
      fc.property(fc.array(anyDividend), (dividends) => {
        const dates = remittanceDates(dividends);
        for (const one of dividends) expect((dates.get(one) ?? '9') >= one.date).toBe(true);
        for (const accountNo of ['51', '52'])
          for (const currency of ['USD', 'JPY']) {
            const waiting = dividends.filter(
              (one) => one.accountNo === accountNo && one.currency === currency && !dates.has(one),
            );
            expect(compare(sum(waiting.map(({ value }) => value ?? zero)), decimal('1500'))).toBe(-1);
          }
        expect(dividends.filter((one) => one.currency === 'TWD').every((one) => dates.get(one) === one.date)).toBe(
          true,
        );
      }),
    );
  });
});
