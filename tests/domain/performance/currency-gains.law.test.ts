import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, type Decimal, multiply, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { currencyGains } from '../../../domain/performance/currency-gains';
import { latestForward, latestUpTo } from '../../../domain/performance/dated-series';
import { historyDay, historyDays } from '../../arbitraries/performance';

type Figure = { readonly date: string; readonly figure: Decimal };

/** Figures of up to twenty days of a history, the earliest first. */
const figures: fc.Arbitrary<readonly Figure[]> = fc
  .uniqueArray(fc.tuple(fc.nat({ max: historyDays }), fc.bigInt({ min: 0n, max: 1_000_000n })), {
    selector: ([day]) => day,
    maxLength: 20,
  })
  .map((days) =>
    days.toSorted(([a], [b]) => a - b).map(([day, digits]) => ({ date: historyDay(day), figure: scaled(digits, 4) })),
  );

const everyDay = Array.from({ length: historyDays + 2 }, (_, index) => historyDay(index));

const places = 20;

describe('currency gains', () => {
  it('[PORT-46] a holding’s currency gain is the sum of every night’s change of the rate, for the units held over night at the price of the day', () => {
    fc.assert(
      fc.property(figures, figures, figures, (held, priced, rated) => {
        const gainOn = currencyGains({
          entries: held.map(({ date, figure }) => ({ date, units: figure })),
          prices: priced.map(({ date, figure }) => ({ date, nav: figure })),
          rateSteps: rated.map(({ date, figure }) => ({ date, rate: figure })),
        });
        let gain = zero;
        for (const [index, day] of everyDay.entries()) {
          const nightBefore = everyDay[index - 1] ?? '';
          const rateBefore = figureOn(rated, nightBefore);
          const rate = figureOn(rated, day);
          const units = figureOn(held, nightBefore) ?? zero;
          const price = figureOn(priced, day) ?? zero;
          if (rate && rateBefore) gain = add(gain, multiply(multiply(units, price), subtract(rate, rateBefore)));
          expect([day, text(gainOn(day))]).toEqual([day, text(gain)]);
        }
      }),
    );
  });
});

describe('a series that is followed from day to day', () => {
  it('[PORT-46] finds on any day, whichever was asked for before, the latest element up to it', () => {
    fc.assert(
      fc.property(figures, fc.array(fc.constantFrom(...everyDay)), (series, days) => {
        const find = latestForward(series);
        expect(days.map(find)).toEqual(days.map((day) => latestUpTo(series, day)));
      }),
    );
  });
});

const figureOn = (series: readonly Figure[], day: string): Decimal | undefined =>
  series.filter(({ date }) => date <= day).at(-1)?.figure;

const text = (value: Decimal): string => (compare(value, zero) === 0 ? '0' : toText(round(value, places, 'down')));
