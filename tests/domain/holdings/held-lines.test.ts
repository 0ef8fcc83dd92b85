import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitsHeld } from '../../../domain/funds/finding/units-held';
import { heldLines } from '../../../domain/holdings/held-lines';
import { compare, scaled, zero } from '../../../domain/money/decimal';

const fund = { code: 'A', baseCurrency: 'TWD', name: 'Fund A' };

describe('the lines of a portfolio', () => {
  it('[HOLD-10, HOLD-17] lines that hold a fund each have units of it, in their order, and none is of another fund', () => {
    const line = (code: string, units?: bigint) => ({
      fund: { code, baseCurrency: 'TWD' },
      units: units === undefined ? undefined : scaled(units),
    });
    const lines = [line('A', 2n), line('B', 1n), line('A', 0n), line('A'), line('A', 3n)];
    expect(heldLines(lines, fund)).toEqual([lines[0], lines[4]]);
  });

  it('[HOLD-10] lines that hold a fund have all of the units that are held of it', () => {
    const line = fc.record({
      fund: fc.record({ code: fc.constantFrom('A', 'B'), baseCurrency: fc.constant('TWD') }),
      units: fc.option(
        fc.bigInt({ min: 0n, max: 10n ** 9n }).map((digits) => scaled(digits, 4)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const held = unitsHeld(heldLines(lines, fund), fund) ?? zero;
        expect(compare(held, unitsHeld(lines, fund) ?? zero)).toBe(0);
      }),
    );
  });
});
