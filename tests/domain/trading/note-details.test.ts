import { describe, expect, it } from 'vitest';
import { scaled, zero } from '../../../domain/money/decimal';
import { requiredFeeDisclosures, fundsAboveTolerance } from '../../../domain/trading/notes/note-details';
import { decimal } from '../../builders/decimal';

describe('what is told of the fees of orders', () => {
  it('[TRADE-81] tells of a fee on top where a purchase has one or none is stated, and of none where there is none', () => {
    expect(requiredFeeDisclosures([{ kind: 'buy', feeRate: decimal('0.6') }])).toEqual(['purchase-fee']);
    expect(requiredFeeDisclosures([{ kind: 'buy' }])).toEqual(['purchase-fee']);
    expect(requiredFeeDisclosures([{ kind: 'buy', feeRate: zero }])).toEqual(['no-purchase-fee']);
  });

  it('[TRADE-81] tells of no fee on top for a sale or a switch, and of several orders each once', () => {
    expect(requiredFeeDisclosures([{ kind: 'redemption' }])).toEqual(['redemption']);
    const fee = { kind: 'buy', feeRate: scaled(1n) } as const;
    expect(requiredFeeDisclosures([{ kind: 'switch' }, fee, { kind: 'redemption', feeRate: scaled(1n) }, fee])).toEqual(
      ['purchase-fee', 'redemption', 'switch'],
    );
  });
});

describe('the funds above what suits a client', () => {
  const fund = (code: string, risk: number | undefined) => ({ code, name: `Fund ${code}`, risk });

  it('[SUIT-24, SUIT-25, TRADE-108] the funds above what suits a client are named with their rating and the riskiest that would suit, each once', () => {
    const bought = [fund('A', 5), fund('B', 4), fund('A', 5), fund('C', undefined)];
    expect(fundsAboveTolerance(bought, 'medium')).toEqual([
      { code: 'A', name: 'Fund A', risk: 5, limit: 4 },
      { code: 'C', name: 'Fund C', risk: undefined, limit: 4 },
    ]);
  });

  it('[CONFLICT-24] the funds above what suits a client are all of them without a rating', () => {
    expect(fundsAboveTolerance([fund('A', 1)], undefined)).toEqual([{ code: 'A', name: 'Fund A', risk: 1, limit: 0 }]);
  });
});
