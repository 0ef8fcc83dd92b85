import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBusinessDay } from '../../../domain/calendar/calendar';
import { findLatePrices, priceLateFrom } from '../../../domain/funds/prices/late-prices';
import { closedAround } from '../../arbitraries/calendar';

const everyWeekday = { holidays: new Set<string>() };
const at = (now: string, calendar: { holidays: ReadonlySet<string> } = everyWeekday) => ({ calendar, now });

describe('when a price is late', () => {
  it('[R23, TRADE-91] the price of a dealing day is late from noon of the next dealing day on', () => {
    expect(priceLateFrom('2026-03-04', everyWeekday)).toBe('2026-03-05T12:00:00+08:00');
    expect(priceLateFrom('2026-03-06', everyWeekday)).toBe('2026-03-09T12:00:00+08:00');
    expect(priceLateFrom('2026-03-06', { holidays: new Set(['2026-03-09']) })).toBe('2026-03-10T12:00:00+08:00');
    expect(['', 'no date', '9999-12-31'].map((day) => priceLateFrom(day, everyWeekday))).toEqual(['', '', '']);
  });

  it('[R23] the prices of a market are late once noon of the next dealing day has come without them', () => {
    const latest = [{ day: '2026-03-03', funds: 20 }];
    expect(findLatePrices(latest, at('2026-03-05T11:59:59+08:00'))).toBeUndefined();
    expect(findLatePrices(latest, at('2026-03-05T12:00:00+08:00'))).toEqual({
      day: '2026-03-04',
      since: '2026-03-05T12:00:00+08:00',
      funds: 20,
    });
    const closed = { holidays: new Set(['2026-03-04']) };
    expect(findLatePrices(latest, at('2026-03-05T12:00:00+08:00', closed))).toBeUndefined();
  });

  it('[R23] one fund in ten may be without a price, one more may not', () => {
    const now = '2026-03-05T12:00:00+08:00';
    const without = (funds: number) =>
      findLatePrices(
        [
          { day: '2026-03-03', funds },
          { day: '2026-03-04', funds: 20 - funds },
        ],
        at(now),
      );
    expect(without(2)).toBeUndefined();
    expect(without(3)).toEqual({ day: '2026-03-04', since: now, funds: 3 });
  });

  it('[R23] nobody awaits the price of a fund that has had none for two weeks, nor of a market without any', () => {
    const latest = [
      { day: '2026-02-17', funds: 50 },
      { day: '2026-03-04', funds: 10 },
    ];
    expect(findLatePrices(latest, at('2026-03-05T12:00:00+08:00'))).toBeUndefined();
    expect(findLatePrices([], at('2026-03-05T12:00:00+08:00'))).toBeUndefined();
    expect(findLatePrices([{ day: '9999-12-31', funds: 1 }], at('2026-03-05T12:00:00+08:00'))).toBeUndefined();
  });

  it('[R23, TRADE-91] what is late is the price of a dealing day, has been since before now, and stays late until a price comes', () => {
    fc.assert(
      fc.property(closedAround, fc.nat({ max: 60 }), fc.nat({ max: 60 }), ({ date, calendar }, passed, more) => {
        const latest = [{ day: date, funds: 3 }];
        const lateAt = (days: number) =>
          findLatePrices(latest, { calendar, now: `${addDays(date, days)}T12:00:00+08:00` });
        const late = lateAt(passed);
        if (!late) return;
        expect(isBusinessDay(late.day, calendar) && late.day > date).toBe(true);
        expect(Date.parse(late.since)).toBeLessThanOrEqual(Date.parse(`${addDays(date, passed)}T12:00:00+08:00`));
        expect(lateAt(passed + more)).toEqual(late);
      }),
    );
  });
});
