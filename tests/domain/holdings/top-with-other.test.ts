import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDominatedByOther, topWithOther } from '../../../domain/holdings/view/top-with-other';
import { add, isNegative, isZero, subtract, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { amounts } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const parts = (...values: readonly (string | undefined)[]) =>
  values.map((value, place) => ({
    name: 'ABCDEF'[place],
    marketValue: value === undefined ? undefined : decimal(value),
  }));

describe('the top with the other', () => {
  it('[PORT-02] the top with the other are all of them where there are few enough', () => {
    const { shown, other } = topWithOther(parts('5', '3', '2'), 3);
    expect([shown.map(({ name }) => name), other]).toEqual([['A', 'B', 'C'], undefined]);
  });

  it('[PORT-02] leave the last place to the sum of the rest', () => {
    const { shown, other } = topWithOther(parts('5', '3', '2', '0.50'), 3);
    expect([shown.map(({ name }) => name), other && toText(other)]).toEqual([['A', 'B'], '2.50']);
  });

  it('[PORT-02] the top with the other are never those without value', () => {
    const { shown, other } = topWithOther(parts('5', '0', undefined, '-1', '1'), 3);
    expect([shown.map(({ name }) => name), other]).toEqual([['A', 'E'], undefined]);
  });

  it.each([
    { values: ['5', '3', '2'], isMostly: false },
    { values: ['5', '3', '4', '4'], isMostly: false },
    { values: ['5', '3', '4', '4.01'], isMostly: true },
    { values: [], isMostly: false },
  ])(
    '[PORT-02] the top with the other of $values are mostly the rest where that is worth more than half: $isMostly',
    ({ values, isMostly }) => {
      expect(isDominatedByOther(topWithOther(parts(...values), 3))).toBe(isMostly);
    },
  );

  it('[PORT-02] the top with the other may lack values and still be weighed', () => {
    expect(isDominatedByOther({ shown: [{}], other: decimal('1') })).toBe(true);
  });

  it('[PORT-02] the top with the other are worth as much as all that are worth something, in no more places than asked', () => {
    const some = fc.array(fc.record({ marketValue: fc.option(amounts, { nil: undefined }) }), { maxLength: 12 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 8 }), (all, most) => {
        const { shown, other } = topWithOther(all, most);
        const values = (list: readonly (typeof all)[number][]) => list.map(({ marketValue = zero }) => marketValue);
        const positive = values(all).filter((value) => !isZero(value) && !isNegative(value));
        expect(shown.length + (other ? 1 : 0)).toBe(Math.min(positive.length, most));
        expect(isZero(subtract(sum(positive), add(sum(values(shown)), other ?? zero)))).toBe(true);
      }),
    );
  });
});
