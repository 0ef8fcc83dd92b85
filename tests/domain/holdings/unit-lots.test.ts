import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, isNegative, isZero, toText, zero, type Decimal } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { feeTypes } from '../../../domain/funds/fee-type';
import { lotsLeft, takeOldest, type UnitLot, type UnitMovement } from '../../../domain/holdings/unit-lots';
import { positives } from '../../arbitraries/decimal';
import { isoDates } from '../../arbitraries/iso-date';
import { decimal } from '../../builders/decimal';

const lots: fc.Arbitrary<UnitLot> = fc.record({
  date: isoDates,
  feeType: fc.constantFrom(...feeTypes),
  units: positives,
});
const held = fc.array(lots, { maxLength: 8 });
const totalOf = (of: readonly UnitLot[]): Decimal => sum(of.map(({ units }) => units));
const texts = (of: readonly UnitLot[]): readonly string[] =>
  of.map(({ date, feeType, units }) => `${date} ${feeType} ${String(Number(toText(units)))}`);

describe('units that leave', () => {
  const january: UnitLot = { date: '2026-01-05', feeType: 'front-end', units: decimal('10') };
  const february: UnitLot = { date: '2026-02-05', feeType: 'back-end', units: decimal('4') };
  const march: UnitLot = { date: '2026-03-05', feeType: 'front-end', units: decimal('6') };

  it('[TRADE-111, TRADE-126] units that leave are the oldest, a lot after the other', () => {
    const { taken, left } = takeOldest([january, february, march], { units: decimal('12.5') });
    expect([texts(taken), texts(left)]).toEqual([
      ['2026-01-05 front-end 10', '2026-02-05 back-end 2.5'],
      ['2026-02-05 back-end 1.5', '2026-03-05 front-end 6'],
    ]);
  });

  it('[TRADE-111] units that leave are the oldest of their fee type where it is said', () => {
    const { taken, left } = takeOldest([january, february, march], { units: decimal('12.5'), feeType: 'front-end' });
    expect([texts(taken), texts(left)]).toEqual([
      ['2026-01-05 front-end 10', '2026-03-05 front-end 2.5'],
      ['2026-02-05 back-end 4', '2026-03-05 front-end 3.5'],
    ]);
  });

  it('[TRADE-111] leave what came in before and after them, of the other fee type untouched', () => {
    const sold = { ...february, kind: 'sell', units: decimal('3') } as const;
    const moves: UnitMovement[] = [
      { ...january, kind: 'buy' },
      { ...february, kind: 'buy' },
      sold,
      { ...march, kind: 'buy' },
      { ...sold, feeType: 'front-end', units: decimal('11') },
    ];
    expect(texts(lotsLeft(moves))).toEqual(['2026-02-05 back-end 1', '2026-03-05 front-end 5']);
  });

  it('[TRADE-96, TRADE-111, TRADE-126] units that leave are never more than there are, and none is lost or made', () => {
    const wanted = fc.record({
      units: fc.oneof(positives, fc.constant(zero), fc.constant(decimal('-1'))),
      feeType: fc.option(fc.constantFrom(...feeTypes), { nil: undefined }),
    });
    fc.assert(
      fc.property(held, wanted, (before, leaving) => {
        const { taken, left } = takeOldest(before, leaving);
        expect(compare(add(totalOf(taken), totalOf(left)), totalOf(before))).toBe(0);
        for (const { units } of [...taken, ...left]) expect([isNegative(units), isZero(units)]).toEqual([false, false]);
        const open = before.filter(({ feeType }) => (leaving.feeType ?? feeType) === feeType);
        const most = compare(leaving.units, zero) < 0 ? zero : leaving.units;
        const expected = compare(most, totalOf(open)) < 0 ? most : totalOf(open);
        expect(compare(totalOf(taken), expected)).toBe(0);
      }),
    );
  });

  it('[TRADE-111, TRADE-126] units that leave are the same whether they leave at once or in two', () => {
    fc.assert(
      fc.property(held, positives, positives, (before, one, other) => {
        const once = takeOldest(before, { units: add(one, other) });
        const first = takeOldest(before, { units: one });
        const second = takeOldest(first.left, { units: other });
        expect(texts(second.left)).toEqual(texts(once.left));
        expect(compare(totalOf([...first.taken, ...second.taken]), totalOf(once.taken))).toBe(0);
      }),
    );
  });

  it('[R24, TRADE-96] never leave less than no units, whatever came and went', () => {
    const moves = fc.array(
      fc.tuple(lots, fc.constantFrom('buy' as const, 'sell' as const)).map(([lot, kind]) => ({ ...lot, kind })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(moves, (all) => {
        const left = lotsLeft(all);
        for (const { units } of left) expect(isNegative(units)).toBe(false);
        const bought = totalOf(all.filter(({ kind }) => kind === 'buy'));
        expect(compare(totalOf(left), bought)).not.toBe(1);
        expect(lotsLeft(left.map((lot) => ({ ...lot, kind: 'buy' as const })))).toEqual(left);
      }),
    );
  });
});
