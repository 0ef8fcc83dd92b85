import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Distribution,
  distributionsByFund,
  distributionYears,
  yearTotals,
} from '../../../domain/dividends/distribution';
import { compare, scaled } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';

const paid = (code: string, date: string, amount: string, currency = 'USD'): Distribution => ({
  fund: { code, name: `Fund ${code}` },
  date,
  amount: decimal(amount),
  currency,
});

describe('what funds paid', () => {
  const list = [
    paid('A', '2026-03-10', '1.10'),
    paid('B', '2026-02-10', '5'),
    paid('A', '2026-01-10', '2'),
    paid('A', '2026-02-10', '300', 'TWD'),
    paid('A', '2025-12-10', '4'),
  ];

  it('[LINK-26] stands by year, the latest first', () => {
    expect(distributionYears(list)).toEqual(['2026', '2025']);
    expect(distributionYears([])).toEqual([]);
  });

  it('[LINK-26] comes to a total in each currency of a year', () => {
    expect(yearTotals(list, '2026')).toEqual([
      { currency: 'TWD', amount: decimal('300') },
      { currency: 'USD', amount: decimal('8.10') },
    ]);
    expect(yearTotals(list, '2024')).toEqual([]);
  });

  it('[LINK-26] stands by fund, the most first within a currency, with each payment, the latest first', () => {
    const byFund = distributionsByFund(list, '2026');
    expect(
      byFund.map(({ fund, currency, payments }) => [fund.code, currency, payments.map(({ date }) => date)]),
    ).toEqual([
      ['A', 'TWD', ['2026-02-10']],
      ['B', 'USD', ['2026-02-10']],
      ['A', 'USD', ['2026-03-10', '2026-01-10']],
    ]);
    expect(byFund[2]?.amount).toEqual(decimal('3.10'));
  });

  it('[LINK-26] comes to the same by fund as by year, and leaves no payment out', () => {
    const payments = fc.record({
      fund: fc.constantFrom('A', 'B', 'C').map((code) => ({ code, name: code })),
      date: fc.constantFrom('2025-01-02', '2025-12-31', '2026-01-01'),
      amount: fc.bigInt(0n, 10_000n).map((digits) => scaled(digits, 2)),
      currency: fc.constantFrom('USD', 'TWD'),
    });
    fc.assert(
      fc.property(fc.array(payments), (all) => {
        const years = distributionYears(all);
        expect(years.flatMap((year) => distributionsByFund(all, year)).flatMap((one) => one.payments)).toHaveLength(
          all.length,
        );
        for (const year of years)
          for (const { currency, amount } of yearTotals(all, year)) {
            const ofFunds = distributionsByFund(all, year).filter((one) => one.currency === currency);
            expect(compare(sum(ofFunds.map((one) => one.amount)), amount)).toBe(0);
          }
      }),
    );
  });
});
