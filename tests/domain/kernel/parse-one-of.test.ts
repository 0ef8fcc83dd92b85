import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';

const sides = ['buy', 'sell'] as const;

describe('a value of a closed set', () => {
  it('a value of a closed set is what is read, when the set has it', () =>
    expect(parseOneOf(sides, 'sell')).toBe('sell'));

  it('a value of a closed set is undefined for another case, another text or no text', () =>
    expect(
      ['Sell', 'sell ', '', 'toString', undefined, null, 0, ['buy']].map((read) => parseOneOf(sides, read)),
    ).toEqual(Array.from({ length: 8 })));

  it('a value of a closed set is found exactly when the set includes it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 2 })), fc.string({ maxLength: 2 }), (values, read) => {
        expect(parseOneOf(values, read)).toBe(values.includes(read) ? read : undefined);
      }),
    );
  });
});
