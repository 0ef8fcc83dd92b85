import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import { matchesFundSearch, searchWords } from '../../../domain/funds/finding/fund-search';
import { closestFirst, fundTexts, searchFunds } from '../../../domain/funds/finding/fund-texts';
import { namesByFund } from '../../../domain/funds/finding/names-by-fund';
import { aFund } from '../../builders/stated-funds';

const funds = [
  aFund('A-1', { name: '臺灣成長基金', isinCode: 'TW000T0138A4' }),
  aFund('B2', { name: 'Ｓociété Income' }),
];

describe('the texts of funds', () => {
  const found = (search: string, otherNames?: ReadonlyMap<string, string>) =>
    searchFunds(funds, fundTexts(funds, otherNames), search).map(({ code }) => code);

  it('[FUND-01] find by name in any script, by code and by ISIN', () => {
    for (const search of ['台灣', '成長 a1', 'tw000t', 'Ａ－１']) expect(found(search), search).toEqual(['A-1']);
    expect(found('societe')).toEqual(['B2']);
    expect(found('')).toEqual(['A-1', 'B2']);
    expect(found('基金a1')).toEqual([]);
  });

  it('[FUND-01] find by the name in another language too, where it is known', () => {
    const [growth] = funds;
    const names = new Map(growth ? [[fundKey(growth), 'Taiwan Growth']] : []);
    expect([found('growth'), found('growth', names), found('成長 growth', names)]).toEqual([[], ['A-1'], ['A-1']]);
  });

  it('[FUND-01] find no fund whose texts are another list’s', () => {
    expect(searchFunds([aFund('A')], fundTexts(funds), 'a')).toEqual([]);
    const [known = aFund('A-1')] = funds;
    expect(closestFirst([aFund('A'), known], fundTexts(funds), 'a1').map(({ code }) => code)).toEqual(['A-1', 'A']);
  });

  it('[FUND-01, PORT-41] take names of another list by whichever code this one states', () => {
    const named = namesByFund([{ ...aFund('A', { name: '甲' }), jfFundCode: 'A.USD' }]);
    expect([named.get('A.USD'), named.get(fundKey(aFund('A')))]).toEqual(['甲', '甲']);
  });

  it('[FUND-01] funds with the very code, ISIN or name come first, then those that begin with it', () => {
    const all = [aFund('1-AB'), aFund('ABC'), aFund('9', { name: 'A b' }), aFund('8', { name: 'Abbey' })];
    const sorted = closestFirst(all, fundTexts(all), 'a-B').map(({ code }) => code);
    expect(sorted).toEqual(['9', 'ABC', '8', '1-AB']);
  });

  it('[FUND-01] lose and add no fund by having the closest first', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('aAb1 -')), maxLength: 5 });
    fc.assert(
      fc.property(fc.uniqueArray(text), text, (codes, search) => {
        const all = codes.map((code) => aFund(code));
        const sorted = closestFirst(all, fundTexts(all), search);
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(sorted).toHaveLength(all.length);
      }),
    );
  });

  it('[FUND-01] find what the search of one fund finds', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('aÉé臺台月Ａ0１ -（），')), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), text, (named, search) => {
        const all = named.map(([code, name]) => aFund(code, { name }));
        fc.pre(searchWords(search).length > 0);
        expect(searchFunds(all, fundTexts(all), search)).toEqual(
          all.filter(({ code, name }) => matchesFundSearch({ code, names: [name] }, search)),
        );
      }),
    );
  });
});
