import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compare,
  type Decimal,
  isNegative,
  isZero,
  multiply,
  scaled,
  subtract,
  toText,
} from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { readPercent } from '../../../domain/trading/orders/read-percent';
import { addUpToAll, equalShares, splitUnits } from '../../../domain/trading/orders/split-units';
import { unitsOfAmount, worthOf } from '../../../domain/trading/orders/units-of-amount';
import { estimatedUnits } from '../../../domain/trading/simulation/estimated-units';
import { unitsOfPercent } from '../../../domain/trading/orders/units-of-percent';
import { decimal } from '../../builders/decimal';

const units = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((value) => scaled(value, 4));
/** Percents with two places that add up to a hundred. */
const shares = fc
  .uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 6 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => scaled(BigInt(cut - (cuts[index] ?? 0)), 2)));

describe('a part of units by percent', () => {
  it('[ORDQ-03] a part of units by percent is rounded down to the places of the units', () => {
    expect(toText(unitsOfPercent(decimal('10.0001'), decimal('33.33'), 4))).toBe('3.3330');
    expect(toText(unitsOfPercent(decimal('1.23456'), decimal('50'), 2))).toBe('0.61');
  });

  it('[ORDQ-03] a part of units by percent is all of them at a hundred, whatever their places', () => {
    expect(toText(unitsOfPercent(decimal('1.23456'), decimal('100.00'), 2))).toBe('1.23456');
  });
});

describe('the units that leave for an amount', () => {
  const prices = fc.bigInt({ min: 1_000n, max: 10n ** 9n }).map((value) => scaled(value, 4));
  const currencies = fc.constantFrom('TWD', 'USD');
  /** The units that an amount sells of some that are available. */
  function sold(amount: Decimal, available: Decimal, at: { readonly price: Decimal; readonly currency: string }) {
    const estimated = estimatedUnits({ amount, ...at });
    return unitsOfAmount(amount, estimated, { available, places: 4, worth: worthOf(available, at) });
  }

  it('[ORDQ-03] all units leave for the rounded amount that all are shown to be worth', () => {
    fc.assert(
      fc.property(units, prices, currencies, (available, price, currency) => {
        const at = { price, currency };
        const whole = worthOf(available, at);
        fc.pre(!isZero(whole));
        expect(sold(whole, available, at)).toEqual(available);
      }),
    );
  });

  it('[ORDQ-03, TRADE-43] units that leave for any lower amount are worth no more than it', () => {
    fc.assert(
      fc.property(units, prices, currencies, fc.integer({ min: 1, max: 99 }), (available, price, currency, share) => {
        const at = { price, currency };
        const whole = worthOf(available, at);
        const amount = round(multiply(whole, scaled(BigInt(share), 2)), whole.scale, 'down');
        const units = sold(amount, available, at);
        fc.pre(compare(amount, whole) < 0 && units !== undefined);
        expect(compare(multiply(units, price), amount) <= 0).toBe(true);
      }),
    );
  });

  it('[ORDQ-03] the smallest unit leaves for what it is shown to be worth, where that rounds to less than it is', () => {
    const at = { price: decimal('400.0001'), currency: 'USD' };
    expect(sold(decimal('0.04'), decimal('0.0001'), at)).toEqual(decimal('0.0001'));
    expect(sold(decimal('0.03'), decimal('0.0001'), at)).toBeUndefined();
  });

  it('[ORDQ-03] all units leave at a price of 10, where the value is rounded up and where it is rounded down', () => {
    const at = { price: decimal('10'), currency: 'TWD' };
    const soldFor = (amount: string, available: string) => {
      const leaving = sold(decimal(amount), decimal(available), at);
      return leaving && toText(leaving);
    };
    expect(soldFor('12346', '1234.5600')).toBe('1234.5600');
    expect(soldFor('12345', '1234.5400')).toBe('1234.5400');
    expect(soldFor('12344', '1234.5400')).toBe('1234.4000');
    expect(soldFor('12346', '1234.5400')).toBe('1234.6000');
  });

  it('[ORDQ-03] all units leave for one last place more, whatever they are shown to be worth', () => {
    const leaving = (estimated: string) =>
      unitsOfAmount(decimal('33'), decimal(estimated), { available: decimal('10'), places: 3, worth: undefined });
    expect([leaving('10.0019'), leaving('10.002'), leaving('9.9999')]).toEqual(['10', '10.002', '9.999'].map(decimal));
  });
});

describe('units divided by percents', () => {
  it('[ORDQ-02] goes into two funds', () => {
    const parts = splitUnits(decimal('10.0001'), [decimal('33.33'), decimal('66.67')], 4);
    expect(parts.map(toText)).toEqual(['3.3330', '6.6671']);
  });

  it('[ORDQ-02] loses and makes none', () => {
    fc.assert(
      fc.property(units, shares, (all, percents) => {
        const parts = splitUnits(all, percents, 4);
        expect(addUpToAll(percents)).toBe(true);
        expect(compare(sum(parts), all)).toBe(0);
        expect(parts.some(isNegative)).toBe(false);
      }),
    );
  });

  it('[ORDQ-02] gives each fund its share within one last place', () => {
    fc.assert(
      fc.property(units, shares, (all, percents) => {
        const step = scaled(1n, 4);
        splitUnits(all, percents, 4).forEach((part, index) => {
          const exact = multiply(multiply(all, percents[index] ?? scaled(0n)), scaled(1n, 2));
          const off = subtract(part, exact);
          expect(compare(off, step) < 0 && compare(subtract(exact, part), step) < 0).toBe(true);
        });
      }),
    );
  });

  it('[ORDQ-02] needs all hundred percent', () => {
    expect(addUpToAll([decimal('50'), decimal('49.99')])).toBe(false);
    expect(addUpToAll([])).toBe(false);
  });
});

describe('equal shares', () => {
  it('[ORDQ-02] add up to a hundred, differ by a hundredth at most, and are each a percent that can be typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
        const equal = equalShares(count);
        expect(equal).toHaveLength(count);
        expect(addUpToAll(equal)).toBe(true);
        const [greatest = scaled(0n), least = scaled(0n)] = [equal[0], equal.at(-1)];
        expect(compare(subtract(greatest, least), scaled(1n, 2))).toBeLessThanOrEqual(0);
        expect(equal.every((share) => readPercent(toText(share)).ok)).toBe(true);
      }),
    );
  });

  it('[ORDQ-02] no share is made where there is no fund', () => {
    expect(equalShares(0)).toEqual([]);
  });
});

describe('a percent as typed', () => {
  it.each([
    ['25', '25.00'],
    [' ５０．５ ', '50.50'],
    ['33.33%', '33.33'],
    ['１００％', '100.00'],
    [' 12 % ', '12.00'],
    ['\u202A25%\u202C', '25.00'],
  ])('[ORDQ-02, OPEN-58] a percent as typed is read: %s', (typed, read) => {
    const percent = readPercent(typed);
    expect(percent.ok && toText(percent.value)).toBe(read);
  });

  it.each([
    ['', 'required'],
    ['%', 'required'],
    ['half', 'not-a-number'],
    ['5%0', 'not-a-number'],
    ['0', 'must-be-positive'],
    ['-5', 'must-be-positive'],
    ['33.333', 'too-many-places'],
    ['100.01', 'above-hundred'],
  ])('[ORDQ-02, OPEN-58] a percent as typed is refused: %s', (typed, error) => {
    expect(readPercent(typed)).toEqual({ ok: false, error });
  });
});
