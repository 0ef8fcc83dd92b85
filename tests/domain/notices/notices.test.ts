import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepTaiwanAnnouncement, sortAnnouncements } from '../../../domain/notices/announcements';
import { plainText } from '../../../domain/notices/plain-text';
import { compareCodeNumbers, isNewClientPromotion, sortPromotions } from '../../../domain/notices/promotions';
import { regions } from '../../../domain/region';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

const promotions = (...codes: string[]) => codes.map((code, index) => ({ code, index }));
const codesOf = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

describe('promotions', () => {
  it('[SHAPE-03, OPEN-28] promotions are in ascending order of the number in their code, those without one last', () => {
    const list = promotions('P10', 'none', '9', 'B002', '', '100000000000000000000000', '99999999999999999999999');
    expect(codesOf(sortPromotions(list))).toEqual([
      'B002',
      '9',
      'P10',
      '99999999999999999999999',
      '100000000000000000000000',
      'none',
      '',
    ]);
  });

  it('[OPEN-28] promotions with equal numbers stay as given', () => {
    expect(codesOf(sortPromotions(promotions('B2', 'A02', 'A2', 'y', 'x')))).toEqual(['B2', 'A02', 'A2', 'y', 'x']);
  });

  it('[SHAPE-03] promotions are all still there in order, whatever their codes', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(garbage, fc.nat().map(String))), (codes) => {
        const list = promotions(...codes);
        const sorted = sortPromotions(list);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortPromotions(sorted)).toEqual(sorted);
        const numbers = codesOf(sorted)
          .map((code) => /\d+/.exec(code)?.[0])
          .filter((digits) => digits !== undefined)
          .map(BigInt);
        expect(numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0n) <= number)).toBe(true);
      }),
    );
  });

  it('[SHAPE-03, OPEN-28] promotions are told apart in either direction, and equal numbers in neither', () => {
    const ordered = ['', '2', '9', '10', '99', undefined];
    const signs = ordered.map((a) => ordered.map((b) => Math.sign(compareCodeNumbers(a, b))));
    expect(signs).toEqual(ordered.map((_, row) => ordered.map((__, column) => Math.sign(row - column))));
  });

  it.each(['NEW', 'TW_NEW_01', 'ORSO2', 'xJPM', 'EXT', 'NEXT'])(
    '[SHAPE-02, CONFLICT-47] %s is for new clients',
    (code) => {
      expect(isNewClientPromotion(code)).toBe(true);
    },
  );

  it.each(['', 'new', 'Orso', 'JP_M', '12', 'N EW'])('[SHAPE-02, CONFLICT-47] %j isn’t for new clients', (code) => {
    expect(isNewClientPromotion(code)).toBe(false);
  });
});

describe('announcements', () => {
  const list = [3, 1, NaN, 2, 1].map((position, index) => ({ position, index }));

  it('[SHAPE-04] announcements in Hong Kong have the highest position first', () => {
    expect(sortAnnouncements('HK', list).map(({ index }) => index)).toEqual([0, 3, 1, 4, 2]);
  });

  it('[SHAPE-05] announcements in Taiwan have the lowest position first', () => {
    expect(sortAnnouncements('TW', list).map(({ index }) => index)).toEqual([1, 4, 3, 0, 2]);
  });

  it('[SHAPE-04, SHAPE-05, OPEN-28] announcements have opposite orders in the regions, equal positions as given', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5, max: 5 })), fc.constantFrom(...regions), (positions, region) => {
        const given = positions.map((position, index) => ({ position, index }));
        const sorted = sortAnnouncements(region, given);
        const sign = region === 'HK' ? -1 : 1;
        expect(sorted).toEqual([...given].sort((a, b) => sign * (a.position - b.position) || a.index - b.index));
      }),
    );
  });

  it('[SHAPE-06] announcements in Taiwan are kept only with a long description', () => {
    expect(keepTaiwanAnnouncement({ longDescription: '<p>text</p>' })).toBe(true);
    for (const longDescription of ['', ' \n\u3000', undefined])
      expect(keepTaiwanAnnouncement({ longDescription })).toBe(false);
    expect(keepTaiwanAnnouncement({})).toBe(false);
  });
});

describe('plain text from a server', () => {
  const limits = { maxLength: 300, maxLines: 20 };

  it('keeps what people write, in any language', () => {
    const text = '請稍後再試。\nPlease try again later – “soon”. 👍';
    expect(plainText(text, limits)).toBe(text);
  });

  it('loses control characters and the marks that turn the reading direction', () => {
    expect(plainText('a\u0000b\u001b[31mc\u202Etxt.exe\u2066d\u2069\u200F\u061C\uFEFF\u009B!', limits)).toBe(
      'ab[31mctxt.exed!',
    );
  });

  it('plain text from a server has one kind of line break, and blanks for tabs', () => {
    expect(plainText('a\r\nb\rc\u2028d\te\vf', limits)).toBe('a\nb\nc\nd e\nf');
  });

  it('plain text from a server is cut after so many lines and characters, 20 and 300 unless said otherwise', () => {
    expect(plainText('x\n'.repeat(30)).split('\n')).toHaveLength(20);
    expect(plainText('y'.repeat(301))).toHaveLength(300);
    expect(plainText('abcdef\ng', { maxLength: 3, maxLines: 1 })).toBe('abc');
  });

  it('plain text from a server is never cut inside a character', () => {
    expect(plainText('ab👍', { maxLength: 3, maxLines: 1 })).toBe('ab');
    expect(plainText('\ud83dab', limits)).toBe('ab');
  });

  it('keeps to its limits, is settled after one go and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.string({ unit: 'binary', maxLength: 900 })), (text) => {
        const plain = plainText(text, limits);
        expect(plain.length).toBeLessThanOrEqual(300);
        expect(plain.split('\n').length).toBeLessThanOrEqual(20);
        expect(plain).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u);
        expect(plainText(plain, limits)).toBe(plain);
      }),
      { numRuns: hostileRuns },
    );
  });
});
