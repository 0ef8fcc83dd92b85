import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  facetOptions,
  filterFunds,
  type FundFilter,
  fundFacets,
  knownFilter,
  noFundFilter,
  toggleFacetValue,
} from '../../../domain/funds/finding/fund-filter';
import { aFund } from '../../builders/stated-funds';

const bonds = { code: '001', name: 'Bonds' };
const shares = { code: '002', name: 'Shares' };
const equity = { code: 'EQ', name: 'Equity' };
const north = { code: 'Z', name: 'North' };
const south = { code: 'A', name: 'South' };

const funds = [
  aFund('A', { riskRating: 2, category: bonds, house: north, distributionFrequency: 'monthly' }),
  aFund('B', { riskRating: 4, baseCurrency: 'TWD', category: shares, marketType: equity, house: south }),
  aFund('C', { riskRating: 4, category: shares, house: north, distributionFrequency: 'none' }),
  aFund('D', { distributionFrequency: 'yearly' }),
];

const codes = (filter: Partial<FundFilter>) =>
  filterFunds(funds, { ...noFundFilter, ...filter }).map(({ code }) => code);

describe('a filter over funds', () => {
  it('[FUND-37] finds the funds that have one of the values of each facet', () => {
    expect(codes({})).toEqual(['A', 'B', 'C', 'D']);
    expect(codes({ riskRating: ['2', '4'] })).toEqual(['A', 'B', 'C']);
    expect(codes({ riskRating: ['4'], currency: ['USD'] })).toEqual(['C']);
    expect(codes({ category: ['002'], marketType: ['EQ'] })).toEqual(['B']);
    expect(codes({ house: ['Z'] })).toEqual(['A', 'C']);
    expect([codes({ distribution: ['distributing'] }), codes({ distribution: ['accumulating'] })]).toEqual([
      ['A', 'D'],
      ['C'],
    ]);
    expect([codes({ frequency: ['monthly'] }), codes({ frequency: ['none'] })]).toEqual([['A'], []]);
  });

  it('[FUND-37, SUIT-24] finds no fund above the risk that suits, and none of unknown risk', () => {
    expect(codes({ suitableUpTo: 2 })).toEqual(['A']);
    expect(codes({ suitableUpTo: 5 })).toEqual(['A', 'B', 'C']);
  });

  it('[FUND-37] offers the values that the funds have, with what each would find beside the other facets', () => {
    const { riskRating, currency, category, marketType } = facetOptions(funds, { ...noFundFilter, riskRating: ['4'] });
    expect(riskRating.map(({ name, count }) => [name, count])).toEqual([
      ['RR2', 1],
      ['RR4', 2],
    ]);
    expect(currency.map(({ value, count }) => [value, count])).toEqual([
      ['TWD', 1],
      ['USD', 1],
    ]);
    expect(category.map(({ name, count }) => [name, count])).toEqual([
      ['Bonds', 0],
      ['Shares', 2],
    ]);
    expect(marketType).toEqual([{ value: 'EQ', name: 'Equity', count: 1 }]);
    expect(facetOptions([aFund('A')], noFundFilter).riskRating).toEqual([]);
  });

  it('[FUND-37, FUND-17] offers houses by name and frequencies from the rarest, of distributing classes alone', () => {
    const { house, distribution, frequency } = facetOptions(funds, noFundFilter);
    expect(house.map(({ name, count }) => [name, count])).toEqual([
      ['North', 2],
      ['South', 1],
    ]);
    expect(distribution.map(({ value, count }) => [value, count])).toEqual([
      ['accumulating', 1],
      ['distributing', 2],
    ]);
    expect(frequency.map(({ value }) => value)).toEqual(['yearly', 'monthly']);
  });

  it('[FUND-37, FUND-17] finds a class that distributes, nobody knows how often, by distribution and by no frequency', () => {
    const unsaid = [aFund('E', { isDistributing: true }), aFund('F')];
    const { distribution, frequency } = facetOptions(unsaid, noFundFilter);
    expect([distribution.map(({ value, count }) => [value, count]), frequency]).toEqual([[['distributing', 1]], []]);
    const filter = { ...noFundFilter, distribution: ['distributing'] };
    expect(filterFunds(unsaid, filter).map(({ code }) => code)).toEqual(['E']);
  });

  it('[FUND-37] forgets the values that no fund has', () => {
    const asked = { ...noFundFilter, riskRating: ['4', '9'], currency: ['XXX'] };
    expect(knownFilter(asked, facetOptions(funds, asked))).toEqual({ ...noFundFilter, riskRating: ['4'] });
  });
});

const aListing = fc
  .record({
    riskRating: fc.constantFrom(1, 2, 3, 4, 5, undefined),
    baseCurrency: fc.constantFrom('TWD', 'USD', 'JPY'),
    category: fc.constantFrom(bonds, shares, undefined),
    marketType: fc.constantFrom(equity, undefined),
    house: fc.constantFrom(north, south, undefined),
    distributionFrequency: fc.constantFrom('none' as const, 'monthly' as const, 'yearly' as const, undefined),
  })
  .map((more) => aFund('X', more));
const listings = fc.array(aListing, { maxLength: 30 });
const aFilter: fc.Arbitrary<FundFilter> = fc.record({
  riskRating: fc.subarray(['1', '2', '3', '4', '5']),
  currency: fc.subarray(['TWD', 'USD', 'JPY', 'ZAR']),
  category: fc.subarray(['001', '002']),
  marketType: fc.subarray(['EQ', 'BD']),
  house: fc.subarray(['A', 'Z']),
  distribution: fc.subarray(['accumulating', 'distributing']),
  frequency: fc.subarray(['monthly', 'quarterly', 'yearly']),
  suitableUpTo: fc.constantFrom(undefined, 1, 3, 5),
});

describe('filters over any funds', () => {
  it('[FUND-37] find the same in any order, and no more when they are asked again', () => {
    fc.assert(
      fc.property(listings, aFilter, aFilter, (all, one, other) => {
        const both = filterFunds(filterFunds(all, one), other);
        expect(filterFunds(filterFunds(all, other), one)).toEqual(both);
        expect(filterFunds(filterFunds(all, one), one)).toEqual(filterFunds(all, one));
        expect(all.filter((fund) => both.includes(fund))).toEqual(both);
      }),
    );
  });

  it('[FUND-37] find as many funds as each option says', () => {
    fc.assert(
      fc.property(listings, aFilter, (all, filter) => {
        const options = facetOptions(all, filter);
        for (const facet of fundFacets)
          for (const { value, count } of options[facet])
            expect(filterFunds(all, { ...filter, [facet]: [value] })).toHaveLength(count);
      }),
    );
  });

  it('[FUND-37] find the sum of what the options of one facet find', () => {
    fc.assert(
      fc.property(listings, aFilter, fc.constantFrom(...fundFacets), (all, filter, facet) => {
        const chosen = facetOptions(all, filter)[facet].filter(({ value }) => filter[facet].includes(value));
        fc.pre(filter[facet].length > 0);
        const sum = chosen.reduce((total, { count }) => total + count, 0);
        expect(filterFunds(all, filter)).toHaveLength(sum);
      }),
    );
  });

  it('[FUND-37] a filter is as before when a value is toggled twice', () => {
    fc.assert(
      fc.property(
        aFilter,
        fc.constantFrom(...fundFacets),
        fc.constantFrom('1', 'USD', '001', 'EQ'),
        (filter, facet, value) => {
          const twice = toggleFacetValue(toggleFacetValue(filter, facet, value), facet, value);
          expect(twice[facet].toSorted()).toEqual(filter[facet].toSorted());
        },
      ),
    );
  });

  it('[FUND-37] find the same once the values are forgotten that no fund has, unless all of a facet are', () => {
    fc.assert(
      fc.property(listings, aFilter, (all, filter) => {
        const known = knownFilter(filter, facetOptions(all, filter));
        fc.pre(fundFacets.every((facet) => known[facet].length > 0 || filter[facet].length === 0));
        expect(filterFunds(all, known)).toEqual(filterFunds(all, filter));
      }),
    );
  });
});
