import { describe, expect, it } from 'vitest';
import { parseCashAmount } from '../../../domain/cash-account/instructions/parse-cash-amount';
import { parseEntered } from '../../../domain/money/entered-figure';
import { isStatedFigure } from '../../../domain/money/largest-figure';

describe('the largest figure that a client can state', () => {
  it('[OPEN-58] the largest figure that a client can state is a thousand thousand million less one, whatever it is of', () => {
    expect(parseEntered('999999999999', 2).ok).toBe(true);
    expect(parseEntered('999999999999.01', 2)).toEqual({ ok: false, error: 'too-large' });
    expect(parseEntered(`1${'0'.repeat(29)}`, 2)).toEqual({ ok: false, error: 'too-large' });
  });

  it('[OPEN-58] the largest figure that a client can state is that of figures on the wire, which aren’t below zero either', () => {
    expect(['0', '999999999999', '999999999999.0001', '-1', '1e3', ''].map(isStatedFigure)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[VCA-02, OPEN-58] the largest figure that a client can state is that of a top-up and a withdrawal', () => {
    expect([parseCashAmount('999999999999'), parseCashAmount(`1${'0'.repeat(29)}`)].map(Boolean)).toEqual([
      true,
      false,
    ]);
  });
});
