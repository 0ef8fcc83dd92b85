import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFunds, findFund, fundId, fundKey, fundOfId } from '../../../domain/funds/finding/fund-listing';
import { matchesFundSearch, searchForm } from '../../../domain/funds/finding/fund-search';
import { unitsHeld } from '../../../domain/funds/units-held';
import { decimal } from '../../builders/decimal';

const fund = { code: 'JFT01', isinCode: 'TW000T0138A4', names: ['摩根Ａ股基金　累積', 'JPM A-Share Fund (acc)'] };

describe('a fund search', () => {
  it('[FUND-01] finds by name in either language, by code and by ISIN, in any letters', () => {
    for (const search of ['摩根', 'a-share', 'ＪＰＭ', 'jft01', 'tw000t', 'a股 累積', '  jpm   (ACC) '])
      expect(matchesFundSearch(fund, search), search).toBe(true);
    expect(matchesFundSearch({ ...fund, isinCode: undefined }, 'TW000')).toBe(false);
  });

  it('[FUND-01] finds nothing by no words, nor by a word that isn’t there', () => {
    for (const search of ['', ' 　 ', '摩根 債券', 'JFT01TW'])
      expect(matchesFundSearch(fund, search), search).toBe(false);
  });

  it('[FUND-01] finds a fund by any part of what it is called, written in any width', () => {
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (name, a, b) => {
        const characters = Array.from(name);
        const [from, to] = [a % characters.length, b % (characters.length + 1)].sort((x, y) => x - y);
        const part = characters.slice(from, to).join('');
        fc.pre(searchForm(part) !== '' && searchForm(name).includes(searchForm(part)));
        expect(matchesFundSearch({ code: 'C', names: [name] }, part)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,12}$/), (name) => {
        expect(matchesFundSearch({ code: 'C', names: [name] }, wide(name))).toBe(true);
        expect(matchesFundSearch({ code: 'C', names: [wide(name)] }, name)).toBe(true);
      }),
    );
  });

  it('[FUND-01] has one form, that doesn’t change when it is taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchForm(searchForm(text).normalize('NFKC'))).toBe(searchForm(searchForm(text)));
      }),
    );
  });
});

describe('the fund that is meant', () => {
  const one = { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW1', jfFundCode: 'T1.TWD', name: '一' };
  const two = { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW2', jfFundCode: 'T2.TWD', name: '二' };
  const dollars = { code: 'DIO06', baseCurrency: 'USD', name: '三' };

  it('[ENT-29] is told from others of its code by the asset manager’s code, else by ISIN, else by currency', () => {
    const all = [one, two, dollars];
    expect(findFund(all, two)).toBe(two);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW2', name: '' })).toBe(two);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'USD', isinCode: 'X', name: '' })).toBe(dollars);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'TWD', name: '' })).toBe(one);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'EUR', name: '' })).toBeUndefined();
    expect(fundKey(dollars)).toBe('DIO06|USD|');
  });

  it('[ENT-09] is counted once, however often it is held', () => {
    expect(countFunds([one, two, one, dollars, dollars])).toBe(3);
    expect(countFunds([])).toBe(0);
  });

  it('[FUND-12, ROUTE-18] is found again by what its page’s address says', () => {
    const all = [one, two, dollars];
    for (const fund of [one, two]) expect(findFund(all, fundOfId(fundId(fund)))).toBe(fund);
    expect(fundId(dollars)).toBe('DIO06');
    // A code alone means the first that bears it.
    expect(findFund([dollars, one], fundOfId('DIO06'))).toBe(dollars);
    expect(findFund(all, { code: 'DIO06' })).toBe(one);
    expect(findFund(all, fundOfId('OTHER'))).toBeUndefined();
  });

  it('[HOLD-10] is held with the units of every account, and not those of another share class', () => {
    const held = [
      { fund: one, units: decimal('10.5') },
      { fund: { code: 'DIO06', baseCurrency: 'TWD' }, units: decimal('4.5') },
      { fund: one },
      { fund: two, units: decimal('100') },
      { fund: dollars, units: decimal('7') },
    ];
    expect(unitsHeld(held, one)).toEqual(decimal('15.0'));
    expect(unitsHeld(held, { ...dollars, isinCode: 'X' })).toEqual(decimal('7'));
    expect(unitsHeld(held, { ...one, code: 'OTHER' })).toBeUndefined();
    expect(unitsHeld([{ fund: one }], one)).toBeUndefined();
  });
});
