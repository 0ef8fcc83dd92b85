import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoss } from '../../../domain/holdings/figures/is-loss';
import { negate } from '../../../domain/money/decimal';
import { amounts } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const figures = (profit?: string, returnPercent?: string) => ({
  profit: profit === undefined ? undefined : decimal(profit),
  returnPercent: returnPercent === undefined ? undefined : decimal(returnPercent),
});

describe('the loss flag', () => {
  it.each([
    ['-1', '-1'],
    ['-1', undefined],
    [undefined, '-0.01'],
    ['-1', '0'],
    ['0', '-1'],
  ])('[HOLD-06] profit %s and return %s are a loss', (profit, rate) => {
    expect(isLoss(figures(profit, rate))).toBe(true);
  });

  it.each([
    ['1', '1'],
    ['1', undefined],
    [undefined, '0.01'],
    ['1', '0'],
    ['0', '1'],
  ])('[HOLD-07] profit %s and return %s are no loss', (profit, rate) => {
    expect(isLoss(figures(profit, rate))).toBe(false);
  });

  it.each([
    ['-1', '1'],
    ['1', '-1'],
  ])('[CONFLICT-48, HOLD-07] profit %s with return %s is a loss, since loss is tested first', (profit, rate) => {
    expect(isLoss(figures(profit, rate))).toBe(true);
  });

  it.each([
    [undefined, undefined],
    ['0', '0.00'],
    ['0', undefined],
    [undefined, '-0'],
  ])('[HOLD-08, OPEN-65] profit %s and return %s leave it undetermined', (profit, rate) => {
    expect(isLoss(figures(profit, rate))).toBeUndefined();
    expect(isLoss({})).toBeUndefined();
  });

  it('[HOLD-09] judges the figures in the fund currency by the same rule', () => {
    const holding = { fundBaseCcyProfit: decimal('-3'), fundBaseCcyReturnPercent: decimal('0') };
    expect(isLoss({ profit: holding.fundBaseCcyProfit, returnPercent: holding.fundBaseCcyReturnPercent })).toBe(true);
  });

  it('[HOLD-06, HOLD-07] turns round with the signs unless one is above and the other below zero', () => {
    fc.assert(
      fc.property(amounts, (profit) => {
        const flag = isLoss({ profit });
        const opposite = isLoss({ profit: negate(profit) });
        expect(opposite).toBe(flag === undefined ? undefined : !flag);
      }),
    );
  });
});
