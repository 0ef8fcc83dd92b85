import fc from 'fast-check';
import { expect, test } from 'vitest';
import { latestPriceDate } from '../../../domain/holdings/figures/latest-price-date';

const held = (priceDate?: string) => ({ fund: { priceDate } });

test('[PORT-01] a portfolio is valued as of the latest price among its holdings, and as of no day without any price', () => {
  expect(latestPriceDate([held('2026-03-02'), held(), held('2026-03-04'), held('2026-03-03')])).toBe('2026-03-04');
  expect(latestPriceDate([held()])).toBeUndefined();
  expect(latestPriceDate([])).toBeUndefined();
});

test('[PORT-01] the date of the latest price is that of one of the holdings, and none is later, in whatever order', () => {
  const day = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') });
  const days = fc.array(
    day.map((date) => date.toISOString().slice(0, 10)),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(days, (dates) => {
      const latest = latestPriceDate(dates.map(held)) ?? '';
      expect(dates).toContain(latest);
      expect(dates.filter((date) => date > latest)).toEqual([]);
      expect(latestPriceDate(dates.toReversed().map(held))).toBe(latest);
    }),
  );
});
