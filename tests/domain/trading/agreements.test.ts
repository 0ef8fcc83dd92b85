import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeAgreements } from '../../../domain/trading/notes/agreement';
import { agreements } from '../../arbitraries/trading';

const lists = fc.array(fc.array(agreements, { maxLength: 6 }), { maxLength: 5 });

describe('the agreements of several orders', () => {
  it('[TRADE-55, TRADE-56, TRADE-57, SHAPE-13] the agreements of several orders are approved, each category once, ascending by its code', () => {
    const merged = mergeAgreements([
      [{ categoryCode: '9', approved: 'N' }, { categoryCode: '10' }],
      [],
      [
        { categoryCode: 'b', approved: 'Y' },
        { categoryCode: '9', approved: 'Y' },
        { categoryCode: 'A', approved: 'N' },
      ],
    ]);
    expect(merged).toEqual([
      { categoryCode: '10', approved: 'Y' },
      { categoryCode: '9', approved: 'Y' },
      { categoryCode: 'A', approved: 'Y' },
      { categoryCode: 'b', approved: 'Y' },
    ]);
    expect(mergeAgreements([])).toEqual([]);
  });

  it('[TRADE-56, TRADE-57, SHAPE-13] the agreements of several orders are the same however often and in whatever order they are merged', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const merged = mergeAgreements(all);
        expect(mergeAgreements([merged])).toEqual(merged);
        expect(mergeAgreements([...all, ...all])).toEqual(merged);
        expect(mergeAgreements([...all].reverse().map((list) => [...list].reverse()))).toEqual(merged);
        expect(mergeAgreements(all.map((list) => mergeAgreements([list])))).toEqual(merged);
      }),
    );
  });

  it('[TRADE-55, TRADE-56, TRADE-57] lose no category, add none, and rise', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const merged = mergeAgreements(all);
        const codes = merged.map(({ categoryCode }) => categoryCode);
        expect(new Set(codes)).toEqual(new Set(all.flat().map(({ categoryCode }) => categoryCode)));
        expect(codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') < code)).toBe(true);
        expect(merged.map(({ approved }) => approved)).toEqual(codes.map(() => 'Y'));
      }),
    );
  });
});
