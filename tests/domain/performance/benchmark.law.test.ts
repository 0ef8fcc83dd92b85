import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { totalReturnCourse } from '../../../domain/funds/performance/return-course';
import { add, compare, type Decimal, multiply, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { type Benchmark, benchmarkLine, parseDepositRate } from '../../../domain/performance/benchmark';
import { latestUpTo } from '../../../domain/performance/dated-series';
import { paymentsIn } from '../../../domain/performance/returns';
import type { Transfer } from '../../../domain/performance/transfer';
import { type TransferFacts, transferHistory } from '../../../domain/performance/transfer-history';
import { evenDays, valueOn } from '../../../domain/performance/value-line';
import {
  dayRanges,
  historyDay,
  historyDays,
  historyStart,
  holding,
  outside,
  portfolioFacts,
} from '../../arbitraries/performance';
import { decimal } from '../../builders/decimal';

const wholePast = { first: historyDay(1), last: historyDay(historyDays) };
const everyDay = evenDays({ first: historyStart, last: wholePast.last }, historyDays + 1);
const text = (value: Decimal | undefined) => value && toText(round(value, 2, 'half-up'));

const depositAt = (percent: string): Benchmark => ({ kind: 'deposit', yearlyPercent: decimal(percent) });

/** Purchases of fund A alone, whole units at the price of their day. */
const purchasesOfA = fc.tuple(
  portfolioFacts,
  fc.array(fc.record({ day: fc.integer({ min: 1, max: historyDays }), units: fc.integer({ min: 1, max: 5_000 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
);

function boughtAtPrice(facts: TransferFacts, bought: readonly { readonly day: number; readonly units: number }[]) {
  const prices = facts.funds.get('A')?.prices ?? [];
  const transfers = bought.map(({ day, units }): Transfer => {
    const date = historyDay(day);
    const price = prices.findLast((one) => one.date <= date)?.nav ?? zero;
    const held = scaled(BigInt(units));
    return { date, from: outside, to: holding('A'), amount: multiply(held, price), currency: 'HKD', units: held };
  });
  return { ...facts, currency: 'HKD', transfers };
}

describe('a benchmark', () => {
  it('[PORT-46] a portfolio of one fund, bought at its prices, is worth what its fund as a benchmark is, on each day', () => {
    fc.assert(
      fc.property(purchasesOfA, ([all, bought]) => {
        const facts = boughtAtPrice(all, bought);
        const history = transferHistory(facts);
        const benchmark: Benchmark = {
          kind: 'fund',
          record: facts.funds.get('A')?.prices ?? [],
          currency: 'HKD',
          distributionFrequency: 'none',
          distributions: [],
        };
        const line = benchmarkLine(history, wholePast, { benchmark, days: everyDay });
        for (const [index, day] of everyDay.entries()) {
          const difference = subtract(line[index] ?? scaled(-1n), valueOn(history, day) ?? zero);
          // Each payment is rounded to the minor unit before it buys.
          expect(Math.abs(Number(toText(difference)))).toBeLessThanOrEqual(0.01 * (bought.length + 1));
        }
      }),
    );
  });

  it('[PORT-46] a deposit without interest is the money that was there and what was paid in since, less what was paid out', () => {
    fc.assert(
      fc.property(portfolioFacts, dayRanges, (facts, range) => {
        const history = transferHistory(facts);
        const days = evenDays({ first: addDays(range.first, -1), last: range.last }, 100);
        const opening = valueOn(history, addDays(range.first, -1)) ?? zero;
        const line = benchmarkLine(history, range, { benchmark: depositAt('0'), days });
        let isThere = compare(opening, zero) >= 0;
        for (const [index, day] of days.entries()) {
          const paid = paymentsIn(history, { first: range.first, last: day });
          const money = add(opening, sum(paid.flatMap(({ amount }) => amount ?? [])));
          // Once more was paid out than there was, nothing can be told.
          isThere &&= paid.every(
            (_, at) =>
              compare(add(opening, sum(paid.slice(0, at + 1).flatMap(({ amount }) => amount ?? []))), zero) >= 0,
          );
          expect(text(line[index])).toBe(isThere ? text(money) : undefined);
        }
      }),
    );
  });

  it('[PORT-46] a higher rate never makes a deposit worth less', () => {
    fc.assert(
      fc.property(portfolioFacts, fc.nat({ max: 2_000 }), fc.nat({ max: 2_000 }), (facts, a, b) => {
        const history = transferHistory(facts);
        const lineAt = (hundredths: number) =>
          benchmarkLine(history, wholePast, {
            benchmark: { kind: 'deposit', yearlyPercent: scaled(BigInt(hundredths), 2) },
            days: everyDay,
          });
        const [low, high] = [lineAt(Math.min(a, b)), lineAt(Math.max(a, b))];
        for (const [index, value] of low.entries()) {
          const other = high[index];
          if (value && other) expect(compare(other, value)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('[PORT-46] a year’s deposit of 10,000 at 3.65 % earns a ten-thousandth of itself each day', () => {
    const facts: TransferFacts = {
      currency: 'HKD',
      funds: new Map(),
      rates: { published: new Map(), mostDays: 7 },
      transfers: [
        {
          date: '2025-01-01',
          from: outside,
          to: { kind: 'cash', id: 'HKD' },
          amount: decimal('10000'),
          currency: 'HKD',
        },
      ],
    };
    const days = ['2025-01-01', '2025-01-02', '2026-01-01', '2025-01-02'];
    const range = { first: '2025-01-01', last: '2026-01-01' };
    expect(benchmarkLine(transferHistory(facts), range, { benchmark: depositAt('3.65'), days }).map(text)).toEqual([
      '10000.00',
      '10001.00',
      '10371.72',
      '10001.00',
    ]);
  });

  it('[PORT-46, FUND-31] money that was paid in once grows in a fund as the fund’s total return does', () => {
    fc.assert(
      fc.property(
        portfolioFacts,
        fc.uniqueArray(fc.tuple(fc.nat({ max: historyDays }), fc.integer({ min: 1, max: 20 })), {
          selector: ([day]) => day,
          maxLength: 6,
        }),
        (facts, payouts) => {
          const fund = {
            record: facts.funds.get('A')?.prices ?? [],
            currency: 'HKD',
            distributionFrequency: 'monthly' as const,
            distributions: [[-30, 1] as const, ...payouts].map(([day, hundredths]) => ({
              exDate: historyDay(day),
              amount: scaled(BigInt(hundredths), 2),
              currency: 'HKD',
            })),
          };
          const paid: Transfer = {
            date: historyStart,
            from: outside,
            to: { kind: 'cash', id: 'HKD' },
            amount: decimal('1000000'),
            currency: 'HKD',
          };
          const history = transferHistory({ ...facts, currency: 'HKD', transfers: [paid] });
          const course = totalReturnCourse(fund);
          const base = course?.values[0]?.nav ?? zero;
          const line = benchmarkLine(
            history,
            { first: historyStart, last: wholePast.last },
            { benchmark: { kind: 'fund', ...fund }, days: everyDay },
          );
          for (const [index, day] of everyDay.entries()) {
            const reached = latestUpTo(course?.values ?? [], day)?.nav ?? zero;
            const grown = (1_000_000 * Number(toText(reached))) / Number(toText(base));
            expect(Number(toText(line[index] ?? zero))).toBeCloseTo(grown, 1);
          }
        },
      ),
    );
  });

  const paidIn = (date: string, amount: string): Transfer => ({
    date,
    from: outside,
    to: { kind: 'cash', id: 'HKD' },
    amount: decimal(amount),
    currency: 'HKD',
  });
  const history = transferHistory({
    currency: 'HKD',
    funds: new Map(),
    rates: { published: new Map([['HKD', [{ date: '2025-01-01', perUsd: decimal('8') }]]]), mostDays: 365 },
    transfers: [
      paidIn('2025-01-02', '1000'),
      { ...paidIn('2025-01-05', '1500'), from: { kind: 'cash', id: 'HKD' }, to: outside },
    ],
  });
  const range = { first: '2025-01-01', last: '2025-01-06' };
  const days = ['2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05'];
  const fund = {
    kind: 'fund' as const,
    currency: 'USD',
    distributionFrequency: 'monthly' as const,
    record: [
      { date: '2025-01-02', nav: decimal('10') },
      { date: '2025-01-03', nav: decimal('20') },
    ],
    distributions: [
      { exDate: '2025-01-03', amount: decimal('5'), currency: 'USD' },
      { exDate: '2024-12-01', amount: decimal('5'), currency: 'USD' },
    ],
  };

  it('[PORT-46, FUND-17] a fund as a benchmark is bought at the price and rate of each payment’s day, reinvests what it distributes, and ends where more is paid out than there is', () => {
    // HKD 1,000 are USD 125: 12.5 units at 10; a quarter more at 20; 1,500 of 2,500 stay payable.
    expect(benchmarkLine(history, range, { benchmark: fund, days }).map(text)).toEqual([
      '0.00',
      '1000.00',
      '2500.00',
      '2500.00',
      '1000.00',
    ]);
    const flat = {
      ...fund,
      record: fund.record.slice(0, 1),
      distributionFrequency: 'none' as const,
      distributions: [],
    };
    expect(benchmarkLine(history, range, { benchmark: flat, days }).map(text)).toEqual([
      '0.00',
      '1000.00',
      '1000.00',
      '1000.00',
      undefined,
    ]);
  });

  it('[PORT-46, FUND-31] a distribution of a fund as a benchmark on a day without a price buys at the next one', () => {
    const distributions = [
      fund.distributions[1],
      { exDate: '2025-01-04', amount: decimal('5'), currency: 'USD' },
    ].flatMap((payout) => payout ?? []);
    const record = [...fund.record, { date: '2025-01-05', nav: decimal('25') }];
    // 12.5 units at 20 until the next price, then a fifth more at 25, less 1,500.
    expect(
      benchmarkLine(history, range, { benchmark: { ...fund, record, distributions }, days })
        .map(text)
        .slice(2),
    ).toEqual(['2000.00', '2000.00', '1500.00']);
  });

  it('[PORT-46, OPEN-65] a benchmark tells nothing without a price or a rate on a payment’s day, nor before its distributions are on record in its own currency', () => {
    const later = { ...fund, record: fund.record.slice(1) };
    const free = { ...fund, record: fund.record.map((price) => ({ ...price, nav: zero })) };
    const foreign = { ...fund, currency: 'EUR', distributionFrequency: 'none' as const, distributions: [] };
    const mixed = { ...fund, distributions: [{ exDate: '2025-01-03', amount: decimal('5'), currency: 'EUR' }] };
    const unrecorded = { ...fund, distributions: [] };
    for (const benchmark of [later, free, foreign, mixed, unrecorded])
      expect(benchmarkLine(history, range, { benchmark, days }).map(text)).toEqual([
        '0.00',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    const unknown = transferHistory({
      currency: 'HKD',
      funds: new Map(),
      rates: { published: new Map(), mostDays: 7 },
      transfers: [{ ...paidIn('2025-01-02', '1'), currency: 'EUR' }],
    });
    expect(
      benchmarkLine(unknown, range, { benchmark: depositAt('1'), days })
        .slice(0, 2)
        .map(text),
    ).toEqual(['0.00', undefined]);
  });

  it('[PORT-46, OPEN-58] reads the rate of a deposit as typed, from 0 to 100 % with two places', () => {
    expect(['2.5', ' ２．５ % ', '0', '100', '2.500'].map((typed) => text(parseDepositRate(typed)))).toEqual([
      '2.50',
      '2.50',
      '0.00',
      '100.00',
      '2.50',
    ]);
    expect(['', '%', '-1', '100.01', '2.555', 'much', '1e2'].map(parseDepositRate)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });
});
