import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maxComparedFunds,
  fundComparison,
  isCompared,
  minComparedFunds,
  toggleCompared,
  withoutRepeated,
} from '../../../domain/funds/finding/fund-comparison';

describe('the funds that are compared', () => {
  it('[FUND-24] the funds that are compared are each once, the first four, without what is no name of a fund', () => {
    expect([minComparedFunds, maxComparedFunds]).toEqual([2, 4]);
    expect(fundComparison(['A', ' ', 'B', 'A', '', 'x'.repeat(61), 'C', 'D', 'E'])).toEqual(['A', 'B', 'C', 'D']);
    expect(fundComparison(['x'.repeat(60)])).toEqual(['x'.repeat(60)]);
  });

  it('[FUND-24] the funds that are compared are found by either of their codes', () => {
    const fund = { code: 'HK0001', jfFundCode: 'JF01' };
    expect([['HK0001'], ['JF01'], ['HK0002']].map((ids) => isCompared(ids, fund))).toEqual([true, true, false]);
  });

  it('[FUND-24] take one fund more at its end, or lose it under either code', () => {
    const fund = { code: 'HK0001', jfFundCode: 'JF01' };
    expect(toggleCompared(['A'], fund)).toEqual(['A', 'JF01']);
    expect(toggleCompared(['A'], { code: 'HK0001' })).toEqual(['A', 'HK0001']);
    expect(toggleCompared(['HK0001', 'A', 'JF01'], fund)).toEqual(['A']);
    expect(toggleCompared(['A', 'B', 'C', 'D'], fund)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('[ENT-29, FUND-24] a fund that an earlier id names by its other code is compared once', () => {
    const funds = [{ code: 'HK0001', jfFundCode: 'JF01' }, { code: 'HK0002' }];
    expect(withoutRepeated(['JF01', 'HK0002', 'HK0001', 'X'], funds)).toEqual(['JF01', 'HK0002', 'X']);
  });

  it('[FUND-24] the funds that are compared are the same after a fund was added and taken away', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[A-Z]{1,4}$/), { maxLength: maxComparedFunds - 1 });
    fc.assert(
      fc.property(ids, (compared) => {
        const fund = { code: 'new1' };
        expect(toggleCompared(toggleCompared(compared, fund), fund)).toEqual(compared);
      }),
    );
  });
});
