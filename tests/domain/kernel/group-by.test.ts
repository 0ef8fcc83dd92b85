import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../domain/kernel/group-by';

describe('things in groups', () => {
  it('things in groups keep the order in which they and their keys came', () => {
    expect([...groupBy(['plum', 'fig', 'pear', 'fennel'], (word) => word.charAt(0))]).toEqual([
      ['p', ['plum', 'pear']],
      ['f', ['fig', 'fennel']],
    ]);
  });

  it('things in groups are all there once, each under its own key', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 5 }), (numbers, divisor) => {
        const groups = groupBy(numbers, (number) => Math.abs(number % divisor));
        expect([...groups.values()].flat().toSorted()).toEqual(numbers.toSorted());
        for (const [key, group] of groups) expect(group.every((one) => Math.abs(one % divisor) === key)).toBe(true);
      }),
    );
  });
});
