import { describe, expect, it } from 'vitest';
import { needsCutScale } from '../../../domain/formatting/cut-scale';
import { decimal } from '../../builders/decimal';

describe('the scale of a chart', () => {
  it.each([
    [['100', '60', '120'], false],
    [['100', '61', '120'], true],
    [['100', '0'], false],
    [['-1.5', '2.25'], false],
    [['-2', '-1'], false],
    [[], false],
  ] as const)(
    '[PORT-46, FUND-14] the scale of %j is cut only where everything on it lies in its upper half: %s',
    (figures, isCut) => {
      expect(needsCutScale(figures.map(decimal))).toBe(isCut);
    },
  );
});
