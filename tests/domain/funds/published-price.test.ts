import { describe, expect, it } from 'vitest';
import { performanceDates } from '../../../domain/funds/performance/performance-dates';
import { publishedPrice } from '../../../domain/funds/prices/published-price';
import { regionalPrice } from '../../../domain/funds/prices/regional-price';
import { decimal } from '../../builders/decimal';

describe('the published price of a fund', () => {
  it('[SHAPE-19] the published price of a fund is Hong Kong’s bid and Taiwan’s NAV, each with its day', () => {
    const bid = decimal('10.20');
    const nav = decimal('10.30');
    const date = '2026-11-20';
    expect(publishedPrice({ bid, date })).toEqual({ price: bid, date });
    expect(publishedPrice({ nav, date })).toEqual({ price: nav, date });
    expect(publishedPrice({ bid, nav, date })).toEqual({ price: bid, date });
    expect(publishedPrice({ date })).toEqual({ price: undefined, date });
    expect(publishedPrice({})).toEqual({ price: undefined, date: undefined });
  });

  it('[SHAPE-19, CONFLICT-58] the published price of a fund of an answer with both prices is the bid in Hong Kong and the NAV in Taiwan alone', () => {
    const bid = decimal('10.20');
    const nav = decimal('10.30');
    const date = '2026-11-20';
    expect(regionalPrice('HK', { bid, nav, date })).toEqual({ price: bid, date });
    expect(regionalPrice('TW', { bid, nav, date })).toEqual({ price: nav, date });
    expect(regionalPrice('TW', { bid, date })).toEqual({ price: undefined, date });
  });

  it('[FUND-07] the published price of a fund is performance from the first to the last day that is stated', () => {
    const on = (performanceEffectiveDate: string | undefined) => ({ fundPerformance: { performanceEffectiveDate } });
    expect(performanceDates([{}, on(undefined), on('2026-11-19'), on('2026-11-18'), on('2026-11-20')])).toEqual({
      first: '2026-11-18',
      last: '2026-11-20',
    });
    expect(performanceDates([{}, on('')])).toBeUndefined();
    expect(performanceDates([])).toBeUndefined();
  });
});
