import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePlaces } from '../../../domain/funds/prices/price-record';
import { averageCostPlaces, mostAverageCostPlaces } from '../../../domain/holdings/figures/average-cost-places';
import { returnRate } from '../../../domain/holdings/figures/return-rate';
import { type Decimal, scaled, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { decimal } from '../../builders/decimal';

const costs = fc.bigInt(1n, 10n ** 15n).map((digits) => scaled(digits, mostAverageCostPlaces));
const navs = fc.tuple(fc.bigInt(1n, 10n ** 10n), fc.nat({ max: 6 })).map(([digits, scale]) => scaled(digits, scale));

const placesOf = (averageCost: Decimal, nav: Decimal, known = 2) =>
  averageCostPlaces({ averageCost, nav }, { pricePlaces: pricePlaces([{ nav }], known), percentPlaces: 2 });

/** The return as a client reckons it from an average cost with so many places. */
const returnAt = (nav: Decimal, averageCost: Decimal, places: number) => {
  const rate = returnRate(nav, round(averageCost, places, 'half-up'));
  return rate && toText(round(rate, 2, 'half-up'));
};

describe('the places of an average unit cost', () => {
  it('[HOLD-17, HOLD-18] the places of an average unit cost are as many as it takes until cost and NAV come to the return', () => {
    // Shown as 11 it would come to -9.09 %, as 11.15 to -10.31 %.
    expect(returnAt(decimal('10'), decimal('11.1470000000'), 10)).toBe('-10.29');
    expect(placesOf(decimal('11.1470000000'), decimal('10'))).toBe(3);
    expect(placesOf(decimal('0.3347000000'), decimal('0.33'))).toBe(4);
    expect(placesOf(decimal('11.1470000000'), decimal('10'), 4)).toBe(4);
  });

  it('[HOLD-04] the places of an average unit cost are those of the prices where there is no return', () => {
    const terms = { pricePlaces: 3, percentPlaces: 2 };
    expect(averageCostPlaces({ averageCost: undefined, nav: decimal('10') }, terms)).toBe(3);
    expect(averageCostPlaces({ averageCost: decimal('11'), nav: undefined }, terms)).toBe(3);
    expect(averageCostPlaces({ averageCost: decimal('0'), nav: decimal('10') }, terms)).toBe(3);
  });

  it('[HOLD-17, HOLD-18] make the shown cost and the shown NAV come to the shown return, whatever they are', () => {
    fc.assert(
      fc.property(costs, navs, fc.nat({ max: 6 }), (averageCost, nav, known) => {
        const places = placesOf(averageCost, nav, known);
        const shownNav = round(nav, pricePlaces([{ nav }], known), 'half-up');
        expect(returnAt(shownNav, averageCost, places)).toBe(returnAt(nav, averageCost, mostAverageCostPlaces));
      }),
    );
  });

  it('[HOLD-04, HOLD-17] the places of an average unit cost are at least those of the prices, at most ten, and none that isn’t needed', () => {
    fc.assert(
      fc.property(costs, navs, fc.nat({ max: 6 }), (averageCost, nav, known) => {
        const least = pricePlaces([{ nav }], known);
        const places = placesOf(averageCost, nav, known);
        expect(least).toBeGreaterThanOrEqual(2);
        expect(places).toBeGreaterThanOrEqual(least);
        expect(places).toBeLessThanOrEqual(mostAverageCostPlaces);
        for (let fewer = least; fewer < places; fewer += 1)
          expect(returnAt(nav, averageCost, fewer)).not.toBe(returnAt(nav, averageCost, mostAverageCostPlaces));
      }),
    );
  });
});
