import { describe, expect, it } from 'vitest';
import { readFundDetails } from '../../../adapters/graphql/funds/fund-details';
import { readFundPrices } from '../../../adapters/graphql/funds/fund-prices';
import { decimal } from '../../builders/decimal';

const malformed = { ok: false, error: { kind: 'malformed' } };
const details = (...fundDetails: readonly unknown[]) => readFundDetails({ fundDetails });
const prices = (...fundPrices: readonly unknown[]) => readFundPrices({ fundPrices });

const identity = { name: { code: 'F1' }, isinCode: 'HK0000055555', baseCurrency: 'USD', jfFundCode: 'F1.USD' };
const known = { code: 'F1', isinCode: 'HK0000055555', baseCurrency: 'USD', jfFundCode: 'F1.USD' };
const full = {
  ...identity,
  jurisdictionType: 'ON',
  house: 'House',
  objective: '<b>Growth</b>',
  launchDate: '2020-11-30',
  category: { code: '001', value: 'Bonds' },
  fundMarketType: { code: 'BD', value: null },
  distributionFrequency: 'monthly',
  ongoingCharge: '1.72',
  size: '1250000000',
  sizeDate: '2026-10-30',
  benchmark: '<i>Index</i>',
  portfolio: {
    asOf: '2026-10-30',
    holdings: [{ name: 'One', percent: '8.64' }],
    countries: [{ name: 'Japan', percent: '97.8' }],
    sectors: [],
  },
  documents: [{ kind: 'prospectus', date: '2026-05-14', address: '/accountOpening/p' }],
  distributions: [
    { exDate: '2026-10-30', payDate: '2026-11-06', amount: '0.1860', currency: 'HKD', annualYield: '4.18' },
  ],
};
const empty = { documents: [], distributions: [] };

describe('the record of a fund', () => {
  it('[FUND-12, FUND-15, FUND-16, FUND-17] the record of a fund has every field read, words as they are', () => {
    expect(details(full)).toStrictEqual({
      ok: true,
      value: [
        {
          ...known,
          jurisdiction: 'ON',
          house: 'House',
          objective: '<b>Growth</b>',
          launchDate: '2020-11-30',
          category: 'Bonds',
          marketType: 'BD',
          distributionFrequency: 'monthly',
          ongoingCharge: decimal('1.72'),
          size: decimal('1250000000'),
          sizeDate: '2026-10-30',
          benchmark: '<i>Index</i>',
          portfolio: {
            asOf: '2026-10-30',
            holdings: [{ name: 'One', percent: decimal('8.64') }],
            countries: [{ name: 'Japan', percent: decimal('97.8') }],
            sectors: [],
          },
          documents: [{ kind: 'prospectus', date: '2026-05-14', address: '/accountOpening/p' }],
          distributions: [
            {
              exDate: '2026-10-30',
              payDate: '2026-11-06',
              amount: decimal('0.1860'),
              currency: 'HKD',
              annualYield: decimal('4.18'),
            },
          ],
        },
      ],
    });
  });

  it('[FUND-12, FUND-15, FUND-16, FUND-17] the record of a fund is absent or empty where the server leaves it out', () => {
    const nulls = Object.fromEntries(Object.keys(full).map((name) => [name, null]));
    const bare = { name: { code: 'X' }, baseCurrency: 'TWD', ...empty };
    const nothing = { ok: true, value: [{ code: 'X', baseCurrency: 'TWD', ...empty }] };
    expect(details(bare)).toStrictEqual(nothing);
    expect(details({ ...nulls, ...bare })).toStrictEqual(nothing);
    expect(details()).toEqual({ ok: true, value: [] });
  });

  it('[FUND-15, FUND-16, FUND-17] leaves out what isn’t known and what has no figure', () => {
    const odd = {
      ...identity,
      distributionFrequency: '__proto__',
      portfolio: { ...full.portfolio, holdings: [{ name: 'One', percent: '5%' }, { name: 'Two' }] },
      documents: [
        { kind: 'brochure', address: '/a' },
        { kind: 'factsheet', date: null, address: 'javascript:alert(1)' },
      ],
      distributions: [
        { exDate: '2026-10-30', amount: null, currency: 'HKD' },
        { exDate: '2026-09-30', payDate: null, amount: '1', currency: 'HKD', annualYield: null },
      ],
    };
    expect(details(odd)).toStrictEqual({
      ok: true,
      value: [
        {
          ...known,
          portfolio: {
            ...full.portfolio,
            holdings: [],
            countries: [{ name: 'Japan', percent: decimal('97.8') }],
          },
          // Whether a link may lead there is for the link to say.
          documents: [{ kind: 'factsheet', address: 'javascript:alert(1)' }],
          distributions: [{ exDate: '2026-09-30', amount: decimal('1'), currency: 'HKD' }],
        },
      ],
    });
  });

  it.each([
    { ...full, name: 'F1' },
    { ...full, baseCurrency: null },
    { ...full, house: 7 },
    { ...full, documents: null },
    { ...full, documents: [{ kind: 'prospectus' }] },
    { ...full, distributions: [{ amount: '1' }] },
    { ...full, portfolio: { ...full.portfolio, sectors: null } },
    null,
  ])('[FUND-12] that isn’t one is malformed: %j', (wire) => {
    expect(details(full, wire)).toEqual(malformed);
  });
});

describe('the prices of a fund', () => {
  it('[FUND-14] the prices of a fund are exact, without what is no figure', () => {
    const wire = [
      { date: '2026-11-18', nav: '10.5000' },
      { date: '2026-11-19', nav: null },
      { date: '2026-11-20', nav: 'n/a' },
    ];
    expect(prices({ ...identity, prices: wire })).toStrictEqual({
      ok: true,
      value: [{ ...known, prices: [{ date: '2026-11-18', nav: decimal('10.5000') }] }],
    });
    expect(prices()).toEqual({ ok: true, value: [] });
  });

  it.each([{ ...identity }, { ...identity, prices: [{ nav: '1' }] }, { prices: [] }, null])(
    '[FUND-14] that aren’t any are malformed: %j',
    (wire) => {
      expect(prices(wire)).toEqual(malformed);
    },
  );
});
