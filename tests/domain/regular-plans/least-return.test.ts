import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLeastReturn, readLeastReturn, shownReturn } from '../../../domain/regular-plans/running/least-return';
import { compare, multiply, negate, scaled, subtract, toText, zero } from '../../../domain/money/decimal';

const rules = { places: 2, most: scaled(1_000n) };
const held = (price: bigint, averageCost: bigint) => ({ price: scaled(price, 2), averageCost: scaled(averageCost, 2) });

test('[LINK-31] the least return is reached at the return that is named and above it, and not below it by however little', () => {
  const least = scaled(10n);
  expect(checkLeastReturn(least, held(11_00n, 10_00n)).isReached).toBe(true);
  expect(checkLeastReturn(least, held(11_01n, 10_00n)).isReached).toBe(true);
  expect(checkLeastReturn(least, held(10_99n, 10_00n)).isReached).toBe(false);
  // Rounded to ten places it would be 10 percent.
  const hardly = { price: scaled(11n * 10n ** 20n - 1n, 20), averageCost: scaled(10n) };
  expect(checkLeastReturn(least, hardly).isReached).toBe(false);
});

test('[LINK-31, HOLD-18] says the return that it was decided by', () => {
  const { returnPercent } = checkLeastReturn(scaled(10n), held(10_50n, 10_00n));
  expect(returnPercent && toText(returnPercent)).toBe('5.0000000000');
});

test('[LINK-31] a return that isn’t known has reached nothing, and is none', () => {
  for (const unknown of [
    undefined,
    { price: zero, averageCost: scaled(10n) },
    { price: scaled(10n), averageCost: zero },
    { price: scaled(10n), averageCost: negate(scaled(1n)) },
  ])
    expect(checkLeastReturn(scaled(1n, 2), unknown)).toEqual({ isReached: false });
});

test('[LINK-31] the least return is shown so that one that isn’t reached never looks as if it was', () => {
  const shown = (digits: bigint) => toText(shownReturn(scaled(digits, 10)));
  expect([shown(99_999_999_999n), shown(100_000_000_000n), shown(-51_299_999_999n)]).toEqual([
    '9.99',
    '10.00',
    '-5.12',
  ]);
});

const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((digits) => scaled(digits, 4));
const percent = fc.bigInt({ min: 1n, max: 100_000n }).map((digits) => scaled(digits, 2));

test('[LINK-31] never switches below the return that is named, and always at or above it', () => {
  fc.assert(
    fc.property(price, price, percent, (now, averageCost, least) => {
      const gained = multiply(subtract(now, averageCost), scaled(100n));
      const isAtLeast = compare(gained, multiply(least, averageCost)) >= 0;
      expect(checkLeastReturn(least, { price: now, averageCost }).isReached).toBe(isAtLeast);
    }),
  );
});

test('[LINK-31] a higher price never undoes it, and a higher return never brings it about', () => {
  fc.assert(
    fc.property(price, price, price, percent, percent, (now, more, averageCost, one, other) => {
      const higher = { price: scaled(now.digits + more.digits, 4), averageCost };
      const isReached = checkLeastReturn(one, { price: now, averageCost }).isReached;
      if (isReached) expect(checkLeastReturn(one, higher).isReached).toBe(true);
      const [less, greater] = compare(one, other) <= 0 ? [one, other] : [other, one];
      if (checkLeastReturn(greater, higher).isReached) expect(checkLeastReturn(less, higher).isReached).toBe(true);
    }),
  );
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['10', '10.00'],
  ['１２．５', '12.50'],
  ['1,000', '1000.00'],
])('[LINK-31] reads %j', (typed, expected) => {
  const read = readLeastReturn(typed, rules);
  expect(read.ok && read.value && toText(read.value)).toBe(expected === undefined ? undefined : expected);
});

test.each([
  ['ten', 'not-a-number'],
  ['0', 'must-be-positive'],
  ['-1', 'must-be-positive'],
  ['1.005', 'too-many-places'],
  ['1000.01', 'above-maximum'],
])('[LINK-31] refuses %j: %s', (typed, problem) => {
  expect(readLeastReturn(typed, rules)).toEqual({ ok: false, error: problem });
});
