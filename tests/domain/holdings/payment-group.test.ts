import { describe, expect, it } from 'vitest';
import { paymentGroup } from '../../../domain/holdings/payment-group';

describe('the payment group', () => {
  it.each(['ON_TWD', 'ON_ZZZ', 'ON_OFF_TWD'])('[HOLD-12] the payment group of %s is onshore', (code) => {
    expect(paymentGroup(code)).toBe('onshore');
  });
  it('[HOLD-13] the payment group of OF_TWD is offshore in TWD', () =>
    expect(paymentGroup('OF_TWD')).toBe('offshore-twd'));
  it('[HOLD-14] the payment group of OF_ZZZ is offshore in another currency', () =>
    expect(paymentGroup('OF_ZZZ')).toBe('offshore-foreign'));
  it.each(['OF_MA_ZZZ', 'OF_MA_TWD'])(
    '[HOLD-15, CONFLICT-26] the payment group of %s is the wealth account',
    (code) => {
      expect(paymentGroup(code)).toBe('wealth-account');
    },
  );
  it.each(['', 'ALL', 'TWD', 'on_twd', 'OF_', ' ON_TWD', 'OF_MA', 'OFF_TWD'])(
    '[HOLD-12, HOLD-13, HOLD-14, HOLD-15] the payment group of %j is unknown',
    (code) => {
      expect(paymentGroup(code)).toBe('unknown');
    },
  );
});
