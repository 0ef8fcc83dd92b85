import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownChanges, shownPercentChange } from '../../../domain/holdings/figures/shown-change';
import { negate } from '../../../domain/money/decimal';
import { decimals } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const places = fc.nat({ max: 8 });
const figures = fc.option(decimals, { nil: undefined });
const isZeroText = (text: string): boolean => !/[1-9]/.test(text);

describe('a change as it is shown', () => {
  it('[HOLD-08, OPEN-65] a change as it is shown is neither a gain nor a loss where it rounds to zero, and is one where it does not', () => {
    expect(shownChanges({ profit: decimal('0.4'), precision: 0 }).profit).toEqual({ text: '0', isLoss: undefined });
    expect(shownChanges({ profit: decimal('-0.4'), precision: 0 }).profit).toEqual({ text: '0', isLoss: undefined });
    expect(shownChanges({ profit: decimal('0.5'), precision: 0 }).profit).toEqual({ text: '1', isLoss: false });
    expect(shownPercentChange(decimal('0.004'))).toEqual({ text: '0.00%', isLoss: undefined });
    expect(shownPercentChange(decimal('-0.005'))).toEqual({ text: '-0.01%', isLoss: true });
    expect(shownPercentChange(undefined)).toEqual({ text: '', isLoss: undefined });
  });

  it('[HOLD-06, CONFLICT-48] takes its direction from what is shown beside it, not from what rounding took away', () => {
    const shown = shownChanges({ profit: decimal('-0.4'), returnPercent: decimal('0.05'), precision: 0 });
    expect(shown).toEqual({
      profit: { text: '0', isLoss: undefined },
      returnPercent: { text: '0.05%', isLoss: false },
    });
    const apart = shownChanges({ profit: decimal('12'), returnPercent: decimal('-0.5'), precision: 0 });
    expect([apart.profit.isLoss, apart.returnPercent.isLoss]).toEqual([true, true]);
  });

  it('[HOLD-06..08, OPEN-65] a change as it is shown has a direction exactly where its text has a figure above zero', () => {
    fc.assert(
      fc.property(figures, figures, places, places, (profit, returnPercent, precision, percentPrecision) => {
        const shown = shownChanges({ profit, returnPercent, precision, percentPrecision });
        for (const { text, isLoss } of [shown.profit, shown.returnPercent])
          expect(isLoss === undefined).toBe(isZeroText(text));
      }),
    );
  });

  it('[HOLD-06, HOLD-07, FMT-01] alone is a loss exactly where its text has a minus, and turns round with its sign', () => {
    fc.assert(
      fc.property(decimals, places, (profit, precision) => {
        const one = shownChanges({ profit, precision }).profit;
        expect(one.isLoss === true).toBe(one.text.startsWith('-'));
        const other = shownChanges({ profit: negate(profit), precision }).profit;
        expect(other.isLoss).toBe(one.isLoss === undefined ? undefined : !one.isLoss);
      }),
    );
  });
});
