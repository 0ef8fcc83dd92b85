import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupBy } from '../../../domain/kernel/group-by';

const isOdd = (value: number): boolean => value % 2 === 1;

describe('items by their key', () => {
  it('items are under their keys, both in the order in which they came', () => {
    expect([...groupBy([3, 8, 5, 2], isOdd)]).toEqual([
      [true, [3, 5]],
      [false, [8, 2]],
    ]);
  });

  it('no items make no group', () => expect(groupBy([], isOdd).size).toBe(0));

  it('each group has the items of its key, as a filter finds them, and no item is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ key: fc.nat(5), id: fc.nat() })), (items) => {
        const groups = groupBy(items, ({ key }) => key);
        expect([...groups.keys()]).toEqual([...new Set(items.map(({ key }) => key))]);
        for (const [key, group] of groups) expect(group).toEqual(items.filter((item) => item.key === key));
      }),
    );
  });
});
