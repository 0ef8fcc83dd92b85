import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { reinvestedReturn } from '../../../domain/funds/performance/reinvested-return';
import { compare, toText } from '../../../domain/money/decimal';
import { navSeries } from '../../arbitraries/nav-series';
import { decimal } from '../../builders/decimal';

const series = (written: Readonly<Record<string, string>>): readonly DatedNav[] =>
  Object.entries(written).map(([date, nav]) => ({ date, nav: decimal(nav) }));
const paid = (exDate: string, amount: string, currency = 'USD') => ({ exDate, amount: decimal(amount), currency });

const prices = series({ '2026-01-05': '10', '2026-02-02': '9', '2026-03-02': '10' });
const before = paid('2025-12-01', '0.5');

describe('the return of a fund that pays out', () => {
  it('[FUND-13, FUND-17] counts what each distribution would have bought at the price of its ex-date', () => {
    // 0.9 a unit buys a tenth of a unit at 9; 1.1 units at 10 are 11.
    const both = reinvestedReturn(prices, [paid('2026-02-02', '0.9'), before], 'USD');
    expect(both && [toText(both.reinvested), toText(both.priceOnly)]).toEqual(['10.0000000000', '0.0000000000']);
  });

  it('[FUND-13, FUND-17] takes the next price where the ex-date has none, and passes over what was paid before or after', () => {
    const both = reinvestedReturn(prices, [paid('2026-03-03', '5'), paid('2026-01-31', '0.9'), before], 'USD');
    expect(both && toText(both.reinvested)).toBe('10.0000000000');
  });

  it('[FUND-13, FUND-17] buys nothing where the price of the day is nil', () => {
    const nil = series({ '2026-01-05': '10', '2026-02-02': '0', '2026-03-02': '10' });
    const both = reinvestedReturn(nil, [paid('2026-02-02', '0.9'), before], 'USD');
    expect(both && toText(both.reinvested)).toBe('0.0000000000');
  });

  it.each([
    ['nothing was paid out meanwhile', [before]],
    ['it was paid in another currency', [before, paid('2026-02-02', '0.9', 'HKD')]],
    ['the record doesn’t reach back to the first price', [paid('2026-02-02', '0.9')]],
    ['nothing is on record', []],
  ])('[FUND-13, FUND-17] the return of a fund that pays out is said of no fund where %s', (_, distributions) => {
    expect(reinvestedReturn(prices, distributions, 'USD')).toBeUndefined();
    expect(reinvestedReturn([], distributions, 'USD')).toBeUndefined();
  });

  it('[FUND-13, FUND-17] the return of a fund that pays out is never below that of the price alone, and grows with what is paid', () => {
    fc.assert(
      fc.property(navSeries, fc.integer({ min: 1, max: 500 }), fc.nat(), (record, cents, pick) => {
        const [first] = record;
        const exDate = record[1 + (pick % Math.max(record.length - 1, 1))]?.date;
        if (!first || exDate === undefined) return;
        const earlier = { ...before, exDate: '1900-01-01' };
        const [less, more] = [cents, cents + 1].map((amount) =>
          reinvestedReturn(record, [earlier, paid(exDate, String(amount / 100))], 'USD'),
        );
        if (!less || !more) throw new Error('something was paid out');
        expect(compare(less.reinvested, less.priceOnly)).toBeGreaterThanOrEqual(0);
        expect(compare(more.reinvested, less.reinvested)).toBeGreaterThanOrEqual(0);
        expect(more.priceOnly).toEqual(less.priceOnly);
      }),
    );
  });
});
