import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '../../../domain/funds/finding/fund-search';
import { findHoldings, offersFinding } from '../../../domain/holdings/view/find-holdings';

const names = [
  '雲嶺台灣高股息基金 A（月配息）',
  'Cloud Ridge Taiwan High-Dividend A (mdis)',
  'TW0083',
  'TWD',
  '新台幣',
];
const finds = (text: string, called: readonly string[] = names): boolean =>
  findHoldings([called], text, (one) => one).length === 1;

describe('finding among the holdings', () => {
  it('[PORT-41, FUND-01] compares words whatever their case, width, accents, signs and spaces', () => {
    for (const text of [
      '高股息',
      '雲嶺 月配息',
      '基金A(月配息)',
      '雲嶺臺灣',
      'ＴＷ００８３',
      'tw0083',
      'high dividend',
      'HIGHDIVIDEND',
      'taiwan、月配',
      '新臺幣　Ridge',
      '雲嶺台灣高股息基金A',
    ])
      expect(finds(text), text).toBe(true);
    expect(finds('societe', ['Société Générale'])).toBe(true);
    expect(finds('SOCIÉTÉ', ['Socie\u0301te\u0301'])).toBe(true);
  });

  it('[PORT-41] wants each word, in one of the names and not across two', () => {
    for (const text of ['債券', '高股息 債券', '月配息TW0083', 'TW0084']) expect(finds(text), text).toBe(false);
  });

  it('[PORT-41] finds all where nothing is asked for', () => {
    for (const text of ['', ' 　', '（）、', '-']) {
      expect(searchWords(text), text).toEqual([]);
      expect(finds(text, []), text).toBe(true);
    }
  });

  it('[PORT-41] finding among the holdings is offered to who holds more than can be taken in at a glance', () => {
    expect([0, 5, 6, 500].map(offersFinding)).toEqual([false, false, true, true]);
  });

  it('[PORT-41] keeps the order, and finds no more by another word or a longer one', () => {
    fc.assert(
      fc.property(fc.array(someNames), aText, aText, (holdings, text, more) => {
        const found = (by: string) => findHoldings(holdings, by, (one) => one);
        const wide = found(text);
        expect(wide).toEqual(holdings.filter((one) => wide.includes(one)));
        for (const narrower of [`${text} ${more}`, `${text}${more}`])
          for (const one of found(narrower)) expect(wide).toContain(one);
      }),
    );
  });

  it('[PORT-41] finds the same by a text in capitals, in full width, without accents and in another order of words', () => {
    fc.assert(
      fc.property(fc.array(someNames), aText, (holdings, text) => {
        const found = (by: string) => findHoldings(holdings, by, (one) => one);
        for (const same of [text.toUpperCase(), wide(text), text.normalize('NFD'), text.split(' ').reverse().join(' ')])
          expect(found(same)).toEqual(found(text));
      }),
    );
  });

  it('[PORT-41, FUND-01] finds a holding by each of its names, whole', () => {
    fc.assert(
      fc.property(someNames, (called) => {
        for (const name of called) expect(finds(name, called)).toBe(true);
      }),
    );
  });
});

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　');

const aText = fc.string({ unit: fc.constantFrom(...Array.from('aAbBé台臺灣月Ａ0１ -（），、')), maxLength: 8 });
const someNames = fc.array(aText, { minLength: 1, maxLength: 3 });
