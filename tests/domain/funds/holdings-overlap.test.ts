import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdingsOverlap, sharedHoldings } from '../../../domain/funds/finding/holdings-overlap';
import { compare, scaled, toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

const weight = (name: string, percent: string) => ({ name, percent: decimal(percent) });

/** Up to eight holdings of different names, of a hundred percent at most. */
const holdings = fc
  .uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'), fc.bigInt(0n, 1_000n)), {
    selector: ([name]) => name,
    maxLength: 8,
  })
  .map((list) => list.map(([name, digits]) => ({ name, percent: scaled(digits, 2) })));

it('[FUND-15, FUND-24] the overlap of two funds is the sum of the lesser shares of what both hold', () => {
  const one = [weight('A', '8'), weight('B', '3'), weight('C', '2')];
  const other = [weight('B', '5'), weight('A', '6'), weight('D', '9')];
  expect(toText(holdingsOverlap(one, other))).toBe('9');
  expect(sharedHoldings([one, other, []])).toEqual([
    { name: 'A', percents: [decimal('8'), decimal('6'), undefined] },
    { name: 'B', percents: [decimal('3'), decimal('5'), undefined] },
  ]);
});

it('[FUND-15, FUND-24] the overlap of two funds is the same either way round, and never above what either holds', () => {
  const sum = (list: readonly { readonly percent: ReturnType<typeof scaled> }[]) =>
    scaled(
      list.reduce((total, { percent }) => total + percent.digits, 0n),
      2,
    );
  fc.assert(
    fc.property(holdings, holdings, (one, other) => {
      const overlap = holdingsOverlap(one, other);
      expect(compare(overlap, holdingsOverlap(other, one))).toBe(0);
      expect(compare(overlap, sum(one))).toBeLessThanOrEqual(0);
      expect(compare(overlap, sum(other))).toBeLessThanOrEqual(0);
      expect(compare(holdingsOverlap(one, one), sum(one))).toBe(0);
    }),
  );
});
