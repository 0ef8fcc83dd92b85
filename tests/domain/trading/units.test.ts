import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, negate, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { checkUnits, redemptionEstimate } from '../../../domain/trading/limits/check-units';
import { canSwitchBetween, feeTypes, type FeeType } from '../../../domain/funds/fee-type';
import {
  breakDownUnits,
  hasTwoRemittances,
  addsUpTo,
  redeemedParts,
} from '../../../domain/trading/costs/units-breakdown';
import { decimals, positives } from '../../arbitraries/decimal';
import { garbage } from '../../arbitraries/garbage';
import { unitsParts } from '../../arbitraries/trading';
import { decimal } from '../../builders/decimal';

const tiny = scaled(1n, 18);

describe('the parts of units', () => {
  const parts = (front: string, back: string) =>
    [
      { fundFeeType: 'front-end', unit: decimal(front) },
      { fundFeeType: 'back-end', unit: decimal(back) },
    ] as const;

  it('[TRADE-59, TRADE-111] the parts of units are each above zero, and together all of the units', () => {
    const one = decimal('1');
    expect(addsUpTo(parts('0.4', '0.6'), one)).toBe(true);
    for (const [front, back] of [
      ['-1', '2'],
      ['2', '-1'],
      ['0', '1'],
      ['0.4', '0.5'],
    ] as const)
      expect(addsUpTo(parts(front, back), one)).toBe(false);
  });
});

describe('the units of a redemption or a switch', () => {
  it('[TRADE-96] the units of a redemption or a switch may all be redeemed, but not more than are available', () => {
    const check = (units: string) => checkUnits('redemption', decimal(units), decimal('100.5'));
    expect(['0.0001', '100.5', '100.50', '100.5001'].map(check)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'redemption-exceeds-available',
    ]);
  });

  it('[TRADE-97] the units of a redemption or a switch may all be switched, but not more than are available, in words of their own', () => {
    const check = (units: string) => checkUnits('switch-out', decimal(units), decimal('100.5'));
    expect(['100.5', '100.5001', '1000'].map(check)).toEqual([
      'accepted',
      'switch-out-exceeds-available',
      'switch-out-exceeds-available',
    ]);
  });

  it('[TRADE-96, TRADE-97, OPEN-58] the units of a redemption or a switch must be above zero, whatever is available', () => {
    for (const units of ['0', '-0.00', '-1'])
      for (const available of ['0', '-5', '10'])
        expect([
          checkUnits('redemption', decimal(units), decimal(available)),
          checkUnits('switch-out', decimal(units), decimal(available)),
        ]).toEqual(['must-be-positive', 'must-be-positive']);
  });

  it('[TRADE-96, TRADE-97, OPEN-58] the units of a redemption or a switch are accepted from above zero up to those available, to the last digit', () => {
    const kinds = fc.constantFrom('redemption' as const, 'switch-out' as const);
    fc.assert(
      fc.property(kinds, positives, decimals, (kind, available, units) => {
        expect(checkUnits(kind, available, available)).toBe('accepted');
        expect(checkUnits(kind, tiny, available)).toBe('accepted');
        expect(checkUnits(kind, zero, available)).toBe('must-be-positive');
        expect(checkUnits(kind, negate(tiny), available)).toBe('must-be-positive');
        expect(checkUnits(kind, subtract(available, tiny), available)).toBe('accepted');
        expect(checkUnits(kind, add(available, tiny), available)).toBe(`${kind}-exceeds-available`);
        const within = compare(units, zero) > 0 && compare(units, available) <= 0;
        expect(checkUnits(kind, units, available) === 'accepted').toBe(within);
      }),
    );
  });
});

describe('the estimate of a redemption', () => {
  it('[TRADE-45] the estimate of a redemption is zero without asking the server when more units are ordered than are available', () => {
    expect(redemptionEstimate(decimal('100.01'), decimal('100'))).toEqual({ kind: 'known', value: zero });
    expect(redemptionEstimate(decimal('100.00'), decimal('100'))).toEqual({ kind: 'ask-server' });
    expect(redemptionEstimate(decimal('1'), decimal('100'))).toEqual({ kind: 'ask-server' });
  });

  it('[TRADE-45] the estimate of a redemption is asked for exactly when the units are accepted', () => {
    fc.assert(
      fc.property(positives, positives, (units, available) => {
        const accepted = checkUnits('redemption', units, available) === 'accepted';
        expect(redemptionEstimate(units, available).kind).toBe(accepted ? 'ask-server' : 'known');
      }),
    );
  });
});

describe('fee types', () => {
  it('[TRADE-110, OPEN-17] fee types can be switched with their own kind only', () => {
    const pairs = feeTypes.flatMap((out) => feeTypes.map((into) => [out, into, canSwitchBetween(out, into)]));
    expect(pairs).toEqual([
      ['front-end', 'front-end', true],
      ['front-end', 'back-end', false],
      ['back-end', 'front-end', false],
      ['back-end', 'back-end', true],
    ]);
  });

  it('[TRADE-110] fee types can be switched one way if and only if the other way, and never with what is none', () => {
    const types: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...feeTypes), garbage);
    fc.assert(
      fc.property(types, types, (one, other) => {
        const can = canSwitch(one, other);
        expect(canSwitch(other, one)).toBe(can);
        expect(can).toBe(one === other && feeTypes.some((type) => type === one));
      }),
    );
  });

  it('[TRADE-111] make two remittances of a redemption when both are among its units', () => {
    expect(hasTwoRemittances(['front-end', 'back-end'])).toBe(true);
    expect(hasTwoRemittances(['back-end', 'front-end', 'back-end'])).toBe(true);
    for (const types of [[], ['front-end'], ['back-end', 'back-end']] satisfies FeeType[][])
      expect(hasTwoRemittances(types)).toBe(false);
  });
});

describe('the breakdown of units', () => {
  it('[TRADE-111] the breakdown of units has one part a fee type, front-end first, none without units', () => {
    const parts = breakDownUnits([
      { fundFeeType: 'back-end', unit: decimal('1.5') },
      { fundFeeType: 'front-end', unit: decimal('10') },
      { fundFeeType: 'back-end', unit: decimal('0.25') },
    ]);
    expect(parts.map(({ fundFeeType, unit }) => [fundFeeType, toText(unit)])).toEqual([
      ['front-end', '10'],
      ['back-end', '1.75'],
    ]);
    expect(breakDownUnits([{ fundFeeType: 'back-end', unit: decimal('0.00') }])).toEqual([]);
  });

  it('[TRADE-111] the breakdown of units is by the oldest units, as many as there are', () => {
    const lots = [
      { date: '2026-01-05', feeType: 'front-end' as const, units: decimal('10') },
      { date: '2026-02-05', feeType: 'back-end' as const, units: decimal('4') },
    ];
    const of = (units: string) =>
      redeemedParts(lots, decimal(units)).map(({ fundFeeType, unit }) => `${fundFeeType} ${toText(unit)}`);
    expect([of('10'), of('11.5'), of('99'), of('0')]).toEqual([
      ['front-end 10'],
      ['front-end 10', 'back-end 1.5'],
      ['front-end 10', 'back-end 4'],
      [],
    ]);
  });

  it('[TRADE-111] loses no unit, changes nothing the second time, and shows whether there are two remittances', () => {
    fc.assert(
      fc.property(fc.array(unitsParts, { maxLength: 8 }), (parts) => {
        const broken = breakDownUnits(parts);
        expect(compare(sum(broken.map(({ unit }) => unit)), sum(parts.map(({ unit }) => unit)))).toBe(0);
        expect(breakDownUnits(broken)).toEqual(broken);
        expect(hasTwoRemittances(parts.map(({ fundFeeType }) => fundFeeType))).toBe(broken.length === 2);
      }),
    );
  });
});

// A fee type may come from the wire unparsed.
const canSwitch: (out: string, into: string) => unknown = (...pair) => Reflect.apply(canSwitchBetween, undefined, pair);
