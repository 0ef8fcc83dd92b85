import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupByOrderKinds, shownOrderKinds } from '../../../domain/trading/orders/group-by-order-kinds';

const kinds = fc.subarray([...shownOrderKinds], { minLength: 1 });
const needed = fc.array(fc.record({ kinds, name: fc.string() }));
const keyOf = (term: { readonly kinds: readonly string[] }) => [...term.kinds].sort().join(' ');

describe('what is accepted, by the kinds of order that need it', () => {
  it('[TRADE-24, TRADE-65] what all orders of a list need comes first, then what purchases, redemptions and switches need', () => {
    const groups = groupByOrderKinds([
      { kinds: ['switch'], name: 'switch-out notes' },
      { kinds: ['buy', 'switch'], name: 'highest risk' },
      { kinds: ['redemption'], name: 'half of the portfolio' },
      { kinds: ['buy', 'redemption', 'switch'], name: 'fees' },
      { kinds: ['buy'], name: 'purchase notes' },
      { kinds: ['switch', 'buy'], name: 'vulnerable' },
      { kinds: ['redemption', 'switch'], name: 'remittances' },
    ]);
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
      ['fees'],
      ['highest risk', 'vulnerable'],
      ['remittances'],
      ['purchase notes'],
      ['half of the portfolio'],
      ['switch-out notes'],
    ]);
  });

  it('[TRADE-65] each term is in one group, with those that the same kinds of order need, in the order in which they came', () => {
    fc.assert(
      fc.property(needed, (terms) => {
        const groups = groupByOrderKinds(terms);
        expect(new Set(groups.flat())).toEqual(new Set(terms));
        expect(groups.flat()).toHaveLength(terms.length);
        expect(new Set(groups.map(([first]) => keyOf(first))).size).toBe(groups.length);
        for (const group of groups) {
          expect(group).toEqual(terms.filter((term) => keyOf(term) === keyOf(group[0])));
        }
        const counts = groups.map(([first]) => first.kinds.length);
        expect(counts).toEqual([...counts].sort((one, other) => other - one));
      }),
    );
  });
});
