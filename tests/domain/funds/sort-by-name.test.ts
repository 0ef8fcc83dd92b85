import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByName } from '../../../domain/funds/finding/sort-by-name';
import { languages } from '../../../domain/language';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const namesOf = (funds: readonly { readonly name: string }[]) => funds.map(({ name }) => name);

describe('funds by name', () => {
  it('[FUND-01] stand as a reader of English looks them up, whatever the case, and numbers by their size', () => {
    const funds = named('Zenith', 'asia 100', 'Asia 20', 'Bond');
    expect(namesOf(sortByName(funds, 'en_US'))).toEqual(['Asia 20', 'asia 100', 'Bond', 'Zenith']);
  });

  it('[FUND-01] stand in Chinese by the strokes of their characters', () => {
    const funds = named('雲嶺', '大中華', '一年期');
    for (const language of ['zh_HK', 'zh_TW'] as const)
      expect(namesOf(sortByName(funds, language))).toEqual(['一年期', '大中華', '雲嶺']);
  });

  it('[FUND-01] funds by name are the same funds, in an order that doesn’t depend on the one before', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/)),
        fc.constantFrom(...languages),
        (names, language) => {
          const sorted = namesOf(sortByName(named(...names), language));
          expect(sorted.toSorted()).toEqual(names.toSorted());
          expect(namesOf(sortByName(named(...names.toReversed()), language))).toEqual(sorted);
        },
      ),
    );
  });
});
