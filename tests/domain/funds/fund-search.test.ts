import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countFunds,
  fundId,
  type FundIdentifier,
  fundKey,
  fundOfId,
  type FundReference,
} from '../../../domain/funds/finding/fund-listing';
import { findFund, matchingFunds } from '../../../domain/funds/finding/matching-funds';
import { isNamedBy, isSameFund } from '../../../domain/funds/finding/same-fund';
import {
  comparingForm,
  matchesFundSearch,
  searchedTexts,
  searchForm,
  searchWords,
} from '../../../domain/funds/finding/fund-search';
import { unitsHeld } from '../../../domain/funds/finding/units-held';
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

  it('[FUND-01, PORT-41] finds by a word whatever its accents and signs, and 臺 as 台', () => {
    const called = { code: 'A-1/B', names: ['臺灣 Société Générale ＥＳＧ（月配）', '元大台灣50'] };
    for (const search of ['台灣', '臺灣50', 'societe generale', 'SOCIÉTÉ', '(月配)', 'esg', 'a1b', 'A-1', '元大臺灣'])
      expect(matchesFundSearch(called, search), search).toBe(true);
    expect(matchesFundSearch(called, '月配元大')).toBe(false);
    expect(searchedTexts({ ...called, isinCode: 'TW-1' })).toEqual([
      'a1b',
      'tw1',
      '台灣societegeneraleesg月配',
      '元大台灣50',
    ]);
  });

  it('[FUND-01] finds a fund by any part of what it is called, in any width, capitals and accents', () => {
    const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const aName = fc.string({
      unit: fc.constantFrom(...Array.from('aAbBé台臺灣月Ａ0１ -（），、&.')),
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(aName, fc.nat(), fc.nat(), (name, a, b) => {
        const characters = Array.from(name);
        const [from, to] = [a % characters.length, b % (characters.length + 1)].sort((x, y) => x - y);
        const part = characters.slice(from, to).join('');
        fc.pre(searchWords(part).length > 0);
        for (const search of [part, wide(part), part.toUpperCase(), part.normalize('NFD'), part.replaceAll('臺', '台')])
          expect(matchesFundSearch({ code: 'C', names: [name] }, search)).toBe(true);
      }),
    );
  });

  it('[FUND-01] a fund search has forms that don’t change when they are taken again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchForm(searchForm(text).normalize('NFKC'))).toBe(searchForm(searchForm(text)));
        expect(comparingForm(comparingForm(text))).toBe(comparingForm(text));
      }),
    );
  });
});

describe('the fund that is meant', () => {
  const one = { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW1', jfFundCode: 'T1.TWD', name: '一' };
  const two = { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW2', jfFundCode: 'T2.TWD', name: '二' };
  const dollars = { code: 'DIO06', baseCurrency: 'USD', name: '三' };

  it('[ENT-29] the fund that is meant is told from others of its code by the asset manager’s code, else by ISIN, else by currency, else by name', () => {
    const all = [one, two, dollars];
    expect(findFund(all, two)).toBe(two);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'TWD', isinCode: 'TW2', name: '' })).toBe(two);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'USD', isinCode: 'X', name: '' })).toBe(dollars);
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'TWD', name: '二' })).toBe(two);
    expect(findFund(all, { ...two, jfFundCode: 'T9.TWD' })).toBeUndefined();
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'EUR', name: '' })).toBeUndefined();
    expect(fundKey(dollars)).toBe('DIO06|USD|');
  });

  it('[ENT-29] the fund that is meant is none of several that share a code, of which all are told', () => {
    const all = [one, two, dollars];
    expect(findFund(all, { code: 'DIO06', baseCurrency: 'TWD' })).toBeUndefined();
    expect(matchingFunds(all, { code: 'DIO06', baseCurrency: 'TWD' })).toEqual([one, two]);
    expect(matchingFunds([dollars, one, one], fundOfId('DIO06'))).toEqual([dollars, one]);
  });

  it('[ENT-29] the fund that is meant is the same however the funds are listed, and never picked from several that fit as well', () => {
    const code = fc.constantFrom('A', 'B');
    const own = fc.option(fc.constantFrom('1.TWD', '2.TWD', '3.USD'), { nil: undefined });
    const fund = fc.record({
      code,
      baseCurrency: fc.constantFrom('TWD', 'USD'),
      jfFundCode: own,
      isinCode: fc.option(fc.constantFrom('X', 'Y'), { nil: undefined }),
      name: fc.constantFrom('p', 'q'),
    });
    const asked = fc.record({
      code,
      baseCurrency: fc.option(fc.constantFrom('TWD', 'USD'), { nil: undefined }),
      jfFundCode: own,
      name: fc.option(fc.constantFrom('p', 'q'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(fund, { selector: fundKey, maxLength: 6 }), asked, (funds, wanted) => {
        const found = findFund(funds, wanted);
        expect(findFund(funds.toReversed(), wanted)).toBe(found);
        if (!found) return;
        expect(isSameFund(found, wanted)).toBe(true);
        const asGood = funds.filter(
          (one) => JSON.stringify(wantedOf(one, wanted)) === JSON.stringify(wantedOf(found, wanted)),
        );
        expect(asGood).toEqual([found]);
      }),
    );
  });

  it('[ENT-29, HOLD-10] the fund that is meant is one fund in both of two identifiers alike, whichever says more', () => {
    const fund = fc.record(
      {
        code: fc.constantFrom('A', 'B'),
        baseCurrency: fc.constantFrom('TWD', 'USD'),
        isinCode: fc.constantFrom('X', 'Y'),
      },
      { requiredKeys: ['code'] },
    );
    fc.assert(
      fc.property(fund, fund, (some, other) => {
        expect(isSameFund(some, other)).toBe(isSameFund(other, some));
        expect(isSameFund(some, { code: some.code })).toBe(true);
        expect(isSameFund({ ...some, jfFundCode: '1' }, { ...some, jfFundCode: '2' })).toBe(false);
        expect(isSameFund({ ...some, jfFundCode: '1' }, { ...other, jfFundCode: '1' })).toBe(true);
      }),
    );
  });

  it('[ENT-29] the fund that is meant is named by either of its codes, and nothing names none', () => {
    expect(['DIO06', 'T1.TWD', 'T2.TWD'].map((id) => isNamedBy(one, id))).toEqual([true, true, false]);
    expect([isNamedBy(undefined, undefined), isNamedBy(one, undefined), isNamedBy(undefined, 'DIO06')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[ENT-09] the fund that is meant is counted once, however often it is held', () => {
    expect(countFunds([one, two, one, dollars, dollars])).toBe(3);
    expect(countFunds([])).toBe(0);
  });

  it('[FUND-12, ROUTE-18] the fund that is meant is found again by what its page’s address says', () => {
    const all = [one, two, dollars];
    for (const fund of [one, two]) expect(findFund(all, fundOfId(fundId(fund)))).toBe(fund);
    expect(fundId(dollars)).toBe('DIO06');
    expect(findFund([dollars], fundOfId('DIO06'))).toBe(dollars);
    expect(findFund(all, fundOfId('OTHER'))).toBeUndefined();
  });

  it('[HOLD-10] the fund that is meant is held with the units of every account, and not those of another share class', () => {
    const held = [
      { fund: one, units: decimal('10.5') },
      { fund: { code: 'DIO06', baseCurrency: 'TWD' }, units: decimal('4.5') },
      { fund: one },
      { fund: two, units: decimal('100') },
      { fund: dollars, units: decimal('7') },
    ];
    expect(unitsHeld(held, one)).toEqual(decimal('15.0'));
    expect(unitsHeld(held, { ...dollars, isinCode: 'X' })).toEqual(decimal('7'));
    expect(unitsHeld(held, { ...dollars, code: 'OTHER' })).toBeUndefined();
    expect(unitsHeld([{ fund: one }], one)).toBeUndefined();
  });
});

/** Returns the parts of a fund that an identifier asks about, beside the asset manager's own code. */
const wantedOf = (
  fund: Omit<FundReference, 'name'> & { readonly name: string },
  { jfFundCode, baseCurrency, name }: FundIdentifier,
) => [
  jfFundCode && (fund.jfFundCode === jfFundCode ? 'own' : fund.jfFundCode && 'another'),
  fund.code,
  baseCurrency && fund.baseCurrency,
  name && fund.name,
];
