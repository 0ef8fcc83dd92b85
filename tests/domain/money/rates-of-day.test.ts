import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { scaled } from '../../../domain/money/decimal';
import { type PublishedRate, rateDateBetween, ratesOfDay } from '../../../domain/money/rates-of-day';
import { sumOfAll } from '../../../domain/money/sum';

const published: readonly PublishedRate[] = [
  { currency: 'HKD', perUsd: scaled(78n, 1), date: '2026-03-02' },
  { currency: 'TWD', perUsd: scaled(32n), date: '2026-03-10' },
  { currency: 'TWD', perUsd: scaled(31n), date: '2026-03-09' },
  { currency: 'TWD', perUsd: scaled(33n), date: '2026-03-17' },
];
const on = (day: string) => ratesOfDay(published, day, 14);

describe('the exchange rates that count on a day', () => {
  it('[PORT-01] the exchange rates that count on a day are the latest up to it, whatever their order, each with its date', () => {
    const { rates, dateOf } = on('2026-03-16');
    expect(['TWD', 'HKD', 'USD', 'EUR'].map((currency) => [rates(currency), dateOf(currency)])).toEqual([
      [scaled(32n), '2026-03-10'],
      [scaled(78n, 1), '2026-03-02'],
      [scaled(1n), undefined],
      [undefined, undefined],
    ]);
  });

  it('[PORT-01] the exchange rates that count on a day are unknown from the day on which they are older than they may be', () => {
    const known = (day: string) => on(day).rates('TWD') !== undefined;
    expect(['2026-03-08', '2026-03-09', '2026-03-31', '2026-04-01'].map(known)).toEqual([false, true, true, false]);
    expect(known('no day')).toBe(false);
  });

  it('[PORT-01] never come from after the day, nor from before the oldest that counts', () => {
    const offset = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(fc.array(offset), offset, fc.integer({ min: 0, max: 30 }), (offsets, at, mostDays) => {
        const dayOf = (days: number) => addDays('2026-06-15', days);
        const told = offsets.map((days) => ({
          currency: 'TWD',
          perUsd: scaled(BigInt(days + 100)),
          date: dayOf(days),
        }));
        const { rates, dateOf } = ratesOfDay(told, dayOf(at), mostDays);
        const counted = offsets.filter((days) => days <= at && at - days <= mostDays);
        const latest = counted.length === 0 ? undefined : Math.max(...counted);
        expect(dateOf('TWD')).toBe(latest === undefined ? undefined : dayOf(latest));
        expect(rates('TWD')).toEqual(latest === undefined ? undefined : scaled(BigInt(latest + 100)));
      }),
    );
  });

  it('[PORT-01] the exchange rates that count on a day have the earlier date of the two that a conversion uses, and none where nothing is converted', () => {
    const between = (from: string, to: string) => rateDateBetween(from, to, on('2026-03-16'));
    expect(between('TWD', 'TWD')).toBeUndefined();
    expect(between('USD', 'TWD')).toBe('2026-03-10');
    expect([between('TWD', 'HKD'), between('HKD', 'TWD')]).toEqual(['2026-03-02', '2026-03-02']);
    expect([between('EUR', 'TWD'), between('TWD', 'EUR')]).toEqual([undefined, undefined]);
  });
});

describe('a sum of amounts that may be unknown', () => {
  it('[PORT-01] a sum of amounts that may be unknown is unknown as soon as one of them is', () => {
    expect(sumOfAll([])).toEqual(scaled(0n));
    expect(sumOfAll([scaled(1n), scaled(25n, 1)])).toEqual(scaled(35n, 1));
    expect(sumOfAll([scaled(1n), undefined])).toBeUndefined();
  });
});
